import { z } from 'zod'
import { RECEIPT_DAYS, TAX_TYPES } from '#domain/receipt.ts'

/** Base URL, without the path `/rest/…`. */
export const posApiUrl = z
  .url({ protocol: /^https?$/ })
  .max(200)
  .overwrite(url => url.replace(/\/+$/, ''))

/** Empty where a shop has none. */
export const digits = (pattern: RegExp) => z.string().regex(pattern).or(z.literal(''))

/** Tax treatment of goods; only exempt and zero-rated goods have an exemption code. */
const taxTreatment = z
  .object({
    type: z.enum(TAX_TYPES).default('VAT_ABLE'),
    classificationCode: digits(/^\d{7}$/),
    taxProductCode: z
      .string()
      .regex(/^\d{3}$/)
      .nullable()
      .default(null),
    cityTaxPercent: z.number().min(0).max(10).default(0)
  })
  .refine(({ type, taxProductCode }) => (type === 'VAT_FREE' || type === 'VAT_ZERO') === (taxProductCode !== null), {
    path: ['taxProductCode']
  })

const TAXED = { classificationCode: '' }

/** How VAT receipts are issued. */
export const receipt = z
  .object({
    /** False where the shop pays no VAT or issues receipts elsewhere. */
    enabled: z.boolean().default(false),
    issueAt: z.enum(['delivery', 'payment']).default('delivery'),
    /** The days after delivery within which the receipt is promised. */
    days: z.int().min(1).max(365).default(RECEIPT_DAYS),
    /** QPay issues the receipts of orders paid by QPay alone. */
    byQpay: z.boolean().default(false),
    /** Address of the shop's PosAPI; empty takes the one of the configuration. */
    posApiUrl: posApiUrl.or(z.literal('')).default(''),
    merchantTin: digits(/^\d{11,14}$/).default(''),
    branchNumber: z
      .string()
      .regex(/^\d{3}$/)
      .default('001'),
    posNumber: z
      .string()
      .regex(/^\d{1,10}$/)
      .default('1'),
    districtCode: z
      .string()
      .regex(/^\d{4}$/)
      .default('0101'),
    /** Default for goods without a rule. */
    goods: taxTreatment.prefault(TAXED),
    delivery: taxTreatment.prefault(TAXED),
    /** Exceptions, by product slug or taxon permalink. */
    taxRules: z
      .array(z.object({ products: z.array(z.string()).default([]), taxons: z.array(z.string()).default([]), treatment: taxTreatment }))
      .max(500)
      .default([])
  })
  .refine(({ enabled, merchantTin }) => !enabled || merchantTin !== '', { path: ['merchantTin'] })
