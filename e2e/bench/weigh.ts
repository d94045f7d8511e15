import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright'
import { findBrowser } from '../browser.ts'

interface Weight {
  /** Compressed bytes; of HTML as served from the page cache. */
  html: number
  js: number
  css: number
  fonts: number
  pictures: number
  /** Addresses of the requests without pictures. */
  requests: string[]
  /** Raw bytes of inline scripts and their data, without structured data for search engines, which the page does not read. */
  inlineData: number
  /** Cumulative layout shift as reported by browsers. */
  layoutShift: number
  /** Layout shift of the second visit, without web fonts. */
  settledShift: number
  /** What moved in the second visit. */
  moved: string[]
  /** Time of the largest contentful paint in milliseconds. */
  largestPaint: number
}

const KINDS: Record<string, 'html' | 'js' | 'css' | 'fonts' | 'pictures'> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'pictures'
}

/** First load of a page on a phone, without interaction. */
export async function weighPage(url: string): Promise<Weight> {
  const browser = await chromium.launch(await findBrowser())
  try {
    return await weighIn(browser, url, { slow: true })
  } finally {
    await browser.close()
  }
}

interface WeighOptions {
  /** With the network and the processor of Lighthouse's phone, which change times and no bytes, and take seconds of a processor. */
  slow?: boolean
  prepare?: (context: BrowserContext) => void
}

export async function weighIn(browser: Browser, url: string, { slow = false, prepare }: WeighOptions = {}): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [] }
  })
  prepare?.(context)
  const page = await context.newPage()
  if (slow) await slowDown(page)
  const weight: Weight = {
    html: 0,
    js: 0,
    css: 0,
    fonts: 0,
    pictures: 0,
    requests: [],
    inlineData: 0,
    layoutShift: 0,
    settledShift: 0,
    moved: [],
    largestPaint: 0
  }
  const pending: Promise<void>[] = []
  page.on('response', response => pending.push(count(response, weight)))
  await page.addInitScript(() => {
    const seen = { shift: 0, paint: 0, moved: [] as string[] }
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const describe = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]): string =>
      `${node?.nodeName} ${(node?.textContent ?? '').trim().slice(0, 40)} ${from.x},${from.y},${from.width} to ${to.x},${to.y},${to.width}`
    Object.assign(globalThis, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        seen.shift += entry.value
        seen.moved.push(...entry.sources.map(describe))
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.paint = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForSelector('html:not(.first-visit)', { state: 'attached' })
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
  await Promise.all(pending)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number; paint: number } }).seen)
  weight.layoutShift = Number(seen.shift.toFixed(4))
  weight.largestPaint = Math.round(seen.paint)
  weight.inlineData = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src],[type="application/ld+json"])')].reduce(
      (sum, script) => sum + (script.textContent?.length ?? 0),
      0
    )
  )
  page.removeAllListeners('response')
  // Without the fonts, whose shift depends on those of the machine.
  await page.route('**/*.woff2', route => route.abort())
  await page.reload({ waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
  const again = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number; moved: string[] } }).seen)
  weight.settledShift = Number(again.shift.toFixed(4))
  weight.moved = again.moved
  await context.close()
  return weight
}

/** Slow 4G, 150 ms and 1.6 Mbit/s, and a processor four times slower. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 93_750
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function count(response: Response, weight: Weight): Promise<void> {
  const kind = KINDS[response.request().resourceType()]
  if (!kind) return
  if (kind !== 'pictures') weight.requests.push(response.url())
  const { 'content-length': length, 'content-encoding': encoding } = response.headers()
  const body = () => response.body().catch(() => Buffer.alloc(0))
  // The first answers have a faster compression than later ones.
  const size = encoding === 'br' ? brotliCompressSync(await body()).length : Number(length) || gzipSync(await body()).length
  // Not `+= await …`, which would read the sum before it waits and lose what arrives meanwhile.
  weight[kind] += size
}
