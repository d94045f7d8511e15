import type { Client } from '#client/client.ts'
import { toNullIfMissing } from '#client/or-null.ts'
import type { MergedKind } from '#domain/content.ts'

/** The code or slug that a tag, series or author without a page was merged into; null for one that is unknown. */
export async function findMergedName(client: Client, kind: MergedKind, code: string | undefined): Promise<string | null> {
  const merged = code ? await toNullIfMissing(client.get('/api/v2/merged_names/{kind}/{code}', { params: { kind, code } })) : null
  return merged && merged.code
}
