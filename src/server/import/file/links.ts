import type { ImportAnswer, ProductDocument } from '../format.ts'

type Linked = Pick<ProductDocument, 'handle' | 'gift_skus' | 'package'>
export interface Waiting {
  line: number
  product: Linked
}

/** Products whose gifts or bundles may follow later in the file; beyond this number a second import is needed. */
const MAX_WAITING = 100_000

/** Products whose gifts or bundles do not exist yet; they are sent again at the end of the file. */
export class Links {
  readonly waiting: Waiting[] = []

  /** @returns whether the product will be sent again */
  add(line: number, product: ProductDocument | null): boolean {
    if (!product || this.waiting.length >= MAX_WAITING) return false
    const { handle, gift_skus: gifts, package: members } = product
    if (!isFilled(gifts) && !isFilled(members)) return false
    this.waiting.push({ line, product: { handle, ...(gifts ? { gift_skus: gifts } : {}), ...(members ? { package: members } : {}) } })
    return true
  }

  /** The response without notes on products that are sent again. */
  keep(answer: ImportAnswer, batch: readonly { line: number; product: ProductDocument }[]): ImportAnswer {
    const results = answer.results.map((result, index) => {
      const { line, product } = batch[index] ?? { line: 0, product: null }
      if (!result.notes.some(isMissing) || !this.add(line, product)) return result
      return { ...result, notes: result.notes.filter(note => !isMissing(note)) }
    })
    return { ...answer, results }
  }
}

const isMissing = ({ code }: ImportAnswer['results'][number]['notes'][number]): boolean =>
  code === 'gift_missing' || code === 'member_missing'

const isFilled = (list: unknown): boolean => Array.isArray(list) && list.length > 0
