import type { VariantRow } from './catalogue.ts'
import { contentOf } from './content-of.ts'
import { pick, type DemoFamily, type DemoProduct } from './format.ts'
import { saleTimes } from './sales.ts'

interface Wanted {
  written: DemoProduct
  family: DemoFamily
  slug: string
  productId: number
  firstId: number
  /** `AN-SWE-03`: brand, series, product. */
  skuStart: string
  now: Date
}

/** Every combination of colour, choice and size, with its price and its shelf. */
export function variantsOf({ written, family, slug, productId, firstId, skuStart, now }: Wanted): VariantRow[] {
  const colours = written.colours?.map(colour => ({
    key: family.colourKey ?? 'colour',
    value: colour,
    code: colour.slice(0, 3),
    add: 0
  }))
  const choices = written.choices?.map(choice => ({
    key: family.choiceKey ?? 'option',
    value: choice.value,
    code: choice.value,
    add: choice.add
  }))
  const sizes = (written.sizes ?? family.sizes)?.map(size => ({ key: family.sizeKey ?? 'size', value: size, code: size, add: 0 }))
  const axes = [colours, choices, sizes].filter(axis => axis !== undefined)
  const combinations = axes.reduce<{ key: string; value: string; code: string; add: number }[][]>(
    (before, axis) => before.flatMap(chosen => axis.map(value => [...chosen, value])),
    [[]]
  )
  const sale =
    written.sale === undefined ? null : { less: written.price - written.sale, ...saleTimes(slug, written.saleTime ?? 'running', now) }
  return combinations.map((chosen, position) => {
    const sku = [skuStart, ...chosen.map(each => each.code.toUpperCase().replace(/[^A-Z0-9]/g, ''))].join('-')
    const price = chosen.reduce((sum, each) => sum + each.add, written.price)
    const options = Object.fromEntries(chosen.map(each => [each.key, each.value]))
    const onHand = shelf(sku, written, combinations.length, position)
    return {
      id: firstId + position,
      productId,
      sku,
      position,
      options,
      ...contentOf(written, family, options),
      price,
      salePrice: sale ? price - sale.less : null,
      saleStartAt: sale?.saleStartAt ?? null,
      saleExpireAt: sale?.saleExpireAt ?? null,
      onHand,
      allocated: 0
    }
  })
}

/** A shop's shelves are uneven: most sizes are there, some are few, a few are gone. */
function shelf(sku: string, { stock }: DemoProduct, combinations: number, position: number): number {
  const roll = pick(sku, 100)
  if (stock === 'sold_out' || stock === 'gone') return 0
  if (stock === 'high') return 60 + roll
  if (stock === 'preorder') return 20 + (roll % 20)
  if (stock === 'low') return combinations === 1 || position === 0 ? 1 + (roll % 4) : roll % 3 === 0 ? 1 : 0
  if (combinations > 1 && roll < 8) return 0
  if (roll < 20) return 1 + (roll % 4)
  return 6 + (roll % 35)
}
