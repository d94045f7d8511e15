/** Bounds of the drawn map of Mongolia, in degrees. */
const WEST = 87.4
const EAST = 120.3
const NORTH = 52.5
const SOUTH = 41.2
/** Ratio of a degree of longitude to a degree of latitude. */
const LONGITUDE_RATIO = Math.cos((46.9 * Math.PI) / 180)

export const COUNTRY_WIDTH = 800
export const COUNTRY_HEIGHT = Math.round((COUNTRY_WIDTH * (NORTH - SOUTH)) / ((EAST - WEST) * LONGITUDE_RATIO))

/** The position on the map; places outside of it are on its edge. */
export function toPositionInCountry(longitude: number, latitude: number): { x: number; y: number } {
  const part = (value: number): number => Math.min(1, Math.max(0, value))
  return {
    x: Math.round(part((longitude - WEST) / (EAST - WEST)) * COUNTRY_WIDTH),
    y: Math.round(part((NORTH - latitude) / (NORTH - SOUTH)) * COUNTRY_HEIGHT)
  }
}

/** The border of Mongolia in steps from point to point. Source: Natural Earth 1:50m, public domain, simplified. */
export const OUTLINE =
  'M712 95l-22 47l1 9l-7 4l2 9l7 7l8-6l14-1l13 9l10-13l18 0l29 30l4 18l-13 1l-11-5l-26 9l-10-2l-1 8l-19 2l-9 21l-13 9l-27 2l-23 23l-40-12l-13 25l13 24l-24 14l-14 19l-22 12l-66 5l-44 25l-11-2l0-8l-20 4l-40-15l-13-13l-36-5l-13 4l-56-7l-20 2l-20-44l-5-2l2-10l-18-2l-28-21l-65-9l-5-11l9-19l1-19l-17-39l-8-8l-7 2l-5-7l-11 2l-11-7l-3-8l-14-6l3-5l-8-6l11-20l24-2l1-5l12-3l-1-7l43-19l8-8l10-1l5-6l7 7l6-4l5 7l28 1l9 19l21 5l13-4l32 9l17-10l5-9l1-9l-12-16l3-11l24-30l24 14l53 13l5 29l24 13l21 2l29-12l32 5l13 12l19 2l-1 10l15 12l53 7l15-8l35-5l37-28l11 2l15 12l21-5z'

/** Large lakes as rough ellipses: longitude, latitude, and half their width and height in units of the drawing. */
export const LAKES = [
  { ...toPositionInCountry(100.45, 51.05), rx: 5, ry: 22, turn: 8 },
  { ...toPositionInCountry(92.75, 50.33), rx: 11, ry: 10, turn: 0 },
  { ...toPositionInCountry(93.3, 49.2), rx: 11, ry: 6, turn: 0 },
  { ...toPositionInCountry(92.2, 48.05), rx: 6, ry: 10, turn: 0 },
  { ...toPositionInCountry(117.6, 47.85), rx: 5, ry: 4, turn: 0 }
] as const
