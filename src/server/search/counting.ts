import { PRICE_STEPS } from '#domain/facets.ts'
import { FILTER_STARS } from '#domain/product.ts'
import { NONE, PRICE, RATING } from './narrowing.ts'

/*
 * One column at a time, in loops that do nothing else. What they compare with stands in variables of their own: a name of
 * another module may be looked up anew at every step.
 */

export const STARS = FILTER_STARS

/** Those that nothing stands against but the facet's own choice. */
export function countBy(counts: Int32Array, misses: Uint8Array, facet: number, column: Int32Array): void {
  const none = NONE
  for (let place = 0; place < misses.length; place++) {
    const missed = misses[place]
    if (missed !== none && missed !== facet) continue
    const number = column[place] ?? 0
    counts[number] = (counts[number] ?? 0) + 1
  }
}

export function countPrices(prices: Int32Array, misses: Uint8Array): { lowest: number; highest: number; bands: Int32Array } {
  const bands = new Int32Array(PRICE_STEPS.length + 1)
  const [none, own, steps] = [NONE, PRICE, PRICE_STEPS.length]
  const ends = Float64Array.from(PRICE_STEPS)
  let [lowest, highest] = [Infinity, -Infinity]
  for (let place = 0; place < misses.length; place++) {
    const missed = misses[place]
    if (missed !== none && missed !== own) continue
    const price = prices[place] ?? 0
    if (price < lowest) lowest = price
    if (price > highest) highest = price
    let band = 0
    while (band < steps && price >= (ends[band] ?? 0)) band += 1
    bands[band] = (bands[band] ?? 0) + 1
  }
  return { lowest, highest, bands }
}

export function countStars(averages: Float32Array, misses: Uint8Array): Int32Array {
  const [none, own] = [NONE, RATING]
  const steps = Float64Array.from(STARS)
  const stars = new Int32Array(steps.length)
  for (let place = 0; place < misses.length; place++) {
    const missed = misses[place]
    if (missed !== none && missed !== own) continue
    const average = averages[place] ?? 0
    for (let step = 0; step < steps.length; step++) if (average >= (steps[step] ?? 5)) stars[step] = (stars[step] ?? 0) + 1
  }
  return stars
}
