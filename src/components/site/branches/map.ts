import type { KeysOf } from '#i18n/text-keys.ts'

/** Bounds of the map: central Ulaanbaatar, in degrees. */
const WEST = 106.8
const EAST = 107.01
const NORTH = 47.943
const SOUTH = 47.869
/** Ratio of a degree of longitude to a degree of latitude. */
const LONGITUDE_RATIO = Math.cos((47.9 * Math.PI) / 180)

export const MAP_WIDTH = 800
export const MAP_HEIGHT = Math.round((MAP_WIDTH * (NORTH - SOUTH)) / ((EAST - WEST) * LONGITUDE_RATIO))

type Coordinates = readonly [longitude: number, latitude: number]

/** The position on the map, or null outside of it. */
export function toPositionOnMap(longitude: number, latitude: number): { x: number; y: number } | null {
  if (longitude <= WEST || longitude >= EAST || latitude <= SOUTH || latitude >= NORTH) return null
  return toMapPosition([longitude, latitude])
}

/** The coordinates of a position on the map. */
export function toCoordinates(x: number, y: number): readonly [longitude: number, latitude: number] {
  return [WEST + (x / MAP_WIDTH) * (EAST - WEST), NORTH - (y / MAP_HEIGHT) * (NORTH - SOUTH)]
}

function toMapPosition([longitude, latitude]: Coordinates): { x: number; y: number } {
  return {
    x: Math.round(((longitude - WEST) / (EAST - WEST)) * MAP_WIDTH),
    y: Math.round(((NORTH - latitude) / (NORTH - SOUTH)) * MAP_HEIGHT)
  }
}

function toPath(coordinates: readonly Coordinates[]): string {
  const points = coordinates.map(toMapPosition)
  const [first, ...rest] = points
  if (!first) return ''
  // A curve through the middle of each pair of points.
  const curves = rest.map((point, index) => {
    const before = points[index] ?? point
    return `Q${before.x} ${before.y} ${Math.round((before.x + point.x) / 2)} ${Math.round((before.y + point.y) / 2)}`
  })
  const last = points.at(-1) ?? first
  return `M${first.x} ${first.y}${curves.join('')}L${last.x} ${last.y}`
}

export const TUUL = toPath([
  [107.02, 47.9015],
  [106.985, 47.8985],
  [106.955, 47.8975],
  [106.93, 47.8965],
  [106.913, 47.8915],
  [106.885, 47.8865],
  [106.85, 47.883],
  [106.82, 47.8805],
  [106.795, 47.882]
])
export const SELBE = toPath([
  [106.932, 47.946],
  [106.93, 47.933],
  [106.927, 47.92],
  [106.9265, 47.91],
  [106.922, 47.901],
  [106.914, 47.8925]
])
export const RAILWAY = toPath([
  [106.795, 47.9065],
  [106.84, 47.908],
  [106.8838, 47.9088],
  [106.91, 47.9065],
  [106.94, 47.9045],
  [106.975, 47.9035],
  [107.015, 47.8985]
])
export const ROADS: readonly string[] = [
  // Peace Avenue, the two ring roads, Zaisan street, Ikh Mongol and Narny zam.
  toPath([
    [106.795, 47.914],
    [106.86, 47.9155],
    [106.9, 47.9165],
    [106.94, 47.9168],
    [106.975, 47.9155],
    [107.015, 47.9135]
  ]),
  toPath([
    [106.9075, 47.9165],
    [106.9085, 47.9245],
    [106.917, 47.9265],
    [106.928, 47.9255],
    [106.9285, 47.9168]
  ]),
  toPath([
    [106.8945, 47.9163],
    [106.8965, 47.928],
    [106.915, 47.9315],
    [106.938, 47.9285],
    [106.941, 47.9168]
  ]),
  toPath([
    [106.9195, 47.9168],
    [106.917, 47.907],
    [106.9135, 47.895],
    [106.9155, 47.8865],
    [106.9165, 47.88]
  ]),
  toPath([
    [106.86, 47.9115],
    [106.9, 47.911],
    [106.95, 47.9095],
    [106.985, 47.908]
  ])
]
export const MOUNTAIN = `${toPath([
  [106.795, 47.876],
  [106.83, 47.8735],
  [106.865, 47.8785],
  [106.9, 47.8805],
  [106.925, 47.8775],
  [106.955, 47.8845],
  [106.985, 47.8865],
  [107.015, 47.8895]
])}V${MAP_HEIGHT + 10}H-10Z`
export const SQUARE = toMapPosition([106.9176, 47.9189])

export const LABELS: readonly { key: KeysOf<'branches'>; x: number; y: number; tone: 'water' | 'hill' | 'road' }[] = [
  { key: 'map_tuul', ...toMapPosition([106.85, 47.8855]), tone: 'water' },
  { key: 'map_mountain', ...toMapPosition([106.868, 47.8725]), tone: 'hill' },
  { key: 'map_avenue', ...toMapPosition([106.815, 47.9163]), tone: 'road' },
  { key: 'map_square', ...toMapPosition([106.902, 47.9325]), tone: 'road' }
]
