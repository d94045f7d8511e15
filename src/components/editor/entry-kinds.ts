import type { User } from '#contract/identity.ts'
import { isEditorRole } from '#domain/permission.ts'
import { ENTRY_KINDS, type EntryKind } from '#domain/content.ts'

/** Editors publish every kind; other users write articles and submit them. */
export function mayPublish({ role }: Pick<User, 'role'>): boolean {
  return isEditorRole(role)
}

export function permittedKinds(user: Pick<User, 'role'>): readonly EntryKind[] {
  return mayPublish(user) ? ENTRY_KINDS : ['article']
}
