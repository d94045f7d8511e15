import { eq } from 'drizzle-orm'
import { ofetch } from 'ofetch'
import { z } from 'zod'
import { HOUR_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import { limitAttempts } from '../kernel/http/rate-limit.ts'
import { log } from '../kernel/log/log.ts'
import type { Server } from '../kernel/server.ts'
import { registeredOrganisations } from './tables.ts'

const TIMEOUT_MS = 6000
/** Names change rarely; an organisation that was not found may have registered since. */
const VALID_MS = { found: 24 * HOUR_MS, missing: HOUR_MS / 6 }

interface RegisteredOrganisation {
  registerNumber: string
  tin: string
  name: string
  vatPayer: boolean
}

/** Production sends the TIN as a number, its documentation says a string. An unknown register number has `data` null. */
const tinResponse = z.object({ status: z.number(), data: z.union([z.string(), z.number()]).nullish() })
const infoResponse = z.object({
  status: z.number(),
  data: z.object({ name: z.string(), found: z.boolean(), vatPayer: z.boolean().nullish() }).nullish()
})

/**
 * The organisation of a register number, from the tax authority.
 * @param userId limited, because each look-up that is not cached calls the tax authority @throws ShopError
 * organisation_not_found, registry_unavailable, too_many_requests
 */
export async function findOrganisation(server: Server, registerNumber: string, userId: number): Promise<RegisteredOrganisation> {
  const { db, config } = server
  const now = server.now()
  const [known] = await db.select().from(registeredOrganisations).where(eq(registeredOrganisations.registerNumber, registerNumber))
  const validMs = known?.tin ? VALID_MS.found : VALID_MS.missing
  if (known && now.getTime() - known.checkedAt.getTime() < validMs) return toOrganisation(known)
  await limitAttempts(db, 'organisations_of', String(userId), config.rateLimitFactor, now)
  const response = await lookUp(config.receipt.registryUrl, registerNumber).catch((error: unknown) => {
    log.warn({ error: String(error) }, 'the registry of organisations does not respond')
    // The expired entry is used while the service is unavailable.
    if (known?.tin) return known
    throw new ShopError('registry_unavailable')
  })
  const row = { tin: null, name: '', vatPayer: false, ...response, registerNumber, checkedAt: now }
  await db.insert(registeredOrganisations).values(row).onConflictDoUpdate({ target: registeredOrganisations.registerNumber, set: row })
  return toOrganisation(row)
}

function toOrganisation({ registerNumber, tin, name, vatPayer }: typeof registeredOrganisations.$inferSelect): RegisteredOrganisation {
  if (!tin) throw new ShopError('organisation_not_found')
  return { registerNumber, tin, name, vatPayer }
}

async function lookUp(url: string, registerNumber: string): Promise<{ tin: string; name: string; vatPayer: boolean } | null> {
  const get = (path: string, query: Record<string, string>): Promise<unknown> =>
    ofetch<unknown>(`${url}/api/info/check/${path}`, { query, timeout: TIMEOUT_MS, retry: 0 })
  const { data } = tinResponse.parse(await get('getTinInfo', { regNo: registerNumber }))
  if (!data) return null
  const tin = String(data)
  const { data: info } = infoResponse.parse(await get('getInfo', { tin }))
  return info?.found && info.name ? { tin, name: info.name, vatPayer: info.vatPayer ?? false } : null
}
