import { DAY_MS } from './day.ts'
import type { Tugrik } from './money.ts'

/** Tax treatments, in PosAPI's terms. A receipt has one section for each. */
export const TAX_TYPES = ['VAT_ABLE', 'VAT_FREE', 'VAT_ZERO', 'NOT_VAT'] as const
type TaxType = (typeof TAX_TYPES)[number]

/** An individual's number at ebarimt, and an organisation's register number. */
export const CONSUMER_NUMBER = /^\d{8}$/
export const REGISTER_NUMBER = /^\d{7}$/

/** Days after delivery within which the receipt is issued. */
export const RECEIPT_DAYS = 14

/** Why no receipt is requested for an order of a batch. */
export const RECEIPT_SKIPS = ['issued', 'requested', 'not_paid', 'not_taxed', 'not_found'] as const
export type ReceiptSkip = (typeof RECEIPT_SKIPS)[number]

/** Percent, included in the price. */
const VAT_PERCENT = 10
/** Rooms for visitors in the national classification of goods and services. */
const ACCOMMODATION_CODE = '6311100'

export interface TaxTreatment {
  type: TaxType
  /** The seven digits of the national classification of goods and services. */
  classificationCode: string
  /** Three-digit reason why goods are exempt or zero-rated. */
  taxProductCode: string | null
  /** Percent, included in the price; 0 for goods without city tax. */
  cityTaxPercent: number
}

/** Goods or a service as charged: `total` is paid for all pieces, taxes included. */
export interface SoldLine {
  name: string
  /** The barcode or SKU; empty for a service. */
  code: string
  quantity: number
  total: Tugrik
  /** Null for a gift card or a wallet recharge, which is taxed when it is spent. */
  tax: TaxTreatment | null
}

type TaxedLine = SoldLine & { tax: TaxTreatment }

interface ReceiptItem extends TaxedLine {
  /** Whole tugrik: `quantity` × `calculateUnitPrice` is `total`. */
  unitPrice: Tugrik
  /** Tugrik with two decimals, like `cityTax`. */
  vat: number
  cityTax: number
}

interface Sums {
  total: Tugrik
  vat: number
  cityTax: number
}

interface ReceiptSection extends Sums {
  type: TaxType
  items: ReceiptItem[]
}

export interface ReceiptDocument extends Sums {
  sections: ReceiptSection[]
}

/** Recipient of a receipt. Without a consumer number an individual receives it by lottery number and QR. */
export type ReceiptRecipient =
  | { kind: 'person'; consumerNumber: string | null }
  | { kind: 'organisation'; registerNumber: string; tin: string; name: string }

/** The taxes included in `total`, in tugrik with two decimals. */
export function calculateIncludedTaxes(
  total: Tugrik,
  { type, cityTaxPercent }: Pick<TaxTreatment, 'type' | 'cityTaxPercent'>
): { vat: number; cityTax: number } {
  const vatPercent = type === 'VAT_ABLE' ? VAT_PERCENT : 0
  const grossPercent = 100 + vatPercent + cityTaxPercent
  const part = (percent: number): number => Math.round((total * 100 * percent) / grossPercent) / 100
  return { vat: part(vatPercent), cityTax: part(cityTaxPercent) }
}

/**
 * Builds the receipt of sold lines: a section for each tax type, an item for each line. A line whose total is no multiple of its
 * quantity becomes two items, so that every unit price is whole tugrik.
 * @returns null where no taxed goods are paid for
 */
export function buildReceipt(lines: readonly SoldLine[]): ReceiptDocument | null {
  const items = lines.filter(isTaxed).flatMap(toItems)
  if (!items.length) return null
  const sections = TAX_TYPES.flatMap(type => {
    const own = items.filter(item => item.tax.type === type)
    return own.length ? [{ type, items: own, ...sumParts(own) }] : []
  })
  return { ...sumParts(sections), sections }
}

const isTaxed = (line: SoldLine): line is TaxedLine => line.tax !== null && line.total > 0 && line.quantity > 0

function toItems(line: TaxedLine): ReceiptItem[] {
  const unitPrice = Math.floor(line.total / line.quantity)
  const dearer = line.total - unitPrice * line.quantity
  const item = (quantity: number, price: Tugrik): ReceiptItem => {
    const total = quantity * price
    return { ...line, quantity, total, unitPrice: price, ...calculateIncludedTaxes(total, line.tax) }
  }
  return [
    ...(line.quantity > dearer && unitPrice > 0 ? [item(line.quantity - dearer, unitPrice)] : []),
    ...(dearer > 0 ? [item(dearer, unitPrice + 1)] : [])
  ]
}

function sumParts(parts: readonly Sums[]): Sums {
  const sum = (amount: (part: Sums) => number): number => parts.reduce((all, part) => all + Math.round(amount(part) * 100), 0) / 100
  return { total: sum(part => part.total), vat: sum(part => part.vat), cityTax: sum(part => part.cityTax) }
}

/** Compares all items: receipts with the same total may differ in the returned goods. */
export function isSameReceipt(one: ReceiptDocument, other: ReceiptDocument): boolean {
  const content = ({ sections }: ReceiptDocument): string =>
    JSON.stringify(
      sections.flatMap(({ items }) => items.map(({ name, code, quantity, total, tax }) => [name, code, quantity, total, tax.type]))
    )
  return content(one) === content(other)
}

/** Distributes a discount over the lines in proportion to their totals, to the tugrik. */
export function spreadDiscount<Line extends SoldLine>(lines: readonly Line[], discount: Tugrik): Line[] {
  const sum = lines.reduce((all, line) => all + line.total, 0)
  const part = Math.min(Math.max(discount, 0), sum)
  let before = 0
  let used = 0
  return lines.map(line => {
    before += line.total
    const until = sum === 0 ? 0 : Math.round((part * before) / sum)
    const off = until - used
    used = until
    return { ...line, total: line.total - off }
  })
}

/** Lines as they are paid where `total` is paid for all of them. */
export const toPaidLines = <Line extends SoldLine>(lines: readonly Line[], total: Tugrik): Line[] =>
  spreadDiscount(lines, lines.reduce((all, line) => all + line.total, 0) - total)

/** The VAT included in `total`, paid for all lines, in whole tugrik: that of their receipt. */
export const calculateVat = (lines: readonly SoldLine[], total: Tugrik): Tugrik =>
  Math.round(buildReceipt(toPaidLines(lines, total))?.vat ?? 0)

export function calculateReceiptDue(deliveredAt: Date, days: number = RECEIPT_DAYS): Date {
  return new Date(deliveredAt.getTime() + days * DAY_MS)
}

/** Exceptional tax treatment of a product, or of products in a taxon. */
interface TaxRule {
  products: readonly string[]
  taxons: readonly string[]
  treatment: TaxTreatment
}

/** How a shop taxes what it sells. */
export interface TaxRules {
  /** For goods without an exception. */
  goods: TaxTreatment
  delivery: TaxTreatment
  /** The exceptions. */
  taxRules: readonly TaxRule[]
}

/** What rules name a product by; `former` are its former slugs. */
interface TaxedProduct {
  slug: string
  former?: readonly string[]
  taxons: readonly string[]
}

/** What determines the tax of a line. */
interface TaxedKind {
  kind: 'goods' | 'gift_card' | 'wallet_recharge' | 'stay' | 'stay_charge' | 'ticket'
  product: TaxedProduct
  /** The city tax of a stay's hotel. */
  cityTaxPercent?: number
  /** False for a charge of a stay without VAT. */
  isTaxed?: boolean
}

/** The tax of a line; null for a gift card or a wallet recharge, which is taxed when it is spent. */
export function toLineTax(
  { kind, product, cityTaxPercent = 0, isTaxed = true }: TaxedKind,
  { goods, taxRules }: TaxRules
): TaxTreatment | null {
  if (kind === 'gift_card' || kind === 'wallet_recharge') return null
  if (kind === 'stay') return { ...goods, classificationCode: ACCOMMODATION_CODE, cityTaxPercent }
  if (kind === 'stay_charge') return isTaxed ? goods : { ...goods, type: 'NOT_VAT', taxProductCode: null, cityTaxPercent: 0 }
  return findTaxTreatment(product, taxRules, goods)
}

/**
 * The first matching rule applies.
 * @param taxons permalinks, ancestors included
 */
export function findTaxTreatment(product: TaxedProduct, rules: readonly TaxRule[], otherwise: TaxTreatment): TaxTreatment {
  const slugs = [product.slug, ...(product.former ?? [])]
  const rule = rules.find(
    ({ products, taxons }) => slugs.some(slug => products.includes(slug)) || taxons.some(taxon => product.taxons.includes(taxon))
  )
  return rule?.treatment ?? otherwise
}
