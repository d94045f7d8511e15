import { useStore } from '@nanostores/react'
import { MIN_WORDS, checkReadiness, type ReadinessCheck } from '#domain/readiness.ts'
import type { Locale } from '#domain/site.ts'
import { $entry } from '#stores/editor/entry.ts'
import { $settings } from '#stores/editor/settings.ts'
import { $fields, $typedContent } from '#stores/editor/translations.ts'
import { Icon } from './Icon.tsx'
import { type EditorTextKey, useEditorTexts } from './editor-texts.ts'

const CHECK_LABELS: Record<ReadinessCheck, EditorTextKey> = {
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

/** The checklist before publication. */
export function ReadinessList({ locale }: { locale: Locale }) {
  const t = useEditorTexts()
  const entry = useStore($entry)
  const settings = useStore($settings)
  const fields = useStore($fields)[locale]
  const typedContent = useStore($typedContent)[locale]
  if (!entry || !settings || !fields || !typedContent) return null
  return (
    <section className="card stack card-filled">
      <h2 className="bold">{t('ready')}</h2>
      <ul className="readiness-list">
        {checkReadiness(entry.kind, locale, { ...typedContent, ...fields }, settings).map(({ point, ok }) => (
          <li key={point} className={ok ? 'complete' : ''}>
            <Icon name={ok ? 'done' : 'circle'} />
            <span>
              {t(CHECK_LABELS[point], { n: MIN_WORDS[entry.kind] })}
              <span className="visually-hidden">{ok ? t('ready_yes') : t('ready_no')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
