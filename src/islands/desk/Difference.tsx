import { Fragment } from 'react'
import { blockText, type Choice, type Stretch, wordsOf } from '#stores/desk/difference.ts'
import { useWords } from './words.ts'

interface Props {
  stretches: readonly Stretch[]
  /** With these, every place that differs is a choice. */
  choices?: readonly Choice[]
  onChoose?: (index: number, choice: Choice) => void
  before: string
  after: string
}

/** Two documents in one: what went, what came, and a little of what stands around it. */
export function Difference({ stretches, choices, onChoose, before, after }: Props) {
  const say = useWords()
  return (
    <div className="ddiff">
      {stretches.map((stretch, at) => {
        if ('same' in stretch) return <Same key={at} texts={stretch.same.map(blockText)} />
        const index = stretches.slice(0, at).filter(other => 'before' in other).length
        const [old, now] = [stretch.before.map(blockText).join('\n'), stretch.after.map(blockText).join('\n')]
        return (
          <div className="dchange" key={at}>
            <p className="dwords">
              <Marked before={old} after={now} />
            </p>
            {choices && onChoose && (
              <fieldset className="row wrapf">
                <legend className="vh">{say('choose_place', { n: index + 1 })}</legend>
                {(['after', 'before', 'both'] as const).map(choice => (
                  <label className="ck" key={choice}>
                    <input
                      type="radio"
                      name={`place-${index}`}
                      checked={(choices[index] ?? 'after') === choice}
                      onChange={() => onChoose(index, choice)}
                    />
                    <span>{choice === 'after' ? after : choice === 'before' ? before : say('keep_both')}</span>
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
export function Marked({ before, after }: { before: string; after: string }) {
  return wordsOf(before, after).map(({ text, is }, index) =>
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
  const say = useWords()
  const hidden = texts.length - 2 * SHOWN
  const shown = hidden > 0 ? [...texts.slice(0, SHOWN), null, ...texts.slice(-SHOWN)] : texts
  return shown.map((text, index) => (
    <p key={index} className={text === null ? 'dskip xs' : 'dsame'}>
      {text ?? say('same_blocks', { n: hidden })}
    </p>
  ))
}
