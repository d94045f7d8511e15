import { drawMittens, drawRing, drawScarf, drawSocks } from './accessories.ts'
import { drawDress, drawTrousers } from './dresses.ts'
import { drawBeanie, drawFurHat } from './hats.ts'
import { drawCardigan, drawSweater } from './knitwear.ts'
import { drawCoat, drawDeel } from './outerwear.ts'
import type { Drawing } from './product.ts'

/** Drawings that are cut for each product, by the kind that its pictures name. */
export const PARTS: Readonly<Record<string, Drawing>> = {
  'cashmere-sweater': drawSweater,
  cardigan: drawCardigan,
  'cashmere-coat': drawCoat,
  deel: drawDeel,
  dress: drawDress,
  trousers: drawTrousers,
  beanie: drawBeanie,
  mittens: drawMittens,
  socks: drawSocks,
  scarf: drawScarf,
  'fur-hat': drawFurHat,
  ring: drawRing
}
