import { inArray } from 'drizzle-orm'
import { users } from '#server/identity/index.ts'
import { transact } from '#server/kernel/db/transact.ts'
import type { Server } from '#server/kernel/server.ts'
import { addUser, rouletteLocations, saveLocation, savePrizes } from '#server/promotion/index.ts'

const BRANCHES = ['sukhbaatar', 'khan-uul']
const MINIMUM = 30_000
const PRIZES = [
  { id: null, title: { mn: 'Эсгий түлхүүрийн оосор', en: 'Felt key ring' }, weight: 40, stock: 120 },
  { id: null, title: { mn: 'Даавуун уут', en: 'Canvas bag' }, weight: 20, stock: 60 },
  { id: null, title: { mn: 'Чацарганы цай', en: 'Sea buckthorn tea' }, weight: 9, stock: 30 },
  { id: null, title: { mn: 'Ноолууран ороолт', en: 'Cashmere scarf' }, weight: 1, stock: 2 },
  { id: null, title: { mn: 'Дараагийн удаа', en: 'Next time' }, weight: 30, stock: null }
]

/** Brings the roulette to two branches of the demo, where the manager and the owner draw. */
export async function seedRoulette(server: Server): Promise<void> {
  if (await server.db.$count(rouletteLocations)) return
  const now = server.now()
  const staff = await server.db
    .select()
    .from(users)
    .where(inArray(users.role, ['staff', 'owner']))
  const [first] = staff
  if (!first) return
  await transact(server.db, async tx => {
    for (const branch of BRANCHES) {
      const locationId = await saveLocation(tx, { branch, minimum: MINIMUM, open: true }, first.id, now)
      await savePrizes(tx, locationId, PRIZES)
      for (const { mobile } of staff) if (mobile) await addUser(tx, { locationId, login: mobile }, first.id, now)
    }
  })
}
