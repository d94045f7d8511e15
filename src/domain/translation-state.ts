import type { TranslationState } from './editing.ts'

/**
 * Whether a translation may change its state. Authors submit and withdraw their own; editors publish. `live` means that a version
 * of it is published.
 */
export function canTransition(from: TranslationState, to: TranslationState, { editor, live }: { editor: boolean; live: boolean }): boolean {
  switch (to) {
    case 'draft':
      return from === 'in_review' || (editor && from === 'scheduled')
    case 'in_review':
      return from === 'draft' || from === 'withdrawn' || from === 'published'
    case 'withdrawn':
      return live
    case 'scheduled':
    case 'published':
      return editor
    default:
      return false
  }
}
