import { eq, inArray } from 'drizzle-orm'
import type { CouponPreview, CouponPreviewInput } from '#contract/coupon.ts'
import { type CouponLine, couponReductions, couponRefusal } from '#domain/coupon.ts'
import { priceAt } from '#domain/price.ts'
import { type Locale, localize } from '#domain/site.ts'
import { products, variants } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { toErrorBody } from '../kernel/http/errors.ts'
import { describeLines, hasOrders, toRefusalError, usesOf } from './coupons.ts'
import { findCouponRow, readCustomerIds, readProductIds, toColumns } from './staff.ts'

/**
 * Computes what rules reduce a sum or some products by; a coupon's gift is added to them. @throws ShopError coupon_not_found, coupon_target_unknown for goods or
 * customers that do not exist
 */
export async function previewCoupon(
  db: Db,
  { code, rules, id, amount, goods, customer }: CouponPreviewInput,
  locale: Locale,
  now: Date
): Promise<CouponPreview> {
  const stored = id === null ? null : await findCouponRow(db, id)
  const coupon = {
    ...(await toColumns(db, rules)),
    stoppedAt: stored?.stoppedAt ?? null,
    used: stored?.used ?? 0
  }
  const [userId] = customer ? await readCustomerIds(db, 'customer', [customer]) : []
  const chosen = goods.length ? await readProductIds(db, 'goods', goods) : []
  const gift = coupon.giftProductId !== null && !chosen.includes(coupon.giftProductId) ? [coupon.giftProductId] : []
  const bought = await readGoods(db, [...chosen, ...gift], now)
  const described = await describeLines(db, [coupon], bought)
  const lines = chosen.length ? described : [lineOf(coupon, amount ?? 0), ...described]
  const buyer = {
    hasOrdered: userId !== undefined && coupon.firstOrder && (await hasOrders(db, userId)),
    uses: userId !== undefined && id !== null ? ((await usesOf(db, userId, [id])).get(id) ?? 0) : 0
  }
  const isStranger = userId !== undefined && coupon.userIds.length > 0 && !coupon.userIds.includes(userId)
  const refusal = isStranger ? 'coupon_not_found' : couponRefusal(coupon, lines, buyer, [], now)
  const error = refusal && toErrorBody(toRefusalError(refusal, { code: stored?.code ?? code, minimum: coupon.minimum }), locale)
  const reductions = refusal ? lines.map(() => 0) : couponReductions(coupon, lines)
  return {
    lines: lines.map((line, index) => {
      const product = bought[chosen.length ? index : index - 1]
      return { name: product ? localize(product.title, locale) : null, amount: line.amount, reduction: reductions[index] ?? 0 }
    }),
    total: lines.reduce((sum, line) => sum + line.amount, 0),
    reduction: reductions.reduce((sum, each) => sum + each, 0),
    refusal: error ? error.error : null
  }
}

/** A line of goods that the coupon is for. */
function lineOf({ productIds, brandIds, taxonIds }: Record<'productIds' | 'brandIds' | 'taxonIds', number[]>, amount: number): CouponLine {
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
      saleExpireAt: variants.saleExpireAt
    })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(inArray(products.id, [...ids]))
    .orderBy(products.id, variants.position, variants.id)
  return rows.map(row => ({
    productId: row.productId,
    title: row.title,
    amount: priceAt(row, now),
    quantity: 1,
    isGiftCard: row.kind === 'gift_card',
    hasAgreedPrice: false
  }))
}
