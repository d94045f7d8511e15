import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { EntryComment, EntryComments } from '#contract/comment.ts'
import { isStaffRole } from '#domain/permission.ts'
import { toPublicName } from '#domain/review.ts'
import { users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { isAboutSubject, isVisibleTo, type ReviewSubject } from './read.ts'
import { comments } from './tables.ts'

const PER_PAGE = 20
const MAX_REPLIES = 500

const columns = {
  id: comments.id,
  replyId: comments.replyId,
  threadId: comments.threadId,
  userId: comments.userId,
  text: comments.text,
  createdAt: comments.createdAt,
  author: comments.author,
  avatar: comments.avatar,
  firstName: users.firstName,
  lastName: users.lastName,
  userAvatar: users.avatar,
  role: users.role
}

/**
 * Comments on an entry or questions about a product, newest first, each with its replies. A user also gets their own that wait for
 * moderation.
 */
export async function readComments(db: Db, subject: ReviewSubject, page: number, viewerId: number | null): Promise<EntryComments> {
  const from = () => db.select(columns).from(comments).leftJoin(users, eq(users.id, comments.userId)).$dynamic()
  const rows = await from()
    .where(and(isAboutSubject(subject), isNull(comments.replyId), isNull(comments.rating), isVisibleTo(viewerId)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE)
  const visible = rows.slice(0, PER_PAGE)
  const threads = visible.map(row => row.id)
  const responses = threads.length
    ? await from()
        .where(and(inArray(comments.threadId, threads), isVisibleTo(viewerId)))
        .orderBy(asc(comments.id))
        .limit(MAX_REPLIES)
    : []
  const toComment = (row: (typeof rows)[number]): EntryComment => ({
    id: row.id,
    reply_id: row.replyId,
    comment: row.text,
    author:
      row.userId === null
        ? { name: row.author, avatar: row.avatar ?? '', staff: false }
        : { name: toPublicName(row.firstName ?? '', row.lastName ?? ''), avatar: row.userAvatar ?? '', staff: isStaffRole(row.role) },
    own: viewerId !== null && row.userId === viewerId,
    created_at: row.createdAt.toISOString(),
    replies: []
  })
  return {
    comments: visible.map(row => ({
      ...toComment(row),
      replies: responses.filter(response => response.threadId === row.id).map(toComment)
    })),
    page,
    per_page: PER_PAGE,
    more: rows.length > PER_PAGE
  }
}
