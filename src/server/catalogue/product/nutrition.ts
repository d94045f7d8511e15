import { and, lte } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { type Nutrition, type NutritionFacts, toNutritionRows } from '#domain/nutrition.ts'
import { localize, type Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { hasSlugOrId } from './find.ts'
import { products } from './tables.ts'

/** Nutrition facts, or null where none are stored. @throws ShopError product_not_found */
export async function findNutrition(db: Db, slugOrId: string, now: Date, locale: Locale): Promise<NutritionFacts | null> {
  const name = hasSlugOrId(slugOrId)
  const [product] = await db
    .select({ nutrition: products.nutrition })
    .from(products)
    .where(and(name.where, lte(products.availableOn, now)))
    .orderBy(name.order)
    .limit(1)
  if (!product) throw new ShopError('product_not_found')
  return product.nutrition && toNutritionFacts(product.nutrition, locale)
}

export function toNutritionFacts(nutrition: Nutrition, locale: Locale): NutritionFacts {
  return {
    per: nutrition.per,
    ...toNutritionRows(nutrition),
    ingredients: localize(nutrition.ingredients, locale),
    allergens: localize(nutrition.allergens, locale)
  }
}
