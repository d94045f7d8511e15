import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/day.ts'
import {
  calculateCancellationRefund,
  type HotelRules,
  calculateLastFreeDay,
  calculateNightPrice,
  splitNights,
  listNights,
  quoteStay,
  type RoomRate,
  type StayRequest
} from '#domain/stay.ts'

const RULES: HotelRules = {
  checkIn: '14:00',
  checkOut: '12:00',
  freeDays: 3,
  feePercent: 40,
  childFreeAge: 5,
  childPrice: 21_000,
  extraBedPrice: 33_333,
  meals: { breakfast: 15_001 },
  transfers: [{ iata: 'UBN', price: 50_000 }],
  cityTaxPercent: 1
}

const day = fc.integer({ min: 0, max: 800 }).map(days => addDays('2026-01-01', days))
const rate: fc.Arbitrary<RoomRate> = fc.record({
  firstNight: day,
  lastNight: day,
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
  price: fc.integer({ min: 1, max: 2_000_000 })
})
const request: fc.Arbitrary<StayRequest> = fc
  .record({
    checkIn: day,
    nights: fc.integer({ min: 1, max: 30 }),
    rooms: fc.integer({ min: 1, max: 4 }),
    adults: fc.integer({ min: 1, max: 8 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 5 }),
    extraBeds: fc.integer({ min: 0, max: 4 }),
    meals: fc.constantFrom('none' as const, 'breakfast' as const),
    transfer: fc.constantFrom(null, { iata: 'UBN', rides: 1 as const }, { iata: 'UBN', rides: 2 as const })
  })
  .map(({ nights, ...rest }) => ({ ...rest, checkOut: addDays(rest.checkIn, nights) }))

test('nights are every day from the arrival until the day before the departure', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), (from, count) => {
      const nights = listNights(from, addDays(from, count))
      expect(nights).toHaveLength(count)
      expect(new Set(nights).size).toBe(count)
      if (count) expect([nights[0], addDays(nights.at(-1) ?? '', 1)]).toEqual([from, addDays(from, count)])
    })
  )
})

test('the price of a stay is the sum of its parts, its nights and the shares of the nights', () => {
  fc.assert(
    fc.property(request, fc.array(rate, { maxLength: 6 }), (asked, rates) => {
      const quote = quoteStay(asked, { basePrice: 100_000, rates }, RULES, '2026-01-01')
      expect(quote.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(quote.total)
      for (const { night, price } of quote.nights) expect(price).toBe(calculateNightPrice({ basePrice: 100_000, rates }, night))
      expect(quote.parts[0]?.amount).toBe(quote.nights.reduce((sum, { price }) => sum + price, 0) * asked.rooms)
      expect(splitNights(quote, quote.nights.length).reduce((sum, share) => sum + share, 0)).toBe(quote.total)
      expect(quote.vat + quote.cityTax).toBeLessThan(quote.total)
    })
  )
})

test('nights canceled one by one refund what they refund together, never more than the price', () => {
  fc.assert(
    fc.property(request, day, (asked, today) => {
      const quote = quoteStay(asked, { basePrice: 99_999, rates: [] }, RULES, '2026-01-01')
      const line = { request: asked, quote, rules: RULES }
      const nights = listNights(asked.checkIn, asked.checkOut)
      const together = calculateCancellationRefund(line, nights, today)
      expect(nights.reduce((sum, night) => sum + calculateCancellationRefund(line, [night], today), 0)).toBe(together)
      expect(together).toBeLessThanOrEqual(quote.total)
      if (today <= calculateLastFreeDay(asked.checkIn, RULES)) expect(together).toBe(quote.total)
      else if (today < asked.checkIn) expect(together).toBeGreaterThan(0)
      else expect(together).toBe(0)
    })
  )
})
