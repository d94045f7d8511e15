import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { parseId } from '#contract/fields.ts'
import type { RecordUse } from '#contract/library.ts'
import { ENTRY_KINDS } from '#domain/content.ts'
import type { Locale, Localized } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { listFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { formatRecordTitle } from './record-title.ts'
import { entries, entryRedirects } from './tables.ts'

/**
 * What readers see that links to a page of the shop, itself excepted: published entries, pages and promotions, and settings such as menus
 * and banners. Former slugs count, too, and the card of an entry.
 */
export async function listLinkUses(db: Db, path: string, locale: Locale): Promise<RecordUse[]> {
  const entry = await findLinkedEntry(db, path)
  const paths = entry?.paths ?? [path, ...(await listFormerPaths(db, path))]
  const address = `"href": "(/en)?(${paths.join('|')})([?#][^"]*)?"`
  const pattern = entry ? `${address}|"entryId": ${entry.id}[,}]` : address
  const [, promotion = ''] = /^\/promotion\/(.+)$/.exec(path) ?? []
  const links = (column: SQL): SQL => sql`${column}::text ~ ${pattern}`
  const { rows } = (await db.execute(sql`
    SELECT 'entry' AS kind, t.entry_id::text AS key, e.kind AS "entryKind", jsonb_object_agg(t.locale, t.title) AS title
    FROM entry_translations t JOIN entries e ON e.id = t.entry_id
    WHERE ${links(sql`t.body`)} AND t.entry_id <> ${entry?.id ?? 0} GROUP BY t.entry_id, e.kind
    UNION ALL SELECT 'page', slug, NULL, title FROM content_pages WHERE published AND ${links(sql`body`)} AND '/' || slug <> ${path}
    UNION ALL SELECT 'promotion', slug, NULL, title FROM promotions WHERE published AND ${links(sql`body`)} AND slug <> ${promotion}
    UNION ALL SELECT 'setting', name, NULL, NULL FROM site_settings WHERE ${links(sql`value`)}
    ORDER BY 1 DESC, 2`)) as { rows: unknown[] }
  return (rows as { kind: RecordUse['kind']; key: string; entryKind: string | null; title: Localized | null }[]).map(
    ({ kind, key, entryKind, title }) => ({
      kind,
      key,
      entry_kind: entryKind,
      deleted: false,
      title: formatRecordTitle({ kind, key }, title, locale)
    })
  )
}

/** The paths that lead to a page or promotion because it had them before. */
async function listFormerPaths(db: Db, path: string): Promise<string[]> {
  const [, start = '', slug = ''] = /^(\/|\/promotion\/)([^/]+)$/.exec(path) ?? []
  const kind = start === '/' ? 'page' : 'promotion'
  const former = slug ? await listFormerSlugs(db, kind, slug) : []
  return former.map(each => start + each)
}

/** The entry of a path, with all paths that lead to it; null for other pages. */
async function findLinkedEntry(db: Db, path: string): Promise<{ id: number; paths: string[] } | null> {
  const [, segment, name = ''] = /^\/([a-z]+)\/(.+)$/.exec(path) ?? []
  const kind = ENTRY_KINDS.find(each => each === segment)
  if (!kind) return null
  const [entry] = await db
    .select({ id: entries.id, slug: entries.slug })
    .from(entries)
    .where(and(eq(entries.kind, kind), or(eq(entries.slug, name), eq(entries.id, parseId(name) ?? 0))))
    .limit(1)
  if (!entry) return null
  const former = await db.select({ slug: entryRedirects.slug }).from(entryRedirects).where(eq(entryRedirects.entryId, entry.id))
  return { id: entry.id, paths: [entry.slug, String(entry.id), ...former.map(({ slug }) => slug)].map(each => `/${kind}/${each}`) }
}
