import type { Client } from '#client/client.ts'
import { toNullIfMissing } from '#client/or-null.ts'
import type { TopicKind } from '#domain/content.ts'

/** The code or slug that a tag, series or author without a page has now, or was merged into; null for one that is unknown. */
export async function findFormerSlug(client: Client, kind: TopicKind, slug: string | undefined): Promise<string | null> {
  const found = slug ? await toNullIfMissing(client.get('/api/v2/former_slugs/{kind}/{slug}', { params: { kind, slug } })) : null
  return found && found.slug
}
