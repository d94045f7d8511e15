import { wheelContract } from '#contract/wheel.ts'
import { transact } from '#server/kernel/db/transact.ts'
import type { Server } from '#server/kernel/server.ts'
import { createCampaign, wheelCampaigns } from '#server/promotion/index.ts'
import { toMidnight } from './dates.ts'
import { readStaffId } from './order-steps.ts'
import settings from './settings.json'

const CAMPAIGN = {
  title: { mn: 'Намрын азын хүрд', en: 'Autumn lucky wheel' },
  allowance: 'daily',
  prizes: [
    { kind: 'bonus', value: 5000, weight: 450, stock: 500 },
    { kind: 'free_delivery', minimum: 30_000, weight: 2500 },
    { kind: 'percent', value: 10, minimum: 50_000, weight: 800, stock: 1000 },
    { kind: 'points', value: 500, weight: 1200 },
    { kind: 'bonus', value: 2000, weight: 1500, stock: 2000 },
    { kind: 'goods', product: 'handmade-juniper-soap', minimum: 80_000, weight: 500, stock: 50 },
    { kind: 'gift_card', value: 50_000, weight: 50, stock: 5 },
    { kind: 'nothing', weight: 3000 }
  ]
}

/** Creates the demo's lucky wheel, where the shop has none. */
export async function seedWheel(server: Server): Promise<void> {
  if (await server.db.$count(wheelCampaigns)) return
  const now = server.now()
  const { body } = wheelContract.routes['POST /api/v2/staff/wheel_campaigns']
  const period = { starts_at: toMidnight(now, -7).toISOString(), ends_at: toMidnight(now, 60).toISOString() }
  await transact(server.db, async tx =>
    createCampaign(tx, body.parse({ ...CAMPAIGN, ...period }), { configs: settings.configs, staffId: await readStaffId(tx) }, now)
  )
}
