import fc from 'fast-check'

export const CUSTOMERS = 3
export const VARIANTS = 2
export const SEATS = 3
export const EVENT_AT = '2030-01-01T11:00:00.000Z'

/** `who` and `which` are taken modulo the number of objects, so that every step is valid. */
export type Step =
  | { do: 'add'; who: number; variant: number; quantity: number }
  | { do: 'submit'; who: number }
  | { do: 'coupon'; who: number; code: 'TWICE' | 'VOUCHER' }
  | { do: 'pay'; which: number; off: number; ref: number }
  | {
      do:
        | 'callback'
        | 'check'
        | 'cancel'
        | 'switch'
        | 'wallet'
        | 'points'
        | 'to_wallet'
        | 'refund'
        | 'refund_all'
        | 'refund_line'
        | 'charge_back'
      which: number
    }
  | { do: 'move'; which: number; action: number }
  | { do: 'deliver' | 'return'; which: number }
  | { do: 'recharge'; who: number; amount: number }
  | { do: 'card' | 'redeem'; who: number }
  | { do: 'seat'; who: number; quantity: number }
  | { do: 'admit' | 'void_ticket'; which: number }
  | { do: 'pass'; minutes: number }
  | { do: 'jobs' }

const who = fc.nat(CUSTOMERS - 1)
const which = fc.nat(9)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('add' as const), who, variant: fc.nat(VARIANTS - 1), quantity: fc.integer({ min: 1, max: 3 }) })
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('submit' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('coupon' as const), who, code: fc.constantFrom('TWICE' as const, 'VOUCHER' as const) })
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), which, off: fc.constantFrom(0, 0, 0, 0, -1), ref: fc.nat(1) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'callback' as const,
        'callback' as const,
        'check' as const,
        'cancel' as const,
        'switch' as const,
        'wallet' as const,
        'points' as const,
        'to_wallet' as const,
        'refund' as const,
        'refund_all' as const,
        'refund_line' as const,
        'charge_back' as const
      ),
      which
    })
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), which, action: fc.nat(9) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('deliver' as const, 'return' as const, 'return' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('recharge' as const), who, amount: fc.constantFrom(10_000, 45_000) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('card' as const, 'redeem' as const), who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('seat' as const), who, quantity: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('admit' as const, 'void_ticket' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(1, 20, 31, 40) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'jobs' as const }) }
)
/** Steps of one group run concurrently. */
export const history = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 14 })
