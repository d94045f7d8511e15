import type { Nutrient, Nutrition } from '#domain/nutrition.ts'
import type { Both } from './format.ts'

type Values = Partial<Record<Nutrient, number>>
interface Label {
  per?: 'ml'
  values: Values
  allergens?: Both
}

const MILK: Both = ['Сүү', 'Milk']
const WHEAT_AND_MILK: Both = ['Улаан буудай, сүү', 'Wheat, milk']
const HONEY: Label = { values: { energy: 304, fat: 0, carbohydrate: 75.6, sugars: 75, protein: 0.4, salt: 0.01 } }
const of = (
  energy: number,
  fat: number,
  saturated: number,
  carbohydrate: number,
  sugars: number,
  protein: number,
  salt: number
): Values => ({
  energy,
  fat,
  saturated,
  carbohydrate,
  sugars,
  protein,
  salt
})

/** What is in a hundred grams or millilitres of a food, by its English title. */
const LABELS: Record<string, Label> = {
  'Aaruul dried curd': { values: of(392, 12, 7.5, 30, 28, 41, 0.6), allergens: MILK },
  'Soft sweet aaruul': { values: of(418, 14, 9, 49, 47, 24, 0.3), allergens: MILK },
  'Eezgii roasted curd': { values: of(405, 17, 10.5, 32, 31, 31, 0.5), allergens: MILK },
  'Blueberry aaruul': { values: of(401, 13, 8, 44, 41, 27, 0.4), allergens: MILK },
  'Byaslag fresh cheese': { values: of(290, 22, 14, 2, 1.5, 21, 0.9), allergens: MILK },
  'Wildflower honey': HONEY,
  'White creamed honey': HONEY,
  'Forest honey': HONEY,
  'Honey with comb': HONEY,
  'Propolis honey': HONEY,
  'Sea-buckthorn jam': { values: { ...of(210, 0.2, 0, 51, 49, 0.6, 0.01), fibre: 1 } },
  'Blueberry jam': { values: { ...of(205, 0.2, 0, 50, 47, 0.3, 0.01), fibre: 1 } },
  'Blackcurrant jam': { values: { ...of(208, 0.1, 0, 50.5, 48, 0.5, 0.01), fibre: 1.4 } },
  'Crab-apple preserve': { values: { ...of(190, 0.2, 0, 46.2, 44, 0.3, 0.01), fibre: 1 } },
  'Sea-buckthorn juice': { per: 'ml', values: of(52, 2, 0.4, 8, 4.5, 0.5, 0.01) },
  'Sea-buckthorn honey drink': { per: 'ml', values: of(46, 0.5, 0.1, 10, 9.5, 0.3, 0.01) },
  'Blueberry juice': { per: 'ml', values: of(48, 0.1, 0, 11.5, 10, 0.3, 0.01) },
  'Blackcurrant juice': { per: 'ml', values: of(50, 0.1, 0, 12, 11, 0.3, 0.01) },
  'Sea-buckthorn oil': { values: { energy: 896, fat: 99.6, saturated: 20, carbohydrate: 0, protein: 0, salt: 0 } },
  'Birch sap': { per: 'ml', values: { energy: 18, fat: 0, carbohydrate: 4.4, sugars: 4.2, protein: 0.1, salt: 0.01 } },
  'Milk tea, 20 sachets': { values: of(412, 12, 9, 66, 40, 10, 6), allergens: MILK },
  'Roasted-flour buttered tea': { values: { ...of(448, 22, 13, 53, 3, 8, 3.5), fibre: 3 }, allergens: WHEAT_AND_MILK }
}

export function nutritionOf(title: string, ingredients: { mn?: string; en?: string } | undefined): Nutrition | null {
  const label = LABELS[title]
  if (!label) return null
  const { per = 'g', values, allergens } = label
  return {
    per,
    values,
    ...(ingredients ? { ingredients } : {}),
    ...(allergens ? { allergens: { mn: allergens[0], en: allergens[1] } } : {})
  }
}
