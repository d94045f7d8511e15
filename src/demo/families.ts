import type { DemoFamily } from './format.ts'
import { aaruul } from './products/aaruul.ts'
import { armchairs } from './products/armchairs.ts'
import { backpacks } from './products/backpacks.ts'
import { bags } from './products/bags.ts'
import { beanies } from './products/beanies.ts'
import { bicycles } from './products/bicycles.ts'
import { blocks } from './products/blocks.ts'
import { books } from './products/books.ts'
import { cameras } from './products/cameras.ts'
import { candles } from './products/candles.ts'
import { chairs } from './products/chairs.ts'
import { coffeeMakers } from './products/coffee-makers.ts'
import { creams } from './products/creams.ts'
import { cushions } from './products/cushions.ts'
import { dresses } from './products/dresses.ts'
import { furHats } from './products/fur-hats.ts'
import { gameControllers } from './products/game-controllers.ts'
import { giftCards } from './products/gift-cards.ts'
import { headphones } from './products/headphones.ts'
import { honey } from './products/honey.ts'
import { horseheadFiddles } from './products/horsehead-fiddles.ts'
import { jams } from './products/jams.ts'
import { juices } from './products/juices.ts'
import { kettles } from './products/kettles.ts'
import { kidsDeels } from './products/kids-deels.ts'
import { kidsKnitwear } from './products/kids-knitwear.ts'
import { lamps } from './products/lamps.ts'
import { laptops } from './products/laptops.ts'
import { menCardigans } from './products/men-cardigans.ts'
import { menCoats } from './products/men-coats.ts'
import { menDeels } from './products/men-deels.ts'
import { menSweaters } from './products/men-sweaters.ts'
import { menTrousers } from './products/men-trousers.ts'
import { mittens } from './products/mittens.ts'
import { mongolianBoots } from './products/mongolian-boots.ts'
import { perfumes } from './products/perfumes.ts'
import { phones } from './products/phones.ts'
import { pots } from './products/pots.ts'
import { refrigerators } from './products/refrigerators.ts'
import { rings } from './products/rings.ts'
import { rockingHorses } from './products/rocking-horses.ts'
import { rugs } from './products/rugs.ts'
import { saddles } from './products/saddles.ts'
import { scarves } from './products/scarves.ts'
import { shagai } from './products/shagai.ts'
import { silverBowls } from './products/silver-bowls.ts'
import { skis } from './products/skis.ts'
import { slippers } from './products/slippers.ts'
import { sneakers } from './products/sneakers.ts'
import { soaps } from './products/soaps.ts'
import { socks } from './products/socks.ts'
import { speakers } from './products/speakers.ts'
import { sunglasses } from './products/sunglasses.ts'
import { tea } from './products/tea.ts'
import { teaSets } from './products/tea-sets.ts'
import { televisions } from './products/televisions.ts'
import { tents } from './products/tents.ts'
import { thermoses } from './products/thermoses.ts'
import { throws } from './products/throws.ts'
import { vacuumCleaners } from './products/vacuum-cleaners.ts'
import { vases } from './products/vases.ts'
import { washingMachines } from './products/washing-machines.ts'
import { watches } from './products/watches.ts'
import { winterBoots } from './products/winter-boots.ts'
import { womenCardigans } from './products/women-cardigans.ts'
import { womenCoats } from './products/women-coats.ts'
import { womenDeels } from './products/women-deels.ts'
import { womenSweaters } from './products/women-sweaters.ts'
import { womenTrousers } from './products/women-trousers.ts'

/** Every family of products, in the order of the menu. */
export const FAMILIES: readonly DemoFamily[] = [
  womenSweaters,
  womenCardigans,
  scarves,
  beanies,
  mittens,
  socks,
  womenCoats,
  dresses,
  womenTrousers,
  menSweaters,
  menCardigans,
  menCoats,
  menTrousers,
  furHats,
  womenDeels,
  menDeels,
  kidsDeels,
  mongolianBoots,
  winterBoots,
  slippers,
  sneakers,
  bags,
  rings,
  watches,
  sunglasses,
  backpacks,
  kidsKnitwear,
  rockingHorses,
  shagai,
  blocks,
  horseheadFiddles,
  books,
  giftCards,
  armchairs,
  chairs,
  rugs,
  throws,
  cushions,
  lamps,
  candles,
  vases,
  teaSets,
  silverBowls,
  pots,
  kettles,
  coffeeMakers,
  refrigerators,
  washingMachines,
  vacuumCleaners,
  phones,
  laptops,
  cameras,
  televisions,
  gameControllers,
  headphones,
  speakers,
  tents,
  thermoses,
  skis,
  saddles,
  bicycles,
  creams,
  soaps,
  perfumes,
  aaruul,
  honey,
  jams,
  juices,
  tea
]
