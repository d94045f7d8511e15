import type { TranslationState } from './editing.ts'

/**
 * Whether a text may be moved from one state to another. Writers hand in and take back what is theirs; editors publish.
 * `live` says that readers see a version of it, whatever happens to the next one.
 */
export function mayMove(from: TranslationState, to: TranslationState, { editor, live }: { editor: boolean; live: boolean }): boolean {
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
