import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Server } from '../kernel/server.ts'
import { hashToken } from './passwords.ts'
import { oauthClients } from './tables.ts'

/** An OAuth client: a storefront instance in front of this shop (trusted), or a program of the merchant's. */
export interface ApiClient {
  id: string
  trusted: boolean
}

/** @returns null for an unknown client and for a wrong secret alike */
export async function authenticateClient(server: Server, id: string, secret: string): Promise<ApiClient | null> {
  const existing = await findClient(server, id)
  const expected = Buffer.from(existing?.secretHash ?? hashToken('nobody'))
  const input = Buffer.from(hashToken(secret))
  const matches = expected.length === input.length && timingSafeEqual(expected, input)
  return existing && matches ? { id: existing.id, trusted: existing.trusted } : null
}

/** Whether this client may set the customer's address header. */
export async function isTrustedClient(server: Server, id: string | null): Promise<boolean> {
  return id !== null && ((await findClient(server, id))?.trusted ?? false)
}

async function findClient(server: Server, id: string): Promise<{ id: string; secretHash: string; trusted: boolean } | null> {
  const configured = server.config.apiClient
  if (configured?.id === id) return { id, secretHash: hashToken(configured.secret), trusted: true }
  const [row] = await server.db.select().from(oauthClients).where(eq(oauthClients.id, id))
  return row ?? null
}
