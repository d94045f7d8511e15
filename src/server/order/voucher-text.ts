import { type Locale, localize } from '#domain/site.ts'
import { addDays } from '#domain/day.ts'
import { toLocalPath } from '#i18n/path.ts'
import { formatStayDates, formatStayGuests } from '#i18n/stay-summary.ts'
import type { Translate } from '#i18n/translator.ts'
import { listBookedNights, listStaysOfOrder } from '../hotel/index.ts'
import type { Db } from '../kernel/db/open.ts'

/** The stays of an order in an e-mail, each with its code, voucher and calendar file; empty without any. */
export async function formatVouchers(
  db: Db,
  { id: orderId, number }: { id: number; number: string },
  locale: Locale,
  publicUrl: string,
  t: Translate
): Promise<string> {
  const texts: string[] = []
  for (const { id, state, line, code, request } of await listStaysOfOrder(db, orderId)) {
    if (!line || !code) continue
    const nights = await listBookedNights(db, id)
    const [checkIn, last] = [nights[0], nights.at(-1)]
    const link = `${publicUrl}${toLocalPath(locale, `/account/orders/${number}/stays/${id}`)}`
    const title = `${localize(line.hotel.name, locale)}, ${localize(line.room, locale)}`
    texts.push(
      state === 'booked' && checkIn && last
        ? [
            title,
            `${formatStayDates({ checkIn, checkOut: addDays(last, 1) }, locale, t)}, ${formatStayGuests(request, t)}`,
            t('message:voucher', { code, link }),
            t('message:voucher_calendar', { link: `${link}/calendar.ics` })
          ].join('\n')
        : `${title}\n${t('hotel:state_canceled')}`
    )
  }
  return texts.map(text => `${text}\n\n`).join('')
}
