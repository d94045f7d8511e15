import leaflet from 'leaflet'
import leafletStyles from 'leaflet/dist/leaflet.css?inline'
import { useEffect, useRef } from 'react'
import { adoptStyles } from '#islands/adopt-styles.ts'
import type { MapProps } from './map-props.ts'

interface Props extends MapProps {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  url: string
  attribution: string
}

/** Step of the marker: about 40 metres, or 400 with Shift. */
const STEP = { longitude: 0.00054, latitude: 0.00036 }
const KEYS: Record<string, readonly [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1]
}
const ZOOM = 14

let hasStyles = false

/** A map of tiles from the shop's own tile server. */
export default function TileMap({ texts, describedBy, point, onPoint, url, attribution }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<{ map: leaflet.Map; marker: leaflet.CircleMarker } | null>(null)

  useEffect(() => {
    if (!box.current) return () => {}
    if (!hasStyles) adoptStyles(leafletStyles)
    hasStyles = true
    const [longitude, latitude] = point
    const map = leaflet
      .map(box.current, { keyboard: false, attributionControl: false, zoomControl: false })
      .setView([latitude, longitude], ZOOM)
    leaflet.control.zoom({ zoomInTitle: texts.picker_zoom_in, zoomOutTitle: texts.picker_zoom_out }).addTo(map)
    leaflet.tileLayer(url, { maxZoom: 19 }).addTo(map)
    const marker = leaflet.circleMarker([latitude, longitude], { radius: 10, className: 'tile-marker' }).addTo(map)
    map.on('click', ({ latlng }) => onPoint([latlng.lng, latlng.lat]))
    map.on('keydown', ({ originalEvent: event }) => {
      const direction = KEYS[event.key]
      if (!direction) return
      event.preventDefault()
      const times = event.shiftKey ? 10 : 1
      const { lng, lat } = marker.getLatLng()
      onPoint([lng + direction[0] * STEP.longitude * times, lat + direction[1] * STEP.latitude * times])
    })
    box.current.tabIndex = 0
    shown.current = { map, marker }
    return () => {
      map.remove()
    }
  }, [])
  useEffect(() => {
    const [longitude, latitude] = point
    shown.current?.marker.setLatLng([latitude, longitude])
    if (!shown.current?.map.getBounds().contains([latitude, longitude])) shown.current?.map.panTo([latitude, longitude])
  }, [point])

  return (
    <div>
      <div className="tile-map" ref={box} data-map role="application" aria-label={texts.picker_map} aria-describedby={describedBy} />
      {attribution && <p className="text-tiny faint">{attribution}</p>}
    </div>
  )
}
