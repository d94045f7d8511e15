import { parseAmount, parseWholeNumber, type PostedForm } from '#components/form/form.ts'
import type { RoulettePrize } from '#contract/roulette.ts'
import { MAX_ROULETTE_PRIZES } from '#domain/roulette.ts'

export const ROULETTE_ROWS = Array.from({ length: MAX_ROULETTE_PRIZES }, (_, index) => index)

/** Rows with a name, and new ones with anything else, which the API refuses without a name. */
const listFilledRows = ({ field }: PostedForm): number[] =>
  ROULETTE_ROWS.filter(row => {
    const [id, ...typed] = ['id', 'weight', 'stock', 'title_mn', 'title_en'].map(name => field(`${name}_${row}`))
    return (id ? typed.slice(-2) : typed).some(Boolean)
  })

/** Prizes of the form; clearing the name of a stored prize removes it. An empty stock is a draw without a prize. */
export function toRoulettePrizes(form: PostedForm) {
  const { field } = form
  return listFilledRows(form).map(row => ({
    id: field(`id_${row}`) ? parseWholeNumber(field(`id_${row}`)) : null,
    title: { mn: field(`title_mn_${row}`), en: field(`title_en_${row}`) },
    weight: parseWholeNumber(field(`weight_${row}`)),
    stock: field(`stock_${row}`) ? parseAmount(field(`stock_${row}`)) : null
  }))
}

/** `prizes.1.title.mn` is an error of the field `title_mn_` of the second filled row. */
export function toRouletteField(form: PostedForm | null, name: string): string {
  const [, index, path = ''] = /^prizes\.(\d+)\.([\w.]+)$/.exec(name) ?? []
  return index === undefined || !form ? name : `${path.replace('.', '_')}_${listFilledRows(form)[Number(index)] ?? 0}`
}

/** Values of the rows for stored prizes. */
export function toRouletteFields(prizes: readonly RoulettePrize[]): Record<string, string> {
  return Object.fromEntries(
    prizes.flatMap(({ id, title, weight, stock }, row) => [
      [`id_${row}`, String(id)],
      [`title_mn_${row}`, title.mn ?? ''],
      [`title_en_${row}`, title.en ?? ''],
      [`weight_${row}`, String(weight)],
      [`stock_${row}`, stock === null ? '' : String(stock)]
    ])
  )
}
