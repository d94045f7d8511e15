import type { DemoMedia } from './entry.ts'
import { campUnpacked } from './media/a-camp-unpacked.ts'
import { aCornerOfBlue } from './media/a-corner-of-blue.ts'
import { steppeMorning } from './media/a-morning-on-the-steppe.ts'
import { sailOnKhuvsgul } from './media/a-sail-on-khuvsgul.ts'
import { seatOnAHorse } from './media/a-seat-on-a-horse.ts'
import { aTableInFiveParts } from './media/a-table-in-five-parts.ts'
import { facesOfAHerd } from './media/faces-of-a-herd.ts'
import { camelCaravan } from './media/four-camels-one-rope.ts'
import { naadamFinish } from './media/four-seconds-of-naadam.ts'
import { housesInSnow } from './media/houses-in-snow.ts'
import { nightOverOneGer } from './media/night-over-one-ger.ts'
import { onOneRail } from './media/on-one-rail.ts'
import { onRockers } from './media/on-rockers.ts'
import { sevenHats } from './media/seven-hats-for-seven-degrees.ts'
import { smokeOverAGer } from './media/smoke-over-a-ger.ts'
import { snowOverTheCity } from './media/snow-over-the-city.ts'
import { patternGoesRound } from './media/the-pattern-goes-round.ts'
import { threeRiders } from './media/three-riders.ts'
import { waterAndItsEdge } from './media/water-and-its-edge.ts'
import { threeBowls } from './media/what-a-bowl-is-for.ts'

/** The newest first. */
export const demoMedia: readonly DemoMedia[] = [
  steppeMorning,
  facesOfAHerd,
  camelCaravan,
  snowOverTheCity,
  aCornerOfBlue,
  sevenHats,
  waterAndItsEdge,
  naadamFinish,
  patternGoesRound,
  aTableInFiveParts,
  smokeOverAGer,
  nightOverOneGer,
  onOneRail,
  threeBowls,
  sailOnKhuvsgul,
  housesInSnow,
  campUnpacked,
  onRockers,
  seatOnAHorse,
  threeRiders
]
