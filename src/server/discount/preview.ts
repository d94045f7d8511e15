import { eq, inArray } from 'drizzle-orm'
import type { CouponPreview, CouponPreviewInput } from '#contract/coupon.ts'
import { combineDiscounts, type CouponLine, type CouponRefusal, findCouponRefusal } from '#domain/coupon.ts'
import { readCapitalPrice } from '#domain/delivery.ts'
import { calculatePriceAt } from '#domain/price.ts'
import { type Locale, localize } from '#domain/site.ts'
import { products, variants } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { toErrorBody } from '../kernel/http/errors.ts'
import { readSettings } from '../site/index.ts'
import { type CouponRow, describeLines, isFor, readCampaigns, readCustomer, toRefusalError } from './coupons.ts'
import { findCouponRow, readCustomerIds, readProductIds, toColumns } from './staff.ts'

/**
 * Computes what rules do to a sum or some products, together with the campaigns that run; rules of the future as of their start. A
 * coupon's gift is added to the goods. @throws ShopError coupon_not_found, coupon_target_unknown for goods or customers that do not exist
 */
export async function previewCoupon(
  db: Db,
  { code, type, rules, id, amount, goods, customer }: CouponPreviewInput,
  locale: Locale,
  now: Date
): Promise<CouponPreview> {
  const stored = id === null ? null : await findCouponRow(db, id)
  const coupon = {
    ...(await toColumns(db, rules)),
    id: id ?? 0,
    code: stored?.code ?? code,
    type: stored?.type ?? type,
    stoppedAt: stored?.stoppedAt ?? null,
    used: stored?.used ?? 0
  }
  const at = coupon.startsAt > now ? coupon.startsAt : now
  const others = (await readCampaigns(db, at)).filter(each => each.id !== id)
  const [userId = null] = customer ? await readCustomerIds(db, 'customer', [customer]) : []
  const chosen = goods.length ? await readProductIds(db, 'goods', goods) : []
  const gift = coupon.giftProductId !== null && !chosen.includes(coupon.giftProductId) ? [coupon.giftProductId] : []
  const bought = await readGoods(db, [...chosen, ...gift], at)
  const described = await describeLines(db, [coupon, ...others], bought)
  const lines = chosen.length ? described : [toCouponLine(coupon, amount ?? 0), ...described]
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  const isOrganisation = coupon.customerKind === 'organisation'
  // Without a customer it is tried for a new one.
  const customerOf =
    userId === null
      ? () => ({ hasOrdered: false, isOrganisation, uses: 0 })
      : await readCustomer(db, [coupon, ...others], { userId, isOrganisation })
  const refusalOf = (each: typeof coupon | CouponRow): CouponRefusal | 'coupon_not_found' | null =>
    isFor(each, userId) ? findCouponRefusal(each, lines, customerOf(each), [], at) : 'coupon_not_found'
  const ownRefusal = refusalOf(coupon)
  const running: (typeof coupon | CouponRow)[] = others.filter(each => !refusalOf(each))
  const [codes, campaigns] = ownRefusal ? [[], running] : coupon.type === 'campaign' ? [[], [...running, coupon]] : [[coupon], running]
  const applied = combineDiscounts(codes, campaigns, lines, readCapitalPrice((await readSettings(db)).delivery, total))
  const refusal =
    ownRefusal ?? (applied.some(each => each.coupon === coupon) ? null : applied.length ? 'coupon_campaign_better' : 'coupon_not_for_goods')
  const campaign = applied[0]?.coupon.title
  const error = refusal && toErrorBody(toRefusalError(refusal, coupon, null, campaign), locale)
  const reductionOf = (index: number): number => applied.reduce((sum, { reductions }) => sum + (reductions[index] ?? 0), 0)
  return {
    discounts: applied.map(each => ({
      title: localize(each.coupon.title, locale),
      code: each.coupon.code,
      type: each.coupon.type,
      kind: each.coupon.kind,
      amount: each.amount,
      tried: each.coupon === coupon
    })),
    lines: lines.map((line, index) => {
      const product = bought[chosen.length ? index : index - 1]
      return { name: product ? localize(product.title, locale) : null, amount: line.amount, reduction: reductionOf(index) }
    }),
    total,
    reduction: applied.reduce((sum, each) => sum + each.amount, 0),
    refusal: error ? error.error : null,
    reason: refusal
  }
}

/** A line of goods that the coupon is for. */
function toCouponLine(
  { productIds, brandIds, taxonIds }: Record<'productIds' | 'brandIds' | 'taxonIds', number[]>,
  amount: number
): CouponLine {
  return {
    amount,
    quantity: 1,
    productId: productIds[0] ?? 0,
    brandId: brandIds[0] ?? null,
    taxonIds,
    isGiftCard: false,
    hasAgreedPrice: false
  }
}

/** The first variant of each product with its price at `now`. */
async function readGoods(db: Db, ids: readonly number[], now: Date) {
  const rows = await db
    .selectDistinctOn([products.id], {
      productId: products.id,
      title: products.title,
      kind: products.kind,
      price: variants.price,
      salePrice: variants.salePrice,
      saleStartAt: variants.saleStartAt,
      saleExpireAt: variants.saleExpireAt,
      laterSales: variants.laterSales
    })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(inArray(products.id, [...ids]))
    .orderBy(products.id, variants.position, variants.id)
  return rows.map(row => ({
    productId: row.productId,
    title: row.title,
    amount: calculatePriceAt(row, now),
    quantity: 1,
    isGiftCard: row.kind === 'gift_card',
    hasAgreedPrice: false
  }))
}
