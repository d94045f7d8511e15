import { sql, type SQL } from 'drizzle-orm'
import type { RecordUse } from '#contract/library.ts'
import type { Locale, Localized } from '#domain/site.ts'
import { queueForSearch } from '../../catalogue/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import { formatRecordTitle } from '../record-title.ts'

interface UseRow {
  picture: string
  kind: RecordUse['kind']
  key: string
  entryKind: string | null
  deleted: boolean
}

/** Columns of one picture. `products` are queued for the search server when they change. */
const COLUMNS = [
  { table: 'promotions', column: 'image_id', kind: 'promotion', key: 'slug' },
  { table: 'taxons', column: 'image_id', kind: 'taxon', key: 'id' },
  { table: 'brands', column: 'image_id', kind: 'brand', key: 'code' },
  { table: 'stores', column: 'image_id', kind: 'store', key: 'code' },
  { table: 'products', column: 'image_id', kind: 'product', key: 'id' },
  { table: 'variants', column: 'image_id', kind: 'product', key: 'product_id' },
  { table: 'product_images', column: 'image_id', kind: 'product', key: 'product_id' },
  { table: 'room_types', column: 'image_id', kind: 'hotel', key: 'hotel_id' }
] as const

/** Columns of documents. */
const DOCUMENTS = [
  { table: 'entry_drafts', column: 'content', kind: 'entry', key: 'entry_id' },
  { table: 'entry_translations', column: 'body', kind: 'entry', key: 'entry_id' },
  { table: 'content_pages', column: 'body', kind: 'page', key: 'slug' },
  { table: 'content_pages', column: 'draft', kind: 'page', key: 'slug' },
  { table: 'promotions', column: 'body', kind: 'promotion', key: 'slug' },
  { table: 'promotions', column: 'draft', kind: 'promotion', key: 'slug' }
] as const

const name = (identifier: string): SQL => sql`${sql.identifier(identifier)}`

/** Records with the pictures, one row for each picture and record. */
function selectUses(ids: readonly string[]): SQL {
  const list = sql`${sql.param([...ids])}::text[]`
  const selects = [
    sql`SELECT image_id AS picture, 'entry' AS kind, id::text AS key FROM entries WHERE image_id = ANY(${list})`,
    sql`SELECT pending_settings ->> 'imageId', 'entry', id::text FROM entries WHERE pending_settings ->> 'imageId' = ANY(${list})`,
    ...COLUMNS.map(
      ({ table, column, kind, key }) =>
        sql`SELECT ${name(column)}, ${kind}::text, ${name(key)}::text FROM ${name(table)} WHERE ${name(column)} = ANY(${list})`
    ),
    ...DOCUMENTS.map(
      ({ table, column, kind, key }) => sql`
        SELECT used, ${kind}::text, ${name(key)}::text FROM ${name(table)} CROSS JOIN LATERAL unnest(document_image_ids(${name(column)})) used
        WHERE document_image_ids(${name(column)}) && ${list} AND used = ANY(${list})`
    ),
    sql`SELECT used, 'hotel', id::text FROM hotels CROSS JOIN LATERAL unnest(image_ids) used WHERE image_ids && ${list} AND used = ANY(${list})`,
    // A setting has the URL of a picture, or its id in a record.
    sql`SELECT used, 'setting', name FROM site_settings CROSS JOIN LATERAL unnest(${list}) used WHERE position(used IN value::text) > 0`
  ]
  return sql.join(selects, sql` UNION `)
}

/** Number of records with each picture. */
export async function countUses(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (!ids.length) return new Map()
  const { rows } = (await db.execute(sql`SELECT picture, count(*)::int AS uses FROM (${selectUses(ids)}) AS found GROUP BY picture`)) as {
    rows: unknown[]
  }
  return new Map((rows as { picture: string; uses: number }[]).map(({ picture, uses }) => [picture, uses]))
}

/** The records with a picture. */
export async function listUses(db: Db, id: string, locale: Locale): Promise<RecordUse[]> {
  const { rows } = (await db.execute(sql`
    SELECT f.kind, f.key, e.kind AS "entryKind", (e.deleted_at IS NOT NULL
      OR (f.kind = 'page' AND EXISTS (SELECT 1 FROM content_pages WHERE slug = f.key AND deleted_at IS NOT NULL))
      OR (f.kind = 'promotion' AND EXISTS (SELECT 1 FROM promotions WHERE slug = f.key AND deleted_at IS NOT NULL))) AS deleted, CASE f.kind
      WHEN 'entry' THEN (SELECT jsonb_object_agg(d.locale, d.content ->> 'title') FROM entry_drafts d WHERE d.entry_id = e.id)
      WHEN 'page' THEN (SELECT title FROM content_pages WHERE slug = f.key)
      WHEN 'promotion' THEN (SELECT title FROM promotions WHERE slug = f.key)
      WHEN 'taxon' THEN (SELECT name FROM taxons WHERE id::text = f.key)
      WHEN 'brand' THEN (SELECT name FROM brands WHERE code = f.key)
      WHEN 'store' THEN (SELECT name FROM stores WHERE code = f.key)
      WHEN 'product' THEN (SELECT title FROM products WHERE id::text = f.key)
      WHEN 'hotel' THEN (SELECT name FROM hotels WHERE id::text = f.key)
    END AS title
    FROM (${selectUses([id])}) AS f LEFT JOIN entries e ON f.kind = 'entry' AND e.id::text = f.key
    ORDER BY f.kind, f.key`)) as { rows: unknown[] }
  return (rows as (UseRow & { title: Localized | null })[]).map(({ kind, key, entryKind, deleted, title }) => ({
    kind,
    key,
    entry_kind: entryKind,
    deleted,
    title: formatRecordTitle({ kind, key }, title, locale)
  }))
}

/** Number of entries whose earlier versions contain a picture that they do not contain now. */
export async function countEarlierUses(db: Db, id: string): Promise<number> {
  const { rows } = (await db.execute(sql`
    SELECT count(DISTINCT r.entry_id)::int AS entries FROM entry_revisions r
    WHERE document_image_ids(r.content) && ARRAY[${id}::text] AND NOT EXISTS (
      SELECT 1 FROM entry_drafts d WHERE d.entry_id = r.entry_id AND document_image_ids(d.content) && ARRAY[${id}::text])`)) as {
    rows: unknown[]
  }
  return (rows as { entries: number }[])[0]?.entries ?? 0
}

/** Writes another picture in place of one, wherever it is used. Earlier versions of entries keep it. */
export async function replaceUses(tx: Db, from: string, to: string): Promise<void> {
  const replaced = (column: SQL): SQL => sql`replace(${column}::text, ${from}, ${to})::jsonb`
  await queueForSearch(
    tx,
    sql`SELECT product_id FROM product_images WHERE image_id = ${from} UNION SELECT id FROM products WHERE image_id = ${from}
      UNION SELECT product_id FROM variants WHERE image_id = ${from}`
  )
  await tx.execute(sql`UPDATE entries SET image_id = ${to} WHERE image_id = ${from}`)
  await tx.execute(sql`
    UPDATE entries SET pending_settings = jsonb_set(pending_settings, '{imageId}', to_jsonb(${to}::text))
    WHERE pending_settings ->> 'imageId' = ${from}`)
  for (const { table, column } of COLUMNS)
    await tx.execute(sql`UPDATE ${name(table)} SET ${name(column)} = ${to} WHERE ${name(column)} = ${from}`)
  for (const { table, column } of DOCUMENTS)
    await tx.execute(sql`
      UPDATE ${name(table)} SET ${name(column)} = ${replaced(name(column))} WHERE document_image_ids(${name(column)}) && ARRAY[${from}::text]`)
  await tx.execute(sql`UPDATE hotels SET image_ids = array_replace(image_ids, ${from}, ${to}) WHERE image_ids && ARRAY[${from}::text]`)
  await tx.execute(
    sql`UPDATE site_settings SET value = ${replaced(sql`value`)}, version = version + 1 WHERE position(${from} IN value::text) > 0`
  )
}

/** Whether a customer's review, comment or return has equal bytes: the file has to stay. */
export async function isCustomersPicture(db: Db, id: string): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    SELECT EXISTS (SELECT 1 FROM comment_images WHERE image_id = ${id}) OR EXISTS (SELECT 1 FROM return_images WHERE image_id = ${id})
      AS used`)) as { rows: unknown[] }
  return (rows as { used: boolean }[])[0]?.used ?? false
}
