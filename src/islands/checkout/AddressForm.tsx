import { useEffect, useRef, useState } from 'react'
import { ADDRESS_FIELDS, ORGANISATION_FIELDS } from '#domain/checkout-fields.ts'
import type { Zone } from '#contract/site.ts'
import { client } from '#stores/client.ts'
import { warn } from '#stores/notices.ts'
import { Field } from './Field.tsx'

type AddressWords = Record<
  | 'city'
  | 'district'
  | 'quarter'
  | 'quarter_hint'
  | 'choose'
  | 'show'
  | 'details'
  | 'details_hint'
  | 'receiver'
  | 'phone'
  | 'as_organisation'
  | 'organisation'
  | 'org_name'
  | 'org_registry'
  | 'org_phone'
  | 'org_address'
  | 'org_information'
  | 'org_employees'
  | 'org_field'
  | 'optional'
  | 'to_payment',
  string
>

interface Props {
  words: AddressWords
  values: Record<string, string>
  errors: Record<string, string | undefined>
  cities: readonly Zone[]
  districts: readonly Zone[]
  quarters: readonly Zone[]
}

/**
 * A plain form that posts to its own page. Without JavaScript a button loads the next list of zones; with it the lists follow the
 * selection.
 */
export default function AddressForm({ words, values, errors, cities, ...initial }: Props) {
  const [districts, setDistricts] = useState(initial.districts)
  const [quarters, setQuarters] = useState(initial.quarters)
  const city = useRef<HTMLSelectElement>(null)
  const district = useRef<HTMLSelectElement>(null)
  const quarter = useRef<HTMLInputElement>(null)

  const loadChildZones = async (code: string): Promise<Zone[]> => {
    if (!code) return []
    try {
      return await (await client()).get('/api/v2/zones', { query: { parent: code } })
    } catch (error) {
      warn(error)
      return []
    }
  }
  const chooseCity = async (code: string): Promise<void> => {
    if (quarter.current) quarter.current.value = ''
    setQuarters([])
    setDistricts(await loadChildZones(code))
    if (district.current) district.current.value = ''
  }
  const chooseDistrict = async (code: string): Promise<void> => {
    if (quarter.current) quarter.current.value = ''
    setQuarters(await loadChildZones(code))
  }
  useEffect(() => {
    // A selection made before hydration, by the visitor or by autofill.
    if (city.current && city.current.value !== (values['city'] ?? '')) void chooseCity(city.current.value)
    else if (district.current && district.current.value !== (values['district'] ?? '')) void chooseDistrict(district.current.value)
  }, [])
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] ?? '' })

  return (
    <form method="post" className="stack" id="address" noValidate>
      <fieldset>
        <legend className="visually-hidden">{words.city}</legend>
        <div className="form-grid">
          <Field label={words.city} name="city" error={errors['city']}>
            <div className="row row-wrap">
              <select
                className="select grow field-basis"
                id="city"
                name="city"
                ref={city}
                defaultValue={values['city']}
                required
                autoComplete={ADDRESS_FIELDS.city.input.autoComplete}
                onChange={event => void chooseCity(event.target.value)}
                aria-invalid={errors['city'] ? true : undefined}
                aria-describedby={errors['city'] ? 'city-error' : undefined}
              >
                <option value="">{words.choose}</option>
                {cities.map(zone => (
                  <option key={zone.code} value={zone.code}>
                    {zone.name}
                  </option>
                ))}
              </select>
              <noscript>
                <button className="button button-secondary" name="action" value="place">
                  {words.show}
                </button>
              </noscript>
            </div>
          </Field>
          <Field label={words.district} name="district" error={errors['district']}>
            <div className="row row-wrap">
              <select
                className="select grow field-basis"
                id="district"
                name="district"
                ref={district}
                key={districts.length ? districts[0]?.code : 'none'}
                defaultValue={values['district']}
                required
                autoComplete={ADDRESS_FIELDS.district.input.autoComplete}
                onChange={event => void chooseDistrict(event.target.value)}
                aria-invalid={errors['district'] ? true : undefined}
                aria-describedby={errors['district'] ? 'district-error' : undefined}
              >
                <option value="">{words.choose}</option>
                {districts.map(zone => (
                  <option key={zone.code} value={zone.code}>
                    {zone.name}
                  </option>
                ))}
              </select>
              <noscript>
                <button className="button button-secondary" name="action" value="place">
                  {words.show}
                </button>
              </noscript>
            </div>
          </Field>
          <Field label={words.quarter} name="quarter" error={errors['quarter']} hint={words.quarter_hint}>
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
          <Field label={words.details} {...field('details')} hint={words.details_hint} input={ADDRESS_FIELDS.details.input} />
          <Field label={words.receiver} {...field('receiver')} input={ADDRESS_FIELDS.receiver.input} />
          <Field label={words.phone} {...field('phone')} input={ADDRESS_FIELDS.phone.input} />
        </div>
      </fieldset>
      <div className="organisation">
        <label className="choice">
          <input type="checkbox" name="as_organisation" value="yes" defaultChecked={values['as_organisation'] === 'yes'} />
          <span>{words.as_organisation}</span>
        </label>
        <fieldset className="organisation-fields">
          <legend className="heading-3">{words.organisation}</legend>
          <div className="form-grid">
            {Object.values(ORGANISATION_FIELDS).map(({ name, label, input }) => (
              <Field
                key={name}
                label={words[label]}
                optional={'required' in input ? undefined : words.optional}
                {...field(name)}
                wide={name === ORGANISATION_FIELDS.information.name}
                input={input}
              />
            ))}
          </div>
        </fieldset>
      </div>
      <div className="checkout-actions">
        <button className="button button-primary button-large" name="action" value="save">
          {words.to_payment}
        </button>
      </div>
    </form>
  )
}
