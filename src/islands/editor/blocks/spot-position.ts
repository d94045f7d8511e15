import type { StoredHotspot } from '#domain/document.ts'

/** A hundredth of a picture by a press of an arrow key, five with Shift. */
const STEP = 1
const LEAP = 5

/** Percent with one place behind the point, inside the picture. */
export function inside(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10
}

/** Where a spot goes by a key; null for a key that moves nothing. */
export function moved(spot: StoredHotspot, key: string, isLeap: boolean): StoredHotspot | null {
  const by = isLeap ? LEAP : STEP
  const way = { ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, -by], ArrowDown: [0, by] }[key]
  return way ? { ...spot, x: inside(spot.x + (way[0] ?? 0)), y: inside(spot.y + (way[1] ?? 0)) } : null
}
