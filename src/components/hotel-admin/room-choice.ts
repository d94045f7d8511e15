import type { RoomChoice, StaySheet } from '#contract/stay-bill.ts'
import { parseWholeNumber } from '#components/form/form.ts'
import { type Locale, localize } from '#domain/site.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'

/** The value of an option: the room type and the price difference that staff see. */
export function parseRoomChoice(value: string | undefined): { id: number; difference: number } {
  const [id, difference] = (value ?? '').split(':')
  return { id: parseWholeNumber(id) || 0, difference: Number(difference) || 0 }
}

export function formatRoomChoice(
  room: RoomChoice,
  { room: own, wanted }: { room: StaySheet['room']; wanted: number },
  locale: Locale,
  t: Translate
): string {
  const name = localize(room.name, locale)
  if (room.id === own.id) return t('admin_hotel:move_own', { room: name })
  if (!room.fits) return t('admin_hotel:move_small', { room: name })
  if (room.free < wanted) return t('admin_hotel:move_full', { room: name })
  const sign = room.difference > 0 ? '+' : '−'
  const difference = room.difference === 0 ? t('admin_hotel:move_same') : `${sign}${formatMoney(Math.abs(room.difference))}`
  return t('admin_hotel:move_choice', { room: name, free: room.free, difference })
}
