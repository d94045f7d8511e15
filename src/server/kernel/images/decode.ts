import { availableParallelism } from 'node:os'
import sharp from 'sharp'

/** A small file can decompress to gigabytes; phone cameras have 12 to 50 megapixels. */
export const MAX_PIXELS = 52_000_000
/** AVIF is decoded completely, at about 20 bytes a pixel. */
export const MAX_AVIF_PIXELS = 16_000_000
/** Measured: rotating a progressive JPEG or an interlaced PNG takes 5 to 8 bytes a pixel. */
const BYTES_PER_PIXEL = 10
const BUDGET_BYTES = 256_000_000

// Parallel pictures are faster than parallel threads of one picture.
sharp.concurrency(1)
sharp.cache(false)

const waiting: { bytes: number; start: () => void }[] = []
let running = 0
let heldBytes = 0

/**
 * Runs decoders within limits of cores and memory, in order of arrival. One that exceeds the memory limit by itself runs without
 * others.
 */
export async function withDecodeSlot<Result>(pixels: number, work: () => Promise<Result>): Promise<Result> {
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
