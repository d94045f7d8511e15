import { readFileSync } from 'node:fs'

export interface Judged {
  kind: string
  query: string
  expected: string[]
}

/** Product data that an expectation can refer to. */
export interface Judgeable {
  /** Middle of the SKU: `SWE`. */
  family: string
  brand: string
  /** English title. */
  title: string
}

interface Score {
  queries: number
  hit1: number
  hit5: number
  /** Mean reciprocal rank of the first correct result. */
  mrr: number
}

/** `judged.txt`; the file documents its format. */
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

/** @param places ranks of the first correct result from 1; 0 where there is none */
export function scoreOf(places: readonly number[]): Score {
  const share = (holds: (place: number) => boolean): number => places.filter(holds).length / places.length
  return {
    queries: places.length,
    hit1: share(place => place === 1),
    hit5: share(place => place > 0 && place <= 5),
    mrr: places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / places.length
  }
}
