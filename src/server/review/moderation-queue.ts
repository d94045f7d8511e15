import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ModeratedComment } from '#contract/moderation.ts'
import { formatFullName } from '#domain/account.ts'
import { COMMENT_KINDS, type CommentKind, detectLanguage, QUEUE_STATES, type QueueState } from '#domain/moderation.ts'
import { isStaffRole } from '#domain/permission.ts'
import { localize, type Locale } from '#domain/site.ts'
import { users } from '../identity/index.ts'
import { products, stores } from '../catalogue/index.ts'
import { entries, entryTranslations } from '../content/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { isReported } from './moderation.ts'
import { commentImages, commentReports, comments } from './tables.ts'

const PER_PAGE = 20

type Counts = Record<CommentKind, Record<QueueState, number>>

const kindOf: SQL<CommentKind> = sql`CASE WHEN ${comments.replyId} IS NOT NULL THEN 'reply' WHEN ${comments.rating} IS NOT NULL THEN 'review'
  WHEN ${comments.entryId} IS NOT NULL THEN 'comment' ELSE 'question' END`

const parents = alias(comments, 'parents')
const parentAuthors = alias(users, 'parent_authors')

interface Queue {
  state: QueueState
  kind?: CommentKind | undefined
  page: number
  /** Omits comments on products and vendors. */
  entriesOnly: boolean
}

/** A list of the moderation queue: waiting comments by their last change, others newest first; and the numbers of all lists. */
export async function listModeratedComments(
  db: Db,
  { state, kind, page, entriesOnly }: Queue,
  locale: Locale
): Promise<{ comments: ModeratedComment[]; more: boolean; counts: Counts }> {
  // A rating without text needs no moderation.
  const moderated = and(eq(comments.hasContent, true), entriesOnly ? isNotNull(comments.entryId) : undefined)
  const rows = await db
    .select({
      comment: comments,
      kind: kindOf,
      firstName: users.firstName,
      lastName: users.lastName,
      product: { slug: products.slug, title: products.title },
      entry: { id: entries.id, kind: entries.kind, slug: entries.slug },
      commentsOpen: entries.commentsOpen,
      entryTitle: selectTitle(locale),
      parent: { text: parents.text, author: parents.author },
      parentFirstName: parentAuthors.firstName,
      parentLastName: parentAuthors.lastName
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .leftJoin(products, eq(products.id, comments.productId))
    .leftJoin(entries, eq(entries.id, comments.entryId))
    .leftJoin(parents, eq(parents.id, comments.replyId))
    .leftJoin(parentAuthors, eq(parentAuthors.id, parents.userId))
    .where(
      and(moderated, state === 'reported' ? isReported(db) : eq(comments.state, state), kind === undefined ? undefined : eq(kindOf, kind))
    )
    .orderBy(state === 'pending' ? asc(comments.updatedAt) : desc(comments.createdAt), desc(comments.id))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE)
  const visible = rows.slice(0, PER_PAGE)
  const ids = visible.map(row => row.comment.id)
  const pictures = await readPictures(db, ids)
  const reports = await readReports(db, ids)
  const answers = await readAnswers(db, ids)
  const storeOf = await findStores(
    db,
    visible.flatMap(({ comment }) => comment.vendorId ?? []),
    locale
  )
  return {
    comments: visible.map(({ comment, product, entry, ...row }) => ({
      id: comment.id,
      kind: row.kind,
      rating: comment.rating,
      comment: comment.text,
      language: detectLanguage(comment.text),
      images: pictures.filter(({ commentId }) => commentId === comment.id).map(({ id, width, height }) => ({ id, width, height, alt: '' })),
      author: formatFullName(row.firstName ?? '', row.lastName ?? '') || comment.author,
      verified: comment.verified,
      state: comment.state,
      hidden_reason: comment.hiddenReason,
      created_at: comment.createdAt.toISOString(),
      reports: reports.filter(({ commentId }) => commentId === comment.id).map(({ reason, count }) => ({ reason, count })),
      in_reply_to: row.parent && {
        author: formatFullName(row.parentFirstName ?? '', row.parentLastName ?? '') || row.parent.author,
        comment: row.parent.text
      },
      answers: answers
        .filter(({ replyId }) => replyId === comment.id)
        .map(({ text, firstName, lastName, createdAt }) => ({
          comment: text,
          author: formatFullName(firstName, lastName),
          created_at: createdAt.toISOString()
        })),
      can_answer: comment.state !== 'hidden' && row.commentsOpen !== false,
      product: product && { slug: product.slug, title: localize(product.title, locale) },
      store: storeOf(comment.vendorId),
      entry: entry && { ...entry, title: row.entryTitle ?? entry.slug }
    })),
    more: rows.length > PER_PAGE,
    counts: await countLists(db, moderated)
  }
}

async function countLists(db: Db, moderated: SQL | undefined): Promise<Counts> {
  const counts = Object.fromEntries(COMMENT_KINDS.map(kind => [kind, Object.fromEntries(QUEUE_STATES.map(state => [state, 0]))])) as Counts
  const rows = await db
    .select({ kind: kindOf, state: comments.state, count: sql<number>`count(*)::int` })
    .from(comments)
    .where(moderated)
    .groupBy(sql`1`, comments.state)
  for (const { kind, state, count } of rows) counts[kind][state] = count
  const reported = await db
    .select({ kind: kindOf, count: sql<number>`count(*)::int` })
    .from(comments)
    .where(and(moderated, isReported(db)))
    .groupBy(sql`1`)
  for (const { kind, count } of reported) counts[kind].reported = count
  return counts
}

async function readPictures(db: Db, ids: readonly number[]) {
  if (!ids.length) return []
  return db
    .select({ commentId: commentImages.commentId, id: images.id, width: images.width, height: images.height })
    .from(commentImages)
    .innerJoin(images, eq(images.id, commentImages.imageId))
    .where(inArray(commentImages.commentId, [...ids]))
    .orderBy(asc(commentImages.position))
}

async function readReports(db: Db, ids: readonly number[]) {
  if (!ids.length) return []
  return db
    .select({ commentId: commentReports.commentId, reason: commentReports.reason, count: sql<number>`count(*)::int` })
    .from(commentReports)
    .where(and(inArray(commentReports.commentId, [...ids]), isNull(commentReports.resolvedAt)))
    .groupBy(commentReports.commentId, commentReports.reason)
    .orderBy(desc(sql`3`), asc(commentReports.reason))
}

/** Answers by staff. */
async function readAnswers(db: Db, ids: readonly number[]) {
  if (!ids.length) return []
  const rows = await db
    .select({
      replyId: comments.replyId,
      text: comments.text,
      createdAt: comments.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(and(inArray(comments.replyId, [...ids]), eq(comments.state, 'published'), ne(users.role, 'customer')))
    .orderBy(asc(comments.id))
  return rows.filter(({ role }) => isStaffRole(role) || role === 'editor')
}

async function findStores(db: Db, vendorIds: readonly number[], locale: Locale) {
  const rows = vendorIds.length
    ? await db
        .select()
        .from(stores)
        .where(inArray(stores.vendorId, [...vendorIds]))
        .orderBy(asc(stores.id))
    : []
  return (vendorId: number | null) => {
    const store = rows.find(each => each.vendorId === vendorId)
    return store ? { code: store.code, name: localize(store.name, locale) } : null
  }
}

/** An entry's title in the request's language, else in the other. */
const selectTitle = (locale: Locale): SQL<string | null> =>
  sql`(SELECT ${entryTranslations.title} FROM ${entryTranslations} WHERE ${entryTranslations.entryId} = ${entries.id} ORDER BY ${entryTranslations.locale} = ${locale} DESC LIMIT 1)`
