import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withDecodeSlot } from '#server/kernel/images/decode.ts'

const toPath = (name: string): string => fileURLToPath(new URL(`bombs/${name}`, import.meta.url))

async function acceptAll(paths: string[]): Promise<{ results: string[]; megabytes: number }> {
  const { stdout } = await promisify(execFile)(process.execPath, [toPath('accept-all.ts'), ...paths])
  return JSON.parse(stdout) as { results: string[]; megabytes: number }
}

/** 51 million pixels in a megabyte, interlaced and rotated: the decoder has to hold all of them. */
const createBomb = () =>
  sharp({ create: { width: 8000, height: 6400, channels: 4, background: { r: 20, g: 80, b: 163, alpha: 0.5 } } })
    .withMetadata({ orientation: 6 })
    .png({ progressive: true })
    .toBuffer()

test('four concurrent picture bombs take the memory of one', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bombs-'))
  try {
    const png = join(folder, 'bomb.png')
    await writeFile(png, await createBomb())
    const webp = toPath('8000x6400.webp')
    const { results, megabytes } = await acceptAll([png, webp, png, webp])
    expect(results).toEqual(Array(4).fill('webp'))
    expect(megabytes).toBeLessThan(700)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a small AVIF that decodes to a gigabyte is rejected by its header', async () => {
  const { results, megabytes } = await acceptAll(Array(8).fill(toPath('8000x6400.avif')) as string[])
  expect(results).toEqual(Array(8).fill('image_too_large'))
  expect(megabytes).toBeLessThan(60)
})

test('decoding waits for memory, starts in order, and continues after a failure', async () => {
  const started: number[] = []
  const ends: (() => void)[] = []
  const large = (index: number) =>
    withDecodeSlot(50_000_000, () => {
      started.push(index)
      return new Promise<number>((resolve, reject) => ends.push(index === 0 ? () => reject(new Error('broken')) : () => resolve(index)))
    })
  const runs = [large(0), large(1), large(2)]
  const settled = Promise.allSettled(runs)
  await expect.poll(() => started).toEqual([0])
  ends[0]?.()
  await expect(runs[0]).rejects.toThrow('broken')
  await expect.poll(() => started).toEqual([0, 1])
  ends[1]?.()
  await expect.poll(() => started).toEqual([0, 1, 2])
  ends[2]?.()
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})
