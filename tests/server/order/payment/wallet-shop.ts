import { beforeEach } from 'vitest'
import type { Order } from '#contract/order.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { readBalance } from '#server/ledger/index.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { createPointsRoutes } from '#server/wallet/points.ts'
import { createWalletRoutes } from '#server/wallet/routes.ts'
import type { DatabaseKind } from '../../database.ts'
import { grant } from '../../ledger/grant.ts'
import { setFlags } from '../../settings.ts'
import { placeOrder, requireOk, setUpShop, setUpUser, toOrderPath } from '../../shop.ts'

/** A shop with wallets and points, and calls of its customer. */
export async function setUpWalletShop(kind: DatabaseKind) {
  const { shop, database } = await setUpShop(kind, [createRefundRoutes, createWalletRoutes, createPointsRoutes, createFulfilmentRoutes])
  beforeEach(() => setFlags(database, { storeCredit: true, points: true }))
  const user = setUpUser(shop)
  const staff = setUpUser(shop, { role: 'staff' })
  return {
    shop,
    database,
    user,
    staff,
    wallet: () => readBalance(database.db, { kind: 'wallet', userId: user.userId ?? 0 }),
    recharge: (amount: number) => grant(shop.server, user.userId, 'wallet', amount),
    pay: (number: string, amount?: number) => user.call<Order>('POST', toOrderPath(number, '/payments'), { method: 'wallet', amount }),
    read: async (number: string) => requireOk(await user.call<Order>('GET', toOrderPath(number))),
    buy: async (quantity = 2) => placeOrder(user, [{ variantId: await shop.sell(), quantity }])
  }
}
