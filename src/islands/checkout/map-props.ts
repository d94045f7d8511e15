export type MapTexts = Record<
  | 'picker_title'
  | 'picker_help'
  | 'picker_map'
  | 'picker_here'
  | 'picker_use'
  | 'picker_close'
  | 'picker_denied'
  | 'picker_nowhere'
  | 'picker_failed'
  | 'picker_note'
  | 'picker_sketch'
  | 'picker_zoom_in'
  | 'picker_zoom_out'
  | 'map_tuul'
  | 'map_mountain'
  | 'map_avenue'
  | 'map_square',
  string
>

/** Longitude and latitude, also outside of the map. */
export type Point = readonly [longitude: number, latitude: number]

export interface MapProps {
  texts: MapTexts
  describedBy: string
  point: Point
  onPoint: (point: Point) => void
}
