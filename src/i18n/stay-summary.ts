import type { Locale } from '#domain/site.ts'
import { countDays } from '#domain/day.ts'
import type { StayRequest } from '#domain/stay.ts'
import { formatDay } from './format.ts'
import type { Translate } from './translator.ts'

const formatNights = (nights: number, t: Translate): string => t(nights === 1 ? 'hotel:night' : 'hotel:nights', { count: nights })

/** `27 December to 31 December, 4 nights` */
export function formatStayDates({ checkIn, checkOut }: Pick<StayRequest, 'checkIn' | 'checkOut'>, locale: Locale, t: Translate): string {
  const [from, to] = [formatDay(checkIn, locale), formatDay(checkOut, locale)]
  return t('hotel:dates_text', { from, to, nights: formatNights(countDays(checkIn, checkOut), t) })
}

/** `1 room, 2 adults, 1 child` */
export function formatStayGuests({ rooms, adults, childAges }: Pick<StayRequest, 'rooms' | 'adults' | 'childAges'>, t: Translate): string {
  const counted = (count: number, one: 'room_one' | 'adult_one' | 'child_one', many: 'room_many' | 'adult_many' | 'child_many'): string[] =>
    count > 0 ? [t(`hotel:${count === 1 ? one : many}`, { count })] : []
  return [
    ...counted(rooms, 'room_one', 'room_many'),
    ...counted(adults, 'adult_one', 'adult_many'),
    ...counted(childAges.length, 'child_one', 'child_many')
  ].join(', ')
}
