import type { Tugrik } from './money.ts'

/** The content of a piece is a whole number of these units. */
export const CONTENT_UNITS = ['g', 'ml', 'cm'] as const
type ContentUnit = (typeof CONTENT_UNITS)[number]

export interface UnitPrice {
  price: Tugrik
  per: 'kg' | 'l' | 'm'
}

const UNITS: Record<ContentUnit, { per: UnitPrice['per']; parts: number }> = {
  g: { per: 'kg', parts: 1000 },
  ml: { per: 'l', parts: 1000 },
  cm: { per: 'm', parts: 100 }
}

/** The price per kilogram, litre or metre; null where the content of a piece is unknown. */
export function calculateUnitPrice(price: Tugrik, amount: number | null, unit: ContentUnit | null): UnitPrice | null {
  if (!amount || amount < 0 || !unit) return null
  const { per, parts } = UNITS[unit]
  return { price: Math.round((price * parts) / amount), per }
}
