import { readFileSync } from 'node:fs'

export interface Judged {
  kind: string
  query: string
  /** Titles, brands and families; any of them is correct. Empty where nothing must be found. */
  expected: string[]
  /** Whether the answer must be empty or say which words nothing here has. */
  isAbsent: boolean
  /** The page that must be first of the pages beside the products: `article/a-day-of-felt`. */
  page?: string
  /** Limits of the price of every expected product. */
  price: { from: number; to: number }
}

/** Product data that an expectation can refer to. */
export interface Judgeable {
  /** Middle of the SKU: `SWE`. */
  family: string
  brand: string
  /** English title. */
  title: string
  sellingPrice: number
}

export interface Score {
  queries: number
  hit1: number
  hit5: number
  /** Mean reciprocal rank of the first correct result. */
  mrr: number
}

/** `judged` and `everyday` are the lists to tune with; the others are only measured. `judged.txt` documents the format. */
export const JUDGED_LISTS = [
  'judged',
  'held-out',
  'fresh',
  'unseen',
  'stranger',
  'departments',
  'round-two',
  'blind',
  'everyday',
  'blind-two',
  'blind-three',
  'blind-four',
  'blind-five',
  'blind-six',
  'blind-seven',
  'blind-eight',
  'blind-nine',
  'blind-ten',
  'blind-eleven',
  'blind-twelve',
  'blind-thirteen',
  'blind-fourteen',
  'blind-fifteen',
  'blind-sixteen',
  'blind-seventeen',
  'blind-eighteen',
  'blind-nineteen',
  'blind-twenty',
  'blind-twenty-one',
  'blind-twenty-two',
  'blind-twenty-three',
  'blind-twenty-four',
  'blind-twenty-five',
  'phrasing',
  'pocket',
  'needs',
  'purposes'
] as const
export type JudgedList = (typeof JUDGED_LISTS)[number]

export function readJudged(list: JudgedList = 'judged'): Judged[] {
  let kind = ''
  const judged: Judged[] = []
  for (const line of readFileSync(new URL(`${list}.txt`, import.meta.url), 'utf8').split('\n')) {
    const [query = '', wanted = ''] = line.split(' | ').map(part => part.trim())
    if (query.startsWith('[')) kind = query.slice(1, -1)
    else if (query && !query.startsWith('#')) judged.push({ kind, query, ...parseWanted(wanted) })
  }
  return judged
}

/** `SWE MSW;=Title <=100000`, `page:article/a-day-of-felt` */
function parseWanted(wanted: string): Omit<Judged, 'kind' | 'query'> {
  const isAbsent = wanted === 'absent'
  if (isAbsent || wanted.startsWith('page:'))
    return { expected: [], isAbsent, ...(isAbsent ? {} : { page: wanted.slice(5) }), price: { from: 0, to: Infinity } }
  const limit = (sign: string): number | undefined => {
    const [, figure] = new RegExp(` ${sign}=(\\d+)`).exec(wanted) ?? []
    return figure === undefined ? undefined : Number(figure)
  }
  const parts = wanted
    .replaceAll(/ [<>]=\d+/g, '')
    .split(';')
    .map(part => part.trim())
  const expected = parts.flatMap(part => (part.startsWith('=') ? [part] : part.split(' ')))
  return { expected: expected.filter(part => part !== 'none'), isAbsent, price: { from: limit('>') ?? 0, to: limit('<') ?? Infinity } }
}

export function isRight({ expected, price }: Judged, product: Judgeable): boolean {
  if (product.sellingPrice < price.from || product.sellingPrice > price.to) return false
  return expected.some(wanted =>
    wanted.startsWith('=')
      ? product.title === wanted.slice(1)
      : wanted.startsWith('brand:')
        ? product.brand === wanted.slice(6)
        : product.family === wanted
  )
}

/** Rank of the first correct result from 1, 0 where there is none. An empty result has rank 1 where nothing must be found. */
export function findRank(judged: Judged, ids: readonly number[], products: ReadonlyMap<number, Judgeable>): number {
  if (!judged.expected.length) return ids.length ? 0 : 1
  return (
    ids.findIndex(id => {
      const product = products.get(id)
      return product !== undefined && isRight(judged, product)
    }) + 1
  )
}

/** @param ranks see `rankSize` */
export function calculateScore(ranks: readonly number[]): Score {
  const share = (holds: (rank: number) => boolean): number => ranks.filter(holds).length / ranks.length
  return {
    queries: ranks.length,
    hit1: share(rank => rank === 1),
    hit5: share(rank => rank > 0 && rank <= 5),
    mrr: ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length
  }
}
