import type { DemoText } from './entry.ts'
import { aBoxForOldPhones } from './news/a-box-for-old-phones.ts'
import { bookSwapWeek } from './news/book-swap-week.ts'
import { buckthornFromUvs } from './news/buckthorn-from-uvs.ts'
import { cashmereSeason } from './news/cashmere-season.ts'
import { couriersAtMinusThirty } from './news/couriers-at-minus-thirty.ts'
import { dairyInColdBoxes } from './news/dairy-in-cold-boxes.ts'
import { dustSeason } from './news/dust-season.ts'
import { mendingTable } from './news/mending-table.ts'
import { naadamHours } from './news/naadam-hours.ts'
import { oneMetreOfFelt } from './news/one-metre-of-felt.ts'
import { parcelLinkScam } from './news/parcel-link-scam.ts'
import { schoolBagsWeighed } from './news/school-bags-weighed.ts'
import { sixthBranch } from './news/sixth-branch.ts'
import { sizesMeasuredAgain } from './news/sizes-measured-again.ts'
import { zaisanReadingRoom } from './news/zaisan-reading-room.ts'

/** The newest first. */
export const demoNews: readonly DemoText[] = [
  parcelLinkScam,
  couriersAtMinusThirty,
  mendingTable,
  oneMetreOfFelt,
  zaisanReadingRoom,
  sizesMeasuredAgain,
  buckthornFromUvs,
  aBoxForOldPhones,
  bookSwapWeek,
  sixthBranch,
  dairyInColdBoxes,
  schoolBagsWeighed,
  naadamHours,
  cashmereSeason,
  dustSeason
]
