import { useMemo, useState } from 'react'
import type { EditedText } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import { settleStale, writtenText } from '#stores/desk/texts.ts'
import { type Choice, fieldsThatDiffer, merged, stretchesOf, type TextField } from '#stores/desk/difference.ts'
import { pageLocale } from '#stores/shop.ts'
import { Dialog } from './Dialog.tsx'
import { Difference, Marked } from './Difference.tsx'
import { FIELD_WORDS } from './field-words.ts'
import { useWords } from './words.ts'

interface Props {
  locale: Locale
  theirs: EditedText
}

/** Two wrote at once. Both texts are here until somebody says which is to stay, whole or place by place. */
export function Quarrel({ locale, theirs }: Props) {
  const say = useWords()
  const [isOpen, setOpen] = useState(true)
  if (isOpen) return <Settle locale={locale} theirs={theirs} onClose={() => setOpen(false)} />
  return (
    <p className="note err">
      <span className="grow">{say('stale_open', { name: theirs.saved_by })}</span>
      <button type="button" className="btn sec sm" onClick={() => setOpen(true)}>
        {say('stale_see')}
      </button>
    </p>
  )
}

function Settle({ locale, theirs, onClose }: Props & { onClose: () => void }) {
  const say = useWords()
  const [byHand, setByHand] = useState(false)
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const [fields, setFields] = useState<Partial<Record<TextField, 'before' | 'after'>>>({})
  // As it is when the dialog opens: nothing can be written behind it.
  const [mine] = useState(() => writtenText(locale))
  const stretches = useMemo(() => stretchesOf(theirs.blocks, mine.blocks), [theirs, mine])
  const differ = fieldsThatDiffer(theirs, mine)
  const settle = (text: Parameters<typeof settleStale>[1]): void => {
    onClose()
    void settleStale(locale, text)
  }
  const mixed = () => {
    const chosen = Object.fromEntries(differ.map(field => [field, fields[field] === 'before' ? theirs[field] : mine[field]]))
    return { ...mine, ...chosen, blocks: merged(stretches, choices) }
  }
  return (
    <Dialog title={say('stale_title')} wide onClose={onClose}>
      <p>{say('stale_text', { name: theirs.saved_by, time: formatDateTime(theirs.saved_at, pageLocale()) })}</p>
      <p className="sm muted">
        <ins>{say('stale_mine')}</ins> <del>{say('stale_theirs')}</del>
      </p>
      <div className="dscroll" tabIndex={0} role="region" aria-label={say('difference')}>
        {differ.map(field => (
          <div className="dchange" key={field}>
            <p className="xs faint">{say(FIELD_WORDS[field])}</p>
            <p className="dwords">
              <Marked before={theirs[field]} after={mine[field]} />
            </p>
            {byHand && (
              <fieldset className="row wrapf">
                <legend className="vh">{say(FIELD_WORDS[field])}</legend>
                {(['after', 'before'] as const).map(choice => (
                  <label className="ck" key={choice}>
                    <input
                      type="radio"
                      name={`field-${field}`}
                      checked={(fields[field] ?? 'after') === choice}
                      onChange={() => setFields({ ...fields, [field]: choice })}
                    />
                    <span>{choice === 'after' ? say('mine') : say('theirs')}</span>
                  </label>
                ))}
              </fieldset>
            )}
          </div>
        ))}
        <Difference
          stretches={stretches}
          before={say('theirs')}
          after={say('mine')}
          {...(byHand
            ? {
                choices,
                onChoose: (index: number, choice: Choice) => {
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
              {say('save_mixed')}
            </button>
            <button type="button" className="btn sec sm" onClick={() => setByHand(false)}>
              {say('back')}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="btn pri sm" onClick={() => settle(mine)}>
              {say('keep_mine')}
            </button>
            <button type="button" className="btn sec sm" onClick={() => settle('theirs')}>
              {say('take_theirs')}
            </button>
            <button type="button" className="btn sec sm" onClick={() => setByHand(true)}>
              {say('by_hand')}
            </button>
          </>
        )}
      </div>
    </Dialog>
  )
}
