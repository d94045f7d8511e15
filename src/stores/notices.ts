import { atom } from 'nanostores'
import { describeFailure, type Failure } from './failures.ts'

export const NOTICE_MS = 5000

export interface Notice {
  id: number
  tone: 'plain' | 'warning'
  /** A text, or a code whose text is in the layout. */
  message: Failure | { code: 'copied' }
  action?: { label: string; href: string }
}

/** The toasts, oldest first; rendered by the layout. */
export const $notices = atom<readonly Notice[]>([])

let lastId = 0

export function notify(message: Notice['message'] | string, options: { tone?: Notice['tone']; action?: Notice['action'] } = {}): number {
  lastId += 1
  const notice: Notice = { id: lastId, tone: options.tone ?? 'plain', message: typeof message === 'string' ? { text: message } : message }
  if (options.action) notice.action = options.action
  const others = $notices.get().filter(other => JSON.stringify(other.message) !== JSON.stringify(notice.message))
  $notices.set([...others, notice])
  return notice.id
}

/** Displays any error as a warning. */
export function warn(error: unknown): Failure {
  const failure = describeFailure(error)
  notify(failure, { tone: 'warning' })
  return failure
}

export function dismiss(id: number): void {
  $notices.set($notices.get().filter(notice => notice.id !== id))
}
