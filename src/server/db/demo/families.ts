import type { DemoFamily } from './format.ts'
import { audio } from './products/audio.ts'
import { homeDecor } from './products/home-decor.ts'
import { homeTextiles } from './products/home-textiles.ts'
import { womenSweaters } from './products/women-sweaters.ts'

/** Every family of products, in the order of the menu. */
export const FAMILIES: readonly DemoFamily[] = [...womenSweaters, ...homeTextiles, ...homeDecor, ...audio]
