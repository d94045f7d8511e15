import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
  uuid
} from 'drizzle-orm/pg-core'
import { SOCIAL_PROVIDERS, INVITATION_CHANNELS } from '#domain/account.ts'
import type { Address } from '#domain/cart.ts'
import { PUSH_TOPICS } from '#domain/push.ts'
import { type Permission, ROLES } from '#domain/permission.ts'
import { LOCALES } from '#domain/site.ts'
import { timestamptz } from '../kernel/db/columns.ts'

/** Roles of the shop's own, beside the built-in ones. */
export const staffRoles = pgTable('staff_roles', {
  id: serial('id').primaryKey(),
  name: text('name').notNull().unique(),
  permissions: jsonb('permissions').$type<Permission[]>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamptz('created_at').notNull()
})

export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    /** Logs in, and belongs to one account, only once it is verified. */
    email: text('email'),
    mobile: text('mobile').unique(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    passwordHash: text('password_hash'),
    avatar: text('avatar'),
    role: text('role', { enum: ROLES }).notNull().default('customer'),
    /** The role of the shop's own, where `role` is `custom`. */
    staffRoleId: integer('staff_role_id').references(() => staffRoles.id),
    /** A blocked account cannot log in. */
    blockedAt: timestamptz('blocked_at'),
    gender: text('gender', { enum: ['MR', 'MS'] }),
    birthday: text('birthday'),
    homePhone: text('home_phone'),
    emailVerifiedAt: timestamptz('email_verified_at'),
    phoneVerifiedAt: timestamptz('phone_verified_at'),
    consentedAt: timestamptz('consented_at'),
    /** The language of the last login, in which the shop writes where no order or request has one. */
    locale: text('locale', { enum: LOCALES }),
    /** Whether logins from new devices are announced. */
    loginNotices: boolean('login_notices').notNull().default(true),
    /** The language of messages about lower prices of wished products; null where the customer does not want them. */
    priceNotices: text('price_notices', { enum: LOCALES }),
    /** Stops them without a login. */
    priceNoticesToken: uuid('price_notices_token').unique(),
    /** Topics that are not sent to the customer's devices. */
    pushOff: text('push_off', { enum: PUSH_TOPICS }).array().notNull().default([]),
    createdAt: timestamptz('created_at').notNull().defaultNow()
  },
  table => [
    uniqueIndex('users_verified_email')
      .on(table.email)
      .where(sql`${table.emailVerifiedAt} IS NOT NULL`),
    index('users_email').on(table.email)
  ]
)

/** A customer's address book. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The customer's name for it, such as "home". */
    label: text('label').notNull().default(''),
    address: jsonb('address').$type<Address>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
    /** Time of the last order to it. */
    usedAt: timestamptz('used_at')
  },
  table => [
    index('saved_addresses_user').on(table.userId, table.id),
    uniqueIndex('saved_addresses_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`)
  ]
)

/** A browser session (guest or user) or an API token. Only the token's hash is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The OAuth client, for tokens of storefront instances. */
    clientId: text('client_id'),
    kind: text('kind', { enum: ['browser', 'bearer', 'client'] }).notNull(),
    /** The browser of the login; empty for guests and for programs that do not name themselves. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** The last use of a user's session, to about ten minutes. */
    usedAt: timestamptz('used_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull()
  },
  table => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)]
)

/** Browsers and networks from which the owner of an account has logged in: a login from another one is announced. */
export const loginDevices = pgTable(
  'login_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system, as messages name them. */
    device: text('device').notNull(),
    /** IPv4 /24, IPv6 /48. */
    network: text('network').notNull(),
    usedAt: timestamptz('used_at').notNull()
  },
  table => [primaryKey({ columns: [table.userId, table.device, table.network] }), index('login_devices_age').on(table.usedAt)]
)

/** Data of a sign-up; it moves to the account when the code verifies the phone. */
export interface SignUpDetails {
  first_name: string
  last_name: string
  email: string | null
}

export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** A phone number or an e-mail address. */
    target: text('target').notNull(),
    purpose: text('purpose', {
      enum: ['login', 'sign_up', 'reset', 'change', 'email', 'mobile_current', 'mobile_new', 'deletion', 'owner_invitation']
    }).notNull(),
    /** The requester of the code, who alone can use it; empty for a link, whose token is the proof. */
    requester: text('requester').notNull().default(''),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    details: jsonb('details').$type<SignUpDetails>(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at')
  },
  table => [
    index('verification_codes_target').on(table.target, table.createdAt),
    check('verification_codes_attempts', sql`${table.attempts} >= 0`)
  ]
)

/** An invitation to become staff. Only the hash of its token is stored. */
export const staffInvitations = pgTable('staff_invitations', {
  id: serial('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  role: text('role', { enum: ROLES }).notNull(),
  staffRoleId: integer('staff_role_id').references(() => staffRoles.id, { onDelete: 'cascade' }),
  channel: text('channel', { enum: INVITATION_CHANNELS }).notNull(),
  /** Phone or e-mail; empty for a link that the inviter passes on. */
  recipient: text('recipient').notNull().default(''),
  invitedBy: integer('invited_by')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
  acceptedAt: timestamptz('accepted_at'),
  canceledAt: timestamptz('canceled_at')
})

export const oauthClients = pgTable('oauth_clients', {
  id: text('id').primaryKey(),
  secretHash: text('secret_hash').notNull(),
  name: text('name').notNull(),
  trusted: boolean('trusted').notNull().default(false)
})

/** The second step of logins: the secret of an authenticator app. */
export const twoSteps = pgTable('two_steps', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32. */
  secret: text('secret').notNull(),
  /** Null until a first code has proved that the app has the secret. */
  enabledAt: timestamptz('enabled_at'),
  /** The period of the last code, in 30 seconds since 1970: a code is valid once. */
  usedStep: integer('used_step'),
  /** Hashes of the unused recovery codes. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  createdAt: timestamptz('created_at').notNull()
})

/** Logins that wait for their second step, in the session of the guest. */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As for `recordLogin`. */
    isProven: boolean('is_proven').notNull(),
    expiresAt: timestamptz('expires_at').notNull()
  },
  table => [index('pending_logins_expiry').on(table.expiresAt)]
)

/** Providers connected to an account. */
export const signInMethods = pgTable(
  'sign_in_methods',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: SOCIAL_PROVIDERS }).notNull(),
    /** The provider's id of the customer. */
    subject: text('subject').notNull(),
    /** The provider's last answer, to show which account is connected. It is no way to log in. */
    email: text('email'),
    createdAt: timestamptz('created_at').notNull(),
    usedAt: timestamptz('used_at').notNull()
  },
  table => [
    unique('sign_in_methods_subject').on(table.provider, table.subject),
    unique('sign_in_methods_user').on(table.userId, table.provider)
  ]
)

/** Logins that wait for the customer's return from a provider. Only the hash of the state is stored. */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider', { enum: SOCIAL_PROVIDERS }).notNull(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The account that the provider is connected to; null for a login. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The code verifier of RFC 7636. */
    verifier: text('verifier').notNull(),
    /** The path to return to. */
    from: text('from').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at')
  },
  table => [index('social_attempts_expiry').on(table.expiresAt)]
)

/** Public keys of customers' devices (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url, as the public key. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Number of the last signature; 0 for devices that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    /** The site of the passkey, such as `shop.mn`: no other can use it. */
    host: text('host').notNull(),
    name: text('name').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** The last login with it. */
    usedAt: timestamptz('used_at')
  },
  table => [index('passkeys_user').on(table.userId)]
)

/** What a device has to sign: once, for the session that asked. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The account that gets a passkey; null for a login. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull()
  },
  table => [index('passkey_challenges_expiry').on(table.expiresAt), index('passkey_challenges_session').on(table.sessionId)]
)
