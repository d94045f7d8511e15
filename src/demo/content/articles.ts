import { blueSky } from './blue-sky.ts'
import { boilTheWater } from './boil-the-water.ts'
import { buuzForFifty } from './buuz-for-fifty.ts'
import { buyingCashmere } from './buying-cashmere.ts'
import { camelWool } from './camel-wool.ts'
import { coldBatteries } from './cold-batteries.ts'
import { decemberLamp } from './december-lamp.ts'
import { eightOrnaments } from './eight-ornaments.ts'
import type { DemoText } from './entry.ts'
import { feltDay } from './felt-day.ts'
import { firstHaircut } from './first-haircut.ts'
import { fourSides } from './four-sides.ts'
import { gerParts } from './ger-parts.ts'
import { gobiInOctober } from './gobi-in-october.ts'
import { horseheadFiddle } from './horsehead-fiddle.ts'
import { khuvsgulIce } from './khuvsgul-ice.ts'
import { milkTeaTable } from './milk-tea-table.ts'
import { minus28 } from './minus-28.ts'
import { naadamKhuushuur } from './naadam-khuushuur.ts'
import { nineNines } from './nine-nines.ts'
import { offGrid } from './off-grid.ts'
import { oneSweater } from './one-sweater.ts'
import { smallFlat } from './small-flat.ts'
import { tentAndWind } from './tent-and-wind.ts'
import { washingWool } from './washing-wool.ts'
import { whiteFoods } from './white-foods.ts'
import { whiteMonth } from './white-month.ts'
import { winterBalm } from './winter-balm.ts'
import { winterCycling } from './winter-cycling.ts'
import { winterWardrobe } from './winter-wardrobe.ts'
import { yakDown } from './yak-down.ts'

export const demoArticles: readonly DemoText[] = [
  oneSweater,
  milkTeaTable,
  minus28,
  khuvsgulIce,
  naadamKhuushuur,
  camelWool,
  winterWardrobe,
  smallFlat,
  gerParts,
  feltDay,
  offGrid,
  blueSky,
  nineNines,
  buyingCashmere,
  boilTheWater,
  decemberLamp,
  washingWool,
  winterBalm,
  whiteMonth,
  yakDown,
  winterCycling,
  eightOrnaments,
  coldBatteries,
  fourSides,
  gobiInOctober,
  buuzForFifty,
  whiteFoods,
  horseheadFiddle,
  tentAndWind,
  firstHaircut
]
