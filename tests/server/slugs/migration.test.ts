import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applyMigrations } from '#server/kernel/db/apply-migrations.ts'
import { openDatabase } from '#server/kernel/db/open.ts'
import { toRows } from '../database.ts'

const MIGRATIONS = new URL('../../../src/server/kernel/db/migrations/', import.meta.url)
const readMigrations = (until: string) =>
  Object.fromEntries(
    readdirSync(MIGRATIONS)
      .filter(name => name.endsWith('.sql') && name < until)
      .map(name => [name, readFileSync(new URL(name, MIGRATIONS), 'utf8')])
  )

test('what earlier releases remembered of former addresses leads on, except to what is gone or from what is in use', async () => {
  const database = await openDatabase('memory:', '')
  const { db } = database
  await applyMigrations(db, readMigrations('0082'))
  const run = (statement: string) => db.execute(sql.raw(statement))
  await run(`INSERT INTO products (slug, title, description) VALUES ('cup', '{}', '{}'), ('hat', '{}', '{}')`)
  await run(`UPDATE products SET slug = 'mug' WHERE slug = 'cup'`)
  await run(`INSERT INTO taxons (permalink, name, depth) VALUES ('cold', '{}', 1), ('warm', '{}', 1)`)
  await run(`INSERT INTO taxon_aliases SELECT 'winter', id FROM taxons WHERE permalink = 'cold'`)
  await run(`INSERT INTO taxon_aliases SELECT 'warm', id FROM taxons WHERE permalink = 'cold'`)
  await run(`INSERT INTO tags (code, name) VALUES ('felt', '{}')`)
  await run(`INSERT INTO authors (slug, name) VALUES ('naran', '{}')`)
  await run(`INSERT INTO merged_names VALUES ('tag', 'wool', 'felt'), ('tag', 'silk', 'gone'), ('series', 'one', 'gone')`)
  await run(`INSERT INTO merged_names SELECT 'author', 'dolgor', id::text FROM authors`)
  await applyMigrations(db, readMigrations('9'))
  const former = async () => toRows(await db.execute(sql`SELECT kind, slug, current FROM former_slugs ORDER BY kind, slug`))
  expect(await former()).toEqual([
    { kind: 'author', slug: 'dolgor', current: 'naran' },
    { kind: 'product', slug: 'cup', current: 'mug' },
    { kind: 'tag', slug: 'wool', current: 'felt' },
    { kind: 'taxon', slug: 'winter', current: 'cold' }
  ])
  // Triggers: a chain leads to its end, a taken slug leads nowhere, and so do those of a deleted record.
  await run(`UPDATE products SET slug = 'beaker' WHERE slug = 'mug'`)
  await run(`INSERT INTO products (slug, title, description) VALUES ('cup', '{}', '{}')`)
  await run(`DELETE FROM authors`)
  await run(`DELETE FROM taxons WHERE permalink = 'cold'`)
  expect(await former()).toEqual([
    { kind: 'product', slug: 'mug', current: 'beaker' },
    { kind: 'tag', slug: 'wool', current: 'felt' }
  ])
  await database.close()
})
