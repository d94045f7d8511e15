import type { User } from '#contract/identity.ts'
import { ENTRY_KINDS, type EntryKind } from '#domain/content.ts'

/** Editors write everything and publish; others write articles and hand them in. */
export function mayPublish({ role }: Pick<User, 'role'>): boolean {
  return role !== 'customer'
}

export function kindsFor(user: Pick<User, 'role'>): readonly EntryKind[] {
  return mayPublish(user) ? ENTRY_KINDS : ['article']
}
