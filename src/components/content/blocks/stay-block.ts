import type { Block } from '#contract/content.ts'
import { formatMoney } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { escapeHtml } from '../../ui/markup.ts'
import { type RenderContext, renderThumbnail } from './markup.ts'

/**
 * A hotel in an article, with the form that opens the booking of a room. A GET form: its page checks the dates and the rooms left,
 * for the article is the same for everybody and may be a day old.
 */
export function renderStayBlock({ hotel, rooms, note }: Extract<Block, { type: 'stay' }>, anchor: string, reading: RenderContext): string {
  const { locale, t } = reading
  const path = toLocalPath(locale, `/hotel/${encodeURIComponent(hotel.slug)}`)
  const about = [t(`hotel:kind_${hotel.kind}`), hotel.place.name]
  const rating =
    hotel.rating === null ? '' : `<p class="rating"><span class="visually-hidden">${t('product:rating_word')} </span>${hotel.rating}</p>`
  const price =
    hotel.price_from === null
      ? ''
      : `<p class="price">${t('hotel:price_from', { price: formatMoney(hotel.price_from) })}</p><p class="text-tiny muted">${t('hotel:per_night')}</p>`
  const field = (name: string, label: string, control: string): string =>
    `<div class="field"><label for="${anchor}-${name}">${label}</label>${control}</div>`
  const day = (name: 'check_in' | 'check_out'): string =>
    field(name, t(`hotel:${name}`), `<input class="input" type="date" id="${anchor}-${name}" name="${name}" required>`)
  const options = rooms
    .map(
      room =>
        `<option value="${room.id}">${escapeHtml(room.name)}, ${t('hotel:price_from', { price: formatMoney(room.price_from) })}</option>`
    )
    .join('')
  const room = field('room', t('hotel:room_type'), `<select class="select" id="${anchor}-room" name="room">${options}</select>`)
  const adults = field(
    'adults',
    t('hotel:adults'),
    `<input class="input" type="number" id="${anchor}-adults" name="adults" min="1" max="24" value="2" required>`
  )
  return `<aside class="product-block stay-block"><span class="picture">${hotel.image ? renderThumbnail(hotel.image, 100) : ''}</span><div class="grow"><p class="text-tiny faint">${escapeHtml(about.join(' · '))}</p><p class="product-name"><a href="${path}">${escapeHtml(hotel.name)}</a></p>${rating}${price}${note && `<p class="text-small muted">${escapeHtml(note)}</p>`}</div><form method="get" action="${path}/book">${room}${day('check_in')}${day('check_out')}${adults}<button class="button button-primary button-small">${t('hotel:book')}</button></form></aside>`
}
