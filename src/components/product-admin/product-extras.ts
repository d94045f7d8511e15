import { parseWholeNumber, type PostedForm } from '#components/form/form.ts'
import type { ProductDocument } from '#contract/catalogue-document.ts'
import type { EditedProduct, ProductFields } from '#contract/product-edit.ts'
import { BUILD_SLOTS, type BuildSlot, type Connection, CONNECTIONS } from '#domain/build.ts'
import { type Nutrient, NUTRIENTS } from '#domain/nutrition.ts'
import { localize, type Locale, type Localized, toBilingual } from '#domain/site.ts'
import { toLocalized } from './bilingual.ts'

const MAX_COLUMNS = 20
const MAX_ROWS = 60
/** The size of a chart that has just been added. */
const NEW_CHART = { columns: 4, rows: 4 }

/** A product or variant that another one refers to, by handle or SKU. */
interface Reference {
  code: string
  title: string
}

/** Fields that only some products have. */
export interface ProductExtras {
  unit: Localized
  returnHours: 24 | 48 | 72
  lease: boolean
  /** `YYYY-MM-DD`; empty for none. */
  preorderOn: string
  sizeChart: { columns: Localized[]; rows: string[][] } | null
  bundle: (Reference & { quantity: string })[]
  gifts: Reference[]
  nutritionPer: 'g' | 'ml'
  /** As typed. */
  nutrients: Record<Nutrient, string>
  ingredients: Localized
  allergens: Localized
  buildSlot: BuildSlot | ''
  buildOffers: Connection[]
  buildNeeds: Connection[]
}

const toNutrientFields = (valueOf: (nutrient: Nutrient) => string): Record<Nutrient, string> =>
  Object.fromEntries(NUTRIENTS.map(nutrient => [nutrient, valueOf(nutrient)])) as Record<Nutrient, string>

export const createExtras = (): ProductExtras => ({
  unit: {},
  returnHours: 48,
  lease: true,
  preorderOn: '',
  sizeChart: null,
  bundle: [],
  gifts: [],
  nutritionPer: 'g',
  nutrients: toNutrientFields(() => ''),
  ingredients: {},
  allergens: {},
  buildSlot: '',
  buildOffers: [],
  buildNeeds: []
})

export function toExtras(document: ProductDocument, names: EditedProduct['names'], locale: Locale): ProductExtras {
  const titleOf = (code: string): string => localize(names[code] ?? {}, locale) || code
  const { nutrition, build_part: part, size_chart: chart } = document
  return {
    unit: toLocalized(document.unit),
    returnHours: document.return_hours ?? 48,
    lease: document.lease ?? true,
    preorderOn: document.preorder_on ?? '',
    sizeChart: chart ? { columns: chart.columns.map(toLocalized), rows: chart.rows } : null,
    bundle: (document.package ?? []).map(({ handle, quantity }) => ({ code: handle, title: titleOf(handle), quantity: String(quantity) })),
    gifts: (document.gift_skus ?? []).map(sku => ({ code: sku, title: titleOf(sku) })),
    nutritionPer: nutrition?.per ?? 'g',
    nutrients: toNutrientFields(nutrient => String(nutrition?.values[nutrient] ?? '')),
    ingredients: toLocalized(nutrition?.ingredients),
    allergens: toLocalized(nutrition?.allergens),
    buildSlot: part?.slot ?? '',
    buildOffers: part?.offers ?? [],
    buildNeeds: part?.needs ?? []
  }
}

export function parseExtras(posted: PostedForm): ProductExtras {
  const { field, list, localized } = posted
  const count = (name: string, most: number): number => Math.min(most, Number(field(name)) || 0)
  const codes = (name: string): string[] =>
    Array.from({ length: count(name, 100) }, (_, index) => (field(`${name}_${index}_remove`) ? '' : field(`${name}_${index}_code`))).filter(
      Boolean
    )
  const titleOf = (code: string): string => field(`name_of_${code}`) || code
  const columns = Array.from({ length: count('chart_columns', MAX_COLUMNS) }, (_, column) => localized(`chart_column_${column}`))
  const rows = Array.from({ length: count('chart_rows', MAX_ROWS) }, (_, row) =>
    columns.map((__, column) => field(`chart_${row}_${column}`))
  )
  const quantities = new Map(
    Array.from({ length: count('bundle', 100) }, (_, index) => [field(`bundle_${index}_code`), field(`bundle_${index}_quantity`)])
  )
  return {
    unit: localized('unit'),
    returnHours: ([24, 72] as const).find(hours => String(hours) === field('return_hours')) ?? 48,
    lease: field('lease') !== '',
    preorderOn: field('preorder_on'),
    sizeChart: columns.length ? { columns, rows } : null,
    bundle: codes('bundle').map(code => ({ code, title: titleOf(code), quantity: quantities.get(code) ?? '1' })),
    gifts: codes('gifts').map(code => ({ code, title: titleOf(code) })),
    nutritionPer: field('nutrition_per') === 'ml' ? 'ml' : 'g',
    nutrients: toNutrientFields(nutrient => field(`nutrient_${nutrient}`).replace(',', '.')),
    ingredients: localized('ingredients'),
    allergens: localized('allergens'),
    buildSlot: BUILD_SLOTS.find(slot => slot === field('build_slot')) ?? '',
    buildOffers: CONNECTIONS.filter(connection => list('build_offers').includes(connection)),
    buildNeeds: CONNECTIONS.filter(connection => list('build_needs').includes(connection))
  }
}

export function toExtraFields(form: ProductExtras): ProductFields {
  const nutrients = Object.entries(form.nutrients).filter(([, typed]) => typed !== '')
  const hasNutrition = nutrients.length > 0 || [form.ingredients, form.allergens].some(text => Object.keys(text).length > 0)
  return {
    unit: toBilingual(form.unit),
    return_hours: form.returnHours,
    lease: form.lease,
    preorder_on: form.preorderOn || null,
    size_chart: toChart(form.sizeChart),
    package: form.bundle.map(({ code, quantity }) => ({ handle: code, quantity: parseWholeNumber(quantity) })),
    gift_skus: form.gifts.map(({ code }) => code),
    nutrition: hasNutrition
      ? {
          per: form.nutritionPer,
          values: Object.fromEntries(nutrients.map(([nutrient, typed]) => [nutrient, Number(typed)])),
          ingredients: toBilingual(form.ingredients),
          allergens: toBilingual(form.allergens)
        }
      : null,
    build_part: form.buildSlot
      ? {
          slot: form.buildSlot,
          ...(form.buildOffers.length && { offers: form.buildOffers }),
          ...(form.buildNeeds.length && { needs: form.buildNeeds })
        }
      : null
  }
}

/** Without its empty rows and columns; null where nothing remains. */
function toChart(chart: ProductExtras['sizeChart']): ProductFields['size_chart'] {
  if (!chart) return null
  const rows = chart.rows.filter(cells => cells.some(Boolean))
  const kept = chart.columns.flatMap((column, index) => (Object.keys(column).length || rows.some(cells => cells[index]) ? [index] : []))
  if (!kept.length) return null
  return {
    columns: kept.map(index => toBilingual(chart.columns[index] ?? {})),
    rows: rows.map(cells => kept.map(index => cells[index] ?? ''))
  }
}

/** Buttons that add to the chart, a bundle or gifts. */
export const EXTRA_ACTIONS = ['chart_row', 'chart_column', 'find_bundle', 'find_gifts', 'add_bundle', 'add_gifts'] as const

/** The form after its button. */
export function applyExtraAction<Form extends ProductExtras>(form: Form, action: string, argument: string, posted: PostedForm): Form {
  const chart = form.sizeChart
  if (action === 'chart_row' || action === 'chart_column') {
    const [columns, rows] = chart
      ? [chart.columns.length + Number(action === 'chart_column'), chart.rows.length + Number(action === 'chart_row')]
      : [NEW_CHART.columns, NEW_CHART.rows]
    const size = { columns: Math.min(columns, MAX_COLUMNS), rows: Math.min(rows, MAX_ROWS) }
    const sizeChart = {
      columns: Array.from({ length: size.columns }, (_, index) => chart?.columns[index] ?? {}),
      rows: Array.from({ length: size.rows }, (_, row) =>
        Array.from({ length: size.columns }, (__, column) => chart?.rows[row]?.[column] ?? '')
      )
    }
    return { ...form, sizeChart }
  }
  const added = { code: argument, title: posted.field(`name_of_${argument}`) || argument }
  const isNew = (list: readonly Reference[]): boolean => argument !== '' && !list.some(({ code }) => code === argument)
  if (action === 'add_bundle' && isNew(form.bundle)) return { ...form, bundle: [...form.bundle, { ...added, quantity: '1' }] }
  if (action === 'add_gifts' && isNew(form.gifts)) return { ...form, gifts: [...form.gifts, added] }
  return form
}
