import { isObject } from './refusal.ts'

type Ring = [number, number][]

/** Whether a GeoJSON polygon or multipolygon contains a point. */
export function hasPoint(shape: unknown, lon: number, lat: number): boolean {
  if (!isObject(shape)) return false
  const coordinates = shape['coordinates']
  if (!Array.isArray(coordinates)) return false
  const polygons = (String(shape['type']).toLowerCase() === 'multipolygon' ? coordinates : [coordinates]) as Ring[][]
  return polygons.some(
    ([outer, ...holes]) => outer !== undefined && isWithinRing(outer, lon, lat) && !holes.some(hole => isWithinRing(hole, lon, lat))
  )
}

function isWithinRing(ring: Ring, lon: number, lat: number): boolean {
  return ring.reduce((inside, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y]
    const crosses = y > lat !== nextY > lat && lon < ((nextX - x) * (lat - y)) / (nextY - y) + x
    return crosses ? !inside : inside
  }, false)
}
