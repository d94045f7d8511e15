import { z } from 'zod'
import type { DeliveryRules } from '#domain/delivery.ts'

const price = z.number().int().min(0).max(10_000_000)
const hour = z.number().int().min(0).max(24)
const hours = z
  .number()
  .int()
  .min(1)
  .max(24 * 30)
const prices = z.record(z.string().regex(/^\d{2}(\d{2})?$/), price)

export const deliverySetting = z.object({
  capital: z
    .object({
      code: z.string(),
      price,
      freeFrom: z.number().int().min(0),
      far: prices,
      soonBefore: hour,
      soonHours: hours,
      laterHours: hours
    })
    .partial()
    .optional(),
  elsewhere: z.object({ prices, fromHours: hours, toHours: hours }).partial().optional(),
  opens: hour.optional(),
  closes: hour.optional()
})

const ROAD = 9000
const LONG_ROAD = 12_000
const FARTHEST = 15_000

/** Defaults of the delivery promise and fees. */
export const DELIVERY: DeliveryRules = {
  capital: {
    code: '11',
    price: 6000,
    freeFrom: 150_000,
    // Багануур, Багахангай, Налайх
    far: { '1101': 12_000, '1104': 12_000, '1113': 9000 },
    soonBefore: 14,
    soonHours: 5,
    laterHours: 24
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
  opens: 11,
  closes: 22
}
