import type { DemoMedia } from './entry.ts'
import { aTableInFiveParts } from './media/a-table-in-five-parts.ts'
import { facesOfAHerd } from './media/faces-of-a-herd.ts'
import { nightOverOneGer } from './media/night-over-one-ger.ts'
import { waterAndItsEdge } from './media/water-and-its-edge.ts'

/** The newest first. */
export const demoMedia: readonly DemoMedia[] = [facesOfAHerd, waterAndItsEdge, aTableInFiveParts, nightOverOneGer]
