import type { Fields, PostedForm } from '#components/form/form.ts'
import { parseAmount, parseWholeNumber } from '#components/form/form.ts'
import type { ClosureFields, RateFields, RoomFields, RoomRecord } from '#contract/hotel-record.ts'
import type { Localized } from '#domain/site.ts'
import { AMENITIES } from '#domain/stay.ts'
import { formatNumber } from '#i18n/format.ts'

/** Values of the form of a room type, as typed. */
interface RoomDraft {
  fields: Fields
  name: Localized
  description: Localized
  amenities: readonly string[]
  active: boolean
}

/** @param room null for a new one */
export function toRoomDraft(room: RoomRecord | null): RoomDraft {
  if (!room)
    return {
      fields: { rooms: '1', max_adults: '2', max_guests: '2', extra_beds: '0' },
      name: {},
      description: {},
      amenities: [],
      active: true
    }
  const { name, description, amenities, active } = room
  const fields: Fields = {
    square_metres: String(room.square_metres),
    rooms: String(room.rooms),
    max_adults: String(room.max_adults),
    max_guests: String(room.max_guests),
    extra_beds: String(room.extra_beds),
    base_price: formatNumber(room.base_price)
  }
  return { fields, name, description, amenities, active }
}

export const parseRoomDraft = (posted: PostedForm): RoomDraft => ({
  fields: posted.fields,
  name: posted.localized('name'),
  description: posted.localized('description'),
  amenities: posted.list('amenities'),
  active: posted.field('active') !== ''
})

/** What is not a number becomes NaN, which the API refuses with the name of the field. */
export function toRoomBody({ fields, name, description, amenities, active }: RoomDraft, image: string | null): RoomFields {
  const number = (field: string): number => parseWholeNumber(fields[field])
  return {
    name,
    description,
    image,
    square_metres: number('square_metres'),
    rooms: number('rooms'),
    max_adults: number('max_adults'),
    max_guests: number('max_guests'),
    extra_beds: number('extra_beds'),
    base_price: parseAmount(fields['base_price']),
    amenities: AMENITIES.filter(each => amenities.includes(each)),
    active
  }
}

export const toRateBody = (posted: PostedForm): RateFields => ({
  name: posted.localized('rate_name'),
  first_night: posted.field('first_night'),
  last_night: posted.field('last_night'),
  weekdays: posted.list('weekdays').map(parseWholeNumber),
  price: parseAmount(posted.field('price'))
})

export const toClosureBody = (posted: PostedForm): ClosureFields => ({
  first_night: posted.field('first_night'),
  last_night: posted.field('last_night'),
  rooms: posted.field('closed_rooms') ? parseWholeNumber(posted.field('closed_rooms')) : null,
  reason: posted.field('reason')
})
