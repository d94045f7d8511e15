import { blueSky } from './blue-sky.ts'
import { camelWool } from './camel-wool.ts'
import type { DemoText } from './entry.ts'
import { feltDay } from './felt-day.ts'
import { gerParts } from './ger-parts.ts'
import { khuvsgulIce } from './khuvsgul-ice.ts'
import { milkTeaTable } from './milk-tea-table.ts'
import { minus28 } from './minus-28.ts'
import { naadamKhuushuur } from './naadam-khuushuur.ts'
import { offGrid } from './off-grid.ts'
import { oneSweater } from './one-sweater.ts'
import { smallFlat } from './small-flat.ts'
import { winterWardrobe } from './winter-wardrobe.ts'

/** The newest first. */
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
  blueSky
]
