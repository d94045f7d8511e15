import { ENTRY_KINDS, ENTRY_LISTS } from '#domain/content.ts'
import type { EditedEntry } from '#contract/edited-entry.ts'
import type { Client } from '#client/client.ts'
import { toApiError } from '../form/form.ts'

/** Loads an entry by its id; `kind` is tried first. Null where the user may not edit it, or customers do not write at present. */
export async function loadEditedEntry(client: Client, id: string, kind: string | null): Promise<EditedEntry | 'login' | null> {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : null
  if (number === null) return null
  for (const entryKind of ENTRY_KINDS.toSorted((one, other) => Number(other === kind) - Number(one === kind))) {
    try {
      return await client.get(`/api/v2/${ENTRY_LISTS[entryKind]}/{slug}?edit=true`, { params: { slug: number } })
    } catch (error) {
      const { status, body } = toApiError(error)
      if (status === 401) return 'login'
      if (body.code === 'articles_off') return null
      if (status !== 404) throw error
    }
  }
  return null
}
