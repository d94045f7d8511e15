import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cropRatio,
  type Framing,
  fromCropPoint,
  NO_FRAMING,
  toCropPoint,
  toFraming,
  toPixels,
  calculateVisibleArea
} from '#domain/framing.ts'
import { moveFraming } from '#islands/editor/move-framing.ts'

const percent = fc.double({ min: -50, max: 150, noNaN: true })
const framing: fc.Arbitrary<Framing> = fc.record({
  crop: fc.record({ x: percent, y: percent, width: percent, height: percent }),
  focus: fc.record({ x: percent, y: percent })
})
const size = fc.record({ width: fc.integer({ min: 40, max: 4000 }), height: fc.integer({ min: 40, max: 4000 }) })
const ratio = fc.constantFrom(8 / 5, 4 / 5, 2, 540 / 630, 1)
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.2

test('every frame shows an area of its ratio, inside the crop, with the focal point in it', () => {
  fc.assert(
    fc.property(framing, size, ratio, (typed, picture, frame) => {
      const { crop, focus } = toFraming(typed)
      const area = calculateVisibleArea({ crop, focus }, picture, frame)
      expect((area.width * picture.width) / (area.height * picture.height)).toBeCloseTo(frame, 6)
      expect(area.x).toBeGreaterThanOrEqual(crop.x - 1e-6)
      expect(area.x + area.width).toBeLessThanOrEqual(crop.x + crop.width + 1e-6)
      expect(area.y + area.height).toBeLessThanOrEqual(crop.y + crop.height + 1e-6)
      expect(focus.x >= area.x - 0.1 && focus.x <= area.x + area.width + 0.1).toBe(true)
      // As large as the crop permits.
      expect(isNear(area.width, crop.width) || isNear(area.height, crop.height)).toBe(true)
      const pixels = toPixels(area, picture)
      expect(pixels.left + pixels.width).toBeLessThanOrEqual(picture.width)
      expect(pixels.top + pixels.height).toBeLessThanOrEqual(picture.height)
      expect(Math.min(pixels.width, pixels.height)).toBeGreaterThanOrEqual(1)
    })
  )
})

test('a frame of the ratio of its crop shows exactly the crop, and points keep their place in the picture', () => {
  fc.assert(
    fc.property(framing, size, percent, percent, (typed, picture, x, y) => {
      const used = toFraming(typed)
      const area = calculateVisibleArea(used, picture, cropRatio(used, picture))
      for (const side of ['x', 'y', 'width', 'height'] as const) expect(area[side]).toBeCloseTo(used.crop[side], 6)
      const { crop } = used
      const isInside = x > crop.x + 0.1 && x < crop.x + crop.width - 0.1 && y > crop.y + 0.1 && y < crop.y + crop.height - 0.1
      const isOutside = x < crop.x - 0.1 || x > crop.x + crop.width + 0.1 || y < crop.y - 0.1 || y > crop.y + crop.height + 0.1
      const point = toCropPoint({ x, y }, used)
      if (isOutside) expect(point).toBe(null)
      if (!isInside) return
      const back = fromCropPoint(point ?? { x: -1, y: -1 }, used)
      expect(isNear(back.x, x) && isNear(back.y, y)).toBe(true)
    })
  )
})

test('the focal point decides what a narrow frame of a wide picture shows', () => {
  const area = calculateVisibleArea({ ...NO_FRAMING, focus: { x: 90, y: 50 } }, { width: 1600, height: 800 }, 1)
  expect(area).toEqual({ x: 50, y: 0, width: 50, height: 100 })
})

test('a moved corner leaves the opposite one, and the crop never leaves the picture', () => {
  const start = toFraming({ crop: { x: 20, y: 20, width: 60, height: 60 }, focus: { x: 50, y: 50 } })
  expect(moveFraming(start, 'nw', 10, -30).crop).toEqual({ x: 30, y: 0, width: 50, height: 80 })
  expect(moveFraming(start, 'se', -200, 5).crop).toEqual({ x: 20, y: 20, width: 10, height: 65 })
  expect(moveFraming(start, 'crop', 50, 0).crop).toEqual({ x: 40, y: 20, width: 60, height: 60 })
})
