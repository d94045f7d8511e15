import { sql } from 'drizzle-orm'
import type { StoredBlock } from '#domain/document.ts'
import type { EntryText } from '#domain/editing.ts'
import { type Locale, localized } from '#domain/site.ts'
import { announce } from '../../announce.ts'
import { authors } from '../../content/author/tables.ts'
import { branches, contentPages, entries, tags as tagRows } from '../../content/tables.ts'
import { siteSettings } from '../../site/tables.ts'
import type { Server } from '../../server.ts'
import type { Db } from '../open.ts'
import { type DemoArticle, tags } from './content/article.ts'
import { demoArticles } from './content/articles.ts'
import { type AuthorCode, demoAuthors } from './content/authors.ts'
import { demoBranches } from './content/branches.ts'
import { picturesIn, readDocument } from './content/document.ts'
import { demoPages } from './content/pages.ts'
import { insertEntry } from './entries.ts'
import { seedPeople } from './history.ts'
import { nameOf, storePictures } from './pictures.ts'
import type { Report } from './progress.ts'
import { seedReviews } from './reviews/seed.ts'
import { siteSettingRows } from './site.ts'

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
  const { db, storage } = server
  const drawings = new Set(demoArticles.flatMap(({ cover, mn, en }) => [cover, ...picturesIn(mn), ...picturesIn(en)]))
  const recipes = [...drawings].map(art => ({ art, colours: {} }))
  const ids = await storePictures(storage, db, recipes, () => {})
  const imageId = (art: string): string => ids.get(nameOf({ art, colours: {} })) ?? missing(art)
  report(96, 100, 'articles')
  await db.transaction(async tx => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
    if ((await tx.select({ id: entries.id }).from(entries).limit(1)).length) return
    await insertArticles(tx, imageId, server.now())
    await tx
      .insert(contentPages)
      .values(demoPages.map(page => ({ ...page, body: documents(page, imageId), updatedAt: publishedAt(server.now(), 30) })))
    await tx.insert(branches).values(demoBranches)
    const settings = Object.entries(siteSettingRows).map(([name, value]) => ({ name, value }))
    await tx.insert(siteSettings).values(settings).onConflictDoNothing()
  })
  announce(server.database, ['site', 'articles', 'tags', 'authors', 'pages', 'branches'])
  report(97, 100, 'people')
  await seedPeople(server)
  report(98, 100, 'reviews')
  await seedReviews(server)
}

async function insertArticles(tx: Db, imageId: (art: string) => string, now: Date): Promise<void> {
  const codes = Object.keys(demoAuthors) as AuthorCode[]
  const rows = await tx
    .insert(authors)
    .values(codes.map(code => ({ ...demoAuthors[code], slug: code, avatar: `/art/avatars/${demoAuthors[code].avatar}.svg` })))
    .returning({ id: authors.id })
  const authorIds = new Map(codes.map((code, index) => [code, rows[index]?.id]))
  await tx.insert(tagRows).values(Object.entries(tags).map(([code, name]) => ({ code, name })))
  // The oldest first, so that ids grow with the dates.
  for (const article of demoArticles.toReversed()) {
    const { mn, en } = documents(article, imageId, true)
    const text = (locale: Locale, blocks: StoredBlock[]): EntryText => ({
      title: localized(article.title, locale),
      summary: localized(article.summary, locale),
      lead: localized(article.lead, locale),
      blocks,
      seo_title: '',
      seo_description: ''
    })
    await insertEntry(tx, {
      kind: 'article',
      slug: article.slug,
      authorId: authorIds.get(article.author) ?? missing(article.author),
      imageId: imageId(article.cover),
      imageAlt: article.coverAlt,
      tags: [article.tag],
      texts: { mn: text('mn', mn), en: text('en', en) },
      publishedAt: publishedAt(now, article.daysAgo)
    })
  }
}

function documents(
  { mn, en }: Pick<DemoArticle, 'mn' | 'en'>,
  imageId: (art: string) => string,
  drop = false
): { mn: StoredBlock[]; en: StoredBlock[] } {
  return { mn: readDocument(mn, imageId, { drop }), en: readDocument(en, imageId, { drop }) }
}

function publishedAt(now: Date, daysAgo: number): Date {
  return new Date(Math.floor(now.getTime() / DAY) * DAY + MORNING - daysAgo * DAY)
}

function missing(name: string): never {
  throw new Error(`The demo shop has no ${name}.`)
}
