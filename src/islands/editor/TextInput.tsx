import { useEffect, useId, useRef, useState } from 'react'

interface Props {
  label: string
  value: string
  onCommit: (value: string) => void
  lines?: number
  hint?: string
  placeholder?: string
  /** The label is for screen readers only; the placeholder has the same text. */
  quiet?: boolean
  maxLength?: number
  /** Recommended length: the number of characters is displayed, and a note beyond it. */
  recommended?: { length: number; note: string }
}

const DEBOUNCE_MS = 300

/** A field of a block. Typed text is committed to the document after a pause, so that no keystroke waits for it. */
export function TextInput({ label, value, onCommit, lines = 1, hint, placeholder, quiet = false, maxLength = 400, recommended }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; text: string } | null>(null)
  useEffect(() => {
    if (!pending.current) setTyped(value)
  }, [value])
  const commit = (): void => {
    const change = pending.current
    if (!change) return
    clearTimeout(change.timer)
    pending.current = null
    onCommit(change.text)
  }
  const latestCommit = useRef(commit)
  useEffect(() => {
    latestCommit.current = commit
  })
  useEffect(() => () => latestCommit.current(), [])
  const field = {
    id,
    className: 'input',
    value: typed,
    maxLength: maxLength,
    placeholder,
    'aria-describedby': [hint && `${id}-hint`, recommended && `${id}-count`].filter(Boolean).join(' ') || undefined,
    onBlur: commit,
    onChange: (event: { target: { value: string } }) => {
      const text = event.target.value
      setTyped(text)
      if (pending.current) clearTimeout(pending.current.timer)
      pending.current = { text, timer: setTimeout(() => latestCommit.current(), DEBOUNCE_MS) }
    }
  }
  return (
    <div className="field">
      <label htmlFor={id} className={quiet ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {lines > 1 ? <textarea rows={lines} {...field} /> : <input {...field} />}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {recommended && (
        <p className="field-hint numeric" id={`${id}-count`}>
          {typed.length} / {recommended.length}
          {typed.length > recommended.length && ` · ${recommended.note}`}
        </p>
      )}
    </div>
  )
}
