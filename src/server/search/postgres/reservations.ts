import { ALL_TAGS } from '#domain/invalidation.ts'
import { onInvalidation } from '../../kernel/cache/invalidation.ts'

/** After this time all are read again, in case an invalidation was lost. */
const MAX_AGE_MS = 60_000
/** Limit of products that are stored between two reads; above it all are read again. */
const MAX_CHANGED = 1000
const PRODUCT_TAG = 'product:'

/** Sequences of invalidations, which every change of a hold sends after its commit: by product, and of the last one of all. */
const changedAt = new Map<number, number>()
let allChangedAt = 0
let sequence = 0

onInvalidation(tags => {
  sequence += 1
  for (const tag of tags) if (tag.startsWith(PRODUCT_TAG)) changedAt.set(Number(tag.slice(PRODUCT_TAG.length)), sequence)
  if (!tags.includes(ALL_TAGS) && changedAt.size <= MAX_CHANGED) return
  changedAt.clear()
  allChangedAt = sequence
})

interface Outdated {
  /** Products; null for all. */
  ids: number[] | null
  /** The number of the last invalidation that is considered. */
  sequence: number
}

/**
 * The products of which unpaid orders reserve every piece. Reading the holds of all takes as long as there are unpaid orders, so that
 * only those of products are read whose holds changed or ended.
 */
export class ReservationTracker {
  /** By product, the end of its first hold. */
  #until = new Map<number, number>()
  #sequence = -1
  #readAt = 0
  #products: ReadonlySet<number> = new Set()

  findOutdated(now: Date): Outdated {
    const time = now.getTime()
    if (this.#sequence < allChangedAt || Math.abs(time - this.#readAt) >= MAX_AGE_MS) return { ids: null, sequence }
    const ids: number[] = []
    for (const [id, changed] of changedAt) if (changed > this.#sequence) ids.push(id)
    for (const [id, until] of this.#until) if (until <= time) ids.push(id)
    return { ids, sequence }
  }

  /**
   * @param changed products that are read beside the outdated ones
   * @param reserved of all of these the reserved ones
   */
  apply(
    outdated: Outdated,
    changed: readonly number[],
    reserved: readonly { product_id: number; until: number }[],
    now: Date
  ): ReadonlySet<number> {
    if (outdated.ids) for (const id of [...outdated.ids, ...changed]) this.#until.delete(id)
    else {
      this.#until.clear()
      this.#readAt = now.getTime()
    }
    for (const { product_id: id, until } of reserved) this.#until.set(id, until)
    this.#sequence = outdated.sequence
    if (!outdated.ids || outdated.ids.length + changed.length) this.#products = new Set(this.#until.keys())
    return this.#products
  }
}
