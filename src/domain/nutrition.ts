import type { Localized } from './site.ts'

export const NUTRIENTS = ['energy', 'fat', 'saturated', 'carbohydrate', 'sugars', 'fibre', 'protein', 'salt'] as const
export type Nutrient = (typeof NUTRIENTS)[number]

/** As stored: energy in kilocalories, everything else in grams, per 100 g or 100 ml. */
export interface Nutrition {
  per: 'g' | 'ml'
  values: Partial<Record<Nutrient, number>>
  ingredients?: Localized
  allergens?: Localized
}

/** Response of GET /api/v2/products/{id}/nutrition. */
export interface NutritionFacts {
  /** `100 g` or `100 ml`. */
  per: 'g' | 'ml'
  /** In the order of a food label; energy in kilocalories. */
  rows: { nutrient: Nutrient; amount: number; unit: 'kcal' | 'g' }[]
  kilojoules: number | null
  ingredients: string
  allergens: string
}

const KILOJOULES = 4.184

export function toNutritionRows({ values }: Nutrition): Pick<NutritionFacts, 'rows' | 'kilojoules'> {
  const rows = NUTRIENTS.flatMap(nutrient => {
    const amount = values[nutrient]
    return amount === undefined ? [] : [{ nutrient, amount, unit: nutrient === 'energy' ? ('kcal' as const) : ('g' as const) }]
  })
  return { rows, kilojoules: values.energy === undefined ? null : Math.round(values.energy * KILOJOULES) }
}
