import type { Client } from '#client/client.ts'
import { uploadPictures } from '#components/admin/picture-field.ts'
import { type Fields, parseAmount, parseWholeNumber, type PostedForm } from '#components/form/form.ts'
import type { HotelFields, HotelRecord } from '#contract/hotel-record.ts'
import type { Localized } from '#domain/site.ts'
import { AMENITIES, HOTEL_KINDS, MAX_TRANSFERS, MEAL_PLANS } from '#domain/stay.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'

/** Rows for rides from airports. */
export const RIDE_ROWS = Math.min(3, MAX_TRANSFERS)
export const PAID_MEALS = MEAL_PLANS.filter(plan => plan !== 'none')

/** Values of the form of a hotel, as typed. */
export interface HotelDraft {
  fields: Fields
  texts: Record<'name' | 'description' | 'address', Localized>
  amenities: readonly string[]
  /** Ids, the cover first. */
  images: string[]
  published: boolean
  /** Former slugs. */
  former: readonly string[]
}

const formatTypedAmount = (amount: number | undefined): string => (amount === undefined ? '' : formatNumber(amount))

/** @param hotel null for a new one, with the rules that most hotels have */
export function toHotelDraft(hotel: HotelRecord | null): HotelDraft {
  if (!hotel) {
    const rules = { check_in: '14:00', check_out: '12:00', free_days: '2', fee_percent: '50', child_free_age: '5', city_tax_percent: '0' }
    const fields = { ...rules, kind: 'hotel', child_price: '0', extra_bed_price: '0' }
    return { fields, texts: { name: {}, description: {}, address: {} }, amenities: [], images: [], published: false, former: [] }
  }
  const { rules } = hotel
  const fields: Fields = {
    slug: hotel.slug,
    kind: hotel.kind,
    zone: hotel.zone,
    latitude: String(hotel.latitude),
    longitude: String(hotel.longitude),
    phone: hotel.phone,
    stars: hotel.stars === null ? '' : String(hotel.stars),
    check_in: rules.check_in,
    check_out: rules.check_out,
    free_days: String(rules.free_days),
    fee_percent: String(rules.fee_percent),
    child_free_age: String(rules.child_free_age),
    child_price: formatTypedAmount(rules.child_price),
    extra_bed_price: formatTypedAmount(rules.extra_bed_price),
    city_tax_percent: String(rules.city_tax_percent)
  }
  for (const plan of PAID_MEALS) fields[`meals_${plan}`] = formatTypedAmount(rules.meals[plan])
  for (const [row, { iata, price }] of rules.transfers.entries()) {
    fields[`iata_${row}`] = iata
    fields[`ride_price_${row}`] = formatTypedAmount(price)
  }
  const { name, description, address, amenities, images, published, former } = hotel
  return { fields, texts: { name, description, address }, amenities, images: images.map(({ id }) => id), published, former }
}

/** Pictures that are marked are removed; the chosen cover comes first. */
export function parseHotelDraft(posted: PostedForm): HotelDraft {
  const removed = posted.list('remove')
  const kept = posted.list('images').filter(id => !removed.includes(id))
  const cover = posted.field('cover')
  return {
    fields: posted.fields,
    texts: { name: posted.localized('name'), description: posted.localized('description'), address: posted.localized('address') },
    amenities: posted.list('amenities'),
    images: kept.includes(cover) ? [cover, ...kept.filter(id => id !== cover)] : kept,
    published: posted.field('published') !== '',
    former: []
  }
}

/** Adds the selected files to the draft. @throws ApiError as `uploadPictures` */
export function addPictures(client: Client, posted: PostedForm, draft: HotelDraft, t: Translate): Promise<void> {
  return uploadPictures(client, posted, '/api/v2/staff/hotel_pictures', t, id => {
    if (!draft.images.includes(id)) draft.images.push(id)
  })
}

const parseDecimal = (typed: string | undefined): number => (typed ? Number(typed.replace(',', '.')) : Number.NaN)

/** What is not a number becomes NaN, which the API refuses with the name of the field. */
export function toHotelBody({ fields, texts, amenities, images }: HotelDraft): HotelFields {
  const rows = Array.from({ length: RIDE_ROWS }, (_, row) => ({
    iata: (fields[`iata_${row}`] ?? '').toUpperCase(),
    price: fields[`ride_price_${row}`]
  }))
  const stars = fields['stars']
  return {
    ...texts,
    kind: HOTEL_KINDS.find(kind => kind === fields['kind']) ?? 'hotel',
    zone: fields['zone'] ?? '',
    latitude: parseDecimal(fields['latitude']),
    longitude: parseDecimal(fields['longitude']),
    phone: fields['phone'] ?? '',
    stars: stars ? parseWholeNumber(stars) : null,
    amenities: AMENITIES.filter(each => amenities.includes(each)),
    images,
    rules: {
      check_in: fields['check_in'] ?? '',
      check_out: fields['check_out'] ?? '',
      free_days: parseWholeNumber(fields['free_days']),
      fee_percent: parseWholeNumber(fields['fee_percent']),
      child_free_age: parseWholeNumber(fields['child_free_age']),
      child_price: parseAmount(fields['child_price']),
      extra_bed_price: parseAmount(fields['extra_bed_price']),
      meals: Object.fromEntries(
        PAID_MEALS.flatMap(plan => {
          const typed = fields[`meals_${plan}`]
          return typed ? [[plan, parseAmount(typed)]] : []
        })
      ),
      transfers: rows.flatMap(({ iata, price }) => (iata || price ? [{ iata, price: parseAmount(price) }] : [])),
      city_tax_percent: parseDecimal(fields['city_tax_percent'])
    }
  }
}

/** Messages by the name of the form's field: the API names `rules.transfers.1.price` what the form calls `ride_price_1`. */
export function toHotelErrors(errors: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path
        .replace(/^rules\.meals\./, 'meals_')
        .replace(/^rules\.transfers\.(\d+)\.iata$/, 'iata_$1')
        .replace(/^rules\.transfers\.(\d+)\.price$/, 'ride_price_$1')
        .replace(/^rules\.transfers$/, 'iata_0')
        .replace(/^rules\./, ''),
      message
    ])
  )
}
