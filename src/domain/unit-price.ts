import type { Tugrik } from './money.ts'

/** Grams, millilitres and centimetres: what is in a piece is a whole number of them. */
export const CONTENT_UNITS = ['g', 'ml', 'cm'] as const
export type ContentUnit = (typeof CONTENT_UNITS)[number]

export interface UnitPrice {
  price: Tugrik
  per: 'kg' | 'l' | 'm'
}

const WHOLE: Record<ContentUnit, { per: UnitPrice['per']; parts: number }> = {
  g: { per: 'kg', parts: 1000 },
  ml: { per: 'l', parts: 1000 },
  cm: { per: 'm', parts: 100 }
}

/** What a kilogram, litre or metre costs at the price of a piece; null where its content is not known. */
export function unitPrice(price: Tugrik, amount: number | null, unit: ContentUnit | null): UnitPrice | null {
  if (!amount || amount < 0 || !unit) return null
  const { per, parts } = WHOLE[unit]
  return { price: Math.round((price * parts) / amount), per }
}
