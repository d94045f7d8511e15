import type { DemoFamily } from './format.ts'
import { accessories } from './products/accessories.ts'
import { audio } from './products/audio.ts'
import { beauty } from './products/beauty.ts'
import { clothingMen } from './products/clothing-men.ts'
import { clothingWomen } from './products/clothing-women.ts'
import { deels } from './products/deels.ts'
import { food } from './products/food.ts'
import { homeAppliances } from './products/home-appliances.ts'
import { homeDecor } from './products/home-decor.ts'
import { homeFurniture } from './products/home-furniture.ts'
import { homeKitchen } from './products/home-kitchen.ts'
import { homeTextiles } from './products/home-textiles.ts'
import { kidsCulture } from './products/kids-culture.ts'
import { shoes } from './products/shoes.ts'
import { tech } from './products/tech.ts'
import { travel } from './products/travel.ts'
import { womenKnitwear } from './products/women-knitwear.ts'
import { womenSweaters } from './products/women-sweaters.ts'

/** Every family of products, in the order of the menu. */
export const FAMILIES: readonly DemoFamily[] = [
  ...womenSweaters,
  ...womenKnitwear,
  ...clothingWomen,
  ...clothingMen,
  ...deels,
  ...shoes,
  ...accessories,
  ...kidsCulture,
  ...homeFurniture,
  ...homeTextiles,
  ...homeDecor,
  ...homeKitchen,
  ...homeAppliances,
  ...tech,
  ...audio,
  ...travel,
  ...beauty,
  ...food
]
