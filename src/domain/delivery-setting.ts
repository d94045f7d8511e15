import type { DeliveryRules } from './delivery.ts'

const ROAD = 9000
const LONG_ROAD = 12_000
const FARTHEST = 15_000

/** The rules of a site whose settings have none. */
export const DELIVERY_SETTING: DeliveryRules = {
  capital: {
    code: '11',
    price: 6000,
    freeFrom: 150_000,
    // Багануур, Багахангай, Налайх
    far: { '1101': 12_000, '1104': 12_000, '1113': 9000 },
    soonBefore: 14,
    soonHours: 5,
    laterHours: 24,
    window: { opens: 9, closes: 22, leastHours: 2, days: 7 }
  },
  elsewhere: {
    prices: {
      '21': LONG_ROAD,
      '22': LONG_ROAD,
      '23': ROAD,
      '41': ROAD,
      '42': ROAD,
      '43': ROAD,
      '44': LONG_ROAD,
      '45': ROAD,
      '46': LONG_ROAD,
      '48': ROAD,
      '61': ROAD,
      '62': LONG_ROAD,
      '63': ROAD,
      '64': LONG_ROAD,
      '65': LONG_ROAD,
      '67': LONG_ROAD,
      '81': FARTHEST,
      '82': FARTHEST,
      '83': FARTHEST,
      '84': FARTHEST,
      '85': FARTHEST
    },
    fromHours: 24,
    toHours: 72
  },
  pickup: { readyHours: 2 },
  opens: 11,
  closes: 22
}

type Stored<Rules> = { [Key in keyof Rules]?: Rules[Key] | undefined }
/** Delivery rules of a setting, which may omit fields. */
interface StoredDelivery extends Stored<Pick<DeliveryRules, 'opens' | 'closes'>> {
  capital?: Stored<DeliveryRules['capital']> | undefined
  elsewhere?: Stored<DeliveryRules['elsewhere']> | undefined
  pickup?: Stored<DeliveryRules['pickup']> | undefined
}

/** Completes a setting by the defaults. */
export function withDeliveryDefaults(stored: StoredDelivery): DeliveryRules {
  const { capital, elsewhere, pickup, opens, closes } = DELIVERY_SETTING
  return {
    capital: { ...capital, ...omitUndefined(stored.capital) },
    elsewhere: { ...elsewhere, ...omitUndefined(stored.elsewhere) },
    pickup: { ...pickup, ...omitUndefined(stored.pickup) },
    opens: stored.opens ?? opens,
    closes: stored.closes ?? closes
  }
}

function omitUndefined<Rules extends object>(rules: Stored<Rules> | undefined): Partial<Rules> {
  return Object.fromEntries(Object.entries(rules ?? {}).filter(([, value]) => value !== undefined)) as Partial<Rules>
}
