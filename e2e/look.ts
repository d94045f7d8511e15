/**
 * Writes screenshots of every page to `.look/`: three widths, both themes, both languages. Starts a shop unless LOOK_URL is the URL of
 * one. `npm run look -- product cart` selects pages by words of their names.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { startShop } from '../tests/shop-server.ts'
import { findBrowser } from './browser.ts'
import { becomeOwner, logIn, PAGES } from './pages.ts'

const FOLDER = '.look'
const WIDTHS = [360, 768, 1440]
const words = process.argv.slice(2)

const dataDir = mkdtempSync(join(tmpdir(), 'delguur-look-'))
const shop = process.env['LOOK_URL'] ? null : await startShop({ ...process.env, PORT: '4720', DATA_DIR: dataDir })
// The shop compares the origin of a request with its own URL, which has this name.
const url = process.env['LOOK_URL'] ?? 'http://localhost:4720'
const browser = await chromium.launch(await findBrowser())
try {
  if (!words.length) rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const contexts = { customer: await logIn(browser, url), staff: await browser.newContext() }
  await becomeOwner(contexts.staff.request, url)
  for (const page of PAGES.filter(({ name }) => !words.length || words.some(word => name.includes(word)))) {
    const path = typeof page.path === 'string' ? page.path : await page.path(contexts[page.role ?? 'customer'].request, url)
    for (const language of ['mn', 'en'] as const) {
      for (const theme of ['light', 'dark'] as const)
        await takeLook(browser, page.name, path, language, theme, page.role && contexts[page.role])
    }
  }
} finally {
  await browser.close()
  await shop?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function takeLook(
  browser: Browser,
  name: string,
  path: string,
  language: 'mn' | 'en',
  theme: 'light' | 'dark',
  loggedIn?: BrowserContext
): Promise<void> {
  const context = await browser.newContext({ locale: language, ...(loggedIn ? { storageState: await loggedIn.storageState() } : {}) })
  await context.addInitScript(chosen => {
    localStorage.setItem('delguur:theme', JSON.stringify(chosen))
    localStorage.setItem('delguur:fonts', '1')
  }, theme)
  const page = await context.newPage()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 700 ? 800 : 1000 })
    await page.goto(url + (language === 'en' ? `/en${path === '/' ? '' : path}` : path), { waitUntil: 'load' })
    // Scrolls through the page first, because lazy pictures load near the viewport.
    await page.evaluate(async () => {
      // A screenshot beyond the window omits what is not laid out there.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('*{content-visibility:visible!important}')
      document.adoptedStyleSheets.push(sheet)
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y)
        await new Promise(requestAnimationFrame)
      }
      window.scrollTo(0, 0)
      const loaded = [...document.images].map(image =>
        image.complete ? Promise.resolve() : new Promise(resolve => image.addEventListener('load', resolve, { once: true }))
      )
      await Promise.race([Promise.all(loaded), new Promise(resolve => setTimeout(resolve, 5000))])
    })
    const file = join(FOLDER, `${name}-${width}-${language}-${theme}.png`)
    await page.screenshot({ path: file, fullPage: true })
    console.log(file)
  }
  await context.close()
}
