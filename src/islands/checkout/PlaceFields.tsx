import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ADDRESS_FIELDS } from '#domain/checkout-fields.ts'
import type { Zone } from '#contract/site.ts'
import { loadClient } from '#stores/client.ts'
import { readDraftValues } from '#stores/form-draft.ts'
import { warn } from '#stores/notices.ts'
import { Icon } from '../ui/icons.tsx'
import { Field } from './Field.tsx'
import type LocationMap from './LocationMap.tsx'
import type { FoundPlace } from './LocationMap.tsx'
import type { MapTexts } from './map-props.ts'

export type PlaceTexts = MapTexts &
  Record<'city' | 'district' | 'quarter' | 'quarter_hint' | 'choose' | 'show' | 'details' | 'details_hint' | 'picker_open', string>

export interface Zones {
  cities: readonly Zone[]
  districts: readonly Zone[]
  quarters: readonly Zone[]
}

interface Props extends Zones {
  texts: PlaceTexts
  values: Record<string, string>
  errors: Record<string, string | undefined>
  /** Called with the codes of a place, once its district is known. */
  onPlace?: (place: { city: string; district: string }) => void
}

/** City, district, khoroo and details. Without JavaScript a button loads the next list; with it the lists follow the selection. */
export function PlaceFields({ texts, values, errors, cities, onPlace, ...initial }: Props) {
  const [districts, setDistricts] = useState(initial.districts)
  const [quarters, setQuarters] = useState(initial.quarters)
  /** The map while it is open. */
  const [Map, setMap] = useState<typeof LocationMap | null>(null)
  const city = useRef<HTMLSelectElement>(null)
  const district = useRef<HTMLSelectElement>(null)
  const quarter = useRef<HTMLInputElement>(null)
  /** The newest request of districts, while it is not answered. */
  const loading = useRef<{ city: string }>(null)

  const loadChildZones = async (code: string): Promise<Zone[]> => {
    if (!code) return []
    try {
      return await (await loadClient()).get('/api/v2/zones', { query: { parent: code } })
    } catch (error) {
      warn(error)
      return []
    }
  }
  const chooseCity = async (code: string): Promise<void> => {
    // The list may be focused while it is loaded, and React repeats a change that came before hydration: a second answer would undo
    // what has been selected in the list.
    if (loading.current?.city === code) return
    const request = (loading.current = { city: code })
    if (quarter.current) quarter.current.value = ''
    setQuarters([])
    setDistricts([])
    const childZones = await loadChildZones(code)
    // Arrow keys select several cities one after another; answers may arrive in another order.
    if (loading.current !== request) return
    loading.current = null
    setDistricts(childZones)
    if (district.current) district.current.value = ''
  }
  const loadQuarters = async (code: string): Promise<void> => {
    onPlace?.({ city: city.current?.value ?? '', district: code })
    const childZones = await loadChildZones(code)
    if (district.current?.value === code) setQuarters(childZones)
  }
  const chooseDistrict = async (code: string): Promise<void> => {
    if (quarter.current) quarter.current.value = ''
    await loadQuarters(code)
  }
  // Not by `lazy`, whose failure would take the whole form away.
  const openMap = async (): Promise<void> => {
    try {
      const { default: loaded } = await import('./LocationMap.tsx')
      setMap(() => loaded)
    } catch {
      warn({ status: 0 })
    }
  }
  const loadLists = async (place: { city: string; district: string }): Promise<void> => {
    const request = (loading.current = { city: place.city })
    const childZones = await loadChildZones(place.city)
    if (loading.current !== request) return
    loading.current = null
    // The district can be selected once its options are rendered.
    flushSync(() => setDistricts(childZones))
    if (district.current) district.current.value = place.district
    await loadQuarters(place.district)
  }
  const fill = async (place: FoundPlace): Promise<void> => {
    setMap(null)
    if (city.current) city.current.value = place.city
    await loadLists(place)
    if (quarter.current) quarter.current.value = place.quarter
    // A value set by a script fires no event, and the errors of the fields would stay.
    for (const { current } of [city, district, quarter]) current?.dispatchEvent(new Event('input', { bubbles: true }))
    quarter.current?.focus()
  }
  useEffect(() => {
    // A selection made before hydration, by the visitor, by autofill or from a draft, whose district is not in the server's list.
    const form = city.current?.form
    if (!form || !city.current || !district.current) return
    if (city.current.value !== (values['city'] ?? ''))
      void loadLists({ city: city.current.value, district: readDraftValues(form)['district'] ?? '' })
    else if (district.current.value !== (values['district'] ?? '')) void loadQuarters(district.current.value)
  }, [])
  const describe = (name: 'city' | 'district') => ({
    id: name,
    name,
    defaultValue: values[name],
    required: true,
    autoComplete: ADDRESS_FIELDS[name].input.autoComplete,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] ? `${name}-error` : undefined
  })
  const showButton = (
    <noscript>
      <button className="button button-secondary" name="action" value="place">
        {texts.show}
      </button>
    </noscript>
  )

  return (
    <>
      <p className="field-wide location-button">
        <button type="button" className="button button-secondary button-small" onClick={() => void openMap()}>
          <Icon name="pin" />
          {texts.picker_open}
        </button>
      </p>
      {Map && <Map texts={texts} onChoose={place => void fill(place)} onClose={() => setMap(null)} />}
      <Field label={texts.city} name="city" error={errors['city']}>
        <div className="row row-wrap">
          <select
            className="select grow field-basis"
            ref={city}
            {...describe('city')}
            onChange={event => void chooseCity(event.target.value)}
          >
            <option value="">{texts.choose}</option>
            {cities.map(zone => (
              <option key={zone.code} value={zone.code}>
                {zone.name}
              </option>
            ))}
          </select>
          {showButton}
        </div>
      </Field>
      <Field label={texts.district} name="district" error={errors['district']}>
        <div className="row row-wrap">
          <select
            className="select grow field-basis"
            ref={district}
            key={districts.length ? districts[0]?.code : 'none'}
            {...describe('district')}
            // The list could not be loaded, and selecting the same city again changes nothing.
            onFocus={() => {
              if (districts.length === 0 && city.current?.value) void chooseCity(city.current.value)
            }}
            onChange={event => void chooseDistrict(event.target.value)}
          >
            <option value="">{texts.choose}</option>
            {districts.map(zone => (
              <option key={zone.code} value={zone.code}>
                {zone.name}
              </option>
            ))}
          </select>
          {showButton}
        </div>
      </Field>
      <Field label={texts.quarter} name="quarter" error={errors['quarter']} hint={texts.quarter_hint}>
        <input
          className="input"
          id="quarter"
          name="quarter"
          ref={quarter}
          list="quarters"
          defaultValue={values['quarter']}
          {...ADDRESS_FIELDS.quarter.input}
          aria-invalid={errors['quarter'] ? true : undefined}
          aria-describedby={errors['quarter'] ? 'quarter-error quarter-hint' : 'quarter-hint'}
        />
        <datalist id="quarters">
          {quarters.map(zone => (
            <option key={zone.code} value={zone.name} />
          ))}
        </datalist>
      </Field>
      <Field
        label={texts.details}
        name="details"
        error={errors['details']}
        defaultValue={values['details'] ?? ''}
        hint={texts.details_hint}
        input={ADDRESS_FIELDS.details.input}
      />
    </>
  )
}
