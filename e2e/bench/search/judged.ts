import { readFileSync } from 'node:fs'

export interface Judged {
  kind: string
  query: string
  expected: string[]
}

/** What of a product an expectation may name. */
export interface Judgeable {
  /** Middle of the SKU: `SWE`. */
  family: string
  brand: string
  /** English title. */
  title: string
}

export interface Score {
  queries: number
  hit1: number
  hit5: number
  /** Mean of one through the place of the first right answer. */
  mrr: number
}

/** `judged.txt`, which explains its own lines. */
export function readJudged(): Judged[] {
  let kind = ''
  const judged: Judged[] = []
  for (const line of readFileSync(new URL('judged.txt', import.meta.url), 'utf8').split('\n')) {
    const [query = '', expected = ''] = line.split(' | ').map(part => part.trim())
    if (query.startsWith('[')) kind = query.slice(1, -1)
    else if (query && !query.startsWith('#'))
      judged.push({ kind, query, expected: expected.startsWith('=') ? expected.split(';') : expected.split(' ') })
  }
  return judged
}

export function isRight({ expected }: Judged, product: Judgeable): boolean {
  return expected.some(wanted =>
    wanted.startsWith('=')
      ? product.title === wanted.slice(1)
      : wanted.startsWith('brand:')
        ? product.brand === wanted.slice(6)
        : product.family === wanted
  )
}

/** @param places of the first right answer, 1 is the first; 0 where there is none */
export function scoreOf(places: readonly number[]): Score {
  const share = (holds: (place: number) => boolean): number => places.filter(holds).length / places.length
  return {
    queries: places.length,
    hit1: share(place => place === 1),
    hit5: share(place => place > 0 && place <= 5),
    mrr: places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / places.length
  }
}
