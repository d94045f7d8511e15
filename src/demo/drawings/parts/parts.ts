import { drawMittens, drawScarf, drawSocks } from './accessories.ts'
import { drawCoffeeMaker, drawKettle } from './appliances.ts'
import { drawBackpack, drawHandbag } from './bags.ts'
import { drawCream, drawPerfume, drawSoap } from './beauty.ts'
import { drawBicycle } from './bicycles.ts'
import { drawBoots, drawMongolianBoots } from './boots.ts'
import { drawDress, drawTrousers } from './dresses.ts'
import { drawArmchair, drawChair } from './furniture.ts'
import { drawBeanie, drawFurHat } from './hats.ts'
import { drawFiddle } from './fiddles.ts'
import { drawFridge, drawVacuum, drawWashingMachine } from './household.ts'
import { drawBowl, drawPot, drawTeaSet } from './kitchen.ts'
import { drawCardigan, drawSweater } from './knitwear.ts'
import { drawCoat, drawDeel } from './outerwear.ts'
import { drawSkis, drawTent, drawThermos } from './outdoors.ts'
import { drawBottle, drawDairy, drawJar, drawTea } from './pantry.ts'
import { drawBook, drawGiftCard } from './printed.ts'
import type { Drawing } from './product.ts'
import { drawCandle, drawLamp, drawVase } from './rooms.ts'
import { drawSaddle } from './saddles.ts'
import { drawSlippers, drawSneakers } from './shoes.ts'
import { drawGamepad, drawHeadphones, drawSpeaker } from './sound.ts'
import { drawCamera, drawLaptop, drawPhone } from './tech.ts'
import { drawTelevision } from './television.ts'
import { drawCushion, drawRug, drawThrow } from './textiles.ts'
import { drawBlocks, drawShagai, drawToyHorse } from './toys.ts'
import { drawRing, drawSunglasses, drawWatch } from './worn.ts'

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
  ring: drawRing,
  'ankle-boots': drawBoots,
  'leather-boots': drawMongolianBoots,
  'felt-slippers': drawSlippers,
  sneakers: drawSneakers,
  handbag: drawHandbag,
  backpack: drawBackpack,
  sunglasses: drawSunglasses,
  watch: drawWatch,
  armchair: drawArmchair,
  chair: drawChair,
  'felt-rug': drawRug,
  throw: drawThrow,
  cushion: drawCushion,
  'ger-lamp': drawLamp,
  candle: drawCandle,
  vase: drawVase,
  'tea-set': drawTeaSet,
  'airag-bowl': drawBowl,
  'cast-pot': drawPot,
  kettle: drawKettle,
  'coffee-maker': drawCoffeeMaker,
  fridge: drawFridge,
  'washing-machine': drawWashingMachine,
  vacuum: drawVacuum,
  phone: drawPhone,
  laptop: drawLaptop,
  camera: drawCamera,
  tv: drawTelevision,
  gamepad: drawGamepad,
  headphones: drawHeadphones,
  speaker: drawSpeaker,
  cream: drawCream,
  soap: drawSoap,
  perfume: drawPerfume,
  aaruul: drawDairy,
  honey: drawJar,
  'sea-buckthorn': drawBottle,
  'milk-tea': drawTea,
  'toy-horse': drawToyHorse,
  shagai: drawShagai,
  blocks: drawBlocks,
  'morin-khuur': drawFiddle,
  book: drawBook,
  'gift-card': drawGiftCard,
  tent: drawTent,
  thermos: drawThermos,
  skis: drawSkis,
  saddle: drawSaddle,
  bicycle: drawBicycle
}
