import type { optionValues } from '#server/catalogue/index.ts'
import { FAMILIES } from './families.ts'
import { both } from './format.ts'
import { PALETTE, type ColourName } from './palette.ts'

type Row = typeof optionValues.$inferInsert

/** Small before large, whatever family names a size first. */
const SIZES: Record<string, readonly string[]> = {
  clothing_size: ['92', '104', '116', '128', '140', 'XS', 'S', 'M', 'L', 'XL', '2XL'],
  shoe_size: ['26', '28', '30', '32', '34', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45'],
  pants_size: ['26', '27', '28', '29', '30', '31', '32', '33', '34', '36', '38']
}

/** Words, swatches and order of every option value that a demo product offers. */
export function optionValueRows(): Row[] {
  const rows = new Map<string, Row>()
  const add = (row: Omit<Row, 'position'>, position?: number) => {
    const name = `${row.key} ${row.value}`
    if (!rows.has(name)) rows.set(name, { ...row, position: position ?? rows.size })
  }
  for (const [key, sizes] of Object.entries(SIZES))
    for (const [position, size] of sizes.entries()) add({ key, value: size, label: { mn: size, en: size } }, position)
  const colours = Object.keys(PALETTE) as ColourName[]
  for (const family of FAMILIES) {
    for (const product of family.products) {
      for (const colour of product.colours ?? []) {
        const { label, hex } = PALETTE[colour]
        add({ key: family.colourKey ?? 'colour', value: colour, label: { mn: label[0], en: label[1] }, hex }, colours.indexOf(colour))
      }
      for (const choice of product.choices ?? []) add({ key: family.choiceKey ?? 'option', value: choice.value, label: both(choice.label) })
    }
  }
  return [...rows.values()]
}
