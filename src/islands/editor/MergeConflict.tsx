import { useMemo, useState } from 'react'
import type { EditedTranslation } from '#contract/edited-entry.ts'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { resolveConflict, readCurrentContent } from '#stores/editor/translations.ts'
import { type MergeChoice, listDifferingFields, mergeBlocks, compareBlocks, type TextField } from '#stores/editor/difference.ts'
import { readPageLocale } from '#stores/client.ts'
import { Dialog } from './Dialog.tsx'
import { Difference, MarkedWords } from './Difference.tsx'
import { FIELD_LABELS } from './field-labels.ts'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  locale: Locale
  theirs: EditedTranslation
}

/** A merge conflict: choose one version, or merge block by block. */
export function MergeConflict({ locale, theirs }: Props) {
  const t = useEditorTexts()
  const [isOpen, setOpen] = useState(true)
  if (isOpen) return <MergeConflictDialog locale={locale} theirs={theirs} onClose={() => setOpen(false)} />
  return (
    <p className="note note-error">
      <span className="grow">{t('stale_open', { name: theirs.saved_by })}</span>
      <button type="button" className="button button-secondary button-small" onClick={() => setOpen(true)}>
        {t('stale_see')}
      </button>
    </p>
  )
}

function MergeConflictDialog({ locale, theirs, onClose }: Props & { onClose: () => void }) {
  const t = useEditorTexts()
  const [isMerging, setMerging] = useState(false)
  const [choices, setChoices] = useState<readonly MergeChoice[]>([])
  const [fields, setFields] = useState<Partial<Record<TextField, 'before' | 'after'>>>({})
  // A snapshot: the content cannot change while the dialog is open.
  const [ours] = useState(() => readCurrentContent(locale))
  const sections = useMemo(() => compareBlocks(theirs.blocks, ours.blocks), [theirs, ours])
  const fieldsInConflict = listDifferingFields(theirs, ours)
  const resolve = (text: Parameters<typeof resolveConflict>[1]): void => {
    onClose()
    void resolveConflict(locale, text)
  }
  const mergedContent = () => {
    const chosen = Object.fromEntries(fieldsInConflict.map(field => [field, fields[field] === 'before' ? theirs[field] : ours[field]]))
    return { ...ours, ...chosen, blocks: mergeBlocks(sections, choices) }
  }
  return (
    <Dialog title={t('stale_title')} wide onClose={onClose}>
      <p>{t('stale_text', { name: theirs.saved_by, time: formatDateTime(theirs.saved_at, readPageLocale()) })}</p>
      <p className="text-small muted">
        <ins>{t('stale_mine')}</ins> <del>{t('stale_theirs')}</del>
      </p>
      <div className="scroll-region" tabIndex={0} role="region" aria-label={t('difference')}>
        {fieldsInConflict.map(field => (
          <div className="difference-change" key={field}>
            <p className="text-tiny faint">{t(FIELD_LABELS[field])}</p>
            <p className="difference-words">
              <MarkedWords before={theirs[field]} after={ours[field]} />
            </p>
            {isMerging && (
              <fieldset className="row row-wrap">
                <legend className="visually-hidden">{t(FIELD_LABELS[field])}</legend>
                {(['after', 'before'] as const).map(choice => (
                  <label className="choice" key={choice}>
                    <input
                      type="radio"
                      name={`field-${field}`}
                      checked={(fields[field] ?? 'after') === choice}
                      onChange={() => setFields({ ...fields, [field]: choice })}
                    />
                    <span>{choice === 'after' ? t('mine') : t('theirs')}</span>
                  </label>
                ))}
              </fieldset>
            )}
          </div>
        ))}
        <Difference
          sections={sections}
          before={t('theirs')}
          after={t('mine')}
          {...(isMerging
            ? {
                choices,
                onChoose: (index: number, choice: MergeChoice) => {
                  const next = [...choices]
                  for (let at = next.length; at < index; at += 1) next[at] = 'after'
                  next[index] = choice
                  setChoices(next)
                }
              }
            : {})}
        />
      </div>
      <div className="row row-wrap">
        {isMerging ? (
          <>
            <button type="button" className="button button-primary button-small" onClick={() => resolve(mergedContent())}>
              {t('save_mixed')}
            </button>
            <button type="button" className="button button-secondary button-small" onClick={() => setMerging(false)}>
              {t('back')}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="button button-primary button-small" onClick={() => resolve(ours)}>
              {t('keep_mine')}
            </button>
            <button type="button" className="button button-secondary button-small" onClick={() => resolve('theirs')}>
              {t('take_theirs')}
            </button>
            <button type="button" className="button button-secondary button-small" onClick={() => setMerging(true)}>
              {t('by_hand')}
            </button>
          </>
        )}
      </div>
    </Dialog>
  )
}
