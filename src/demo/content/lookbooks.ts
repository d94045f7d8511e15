import type { DemoLookbook } from './entry.ts'
import { byTheLake } from './lookbooks/by-the-lake.ts'
import { eightDyes } from './lookbooks/eight-dyes.ts'
import { firstBell } from './lookbooks/first-bell.ts'
import { sixCorners } from './lookbooks/six-corners.ts'
import { theWhiteMonth } from './lookbooks/the-white-month.ts'
import { threeDaysOfWinter } from './lookbooks/three-days-of-winter.ts'

/** The newest first. */
export const demoLookbooks: readonly DemoLookbook[] = [threeDaysOfWinter, eightDyes, byTheLake, sixCorners, theWhiteMonth, firstBell]
