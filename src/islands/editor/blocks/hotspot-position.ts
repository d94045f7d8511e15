import type { StoredHotspot } from '#domain/document.ts'

/** Percent per press of an arrow key; the large step is for Shift. */
const STEP = 1
const LARGE_STEP = 5

/** Limited to the picture, with one decimal. */
export function toPercent(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10
}

/** The hotspot after a key press; null for other keys. */
export function moveByKey(spot: StoredHotspot, key: string, isLargeStep: boolean): StoredHotspot | null {
  const distance = isLargeStep ? LARGE_STEP : STEP
  const direction = { ArrowLeft: [-distance, 0], ArrowRight: [distance, 0], ArrowUp: [0, -distance], ArrowDown: [0, distance] }[key]
  return direction ? { ...spot, x: toPercent(spot.x + (direction[0] ?? 0)), y: toPercent(spot.y + (direction[1] ?? 0)) } : null
}
