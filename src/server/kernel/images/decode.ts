import { availableParallelism } from 'node:os'
import sharp from 'sharp'

/** A small file may unpack to gigabytes; a telephone's camera takes 12 to 50 million pixels. */
export const PIXELS_MOST = 52_000_000
/** AVIF is unpacked whole, at about 20 bytes a pixel. */
export const AVIF_PIXELS_MOST = 16_000_000
/** Measured: a progressive JPEG and an interlaced PNG that are turned upright take 5 to 8 bytes a pixel. */
const BYTES_PER_PIXEL = 10
const BUDGET_BYTES = 256_000_000

// Many pictures at once beat many threads for one.
sharp.concurrency(1)
sharp.cache(false)

const waiting: { bytes: number; start: () => void }[] = []
let running = 0
let heldBytes = 0

/**
 * Runs what decodes a picture of so many pixels, within a number of cores and an amount of memory, in the order of asking. What
 * exceeds the amount by itself runs alone.
 */
export async function decoding<Result>(pixels: number, work: () => Promise<Result>): Promise<Result> {
  const bytes = Math.min(pixels * BYTES_PER_PIXEL, BUDGET_BYTES)
  await new Promise<void>(start => {
    waiting.push({ bytes, start })
    startWaiting()
  })
  try {
    return await work()
  } finally {
    running--
    heldBytes -= bytes
    startWaiting()
  }
}

function startWaiting(): void {
  for (let next = waiting[0]; next; next = waiting[0]) {
    if (running >= availableParallelism() || heldBytes + next.bytes > BUDGET_BYTES) return
    waiting.shift()
    running++
    heldBytes += next.bytes
    next.start()
  }
}
