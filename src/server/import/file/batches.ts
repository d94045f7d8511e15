import type { ProductDocument } from '#contract/catalogue-document.ts'

export const PRODUCTS_PER_BATCH = 250
/** Approximate; a batch may have 8 MB. */
const CHARACTERS_PER_BATCH = 2_000_000

export interface BatchEntry {
  line: number
  product: ProductDocument
}

/** @param done number of products of the file that are read with this batch */
type SendBatch = (batch: readonly BatchEntry[], done: number) => Promise<void>

interface Batches {
  /** Sends the batch where this product completes it. @param done number of products read, this one included */
  add: (entry: BatchEntry, done: number) => Promise<void>
  /** Sends the last products, and waits for them. */
  finish: (done: number) => Promise<void>
}

/** Products sent in batches, one batch at a time: the next one is read while the shop writes. A failure is thrown by the next call. */
export function createBatches(send: SendBatch): Batches {
  let batch: BatchEntry[] = []
  let characters = 0
  let sending: Promise<void> = Promise.resolve()
  const flush = async (done: number): Promise<void> => {
    await sending
    const full = batch
    batch = []
    characters = 0
    sending = full.length ? send(full, done) : Promise.resolve()
    sending.catch(() => {})
  }
  return {
    add: async (entry, done) => {
      batch.push(entry)
      characters += countCharacters(entry.product)
      if (batch.length >= PRODUCTS_PER_BATCH || characters >= CHARACTERS_PER_BATCH) await flush(done)
    },
    finish: async done => {
      await flush(done)
      await sending
    }
  }
}

/** Approximately. A line of a file may be `null`, which the shop refuses. */
function countCharacters(product: ProductDocument | null): number {
  const { description } = product ?? {}
  const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0)
  return (
    500 +
    (description?.mn?.length ?? 0) * 2 +
    (description?.en?.length ?? 0) +
    count(product?.variants) * 300 +
    count(product?.images) * 300
  )
}
