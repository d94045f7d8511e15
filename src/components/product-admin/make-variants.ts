import { isWholeOption, NEW_VARIANT, type ProductForm, type VariantRow } from './product-form.ts'

const MAX_MADE = 200

/** By semicolons where there are any: a value such as `150,000₮` has a comma. */
const splitValues = (typed: string): string[] => {
  const values = typed
    .split(typed.includes(';') ? /[;\n]/ : /[,\n]/)
    .map(value => value.trim().slice(0, 120))
    .filter(Boolean)
  return values.filter((value, index) => values.findIndex(other => isSame(other, value)) === index)
}

const isSame = (one: string | undefined, other: string | undefined): boolean => one?.toLowerCase() === other?.toLowerCase()

/**
 * A variant for every combination of the options. Variants of the form keep their values; one without an option gets its first
 * value, and one with a value that is no longer listed is dropped.
 */
export function makeVariants({ options, variants }: Pick<ProductForm, 'options' | 'variants'>): VariantRow[] {
  const axes = options
    .filter(isWholeOption)
    .map(({ key, values }) => ({ key, values: splitValues(values) }))
    .filter(({ values }) => values.length)
  const combinations = axes.reduce<Record<string, string>[]>(
    (list, { key, values }) => list.flatMap(each => values.map(value => ({ ...each, [key]: value }))).slice(0, MAX_MADE),
    [{}]
  )
  const keys = axes.map(({ key }) => key)
  const unused = variants.map(row => ({
    ...row,
    options: Object.fromEntries(axes.map(({ key, values }) => [key, row.options[key] ?? values[0] ?? '']))
  }))
  const template = variants.find(({ price }) => price) ?? NEW_VARIANT
  return combinations.map(combination => {
    const index = unused.findIndex(row => keys.every(key => isSame(row.options[key], combination[key])))
    const [row] = index < 0 ? [] : unused.splice(index, 1)
    const { price, sale, laterSales } = template
    return row ? { ...row, options: combination } : { ...NEW_VARIANT, options: combination, price, sale, laterSales }
  })
}
