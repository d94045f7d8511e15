import { useStore } from '@nanostores/react'
import { LOCALES } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { $copies } from '#stores/desk/copies.ts'
import { dropCopy, takeCopy } from '#stores/desk/desk.ts'
import { pageLocale } from '#stores/shop.ts'
import { useWords } from './words.ts'

/** What this browser kept while the shop could not be reached. */
export function Left() {
  const say = useWords()
  const copies = useStore($copies)
  return LOCALES.map(locale => {
    const copy = copies[locale]
    return (
      copy && (
        <div className="note saf dleft" key={locale} role="alert">
          <p className="grow">{say(locale === 'mn' ? 'left_mn' : 'left_en', { time: formatDateTime(copy.at, pageLocale()) })}</p>
          <button type="button" className="btn pri sm" onClick={() => takeCopy(locale)}>
            {say('left_take')}
          </button>
          <button type="button" className="btn sec sm" onClick={() => dropCopy(locale)}>
            {say('left_drop')}
          </button>
        </div>
      )
    )
  })
}
