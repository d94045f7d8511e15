import { useStore } from '@nanostores/react'
import { MIN_WORDS, checkReadiness, type ReadinessCheck } from '#domain/readiness.ts'
import type { Locale } from '#domain/site.ts'
import { $entry } from '#stores/editor/entry.ts'
import { $settings } from '#stores/editor/settings.ts'
import { $fields, $written } from '#stores/editor/translations.ts'
import { Icon } from './Icon.tsx'
import { type EditorTextKey, useEditorTexts } from './editor-texts.ts'

const POINT_WORDS: Record<ReadinessCheck, EditorTextKey> = {
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
  const t = useEditorTexts()
  const entry = useStore($entry)
  const settings = useStore($settings)
  const fields = useStore($fields)[locale]
  const written = useStore($written)[locale]
  if (!entry || !settings || !fields || !written) return null
  return (
    <section className="card stack felt">
      <h2 className="b">{t('ready')}</h2>
      <ul className="readiness-list">
        {checkReadiness(entry.kind, locale, { ...written, ...fields }, settings).map(({ point, ok }) => (
          <li key={point} className={ok ? 'ok' : ''}>
            <Icon name={ok ? 'done' : 'circle'} />
            <span>
              {t(POINT_WORDS[point], { n: MIN_WORDS[entry.kind] })}
              <span className="vh">{ok ? t('ready_yes') : t('ready_no')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
