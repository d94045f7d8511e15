import { useEffect, useId, useRef, useState } from 'react'

interface Props {
  label: string
  value: string
  onCommit: (value: string) => void
  lines?: number
  hint?: string
  placeholder?: string
  /** The label is for screen readers; the placeholder says it to the eye. */
  quiet?: boolean
  most?: number
}

const PAUSE_MS = 300

/** A field of a block: what is typed goes into the document after a pause, so that a key never waits for the whole of it. */
export function TextInput({ label, value, onCommit, lines = 1, hint, placeholder, quiet = false, most = 400 }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; text: string } | null>(null)
  useEffect(() => {
    if (!waiting.current) setTyped(value)
  }, [value])
  const commit = (): void => {
    const known = waiting.current
    if (!known) return
    clearTimeout(known.timer)
    waiting.current = null
    onCommit(known.text)
  }
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })
  useEffect(() => () => latest.current(), [])
  const field = {
    id,
    className: 'inp',
    value: typed,
    maxLength: most,
    placeholder,
    'aria-describedby': hint ? `${id}-hint` : undefined,
    onBlur: commit,
    onChange: (event: { target: { value: string } }) => {
      const text = event.target.value
      setTyped(text)
      if (waiting.current) clearTimeout(waiting.current.timer)
      waiting.current = { text, timer: setTimeout(() => latest.current(), PAUSE_MS) }
    }
  }
  return (
    <div className="fld">
      <label htmlFor={id} className={quiet ? 'vh' : undefined}>
        {label}
      </label>
      {lines > 1 ? <textarea rows={lines} {...field} /> : <input {...field} />}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
