import type { DeliveryRules } from '#domain/delivery.ts'
import type { Db } from '../kernel/db/open.ts'
import { readSettings } from './settings.ts'

/** The shop's rules of delivery: defaults, with what the setting `delivery` replaces. */
export async function deliveryRules(db: Db): Promise<DeliveryRules> {
  return (await readSettings(db)).delivery
}
