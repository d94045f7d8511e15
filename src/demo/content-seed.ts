import { sql } from 'drizzle-orm'
import type { StoredBlock } from '#domain/document.ts'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import { authors, contentPages, entries as entryRows, promotions, series as seriesRows, tags as tagRows } from '#server/content/index.ts'
import { branches, siteSettings } from '#server/site/index.ts'
import type { Server } from '#server/kernel/server.ts'
import type { Db } from '#server/kernel/db/open.ts'
import { type AuthorCode, demoAuthors } from './content/authors.ts'
import { demoBranches } from './content/branches.ts'
import { readDocument } from './content/document.ts'
import { demoPages } from './content/pages.ts'
import { type DemoPromotion, demoPromotions } from './content/promotions.ts'
import { demoSeries } from './content/series.ts'
import { tags } from './content/tags.ts'
import { insertEntries, type NewEntry } from './entries.ts'
import { seedPeople } from './history.ts'
import { nameOf, recipeOf, type Recipe, storePictures } from './pictures.ts'
import type { Report } from './progress.ts'
import { seedReviews } from './reviews/seed.ts'
import { midnight } from './sales.ts'
import { siteSettingRows } from './site.ts'
import { allWritten, entryText, type Written } from './written.ts'

const DAY = 24 * 60 * 60 * 1000
/** Articles come out at ten in the morning in Ulaanbaatar. */
const MORNING = 2 * 60 * 60 * 1000

/** Keeps two processes that start on one empty Postgres from filling it twice. */
const ADVISORY_LOCK = 7_342_003

/**
 * Articles, pages, branches, settings and people of the demo shop, once its products are there. What a killed
 * start wrote already is left as it is.
 */
export async function seedContent(server: Server, report: Report): Promise<void> {
  report(96, 100, 'articles')
  if (!(await isWritten(server.db))) await writeAll(server)
  report(97, 100, 'people')
  await seedPeople(server)
  report(98, 100, 'reviews')
  await seedReviews(server)
}

const isWritten = async (db: Db): Promise<boolean> => (await db.select({ id: entryRows.id }).from(entryRows).limit(1)).length > 0

async function writeAll(server: Server): Promise<void> {
  const { db, storage } = server
  const written = allWritten()
  const recipes = [...written.flatMap(one => one.recipes), ...demoPromotions.map(({ cover }) => recipeOf(cover))]
  const ids = await storePictures(storage, db, recipes, () => {})
  const imageId = (recipe: Recipe): string => ids.get(nameOf(recipe)) ?? missing(recipe.art)
  await db.transaction(async tx => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
    if (await isWritten(tx)) return
    await insertWritten(tx, written, imageId, server.now())
    await tx
      .insert(contentPages)
      .values(demoPages.map(page => ({ ...page, body: bodyOf(page, imageId), updatedAt: publishedAt(server.now(), 30) })))
    await tx.insert(promotions).values(demoPromotions.map(promotion => promotionRow(promotion, imageId, server.now())))
    await tx.insert(branches).values(demoBranches)
    const settings = Object.entries(siteSettingRows).map(([name, value]) => ({ name, value }))
    await tx.insert(siteSettings).values(settings).onConflictDoNothing()
  })
  invalidate(server.database, ['site', 'articles', 'news', 'lookbooks', 'media', 'tags', 'authors', 'pages', 'branches', 'promotions'])
}

async function insertWritten(tx: Db, written: readonly Written[], imageId: (recipe: Recipe) => string, now: Date): Promise<void> {
  const codes = Object.keys(demoAuthors) as AuthorCode[]
  const rows = await tx
    .insert(authors)
    .values(codes.map(code => ({ ...demoAuthors[code], slug: code, avatar: `/art/avatars/${demoAuthors[code].avatar}.svg` })))
    .returning({ id: authors.id, slug: authors.slug })
  const authorIds = new Map(rows.map(({ id, slug }) => [slug, id]))
  await tx.insert(tagRows).values(Object.entries(tags).map(([code, name]) => ({ code, name })))
  await tx.insert(seriesRows).values(Object.entries(demoSeries).map(([code, name]) => ({ code, name })))
  const entries = written.map((one): NewEntry => ({
    kind: one.kind,
    slug: one.text.slug,
    authorId: authorIds.get(one.text.author) ?? missing(one.text.author),
    imageId: imageId(recipeOf(one.text.cover)),
    imageAlt: one.text.coverAlt,
    tags: [...one.text.tags],
    ...(one.text.series && { series: one.text.series }),
    texts: { mn: entryText(one, 'mn', imageId), en: entryText(one, 'en', imageId) },
    publishedAt: publishedAt(now, one.text.daysAgo)
  }))
  // The oldest first, so that ids grow with the dates.
  await insertEntries(
    tx,
    entries.toSorted((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime())
  )
}

function bodyOf({ mn, en }: { mn: string; en: string }, imageId: (recipe: Recipe) => string): { mn: StoredBlock[]; en: StoredBlock[] } {
  const read = (text: string): StoredBlock[] => readDocument(text, art => imageId(recipeOf(art)))
  return { mn: read(mn), en: read(en) }
}

function promotionRow(promotion: DemoPromotion, imageId: (recipe: Recipe) => string, now: Date): typeof promotions.$inferInsert {
  const { slug, title, summary, cover, coverAlt, products, from, to } = promotion
  return {
    slug,
    title,
    summary,
    imageId: imageId(recipeOf(cover)),
    imageAlt: coverAlt,
    body: bodyOf(promotion, imageId),
    products: [...products],
    startsAt: midnight(now, from),
    endsAt: to === null ? null : midnight(now, to)
  }
}

function publishedAt(now: Date, daysAgo: number): Date {
  return new Date(Math.floor(now.getTime() / DAY) * DAY + MORNING - daysAgo * DAY)
}

function missing(name: string): never {
  throw new Error(`The demo shop has no ${name}.`)
}
