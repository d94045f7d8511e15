import { Fragment } from 'react'
import { toPlainText, type MergeChoice, type BlockDiff, compareWords } from '#stores/editor/difference.ts'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  sections: readonly BlockDiff[]
  /** With both props, each difference has a choice. */
  choices?: readonly MergeChoice[]
  onChoose?: (index: number, choice: MergeChoice) => void
  before: string
  after: string
}

/** A diff of two documents with a little context. */
export function Difference({ sections, choices, onChoose, before, after }: Props) {
  const t = useEditorTexts()
  return (
    <div className="difference">
      {sections.map((section, position) => {
        if ('same' in section) return <UnchangedBlocks key={position} texts={section.same.map(toPlainText)} />
        const index = sections.slice(0, position).filter(other => 'before' in other).length
        const [beforeText, afterText] = [section.before.map(toPlainText).join('\n'), section.after.map(toPlainText).join('\n')]
        return (
          <div className="difference-change" key={position}>
            <p className="difference-words">
              <MarkedWords before={beforeText} after={afterText} />
            </p>
            {choices && onChoose && (
              <fieldset className="row row-wrap">
                <legend className="visually-hidden">{t('choose_place', { n: index + 1 })}</legend>
                {(['after', 'before', 'both'] as const).map(choice => (
                  <label className="choice" key={choice}>
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

/** Words marked as inserted or deleted. */
export function MarkedWords({ before, after }: { before: string; after: string }) {
  return compareWords(before, after).map(({ text, change }, index) =>
    change === 'added' ? (
      <ins key={index}>{text}</ins>
    ) : change === 'removed' ? (
      <del key={index}>{text}</del>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    )
  )
}

const CONTEXT_BLOCKS = 1

function UnchangedBlocks({ texts }: { texts: readonly string[] }) {
  const t = useEditorTexts()
  const hidden = texts.length - 2 * CONTEXT_BLOCKS
  const visible = hidden > 0 ? [...texts.slice(0, CONTEXT_BLOCKS), null, ...texts.slice(-CONTEXT_BLOCKS)] : texts
  return visible.map((text, index) => (
    <p key={index} className={text === null ? 'difference-skipped text-tiny' : 'difference-same'}>
      {text ?? t(hidden === 1 ? 'same_blocks_one' : 'same_blocks', { n: hidden })}
    </p>
  ))
}
