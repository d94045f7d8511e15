import { type Framing, MIN_CROP_PERCENT, toFraming } from '#domain/framing.ts'

/** What can be moved: the whole crop, one of its corners, or the focal point. */
export type FramingPart = 'crop' | 'focus' | 'nw' | 'ne' | 'sw' | 'se'

export const CORNERS = [
  { part: 'nw', horizontal: 'left', vertical: 'top' },
  { part: 'ne', horizontal: 'right', vertical: 'top' },
  { part: 'sw', horizontal: 'left', vertical: 'bottom' },
  { part: 'se', horizontal: 'right', vertical: 'bottom' }
] as const

/** Percent per press of an arrow key; the large step is for Shift. */
const STEP = 1
const LARGE_STEP = 5

/** The step of an arrow key in percent; null for other keys. */
export function toStep(key: string, isLarge: boolean): [number, number] | null {
  const step = isLarge ? LARGE_STEP : STEP
  const direction = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[key]
  return direction ? [direction[0] ?? 0, direction[1] ?? 0] : null
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The framing after one part was moved by a distance in percent. A moved corner leaves the opposite one in its place. */
export function moveFraming({ crop, focus }: Framing, part: FramingPart, dx: number, dy: number): Framing {
  if (part === 'focus') return toFraming({ crop, focus: { x: focus.x + dx, y: focus.y + dy } })
  if (part === 'crop') {
    const x = clamp(crop.x + dx, 0, 100 - crop.width)
    const y = clamp(crop.y + dy, 0, 100 - crop.height)
    return toFraming({ crop: { ...crop, x, y }, focus: { x: focus.x + x - crop.x, y: focus.y + y - crop.y } })
  }
  const right = crop.x + crop.width
  const bottom = crop.y + crop.height
  const left = part.endsWith('w') ? clamp(crop.x + dx, 0, right - MIN_CROP_PERCENT) : crop.x
  const top = part.startsWith('n') ? clamp(crop.y + dy, 0, bottom - MIN_CROP_PERCENT) : crop.y
  const newRight = part.endsWith('e') ? clamp(right + dx, left + MIN_CROP_PERCENT, 100) : right
  const newBottom = part.startsWith('s') ? clamp(bottom + dy, top + MIN_CROP_PERCENT, 100) : bottom
  return toFraming({ crop: { x: left, y: top, width: newRight - left, height: newBottom - top }, focus })
}
