import { atom } from 'nanostores'

export interface Question {
  text: string
  /** Words of the button that goes on, and of the one that does not. */
  yes?: string
  no?: string
  danger?: boolean
  answer: (confirmed: boolean) => void
}

/** What the shell's dialog is asking now. */
export const $question = atom<Question | null>(null)

/** Asks in a dialog and resolves with the answer; closing it is a no. A second question answers the first with no. */
export function ask(text: string, options: { yes?: string; no?: string; danger?: boolean } = {}): Promise<boolean> {
  $question.get()?.answer(false)
  return new Promise(resolve => {
    $question.set({
      text,
      ...options,
      answer: confirmed => {
        $question.set(null)
        resolve(confirmed)
      }
    })
  })
}
