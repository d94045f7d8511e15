import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DeliveryOptions } from '#contract/checkout.ts'
import type { SavedAddress } from '#contract/address.ts'
import { ADDRESS_FIELDS, ORGANISATION_FIELDS } from '#domain/checkout-fields.ts'
import { formatPhone } from '#domain/account.ts'
import type { Locale } from '#domain/site.ts'
import { toAddressParts } from '#i18n/address-parts.ts'
import { formatPromise, formatWindowDay, formatWindowHours } from '#i18n/delivery-promise.ts'
import { formatMoney, keepHours } from '#i18n/format.ts'
import { loadClient } from '#stores/client.ts'
import { warn } from '#stores/notices.ts'
import { Field } from './Field.tsx'
import { PlaceFields, type PlaceTexts, type Zones } from './PlaceFields.tsx'

type Texts = PlaceTexts &
  Record<
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
    | 'to_payment'
    | 'how'
    | 'by_courier'
    | 'by_courier_hint'
    | 'at_branch'
    | 'at_branch_hint'
    | 'no_branch'
    | 'branch'
    | 'branch_missing'
    | 'recipient'
    | 'saved_addresses'
    | 'new_address'
    | 'when'
    | 'soonest'
    | 'shipping_free'
    | 'free_above',
    string
  >

interface Props extends Zones {
  texts: Texts
  /** Texts of delivery promises by key. */
  promises: Record<string, string>
  values: Record<string, string>
  errors: Record<string, string | undefined>
  saved: readonly SavedAddress[]
  options: DeliveryOptions
  locale: Locale
  /** The server's current time. */
  now: string
  /** The link to the cart. */
  back?: ReactNode
}

/**
 * A plain form that posts to its own page; style sheets display the part of the selected method. With JavaScript fee and time
 * follow the place.
 */
export default function AddressForm({ texts, promises, values, errors, saved, options: initial, locale, now, back, ...zones }: Props) {
  const [options, setOptions] = useState(initial)
  const form = useRef<HTMLFormElement>(null)
  const requested = useRef('')
  const t = (key: string, filled: Record<string, string | number> = {}): string =>
    (promises[key] ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(filled[name] ?? ''))
  const timeOf = (promise: Parameters<typeof formatPromise>[0]): string => formatPromise(promise, new Date(now), locale, t)

  const loadOptions = async (place: { city: string; district: string }): Promise<void> => {
    requested.current = place.district
    if (!place.city || !place.district) return
    try {
      const deliveryOptions = await (await loadClient()).get('/api/v2/checkouts/current/delivery_options', { query: place })
      if (requested.current === place.district) setOptions(deliveryOptions)
    } catch (error) {
      warn(error)
    }
  }
  const placeOfForm = (): { city: string; district: string } => {
    const fields = new FormData(form.current ?? undefined)
    const chosen = saved.find(({ id }) => String(id) === fields.get('saved'))?.address
    const text = (name: string): string => {
      const value = fields.get(name)
      return typeof value === 'string' ? value : ''
    }
    return chosen ?? { city: text('city'), district: text('district') }
  }
  useEffect(() => {
    // Selected before hydration.
    if (new FormData(form.current ?? undefined).get('saved') !== (values['saved'] ?? null)) void loadOptions(placeOfForm())
  }, [])
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] ?? '' })
  const { address, windows, branches } = options
  const fee =
    address &&
    [
      address.price === 0 ? texts.shipping_free : formatMoney(address.price),
      address.price > 0 && address.free_from !== null && texts.free_above.replace('{{sum}}', formatMoney(address.free_from))
    ]
      .filter(Boolean)
      .join(', ')
  const collectable = branches.filter(branch => branch.missing.length === 0)

  return (
    <form method="post" className="stack delivery-form" id="address" noValidate data-draft="stored" ref={form}>
      <fieldset>
        <legend className="heading-3">{texts.how}</legend>
        <div className="choice-grid">
          <Choice name="method" value="address" chosen={values['method']} title={texts.by_courier}>
            <span>{address ? `${fee}. ${timeOf(address.promise)}` : texts.by_courier_hint}</span>
          </Choice>
          {branches.length > 0 && (
            <Choice name="method" value="pickup" chosen={values['method']} title={texts.at_branch} disabled={collectable.length === 0}>
              <span>{collectable.length ? texts.at_branch_hint.replace('{{n}}', String(collectable.length)) : texts.no_branch}</span>
            </Choice>
          )}
        </div>
      </fieldset>
      <div className="delivery-address stack">
        {saved.length > 0 && (
          <fieldset>
            <legend className="heading-3">{texts.saved_addresses}</legend>
            <div className="choice-grid">
              {saved.map(({ id, label, address: at }) => (
                <Choice
                  key={id}
                  name="saved"
                  value={String(id)}
                  chosen={values['saved']}
                  title={label || at.receiver}
                  onChange={() => void loadOptions(at)}
                >
                  <Unbroken address={[at.city_name, at.district_name, at.quarter_name, at.details].filter(Boolean).join(', ')} />
                  <br />
                  {at.receiver}, <span className="nowrap">{formatPhone(at.phone)}</span>
                </Choice>
              ))}
              <Choice
                name="saved"
                value="new"
                chosen={values['saved']}
                title={texts.new_address}
                onChange={() => void loadOptions(placeOfForm())}
              />
            </div>
          </fieldset>
        )}
        <fieldset className="delivery-new">
          <legend className={saved.length ? 'heading-3' : 'visually-hidden'}>{texts.new_address}</legend>
          <div className="form-grid">
            <PlaceFields {...zones} {...{ texts, values, errors }} onPlace={place => void loadOptions(place)} />
          </div>
        </fieldset>
        {/* Also where a place has no windows, so that nothing below moves when those of another place arrive. */}
        <Field label={texts.when} name="window" error={errors['window']}>
          <select
            className="select"
            id="window"
            name="window"
            defaultValue={values['window']}
            disabled={windows.length === 0}
            aria-invalid={errors['window'] ? true : undefined}
            aria-describedby={errors['window'] && 'window-error'}
          >
            <option value="">{texts.soonest}</option>
            {windows.map(({ date, windows: hours }) => (
              <optgroup key={date} label={formatWindowDay({ date }, locale)}>
                {hours.map(({ from, to }) => (
                  <option key={from + to * 100} value={`${date}/${from}-${to}`}>
                    {`${date.replaceAll('-', '/')}, ${formatWindowHours({ from, to })}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </Field>
      </div>
      <fieldset className="delivery-pickup" aria-describedby={errors['branch'] && 'branch-error'}>
        <legend className="heading-3">{texts.branch}</legend>
        <div className="choice-grid">
          {branches.map(branch => (
            <Choice
              key={branch.code}
              name="branch"
              value={branch.code}
              chosen={values['branch'] || (collectable.length === 1 ? collectable[0]?.code : undefined)}
              title={branch.name}
              disabled={branch.missing.length > 0}
            >
              <Unbroken address={branch.address} />
              <br />
              {keepHours(branch.hours)}
              <br />
              {branch.missing.length ? (
                <span className="delivery-missing">{texts.branch_missing.replace('{{names}}', branch.missing.join(', '))}</span>
              ) : (
                <span className="delivery-ready">{timeOf(branch.promise)}</span>
              )}
            </Choice>
          ))}
        </div>
        {errors['branch'] && (
          <p className="field-error" id="branch-error" role="alert">
            {errors['branch']}
          </p>
        )}
      </fieldset>
      <fieldset className="delivery-recipient">
        <legend className="heading-3">{texts.recipient}</legend>
        <div className="form-grid">
          <Field label={texts.receiver} {...field('receiver')} input={ADDRESS_FIELDS.receiver.input} />
          <Field label={texts.phone} {...field('phone')} input={ADDRESS_FIELDS.phone.input} />
        </div>
      </fieldset>
      <div className="organisation">
        <label className="choice">
          <input type="checkbox" name="as_organisation" value="yes" defaultChecked={values['as_organisation'] === 'yes'} />
          <span>{texts.as_organisation}</span>
        </label>
        <fieldset className="organisation-fields">
          <legend className="heading-3">{texts.organisation}</legend>
          <div className="form-grid">
            {Object.values(ORGANISATION_FIELDS).map(({ name, label, input }) => (
              <Field
                key={name}
                label={texts[label]}
                optional={'required' in input ? undefined : texts.optional}
                {...field(name)}
                wide={name === ORGANISATION_FIELDS.information.name}
                input={input}
              />
            ))}
          </div>
        </fieldset>
      </div>
      <div className="row row-between row-wrap checkout-actions">
        {back}
        <button className="button button-primary button-large" name="action" value="save">
          {texts.to_payment}
        </button>
      </div>
    </form>
  )
}

function Unbroken({ address }: { address: string }) {
  return toAddressParts(address).map(({ text, unbroken }, index) => (
    <span key={index} className={unbroken ? 'nowrap' : undefined}>
      {text}
    </span>
  ))
}

interface ChoiceProps {
  name: string
  value: string
  chosen: string | undefined
  title: string
  disabled?: boolean
  onChange?: () => void
  children?: ReactNode
}

function Choice({ name, value, chosen, title, disabled = false, onChange, children }: ChoiceProps) {
  return (
    <label className={`choice-card${disabled ? ' choice-disabled' : ''}`}>
      <span className="choice">
        <input
          type="radio"
          name={name}
          value={value}
          defaultChecked={value === chosen && !disabled}
          disabled={disabled}
          onChange={onChange}
        />
      </span>
      <span className="choice-text">
        <b>{title}</b>
        {children}
      </span>
    </label>
  )
}
