import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { normalizeEmail, normalizePhone, type InvitationChannel } from '#domain/account.ts'
import { DAY_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import { toLocalPath } from '#i18n/path.ts'
import { recordAction } from '../kernel/audit/record.ts'
import type { Db } from '../kernel/db/open.ts'
import { queueMessage } from '../kernel/messages/outbox.ts'
import { readSiteTranslator } from '../site/index.ts'
import { hashToken } from './passwords.ts'
import { formatName, readRoleName } from './staff-members.ts'
import { type Assignment, requireAssignable, type StaffManager } from './staff-roles.ts'
import { staffInvitations as invitations, staffRoles, users } from './tables.ts'

const INVITATION_DAYS = 7

interface NewInvitation extends Assignment {
  channel: InvitationChannel
  /** As typed. */
  recipient: string
}

const isOpen = (now: Date) => and(isNull(invitations.acceptedAt), isNull(invitations.canceledAt), gt(invitations.expiresAt, now))

export async function listInvitations(db: Db, now: Date) {
  const rows = await db
    .select({ invitation: invitations, roleName: staffRoles.name })
    .from(invitations)
    .leftJoin(staffRoles, eq(staffRoles.id, invitations.staffRoleId))
    .where(isOpen(now))
    .orderBy(asc(invitations.id))
  return rows.map(({ invitation, roleName }) => ({
    id: invitation.id,
    channel: invitation.channel,
    recipient: invitation.recipient,
    role: invitation.role,
    role_id: invitation.staffRoleId,
    role_name: roleName,
    expires_at: invitation.expiresAt.toISOString()
  }))
}

/** An open invitation of the same recipient is replaced. @throws ShopError validation, role_not_allowed, role_not_found */
export async function inviteMember(
  tx: Db,
  manager: StaffManager,
  input: NewInvitation,
  { publicUrl, locale, now }: { publicUrl: string; locale: Locale; now: Date }
): Promise<{ id: number; link: string }> {
  const recipient = parseRecipient(input)
  if (input.role === 'customer') throw new ShopError('role_not_found')
  const roleName = await requireAssignable(tx, manager, input)
  if (recipient)
    await tx
      .update(invitations)
      .set({ canceledAt: now })
      .where(and(eq(invitations.recipient, recipient), isOpen(now)))
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  const token = randomBytes(32).toString('base64url')
  const [invitation] = await tx
    .insert(invitations)
    .values({
      tokenHash: hashToken(token),
      role: input.role,
      staffRoleId: input.roleId,
      channel: input.channel,
      recipient,
      invitedBy: manager.userId,
      createdAt: now,
      expiresAt
    })
    .returning({ id: invitations.id })
  if (!invitation) throw new Error('An invitation was not written.')
  const link = `${publicUrl}${toLocalPath(locale, '/admin/invitation')}?token=${token}`
  if (input.channel !== 'link') {
    const t = await readSiteTranslator(tx, locale)
    const body = t(input.channel === 'sms' ? 'message:staff_invitation_sms' : 'message:staff_invitation', { link, days: INVITATION_DAYS })
    const text =
      input.channel === 'email'
        ? ({ channel: 'email', locale, subject: t('message:staff_invitation_subject'), body } as const)
        : ({ channel: 'sms', body } as const)
    await queueMessage(tx, { ...text, recipient, erasedWhenSent: true, validUntil: expiresAt }, now)
  }
  await recordAction(tx, {
    userId: manager.userId,
    action: 'staff.invite',
    subject: recipient || input.channel,
    before: null,
    after: { role: roleName ?? input.role },
    now
  })
  return { id: invitation.id, link }
}

function parseRecipient({ channel, recipient }: NewInvitation): string {
  if (channel === 'link') return ''
  if (!recipient) throw new ShopError('validation', { fields: { recipient: 'invitation_recipient_required' } })
  const normalized = channel === 'sms' ? normalizePhone(recipient) : normalizeEmail(recipient)
  if (normalized === null) throw new ShopError('validation', { fields: { recipient: channel === 'sms' ? 'phone_wrong' : 'email_wrong' } })
  return normalized
}

/** Repeating it changes nothing. @throws ShopError not_found, role_not_allowed */
export async function cancelInvitation(tx: Db, manager: StaffManager, id: number, now: Date): Promise<void> {
  const [invitation] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update')
  if (!invitation) throw new ShopError('not_found')
  await requireAssignable(tx, manager, { role: invitation.role, roleId: invitation.staffRoleId })
  if (invitation.acceptedAt || invitation.canceledAt) return
  await tx.update(invitations).set({ canceledAt: now }).where(eq(invitations.id, id))
  await recordAction(tx, {
    userId: manager.userId,
    action: 'staff.cancel_invitation',
    subject: invitation.recipient || invitation.channel,
    before: { role: await readRoleName(tx, { role: invitation.role, roleId: invitation.staffRoleId }) },
    after: null,
    now
  })
}

export async function findInvitation(db: Db, token: string, now: Date) {
  const [row] = await db
    .select({ invitation: invitations, roleName: staffRoles.name })
    .from(invitations)
    .leftJoin(staffRoles, eq(staffRoles.id, invitations.staffRoleId))
    .where(and(eq(invitations.tokenHash, hashToken(token)), isOpen(now)))
  return row ? { role: row.invitation.role, role_id: row.invitation.staffRoleId, role_name: row.roleName } : null
}

/**
 * Gives the role to the caller. The owner keeps the own role, so that an invitation cannot end it.
 * @throws ShopError token_invalid, last_owner
 */
export async function acceptInvitation(tx: Db, token: string, userId: number, now: Date): Promise<void> {
  const [invitation] = await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(and(eq(invitations.tokenHash, hashToken(token)), isOpen(now)))
    .returning()
  if (!invitation) throw new ShopError('token_invalid')
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user) throw new ShopError('login_required')
  if (user.role === 'owner') throw new ShopError('last_owner')
  await tx.update(users).set({ role: invitation.role, staffRoleId: invitation.staffRoleId }).where(eq(users.id, userId))
  const to = { role: invitation.role, roleId: invitation.staffRoleId }
  await recordAction(tx, {
    userId,
    action: 'staff.accept',
    subject: formatName(user),
    before: { role: await readRoleName(tx, { role: user.role, roleId: user.staffRoleId }) },
    after: { role: await readRoleName(tx, to) },
    now
  })
}
