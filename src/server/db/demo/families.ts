import type { DemoFamily } from './format.ts'
import { womenSweaters } from './products/women-sweaters.ts'

/** Every family of products, in the order of the menu. */
export const FAMILIES: readonly DemoFamily[] = [...womenSweaters]
