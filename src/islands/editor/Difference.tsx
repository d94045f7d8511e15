import { Fragment } from 'react'
import { blockText, type MergeChoice, type BlockDiff, diffWords } from '#stores/editor/difference.ts'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  stretches: readonly BlockDiff[]
  /** With these, every place that differs is a choice. */
  choices?: readonly MergeChoice[]
  onChoose?: (index: number, choice: MergeChoice) => void
  before: string
  after: string
}

/** Two documents in one: what went, what came, and a little of what stands around it. */
export function Difference({ stretches, choices, onChoose, before, after }: Props) {
  const t = useEditorTexts()
  return (
    <div className="difference">
      {stretches.map((stretch, at) => {
        if ('same' in stretch) return <Same key={at} texts={stretch.same.map(blockText)} />
        const index = stretches.slice(0, at).filter(other => 'before' in other).length
        const [old, now] = [stretch.before.map(blockText).join('\n'), stretch.after.map(blockText).join('\n')]
        return (
          <div className="difference-change" key={at}>
            <p className="difference-words">
              <MarkedWords before={old} after={now} />
            </p>
            {choices && onChoose && (
              <fieldset className="row wrapf">
                <legend className="vh">{t('choose_place', { n: index + 1 })}</legend>
                {(['after', 'before', 'both'] as const).map(choice => (
                  <label className="ck" key={choice}>
                    <input
                      type="radio"
                      name={`place-${index}`}
                      checked={(choices[index] ?? 'after') === choice}
                      onChange={() => onChoose(index, choice)}
                    />
                    <span>{choice === 'after' ? after : choice === 'before' ? before : t('keep_both')}</span>
                  </label>
                ))}
              </fieldset>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** The words of two texts, marked by more than colour. */
export function MarkedWords({ before, after }: { before: string; after: string }) {
  return diffWords(before, after).map(({ text, is }, index) =>
    is === 'added' ? (
      <ins key={index}>{text}</ins>
    ) : is === 'removed' ? (
      <del key={index}>{text}</del>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    )
  )
}

const SHOWN = 1

function Same({ texts }: { texts: readonly string[] }) {
  const t = useEditorTexts()
  const hidden = texts.length - 2 * SHOWN
  const shown = hidden > 0 ? [...texts.slice(0, SHOWN), null, ...texts.slice(-SHOWN)] : texts
  return shown.map((text, index) => (
    <p key={index} className={text === null ? 'difference-skipped xs' : 'difference-same'}>
      {text ?? t('same_blocks', { n: hidden })}
    </p>
  ))
}
