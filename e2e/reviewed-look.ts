import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Reviewed pictures of pages, 64 pixels wide. `npm run look:accept` writes them again after a change that is wanted. */
const FOLDER = new URL('pictures/reviewed/', import.meta.url).pathname
const WIDTH = 64
const HEIGHT = 45
/** Dates, prices and counts change the mean colour of a cell less than this, of 255. */
const TOLERANCE = 40
/** Share of cells that may differ more: a line that wraps differently, another product in a row. */
const SHARE = 0.04

/** Compares what the window shows with the reviewed picture of that name. @returns what differs, nothing where it is the same */
export async function compareWithReviewed(page: Page, name: string): Promise<string | null> {
  await page.evaluate(() => window.scrollTo(0, 0))
  const screenshot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const small = await sharp(screenshot).resize(WIDTH, HEIGHT, { fit: 'fill' }).removeAlpha().png({ palette: false }).toBuffer()
  const file = `${FOLDER}${name}.png`
  if (process.env['ACCEPT_LOOKS']) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, small)
    return null
  }
  if (!existsSync(file)) return `${name} has no reviewed picture: npm run look:accept`
  const [before, after] = await Promise.all([readFileSync(file), small].map(picture => sharp(picture).removeAlpha().raw().toBuffer()))
  let different = 0
  for (let cell = 0; cell < WIDTH * HEIGHT; cell++) {
    const changed = [0, 1, 2].some(
      channel => Math.abs((before?.[cell * 3 + channel] ?? 0) - (after?.[cell * 3 + channel] ?? 0)) > TOLERANCE
    )
    if (changed) different += 1
  }
  const share = different / (WIDTH * HEIGHT)
  if (share <= SHARE) return null
  return `${name}: ${Math.round(share * 100)} % differ from e2e/pictures/reviewed/${name}.png. If the change is wanted: npm run look:accept`
}
