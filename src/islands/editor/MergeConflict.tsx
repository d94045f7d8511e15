import { useMemo, useState } from 'react'
import type { EditedTranslation } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { resolveConflict, currentContent } from '#stores/editor/translations.ts'
import { type MergeChoice, differingFields, mergeBlocks, diffBlocks, type TextField } from '#stores/editor/difference.ts'
import { pageLocale } from '#stores/client.ts'
import { Dialog } from './Dialog.tsx'
import { Difference, MarkedWords } from './Difference.tsx'
import { FIELD_LABELS } from './field-labels.ts'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  locale: Locale
  theirs: EditedTranslation
}

/** Two people saved at once: choose one version, or merge block by block. */
export function MergeConflict({ locale, theirs }: Props) {
  const t = useEditorTexts()
  const [isOpen, setOpen] = useState(true)
  if (isOpen) return <MergeConflictDialog locale={locale} theirs={theirs} onClose={() => setOpen(false)} />
  return (
    <p className="note err">
      <span className="grow">{t('stale_open', { name: theirs.saved_by })}</span>
      <button type="button" className="btn sec sm" onClick={() => setOpen(true)}>
        {t('stale_see')}
      </button>
    </p>
  )
}

function MergeConflictDialog({ locale, theirs, onClose }: Props & { onClose: () => void }) {
  const t = useEditorTexts()
  const [byHand, setByHand] = useState(false)
  const [choices, setChoices] = useState<readonly MergeChoice[]>([])
  const [fields, setFields] = useState<Partial<Record<TextField, 'before' | 'after'>>>({})
  // As it is when the dialog opens: nothing can be written behind it.
  const [mine] = useState(() => currentContent(locale))
  const stretches = useMemo(() => diffBlocks(theirs.blocks, mine.blocks), [theirs, mine])
  const differ = differingFields(theirs, mine)
  const settle = (text: Parameters<typeof resolveConflict>[1]): void => {
    onClose()
    void resolveConflict(locale, text)
  }
  const mixed = () => {
    const chosen = Object.fromEntries(differ.map(field => [field, fields[field] === 'before' ? theirs[field] : mine[field]]))
    return { ...mine, ...chosen, blocks: mergeBlocks(stretches, choices) }
  }
  return (
    <Dialog title={t('stale_title')} wide onClose={onClose}>
      <p>{t('stale_text', { name: theirs.saved_by, time: formatDateTime(theirs.saved_at, pageLocale()) })}</p>
      <p className="sm muted">
        <ins>{t('stale_mine')}</ins> <del>{t('stale_theirs')}</del>
      </p>
      <div className="scroll-region" tabIndex={0} role="region" aria-label={t('difference')}>
        {differ.map(field => (
          <div className="difference-change" key={field}>
            <p className="xs faint">{t(FIELD_LABELS[field])}</p>
            <p className="difference-words">
              <MarkedWords before={theirs[field]} after={mine[field]} />
            </p>
            {byHand && (
              <fieldset className="row wrapf">
                <legend className="vh">{t(FIELD_LABELS[field])}</legend>
                {(['after', 'before'] as const).map(choice => (
                  <label className="ck" key={choice}>
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
          stretches={stretches}
          before={t('theirs')}
          after={t('mine')}
          {...(byHand
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
      <div className="row wrapf">
        {byHand ? (
          <>
            <button type="button" className="btn pri sm" onClick={() => settle(mixed())}>
              {t('save_mixed')}
            </button>
            <button type="button" className="btn sec sm" onClick={() => setByHand(false)}>
              {t('back')}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="btn pri sm" onClick={() => settle(mine)}>
              {t('keep_mine')}
            </button>
            <button type="button" className="btn sec sm" onClick={() => settle('theirs')}>
              {t('take_theirs')}
            </button>
            <button type="button" className="btn sec sm" onClick={() => setByHand(true)}>
              {t('by_hand')}
            </button>
          </>
        )}
      </div>
    </Dialog>
  )
}
