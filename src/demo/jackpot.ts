import { jackpotContract } from '#contract/jackpot.ts'
import { transact } from '#server/kernel/db/transact.ts'
import type { Server } from '#server/kernel/server.ts'
import { createJackpot, jackpots } from '#server/promotion/index.ts'
import { toMidnight } from './dates.ts'
import { readStaffId } from './order-steps.ts'
import settings from './settings.json'

const JACKPOT = { title: { mn: 'Шинэ жилийн жекпот', en: 'New Year jackpot' }, start: 500_000, permille: 5, minimum: 50_000 }

/** Plans the demo's jackpot, where the shop has none. */
export async function seedJackpot(server: Server): Promise<void> {
  if (await server.db.$count(jackpots)) return
  const now = server.now()
  const { body } = jackpotContract.routes['POST /api/v2/staff/jackpots']
  const input = { ...JACKPOT, starts_at: toMidnight(now, -14).toISOString(), draws_at: toMidnight(now, 45).toISOString() }
  await transact(server.db, async tx =>
    createJackpot(tx, body.parse(input), { configs: settings.configs, staffId: await readStaffId(tx) }, now)
  )
}
