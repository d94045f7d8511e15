import type { User } from '#contract/identity.ts'
import { isEditor } from '#domain/permission.ts'
import { ENTRY_KINDS, type EntryKind } from '#domain/content.ts'

/** Editors publish every kind; other users write articles and submit them. */
export function canPublish(user: Pick<User, 'permissions'>): boolean {
  return isEditor(user)
}

export function listPermittedKinds(user: Pick<User, 'permissions'>): readonly EntryKind[] {
  return canPublish(user) ? ENTRY_KINDS : ['article']
}
