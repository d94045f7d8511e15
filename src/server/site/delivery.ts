import type { DeliveryRules } from '#domain/delivery.ts'
import type { Db } from '../kernel/db/open.ts'
import { readSettings } from './settings.ts'

/** Delivery rules: the defaults, overridden by the setting `delivery`. */
export async function readDeliveryRules(db: Db): Promise<DeliveryRules> {
  return (await readSettings(db)).delivery
}
