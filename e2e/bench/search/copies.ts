import { sql } from 'drizzle-orm'
import type { Db } from '#server/kernel/db/open.ts'

const TABLES = ['products', 'variants', 'product_images', 'product_taxons', 'search_documents'] as const
type Row = Record<string, string>

/**
 * Fills a generated catalogue of `made` products up to `size` by copies within the database, in a fraction of the time: each copy has
 * an id, slug and SKU of its own and the model name of another product. Indexes are made anew afterwards.
 */
export async function copyCatalogue(db: Db, made: number, size: number): Promise<void> {
  await db.transaction(async tx => {
    // Without checks of foreign keys, which the copies keep.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`SET LOCAL maintenance_work_mem = '512MB'`)
    const indexes = await listRows(
      tx,
      sql`SELECT indexname AS name, indexdef AS definition FROM pg_indexes
        WHERE tablename IN ${[...TABLES]} AND indexname NOT IN (SELECT conname FROM pg_constraint)`
    )
    for (const { name = '' } of indexes) await tx.execute(sql`DROP INDEX ${sql.identifier(name)}`)
    await tx.execute(sql`CREATE TEMP TABLE models ON COMMIT DROP AS SELECT id, split_part(title->>'en', ' ', -2) AS name FROM products`)
    await tx.execute(sql`CREATE UNIQUE INDEX ON models (id)`)
    for (let step = made; step < size; step += made) for (const table of TABLES) await copyRows(tx, table, { made, step, size })
    for (const { definition = '' } of indexes) await tx.execute(sql.raw(definition))
    // Counted anew by `countWords`.
    await tx.execute(sql`UPDATE search_words SET frequency = 0`)
  })
}

/** Expressions of the columns that differ in a copy. */
const CHANGES: Record<(typeof TABLES)[number], Row> = {
  products: { id: 'copy_id', slug: "'p' || copy_id", title: 'replace(t.title::text, own.name, other.name)::jsonb', vid: 'copy_id' },
  variants: { id: 'copy_id', product_id: 'copy_id', sku: String.raw`regexp_replace(t.sku, '\d+$', '') || copy_id` },
  product_images: { product_id: 'copy_id', alt: 'replace(t.alt::text, own.name, other.name)::jsonb' },
  product_taxons: { product_id: 'copy_id' },
  search_documents: {
    product_id: 'copy_id',
    words: "replace(replace(t.words::text, own.name, other.name), '-' || own.id || ''':', '-' || copy_id || ''':')::tsvector"
  }
}

async function copyRows(
  db: Db,
  table: (typeof TABLES)[number],
  { made, step, size }: Record<'made' | 'step' | 'size', number>
): Promise<void> {
  const columns = await listRows(
    db,
    sql`SELECT attname AS name FROM pg_attribute WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`
  )
  const names = columns.map(({ name = '' }) => name)
  const values = names.map(name => CHANGES[table][name] ?? `t."${name}"`)
  const product = sql.identifier(table === 'products' ? 'id' : 'product_id')
  await db.execute(sql`
    INSERT INTO ${sql.identifier(table)} (${sql.join(names.map(name => sql.identifier(name)), sql`, `)})
    SELECT ${sql.raw(values.join(', '))}
    FROM models own
    CROSS JOIN LATERAL (SELECT own.id + ${step}::int AS copy_id) copies
    JOIN models other ON other.id = (own.id::bigint * 31 + ${step}::int / 7) % ${made}::int + 1
    JOIN ${sql.identifier(table)} t ON t.${product} = own.id
    WHERE copy_id <= ${size}::int`) // prettier-ignore
}

async function listRows(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as { rows: unknown[] }
  return rows as Row[]
}
