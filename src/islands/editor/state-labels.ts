import type { TranslationState } from '#domain/editing.ts'
import type { EditorTextKey } from './editor-texts.ts'

export const STATE_LABELS: Record<TranslationState, EditorTextKey> = {
  draft: 'state_draft',
  in_review: 'state_in_review',
  scheduled: 'state_scheduled',
  published: 'state_published',
  withdrawn: 'state_withdrawn'
}

/** Badge colours of the states. */
export const STATE_TONES: Record<TranslationState, string> = {
  draft: '',
  in_review: 'badge-warning',
  scheduled: 'badge-info',
  published: 'badge-success',
  withdrawn: 'badge-error'
}
