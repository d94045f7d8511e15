import type { Address, Cart, Organisation } from '#domain/cart.ts'
import { type FieldDefinition, ORGANISATION_FIELDS } from '#domain/checkout-fields.ts'
import type { Zone } from '#contract/site.ts'
import type { Client, ApiError } from '#client/client.ts'
import { translateTexts, type Translate } from '#i18n/translator.ts'

/** Texts of the address fields. */
export const translateAddressFields = (t: Translate) => ({
  ...translateTexts(t, 'checkout', ['city', 'district', 'quarter', 'quarter_hint', 'choose', 'show', 'details', 'details_hint'] as const),
  ...translateTexts(t, 'address', [
    'picker_open',
    'picker_title',
    'picker_help',
    'picker_map',
    'picker_here',
    'picker_use',
    'picker_close',
    'picker_denied',
    'picker_nowhere',
    'picker_failed',
    'picker_note',
    'picker_sketch',
    'picker_zoom_in',
    'picker_zoom_out'
  ] as const),
  ...translateTexts(t, 'branches', ['map_tuul', 'map_mountain', 'map_avenue', 'map_square'] as const)
})

export interface ZoneOptions {
  cities: Zone[]
  districts: Zone[]
  quarters: Zone[]
}

/** The child zones of the selected ones; an unknown code selects nothing. */
export async function loadZoneOptions(
  client: Client,
  chosen: { city?: string | undefined; district?: string | undefined }
): Promise<ZoneOptions> {
  const cities = await client.get('/api/v2/zones')
  const districts = cities.some(zone => zone.code === chosen.city)
    ? await client.get('/api/v2/zones', { query: { parent: chosen.city } })
    : []
  const quarters = districts.some(zone => zone.code === chosen.district)
    ? await client.get('/api/v2/zones', { query: { parent: chosen.district } })
    : []
  return { cities, districts, quarters }
}

/** The number of a khoroo or bag in its name, which a saved address has in the language it was written in. */
const QUARTER_NAME = /^(?:(?:Khoroo|Bag) )?(\d{1,2})(?:-р (?:хороо|баг))?$/

/** The address in a submitted form. An unknown khoroo is stored as typed. */
export function toAddress(typed: Record<string, string>, places: ZoneOptions): Address {
  const text = (name: string): string => typed[name] ?? ''
  const nameOf = (zones: readonly Zone[], code: string): string => zones.find(zone => zone.code === code)?.name ?? ''
  const number = QUARTER_NAME.exec(text('quarter').trim())?.[1]
  const quarter = places.quarters.find(zone => [zone.name, zone.code].includes(text('quarter')) || String(zone.number) === number)
  return {
    city: text('city'),
    district: text('district'),
    quarter: quarter?.code ?? number ?? text('quarter'),
    city_name: nameOf(places.cities, text('city')),
    district_name: nameOf(places.districts, text('district')),
    quarter_name: quarter?.name ?? text('quarter'),
    details: text('details'),
    receiver: text('receiver'),
    phone: text('phone')
  }
}

/** Null unless the box is checked. */
export function toOrganisation(typed: Record<string, string>): Organisation | null {
  if (typed['as_organisation'] !== 'yes') return null
  const text = (field: { name: string }): string => typed[field.name] ?? ''
  const { name, registry_number, phone, address, information, employee_count, field } = ORGANISATION_FIELDS
  const employees = Number.parseInt(text(employee_count), 10)
  return {
    name: text(name),
    registry_number: text(registry_number),
    phone: text(phone),
    address: text(address),
    information: text(information),
    employee_count: Number.isFinite(employees) ? employees : null,
    field: text(field)
  }
}

/** An address as form fields. */
export function toPlaceFields({ city, district, quarter, quarter_name, details, receiver, phone }: Address): Record<string, string> {
  return { city, district, quarter: quarter_name || quarter, details, receiver, phone }
}

const toOrganisationFields = (organisation: Organisation): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ORGANISATION_FIELDS).map(([key, { name }]) => [name, String(organisation[key as keyof Organisation] ?? '')])
  )

/**
 * Address and organisation of a cart as form fields.
 * @param last the organisation of an earlier order: its fields are filled in, to be chosen
 */
export function toAddressFields(cart: Cart, last?: Organisation): Record<string, string> {
  const { address, organisation } = cart
  return {
    ...(address && toPlaceFields(address)),
    ...(organisation ? { as_organisation: 'yes', ...toOrganisationFields(organisation) } : last && toOrganisationFields(last))
  }
}

const organisationFields: Record<string, FieldDefinition> = ORGANISATION_FIELDS

/** First error message per form field: the organisation has its own phone and address fields. */
export function toAddressErrors(refusal: ApiError | null): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(refusal?.body.errors ?? {}).map(([path, messages]) => {
      const [part, field = part ?? ''] = path.split('.')
      return [part === 'organisation' ? (organisationFields[field]?.name ?? field) : field, messages[0]]
    })
  )
}
