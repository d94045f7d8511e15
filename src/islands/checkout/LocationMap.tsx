import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import {
  toCoordinates,
  LABELS,
  MAP_HEIGHT,
  MAP_WIDTH,
  MOUNTAIN,
  toPositionOnMap,
  RAILWAY,
  ROADS,
  SELBE,
  SQUARE,
  TUUL
} from '#components/site/branches/map.ts'
import mapStyles from '#components/site/branches/map.css?inline'
import { adoptStyles } from '#islands/adopt-styles.ts'
import { loadClient } from '#stores/client.ts'
import styles from './location-map.css?inline'
import type { MapProps, MapTexts, Point } from './map-props.ts'
import type TileMap from './TileMap.tsx'

export interface FoundPlace {
  city: string
  district: string
  /** Empty where only the district is known. */
  quarter: string
}

interface Area {
  zipid: string
  name: string
  cat: string
}

interface Tiles {
  source: { url: string; attribution: string }
  TileMap: typeof TileMap
}

interface Props {
  texts: MapTexts
  onChoose: (place: FoundPlace) => void
  onClose: () => void
}

/** Step of the marker in units of the drawing: about 40 metres, or 400 with Shift. */
const STEP = 2
const KEYS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP]
}
const LOOK_UP_MS = 300

let hasStyles = false

/** A dialog with the shop's map, or the built-in one of Ulaanbaatar. The position of the marker is converted to an address. */
export default function LocationMap({ texts, onChoose, onClose }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [point, setPoint] = useState<Point>(() => toCoordinates(SQUARE.x, SQUARE.y))
  const [areas, setAreas] = useState<readonly Area[]>([])
  const [message, setMessage] = useState('')
  /** Until the marker moves; the look-up of its place may end after the refusal. */
  const [denied, setDenied] = useState(false)
  const [tiles, setTiles] = useState<Tiles | null>(null)

  useEffect(() => {
    if (!hasStyles) adoptStyles(mapStyles + styles)
    hasStyles = true
    dialog.current?.showModal()
    void loadTiles().then(setTiles, () => {})
  }, [])
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('[data-map]')?.focus()
  }, [tiles])
  useEffect(() => {
    let current = true
    const lookUp = async (): Promise<void> => {
      try {
        const query = { geo_shape: { location: { shape: { type: 'point', coordinates: [...point] }, relation: 'intersects' } } }
        const { hits } = await (await loadClient()).post('/maps/zipcode/_search', { body: { query } })
        const nearbyAreas = hits.hits.map(({ _source: source }) => toArea(source))
        if (!current) return
        setAreas(nearbyAreas)
        setMessage(nearbyAreas.some(({ cat }) => cat === 'district') ? '' : texts.picker_nowhere)
      } catch {
        if (current) setMessage(texts.picker_failed)
      }
    }
    const timer = setTimeout(() => void lookUp(), LOOK_UP_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [point])

  const moveTo = (to: Point): void => {
    setDenied(false)
    setPoint(to)
  }
  const locate = (): void =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => moveTo([coords.longitude, coords.latitude]),
      () => setDenied(true),
      { enableHighAccuracy: true, timeout: 10_000 }
    )
  const codeOf = (cat: string): string => areas.find(area => area.cat === cat)?.zipid ?? ''
  const place = { city: codeOf('city'), district: codeOf('district'), quarter: codeOf('quarter') }
  const text = areas.map(({ name }) => name).join(', ')

  return (
    <dialog className="location-dialog" ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className="stack stack-tight">
        <h2 className="heading-3" id={`${id}-title`}>
          {texts.picker_title}
        </h2>
        <p className="text-small muted" id={`${id}-help`}>
          {texts.picker_help}
        </p>
        {tiles ? (
          <tiles.TileMap {...tiles.source} texts={texts} describedBy={`${id}-help ${id}-place`} point={point} onPoint={moveTo} />
        ) : (
          <DrawnMap texts={texts} describedBy={`${id}-help ${id}-place`} point={point} onPoint={moveTo} />
        )}
        <output className="text-small bold" id={`${id}-place`}>
          {denied ? texts.picker_denied : message || text}
        </output>
        <p className="text-tiny faint">{tiles ? texts.picker_note : `${texts.picker_note} ${texts.picker_sketch}`}</p>
        <div className="row row-wrap">
          <button type="button" className="button button-primary button-small" disabled={!place.district} onClick={() => onChoose(place)}>
            {texts.picker_use}
          </button>
          <button type="button" className="button button-secondary button-small" onClick={locate}>
            {texts.picker_here}
          </button>
          <button type="button" className="button button-secondary button-small" onClick={() => dialog.current?.close()}>
            {texts.picker_close}
          </button>
        </div>
      </div>
    </dialog>
  )
}

/** The configured map of the shop, with its script; null where there is none. */
async function loadTiles(): Promise<Tiles | null> {
  const source = await (await loadClient()).get('/api/v2/maps/tiles')
  return source && { source, TileMap: (await import('./TileMap.tsx')).default }
}

/** The built-in map of central Ulaanbaatar. */
function DrawnMap({ texts, describedBy, point, onPoint }: MapProps) {
  const marker = toPositionOnMap(...point)
  const moveTo = (x: number, y: number): void =>
    onPoint(toCoordinates(Math.min(Math.max(x, 1), MAP_WIDTH - 1), Math.min(Math.max(y, 1), MAP_HEIGHT - 1)))
  const press = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    moveTo(((event.clientX - box.left) / box.width) * MAP_WIDTH, ((event.clientY - box.top) / box.height) * MAP_HEIGHT)
  }
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const direction = KEYS[event.key]
    if (!direction) return
    event.preventDefault()
    const from = marker ?? SQUARE
    const times = event.shiftKey ? 10 : 1
    moveTo(from.x + direction[0] * times, from.y + direction[1] * times)
  }
  return (
    <button
      type="button"
      className="city-map"
      data-map
      aria-label={texts.picker_map}
      aria-describedby={describedBy}
      onPointerDown={press}
      onKeyDown={step}
    >
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true">
        <path className="hill" d={MOUNTAIN} />
        <path className="hill hill-inner" d={MOUNTAIN} transform="translate(0 12)" />
        <path className="water" d={TUUL} />
        <path className="water water-small" d={SELBE} />
        {ROADS.map(d => (
          <path key={d} className="road" d={d} />
        ))}
        <path className="railway" d={RAILWAY} />
        <rect className="square" x={SQUARE.x - 9} y={SQUARE.y - 12} width="18" height="22" rx="2" />
        {LABELS.map(({ key, x, y, tone }) => (
          <text key={key} className={tone} x={x} y={y}>
            {Reflect.get(texts, key)}
          </text>
        ))}
        {marker && <circle className="pin location-marker" cx={marker.x} cy={marker.y} r="12" />}
      </svg>
    </button>
  )
}

function toArea(source: Record<string, unknown>): Area {
  return { zipid: String(source['zipid']), name: String(source['name']), cat: String(source['cat']) }
}
