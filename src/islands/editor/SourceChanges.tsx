import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { TranslationContent } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'
import { compareBlocks, listDifferingFields } from '#stores/editor/difference.ts'
import { $entry } from '#stores/editor/entry.ts'
import { confirmSource, loadSource } from '#stores/editor/entry-actions.ts'
import { Dialog } from './Dialog.tsx'
import { Difference, MarkedWords } from './Difference.tsx'
import { FIELD_LABELS } from './field-labels.ts'
import { Icon } from './Icon.tsx'
import { useBusy } from './use-busy.ts'
import { useEditorTexts } from './editor-texts.ts'

/** A note that the other language was changed since this translation, with the changes. */
export function SourceChanges({ locale }: { locale: Locale }) {
  const t = useEditorTexts()
  const texts = useStore($entry)?.texts
  const [before, setBefore] = useState<TranslationContent | null>(null)
  const { busy, run } = useBusy()
  const source = texts?.[locale === 'mn' ? 'en' : 'mn']
  const based = texts?.[locale]?.source_version ?? null
  if (!source || based === null || source.version <= based) return null
  const confirmUpToDate = () =>
    run(async () => {
      await confirmSource(locale, source.version)
      setBefore(null)
    })
  return (
    <div className="source-changes note note-warning">
      <Icon name="languages" />
      <div className="stack stack-tight">
        <p>{t(locale === 'mn' ? 'source_changed_en' : 'source_changed_mn')}</p>
        <div className="row row-wrap">
          <button
            type="button"
            className="button button-secondary button-small"
            aria-busy={busy || undefined}
            onClick={() => run(async () => setBefore((await loadSource(locale)) ?? source))}
          >
            {t('source_see')}
          </button>
          <button type="button" className="button button-secondary button-small" onClick={() => confirmUpToDate()}>
            {t('source_done')}
          </button>
        </div>
      </div>
      {before && (
        <Dialog title={t('source_title')} onClose={() => setBefore(null)} wide>
          <div className="scroll-region stack">
            {listDifferingFields(before, source).map(field => (
              <p key={field} className="difference-change">
                <b>{t(FIELD_LABELS[field])}: </b>
                <MarkedWords before={before[field]} after={source[field]} />
              </p>
            ))}
            <Difference sections={compareBlocks(before.blocks, source.blocks)} before="" after="" />
          </div>
          <button type="button" className="button button-primary button-small" onClick={() => confirmUpToDate()}>
            {t('source_done')}
          </button>
        </Dialog>
      )}
    </div>
  )
}
