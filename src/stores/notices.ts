import { atom } from 'nanostores'
import { describeFailure, type Failure } from './failures.ts'

export const NOTICE_MS = 5000

export interface Notice {
  id: number
  tone: 'plain' | 'warning'
  /** A text, or a code whose words the shell holds. */
  said: Failure | { code: 'copied' }
  /** One thing to do about it at most. */
  action?: { label: string; href: string }
}

/** What the toasts show, oldest first. Drawn by the shell. */
export const $notices = atom<readonly Notice[]>([])

let last = 0

export function notify(said: Notice['said'] | string, options: { tone?: Notice['tone']; action?: Notice['action'] } = {}): number {
  last += 1
  const notice: Notice = { id: last, tone: options.tone ?? 'plain', said: typeof said === 'string' ? { text: said } : said }
  if (options.action) notice.action = options.action
  const others = $notices.get().filter(other => JSON.stringify(other.said) !== JSON.stringify(notice.said))
  $notices.set([...others, notice])
  return notice.id
}

/** The shared handler of failures: whatever went wrong becomes a warning. */
export function warn(error: unknown): Failure {
  const failure = describeFailure(error)
  notify(failure, { tone: 'warning' })
  return failure
}

export function dismiss(id: number): void {
  $notices.set($notices.get().filter(notice => notice.id !== id))
}
