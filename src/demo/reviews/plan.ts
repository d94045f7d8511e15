import type { CatalogueProduct } from '../catalogue.ts'
import { pick } from '../format.ts'
import { FOREIGNERS, REVIEWERS, type Said, saidOf } from './kinds.ts'

/** How many of the most reviewed products have reviews with words. */
const WRITTEN_PRODUCTS = 90
const WRITTEN_LEAST = 3
const WRITTEN_MOST = 7
const DAY = 24 * 60 * 60 * 1000

export interface PlannedReview {
  productId: number
  rating: number
  text: string
  author: string
  avatar: string
  verified: boolean
  answer: string | undefined
  photo: boolean
  createdAt: Date
}

export interface PlannedReviews {
  written: PlannedReview[]
  /** Ratings without words: how many of each a product has. */
  silent: { product_id: number; rating: number; n: number }[]
}

/** Reviews that come to the figures each product of the catalogue has; the same for the same `now`. */
export function planReviews(products: readonly CatalogueProduct[], now: Date): PlannedReviews {
  const reviewed = products.filter(product => (product.row.totalReviews ?? 0) > 0)
  const popular = new Set(
    reviewed
      .filter(product => saidOf(product.family.code).length > 0)
      .toSorted((a, b) => (b.row.totalReviews ?? 0) - (a.row.totalReviews ?? 0) || a.row.id - b.row.id)
      .slice(0, WRITTEN_PRODUCTS)
  )
  const planned: PlannedReviews = { written: [], silent: [] }
  for (const product of reviewed) {
    const left = starsOf(product.row.averageRating ?? 0, product.row.totalReviews ?? 0)
    const chosen = popular.has(product) ? choose(product, left) : []
    planned.written.push(...chosen.map((said, index) => review(product, said, index, now)))
    left.forEach((n, index) => {
      if (n > 0) planned.silent.push({ product_id: product.row.id, rating: index + 1, n })
    })
  }
  return planned
}

/** How many gave 1 to 5 stars, so that `count` people come to the mean `average`: most are happy, a few are not at all. */
export function starsOf(average: number, count: number): [number, number, number, number, number] {
  const stars: [number, number, number, number, number] = [0, 0, 0, 0, count]
  let missing = count * 5 - Math.round(average * count)
  const lower = (rating: 1 | 2 | 3 | 4, people: number): void => {
    const n = Math.min(people, stars[4])
    stars[(rating - 1) as 0 | 1 | 2 | 3] += n
    stars[4] -= n
    missing -= n * (5 - rating)
  }
  lower(1, Math.floor((missing * 0.06) / 4))
  lower(2, Math.floor((missing * 0.06) / 3))
  lower(3, Math.floor((missing * 0.22) / 2))
  lower(4, missing)
  // A low mean leaves too few people for single stars: some take more away.
  while (missing > 0 && stars[3] > 0) {
    stars[3]--
    stars[2]++
    missing--
  }
  return stars
}

/** Takes what was said out of the stars that were given. */
function choose(product: CatalogueProduct, left: number[]): Said[] {
  const { slug } = product.row
  const most = WRITTEN_LEAST + pick(`${slug} written`, WRITTEN_MOST - WRITTEN_LEAST + 1)
  const all = saidOf(product.family.code)
  const from = pick(`${slug} said`, all.length)
  // The two most reviewed of a family begin at the beginning: the first texts are the fullest.
  const turned = (product.row.totalReviews ?? 0) > 200 ? all : [...all.slice(from), ...all.slice(0, from)]
  const chosen: Said[] = []
  for (const said of turned) {
    const n = left[said[0] - 1] ?? 0
    if (chosen.length >= most || n === 0) continue
    left[said[0] - 1] = n - 1
    chosen.push(said)
  }
  return chosen
}

function review(product: CatalogueProduct, [rating, text, answer]: Said, index: number, now: Date): PlannedReview {
  const { slug, id } = product.row
  const people = /[а-яөү]/i.test(text) ? REVIEWERS : FOREIGNERS
  const person = people[(pick(`${slug} people`, people.length) + index) % people.length] ?? { name: '', avatar: 1 }
  const daysAgo = 4 + index * (5 + pick(`${slug} pace`, 17)) + pick(`${slug} day ${index}`, 5)
  return {
    productId: id,
    rating,
    text,
    author: person.name,
    avatar: `/art/avatars/avatar-${person.avatar}.svg`,
    verified: pick(`${slug} bought ${index}`, 10) < 8,
    answer,
    photo: rating >= 4 && pick(`${slug} photo ${index}`, 3) === 0,
    // Nobody speaks of what the shop did not have yet.
    createdAt: new Date(
      Math.max(now.getTime() - daysAgo * DAY - pick(`${slug} minute ${index}`, 1440) * 60_000, product.row.availableOn?.getTime() ?? 0)
    )
  }
}
