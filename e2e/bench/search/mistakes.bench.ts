import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { DEMO_NOW } from '../../../tests/server/demo-database.ts'
import { listJudgedProducts } from '../../../tests/server/search/demo-catalogue.ts'
import { contentSource } from '#server/content/search-source.ts'
import { type ListingContext, listProducts } from '#server/search/listing.ts'
import { createPostgresEngine } from '#server/search/postgres/engine.ts'
import { openDemo } from './demo.ts'
import { createRandom, MISTAKES, misspell } from './mistakes.ts'

const formatPercent = (share: number): string => `${(share * 100).toFixed(1)} %`
const SEED = 7
/** Of a word and a kind of mistake. */
const TRIES = 2

/** Words of `mistakes.txt` with typical mistakes find first what the words as written find. `BENCH_MISSED=mistakes` prints the others. */
test('misspelt queries', { timeout: 300_000 }, async () => {
  const { db, close } = await openDemo()
  const families = new Map((await listJudgedProducts(db)).map(({ id, family }) => [id, family]))
  const context: ListingContext = { db, engine: createPostgresEngine(db), content: contentSource, now: DEMO_NOW, locale: 'mn' }
  const find = async (q: string): Promise<string[]> => (await listProducts(context, { q, per_page: 5 })).products.map(({ id }) => families.get(id) ?? '') // prettier-ignore
  const words = readFileSync(new URL('mistakes.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
  const expected = new Map<string, readonly string[]>()
  for (const word of words) expected.set(word, await find(word))
  const random = createRandom(SEED)
  const missed: string[] = []
  console.log(`\n${words.length} words of mistakes.txt misspelt, over the demo shop`)
  for (const kind of Object.keys(MISTAKES)) {
    const ranks: boolean[] = []
    for (const [word, right] of expected) {
      const typed = new Set(Array.from({ length: TRIES }, () => misspell(kind, word, random)).filter(each => each !== word))
      for (const each of typed) {
        const [first = ''] = await find(each)
        ranks.push(right.includes(first))
        if (!right.includes(first)) missed.push(`${kind}: ${word}, ${each} ${first}`)
      }
    }
    console.log(`  ${kind.padEnd(16)} ${String(ranks.length).padStart(4)} queries  right first ${formatPercent(ranks.filter(Boolean).length / ranks.length)}`) // prettier-ignore
  }
  if (process.env['BENCH_MISSED']?.split(',').includes('mistakes')) console.log(missed.join('\n'))
  await close()
})
