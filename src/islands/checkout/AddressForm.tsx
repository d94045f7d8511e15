import { useEffect, useRef, useState } from 'react'
import { normalPhone } from '#domain/account.ts'
import type { Zone } from '#domain/site.ts'
import { shop } from '#stores/shop.ts'
import { warn } from '#stores/notices.ts'
import { Field } from './Field.tsx'

export type AddressWords = Record<
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
 * A plain form that posts to its own page. Without JavaScript a button beside a choice shows what lies
 * below it; with it the lists follow at once and a phone number's error goes once it is right.
 */
export default function AddressForm({ words, values, errors, cities, ...first }: Props) {
  const [districts, setDistricts] = useState(first.districts)
  const [quarters, setQuarters] = useState(first.quarters)
  const [phoneError, setPhoneError] = useState(errors['phone'])
  const city = useRef<HTMLSelectElement>(null)
  const district = useRef<HTMLSelectElement>(null)
  const quarter = useRef<HTMLInputElement>(null)

  const zonesUnder = async (code: string): Promise<Zone[]> => {
    if (!code) return []
    try {
      return await (await shop()).zones(code)
    } catch (error) {
      warn(error)
      return []
    }
  }
  const chooseCity = async (code: string): Promise<void> => {
    if (quarter.current) quarter.current.value = ''
    setQuarters([])
    setDistricts(await zonesUnder(code))
    if (district.current) district.current.value = ''
  }
  const chooseDistrict = async (code: string): Promise<void> => {
    if (quarter.current) quarter.current.value = ''
    setQuarters(await zonesUnder(code))
  }
  useEffect(() => {
    // A choice made before this code arrived, by hand or filled in by the browser.
    if (city.current && city.current.value !== (values['city'] ?? '')) void chooseCity(city.current.value)
    else if (district.current && district.current.value !== (values['district'] ?? '')) void chooseDistrict(district.current.value)
  }, [])
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] ?? '' })

  return (
    <form method="post" className="stack g8" id="address" noValidate>
      <fieldset>
        <legend className="vh">{words.city}</legend>
        <div className="form2">
          <Field label={words.city} name="city" error={errors['city']}>
            <div className="row">
              <select
                className="sel"
                id="city"
                name="city"
                ref={city}
                defaultValue={values['city']}
                required
                autoComplete="address-level1"
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
                <button className="btn sec" name="action" value="place">
                  {words.show}
                </button>
              </noscript>
            </div>
          </Field>
          <Field label={words.district} name="district" error={errors['district']}>
            <div className="row">
              <select
                className="sel"
                id="district"
                name="district"
                ref={district}
                key={districts.length ? districts[0]?.code : 'none'}
                defaultValue={values['district']}
                required
                autoComplete="address-level2"
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
                <button className="btn sec" name="action" value="place">
                  {words.show}
                </button>
              </noscript>
            </div>
          </Field>
          <Field label={words.quarter} name="quarter" error={errors['quarter']} hint={words.quarter_hint}>
            <input
              className="inp"
              id="quarter"
              name="quarter"
              ref={quarter}
              list="quarters"
              defaultValue={values['quarter']}
              required
              autoComplete="address-level3"
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
            label={words.details}
            {...field('details')}
            hint={words.details_hint}
            input={{ required: true, maxLength: 300, autoComplete: 'street-address' }}
          />
          <Field label={words.receiver} {...field('receiver')} input={{ required: true, maxLength: 80, autoComplete: 'name' }} />
          <Field
            label={words.phone}
            name="phone"
            error={phoneError}
            defaultValue={values['phone'] ?? ''}
            input={{
              required: true,
              type: 'tel',
              inputMode: 'tel',
              autoComplete: 'tel-national',
              maxLength: 20,
              // Said while typing, never on leaving the field: the button below would move away from under the press.
              onInput: event => {
                if (normalPhone(event.currentTarget.value)) setPhoneError(undefined)
              }
            }}
          />
        </div>
      </fieldset>
      <div className="orgw">
        <label className="ck">
          <input type="checkbox" name="as_organisation" value="yes" defaultChecked={values['as_organisation'] === 'yes'} />
          <span>{words.as_organisation}</span>
        </label>
        <fieldset className="org">
          <legend className="h3">{words.organisation}</legend>
          <div className="form2">
            <Field label={words.org_name} {...field('org_name')} input={{ maxLength: 120, autoComplete: 'organization' }} />
            <Field label={words.org_registry} {...field('org_registry')} input={{ inputMode: 'numeric', maxLength: 12 }} />
            <Field label={words.org_phone} {...field('org_phone')} input={{ type: 'tel', inputMode: 'tel', maxLength: 20 }} />
            <Field label={words.org_address} optional={words.optional} {...field('org_address')} input={{ maxLength: 300 }} />
            <Field label={words.org_field} optional={words.optional} {...field('org_field')} input={{ maxLength: 120 }} />
            <Field
              label={words.org_employees}
              optional={words.optional}
              {...field('org_employees')}
              input={{ inputMode: 'numeric', maxLength: 7 }}
            />
            <Field label={words.org_information} optional={words.optional} {...field('org_information')} wide input={{ maxLength: 500 }} />
          </div>
        </fieldset>
      </div>
      <div className="coact">
        <button className="btn pri lg" name="action" value="save">
          {words.to_payment}
        </button>
      </div>
    </form>
  )
}
