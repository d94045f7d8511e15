import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Author, AuthorPage, EditedAuthor } from '#contract/author.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale, LOCALES, type Localized } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { requireUnchanged } from '../../kernel/db/require-unchanged.ts'
import { findBySlug } from '../../kernel/slugs/former-slugs.ts'
import { lockSlugs } from '../../kernel/slugs/lock-slugs.ts'
import type { Writer } from '../writer.ts'
import { findAuthorId } from '../list.ts'
import { entryListings } from '../tables.ts'
import { authorFollows, authors } from './tables.ts'

const PER_PAGE = 24
/** The author of a user is public once an entry is published. */
const visible = sql`(${authors.userId} IS NULL OR EXISTS (
  SELECT 1 FROM ${entryListings} s WHERE ${inArray(sql`s.locale`, LOCALES)} AND s.list = 'author:' || ${authors.id}
))`
const followers = sql<number>`(SELECT count(*)::int FROM ${authorFollows} f WHERE f.author_id = ${authors.id})`
const selectArticleCount = (locale: Locale) => sql<number>`(
  SELECT count(*)::int FROM ${entryListings} s WHERE s.locale = ${locale} AND s.list = 'author:' || ${authors.id}
)`

function select(db: Db, where: SQL | undefined, locale: Locale) {
  return db
    .select({
      id: authors.id,
      slug: authors.slug,
      name: authors.name,
      bio: authors.bio,
      avatar: authors.avatar,
      followers,
      articles: selectArticleCount(locale)
    })
    .from(authors)
    .where(where)
    .$dynamic()
}

const toAuthor = (row: { name: Localized; bio: Localized } & Omit<Author, 'name' | 'bio'>, locale: Locale): Author => ({
  ...row,
  name: localize(row.name, locale),
  bio: localize(row.bio, locale)
})

/** Authors with published entries in the request's language, most entries first; editors get all authors. */
export async function listAuthors(db: Db, { page, all }: { page: number; all: boolean }, locale: Locale): Promise<AuthorPage> {
  const written = sql`EXISTS (SELECT 1 FROM ${entryListings} s WHERE s.locale = ${locale} AND s.list = 'author:' || ${authors.id})`
  const perPage = all ? 200 : PER_PAGE
  const rows = await select(db, all ? undefined : written, locale)
    .orderBy(desc(selectArticleCount(locale)), authors.id)
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
  return { authors: rows.slice(0, perPage).map(row => toAuthor(row, locale)), page, per_page: perPage, more: rows.length > perPage }
}

/** Also by a former slug. @throws ShopError author_not_found */
export async function findAuthor(db: Db, slugOrId: string, locale: Locale): Promise<Author> {
  const row = await findBySlug(db, 'author', slugOrId, named => select(db, and(findAuthorId(named), visible), locale).limit(1))
  if (!row) throw new ShopError('author_not_found')
  return toAuthor(row, locale)
}

const editedColumns = { id: authors.id, slug: authors.slug, name: authors.name, bio: authors.bio, avatar: authors.avatar }

/** The author of a user; null where there is none yet. */
export async function findAuthorOfUser(db: Db, userId: number): Promise<EditedAuthor | null> {
  const [row] = await db.select(editedColumns).from(authors).where(eq(authors.userId, userId))
  return row ?? null
}

/** @throws ShopError validation with address_taken */
export async function createAuthor(tx: Db, input: Omit<EditedAuthor, 'id'>, now: Date): Promise<EditedAuthor> {
  const [row] = await tx
    .insert(authors)
    .values({ ...input, createdAt: now })
    .onConflictDoNothing()
    .returning(editedColumns)
  if (!row) throw new ShopError('validation', { fields: { slug: 'address_taken' } })
  return row
}

/** @throws ShopError author_not_found, also for another user's author, forbidden for the slug of one's own, address_taken */
export async function updateAuthor(
  tx: Db,
  id: number,
  { was, slug, ...input }: Pick<EditedAuthor, 'name' | 'bio' | 'avatar'> & { slug?: string | undefined; was?: string | undefined },
  writer: Writer
): Promise<EditedAuthor> {
  await requireUnchanged(tx, `author ${id}`, was, async () => {
    const [stored] = await tx.select(editedColumns).from(authors).where(eq(authors.id, id))
    return stored
  })
  if (slug !== undefined && !writer.editor) throw new ShopError('forbidden')
  if (slug !== undefined) await lockSlugs(tx, 'author')
  if (slug !== undefined && (await tx.$count(authors, and(eq(authors.slug, slug), ne(authors.id, id)))))
    throw new ShopError('validation', { fields: { slug: 'address_taken' } })
  const [row] = await tx
    .update(authors)
    .set({ ...input, ...(slug !== undefined && { slug }) })
    .where(and(eq(authors.id, id), writer.editor ? undefined : eq(authors.userId, writer.userId)))
    .returning(editedColumns)
  if (!row) throw new ShopError('author_not_found')
  return row
}

/** @throws ShopError author_not_found */
export async function setFollowed(tx: Db, id: number, userId: number, on: boolean, now: Date): Promise<void> {
  const [author] = await tx
    .select({ id: authors.id })
    .from(authors)
    .where(and(eq(authors.id, id), visible))
    .for('key share')
  if (!author) throw new ShopError('author_not_found')
  if (on) await tx.insert(authorFollows).values({ authorId: author.id, userId, createdAt: now }).onConflictDoNothing()
  else await tx.delete(authorFollows).where(and(eq(authorFollows.authorId, author.id), eq(authorFollows.userId, userId)))
}

/** Ids of the followed authors. */
export async function listFollowedIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.select({ id: authorFollows.authorId }).from(authorFollows).where(eq(authorFollows.userId, userId)).limit(1000)
  return rows.map(row => row.id)
}

/** Authors by their ids. */
export async function listAuthorsByIds(db: Db, ids: readonly number[], locale: Locale): Promise<Author[]> {
  if (!ids.length) return []
  return (await select(db, and(inArray(authors.id, [...ids]), visible), locale)).map(row => toAuthor(row, locale))
}
