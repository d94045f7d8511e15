import type { StoredHotspot } from '#domain/document.ts'
import { type Framing, fromCropPoint, toCropPoint } from '#domain/framing.ts'

/** Percent per press of an arrow key; the large step is for Shift. */
const STEP = 1
const LARGE_STEP = 5

/** The hotspot after a key press, inside the crop; null for other keys and outside the crop. */
export function moveByKey(spot: StoredHotspot, key: string, isLargeStep: boolean, framing: Framing): StoredHotspot | null {
  const distance = isLargeStep ? LARGE_STEP : STEP
  const direction = { ArrowLeft: [-distance, 0], ArrowRight: [distance, 0], ArrowUp: [0, -distance], ArrowDown: [0, distance] }[key]
  const point = toCropPoint(spot, framing)
  if (!direction || !point) return null
  return { ...spot, ...fromCropPoint({ x: point.x + (direction[0] ?? 0), y: point.y + (direction[1] ?? 0) }, framing) }
}
