import { useStore } from '@nanostores/react'
import { LEAST_WORDS, readiness, type ReadyPoint } from '#domain/readiness.ts'
import type { Locale } from '#domain/site.ts'
import { $entry } from '#stores/desk/entry.ts'
import { $settings } from '#stores/desk/settings.ts'
import { $fields, $written } from '#stores/desk/texts.ts'
import { Icon } from './Icon.tsx'
import { type DeskWord, useWords } from './words.ts'

const POINT_WORDS: Record<ReadyPoint, DeskWord> = {
  title: 'ready_title',
  cover: 'ready_cover',
  cover_alt: 'ready_cover_alt',
  summary: 'ready_summary',
  words: 'ready_words',
  tags: 'ready_tags',
  alts: 'ready_alts',
  looks: 'ready_looks',
  media: 'ready_media'
}

/** What is there and what is missing before readers come. */
export function Readiness({ locale }: { locale: Locale }) {
  const say = useWords()
  const entry = useStore($entry)
  const settings = useStore($settings)
  const fields = useStore($fields)[locale]
  const written = useStore($written)[locale]
  if (!entry || !settings || !fields || !written) return null
  return (
    <section className="card stack felt">
      <h2 className="b">{say('ready')}</h2>
      <ul className="chk">
        {readiness(entry.kind, locale, { ...written, ...fields }, settings).map(({ point, ok }) => (
          <li key={point} className={ok ? 'ok' : ''}>
            <Icon name={ok ? 'done' : 'circle'} />
            <span>
              {say(POINT_WORDS[point], { n: LEAST_WORDS[entry.kind] })}
              <span className="vh">{ok ? say('ready_yes') : say('ready_no')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
