import type { InputHTMLAttributes, ReactNode } from 'react'
import { Icon } from '../ui/icons.tsx'

interface Props {
  name: string
  label: string
  optional?: string | undefined
  hint?: string
  error: string | undefined
  wide?: boolean
  defaultValue?: string
  input?: InputHTMLAttributes<HTMLInputElement>
  /** A control that replaces the plain input. */
  children?: ReactNode
}

export function Field({ name, label, optional, hint, error, wide, defaultValue, input, children }: Props) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={`field${wide ? ' field-wide' : ''}${error ? ' field-invalid' : ''}`}>
      <label htmlFor={name}>
        {label}
        {optional && <small> {optional}</small>}
      </label>
      {children ?? (
        <input
          className="input"
          id={name}
          name={name}
          defaultValue={defaultValue}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          {...input}
        />
      )}
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${name}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}
