import { asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { formatFullName } from '#domain/account.ts'
import { isEmailContact, type MessageState } from '#domain/contact.ts'
import { ShopError } from '#domain/errors.ts'
import { DEFAULT_LOCALE } from '#domain/site.ts'
import { users } from '../../identity/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import { queueMessage } from '../../kernel/messages/outbox.ts'
import { contactMessages, contactReplies } from './tables.ts'

const PER_PAGE = 20

export async function listContactMessages(db: Db, { state, page }: { state: MessageState; page: number }) {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(state === 'open' ? isNull(contactMessages.doneAt) : isNotNull(contactMessages.doneAt))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE)
  const visible = rows.slice(0, PER_PAGE)
  const replies = visible.length
    ? await db
        .select({ reply: contactReplies, firstName: users.firstName, lastName: users.lastName })
        .from(contactReplies)
        .leftJoin(users, eq(users.id, contactReplies.userId))
        .where(
          inArray(
            contactReplies.messageId,
            visible.map(({ id }) => id)
          )
        )
        .orderBy(asc(contactReplies.id))
    : []
  const messages = visible.map(({ id, name, contact, subject, message, createdAt }) => ({
    id,
    name,
    contact,
    subject,
    message,
    state,
    replies: replies
      .filter(({ reply }) => reply.messageId === id)
      .map(({ reply, firstName, lastName }) => ({
        id: reply.id,
        text: reply.text,
        by: formatFullName(firstName ?? '', lastName ?? '') || null,
        created_at: reply.createdAt.toISOString()
      })),
    created_at: createdAt.toISOString()
  }))
  return { messages, more: rows.length > PER_PAGE }
}

/** A message's subject for an e-mail: its own, else the beginning of its text. */
export const formatEmailSubject = ({ subject, message, name }: { subject: string; message: string; name: string }): string =>
  subject || message.split('\n', 1)[0]?.slice(0, 80) || name

export async function changeMessageState(tx: Db, id: number, state: MessageState, now: Date): Promise<void> {
  const message = await lockMessage(tx, id)
  if ((message.doneAt === null) === (state === 'open')) return
  await tx
    .update(contactMessages)
    .set({ doneAt: state === 'done' ? now : null })
    .where(eq(contactMessages.id, id))
}

/** Sends a reply by e-mail, keeps it and marks the message as done. @throws ShopError message_answered if another reply was sent meanwhile */
export async function replyToMessage(
  tx: Db,
  id: number,
  { text, seenReplies, userId }: { text: string; seenReplies: number; userId: number },
  now: Date
): Promise<void> {
  const message = await lockMessage(tx, id)
  if (!isEmailContact(message.contact)) throw new ShopError('not_found')
  if ((await tx.$count(contactReplies, eq(contactReplies.messageId, id))) !== seenReplies) throw new ShopError('message_answered')
  await tx.insert(contactReplies).values({ messageId: id, userId, text, createdAt: now })
  await tx.update(contactMessages).set({ doneAt: now }).where(eq(contactMessages.id, id))
  const quoted = message.message.replace(/^/gm, '> ')
  await queueMessage(
    tx,
    {
      channel: 'email',
      recipient: message.contact,
      locale: DEFAULT_LOCALE,
      subject: `Re: ${formatEmailSubject(message)}`,
      body: `${text}\n\n${quoted}`
    },
    now
  )
}

async function lockMessage(tx: Db, id: number) {
  const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  if (!message) throw new ShopError('not_found')
  return message
}
