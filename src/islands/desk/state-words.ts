import type { TextState } from '#domain/editing.ts'
import type { DeskWord } from './words.ts'

export const STATE_WORDS: Record<TextState, DeskWord> = {
  draft: 'state_draft',
  in_review: 'state_in_review',
  scheduled: 'state_scheduled',
  published: 'state_published',
  withdrawn: 'state_withdrawn'
}

/** Badge tones of the states; the words stand beside the colour. */
export const STATE_TONES: Record<TextState, string> = { draft: '', in_review: 'warn', scheduled: 'info', published: 'ok', withdrawn: 'err' }
