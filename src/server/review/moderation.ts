import { and, eq, inArray, isNull } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { HideReason } from '#domain/moderation.ts'
import { type ReviewState, toPublicName } from '#domain/review.ts'
import { users } from '../identity/index.ts'
import { recordAction } from '../kernel/audit/record.ts'
import type { Db } from '../kernel/db/open.ts'
import type { ReviewSubject } from './read.ts'
import { commentReports, comments } from './tables.ts'
import { findComment, lockOpen, lockSubject, canModerate, updateRatings, type ModerationRights, toSubject } from './write.ts'

type Moderator = ModerationRights & { userId: number }

/** For staff, and for editors of entries' comments. @throws ShopError comment_not_found, forbidden, comment_decided */
export async function setCommentState(
  tx: Db,
  id: number,
  { state, reason, seen }: { state: ReviewState; reason?: HideReason | undefined; seen?: ReviewState | undefined },
  by: Moderator,
  now: Date
): Promise<ReviewSubject> {
  const found = await findComment(tx, id)
  if (!canModerate(found, by)) throw new ShopError('forbidden')
  const subject = toSubject(found)
  await lockSubject(tx, subject)
  const row = await findComment(tx, id)
  if (seen !== undefined && row.state !== seen) throw new ShopError('comment_decided')
  await decide(tx, [id], { state, reason }, now)
  await recordAction(tx, {
    userId: by.userId,
    action: 'comment.state',
    subject: String(id),
    before: { state: row.state, reason: row.hiddenReason },
    after: { state, reason: state === 'hidden' ? (reason ?? 'other') : null, text: row.text },
    now
  })
  await updateRatings(tx, subject)
  return subject
}

/** Writes the state, and closes the reports. */
async function decide(tx: Db, ids: number[], { state, reason }: { state: ReviewState; reason?: HideReason | undefined }, now: Date) {
  await tx
    .update(comments)
    .set({ state, hiddenReason: state === 'hidden' ? (reason ?? 'other') : null, updatedAt: now })
    .where(inArray(comments.id, ids))
  await tx
    .update(commentReports)
    .set({ resolvedAt: now })
    .where(and(inArray(commentReports.commentId, ids), isNull(commentReports.resolvedAt)))
}

/**
 * Shows all of these comments, or none where one is missing or not the moderator's; without those that are no longer as they were seen.
 * @returns the subjects whose pages change @throws ShopError comment_not_found, forbidden
 */
export async function approveComments(
  tx: Db,
  { ids, seen }: { ids: readonly number[]; seen?: ReviewState | undefined },
  by: ModerationRights,
  now: Date
): Promise<{ approved: number; subjects: ReviewSubject[] }> {
  const wanted = [...new Set(ids)]
  const rows = await tx.select().from(comments).where(inArray(comments.id, wanted))
  if (rows.length < wanted.length) throw new ShopError('comment_not_found')
  if (!rows.every(row => canModerate(row, by))) throw new ShopError('forbidden')
  const subjects = [...new Map(rows.map(row => [JSON.stringify(toSubject(row)), toSubject(row)] as const)).values()]
  // In one order, so that two approvals wait for each other instead of failing.
  const ordered = subjects.toSorted((one, other) => toSubjectId(one) - toSubjectId(other))
  for (const subject of ordered) await lockSubject(tx, subject)
  const left = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(inArray(comments.id, wanted), seen && eq(comments.state, seen)))
  const approved = left.map(({ id }) => id)
  if (approved.length) await decide(tx, approved, { state: 'published' }, now)
  for (const subject of ordered) await updateRatings(tx, subject)
  return { approved: approved.length, subjects: ordered }
}

const toSubjectId = (subject: ReviewSubject): number => Object.values(subject)[0] as number

/**
 * An answer of the shop, which nobody needs to moderate. A comment that waits is shown with it.
 * @throws ShopError comment_not_found, also for a hidden one; forbidden, comments_closed
 */
export async function replyToComment(
  tx: Db,
  id: number,
  comment: string,
  by: Moderator,
  now: Date
): Promise<{ id: number; subject: ReviewSubject }> {
  const row = await findComment(tx, id)
  if (!canModerate(row, by)) throw new ShopError('forbidden')
  if (row.state === 'hidden') throw new ShopError('comment_not_found')
  const subject = toSubject(row)
  if ('entryId' in subject) await lockOpen(tx, subject.entryId)
  if (row.state === 'pending') await setCommentState(tx, id, { state: 'published' }, by, now)
  const [added] = await tx
    .insert(comments)
    .values({
      ...subject,
      replyId: id,
      threadId: row.threadId ?? id,
      userId: by.userId,
      text: comment,
      createdAt: now,
      updatedAt: now
    })
    .returning({ id: comments.id })
  if (!added) throw new Error('An answer was not written.')
  return { id: added.id, subject }
}

/** A published comment. @throws ShopError comment_not_found */
async function findPublished(tx: Db, id: number): Promise<typeof comments.$inferSelect> {
  const row = await findComment(tx, id)
  if (row.state !== 'published') throw new ShopError('comment_not_found')
  return row
}

/** @throws ShopError comment_not_found, forbidden for the user's own */
export async function reportComment(tx: Db, id: number, report: { userId: number; reason: HideReason }, now: Date): Promise<void> {
  const row = await findPublished(tx, id)
  if (row.userId === report.userId) throw new ShopError('forbidden')
  await tx
    .insert(commentReports)
    .values({ commentId: id, ...report, createdAt: now })
    .onConflictDoNothing()
}

/** What the form for reporting a comment displays. @throws ShopError comment_not_found */
export async function readPublished(db: Db, id: number): Promise<{ id: number; author: string; comment: string }> {
  const { userId, author, text } = await findPublished(db, id)
  const [user] =
    userId === null ? [] : await db.select({ firstName: users.firstName, lastName: users.lastName }).from(users).where(eq(users.id, userId))
  return { id, author: user ? toPublicName(user.firstName, user.lastName) : author, comment: text }
}

/** Published, with reports that staff have not decided about. */
export const isReported = (db: Db) =>
  and(
    eq(comments.state, 'published'),
    inArray(comments.id, db.select({ id: commentReports.commentId }).from(commentReports).where(isNull(commentReports.resolvedAt)))
  )
