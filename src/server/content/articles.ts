import { and, count, desc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Article, ArticleCard, ArticleTag } from '#domain/content.ts'
import { ShopError } from '#domain/errors.ts'
import { localized, type Locale } from '#domain/site.ts'
import type { Db } from '../db/open.ts'
import { type Found, foundIn, versioned } from '../db/versioned.ts'
import { idOf } from '../http/input.ts'
import { images } from '../image/tables.ts'
import { documentIn, readBlocks, readingMinutes } from './blocks.ts'
import { articles, authors } from './tables.ts'

const RELATED_ARTICLES = 3

const columns = {
  article: articles,
  author: { name: authors.name, avatar: authors.avatar },
  image: { id: images.id, width: images.width, height: images.height }
}

/** Forty kilobytes each at most: a document in two languages. */
const MOST_KEPT = 300

function readArticles(db: Db, ids: number[]) {
  return db
    .select({ ...columns, version: foundIn(articles).version })
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.authorId))
    .leftJoin(images, eq(images.id, articles.imageId))
    .where(inArray(articles.id, ids))
}
type Row = Omit<Awaited<ReturnType<typeof readArticles>>[number], 'version'>

const articleRows = versioned(['articles'], MOST_KEPT, async (db, ids): Promise<(Found & { row: Row })[]> =>
  (await readArticles(db, ids)).map(({ version, ...row }) => ({ id: row.article.id, version, row }))
)

const isPublished = (now: Date): SQL | undefined => and(eq(articles.published, true), lte(articles.publishedAt, now))

/** The newest first. `more` stays true while a page is full. */
export async function listArticles(
  db: Db,
  page: { tag?: string | undefined; page: number; perPage: number },
  now: Date,
  locale: Locale
): Promise<{ articles: ArticleCard[]; more: boolean }> {
  const found = await db
    .select(foundIn(articles))
    .from(articles)
    .where(and(isPublished(now), page.tag === undefined ? undefined : eq(articles.tagCode, page.tag)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage)
  const rows = await articleRows(db, found)
  return { articles: rows.map(row => toArticleCard(row, locale)), more: found.length >= page.perPage }
}

/** @throws ShopError not_found, also for an article that is not published yet */
export async function findArticle(db: Db, slugOrId: string, now: Date, locale: Locale): Promise<Article> {
  const id = idOf(slugOrId)
  const named = or(eq(articles.slug, slugOrId), id === undefined ? undefined : eq(articles.id, id))
  const found = await db
    .select(foundIn(articles))
    .from(articles)
    .where(and(named, isPublished(now)))
    .orderBy(sql`(${articles.slug} = ${slugOrId}) DESC`)
    .limit(1)
  const [row] = await articleRows(db, found)
  if (!row) throw new ShopError('not_found')
  const { article } = row
  const others = await db
    .select(foundIn(articles))
    .from(articles)
    .where(and(isPublished(now), ne(articles.id, article.id)))
    .orderBy(sql`(${articles.tagCode} = ${article.tagCode}) DESC`, desc(articles.publishedAt), desc(articles.id))
    .limit(RELATED_ARTICLES)
  return {
    ...toArticleCard(row, locale),
    lead: localized(article.lead, locale),
    blocks: await readBlocks(db, documentIn(article.body, locale), now, locale),
    updated_at: article.updatedAt.toISOString(),
    related: (await articleRows(db, others)).map(other => toArticleCard(other, locale))
  }
}

/** What is written about, the most first. */
export async function listArticleTags(db: Db, now: Date, locale: Locale): Promise<ArticleTag[]> {
  const written = count()
  const rows = await db
    .select({
      code: articles.tagCode,
      name: sql<Row['article']['tag']>`(array_agg(${articles.tag} ORDER BY ${articles.publishedAt} DESC))[1]`,
      written
    })
    .from(articles)
    .where(isPublished(now))
    .groupBy(articles.tagCode)
    .orderBy(desc(written), articles.tagCode)
  return rows.map(row => ({ code: row.code, name: localized(row.name, locale), count: row.written }))
}

function toArticleCard({ article, author, image }: Row, locale: Locale): ArticleCard {
  const title = localized(article.title, locale)
  return {
    id: article.id,
    slug: article.slug,
    title,
    summary: localized(article.summary, locale),
    tag: localized(article.tag, locale),
    tag_code: article.tagCode,
    author: { name: localized(author.name, locale), avatar: author.avatar },
    image: image && { ...image, alt: localized(article.imageAlt, locale) || title },
    published_at: article.publishedAt.toISOString(),
    reading_minutes: readingMinutes(documentIn(article.body, locale))
  }
}
