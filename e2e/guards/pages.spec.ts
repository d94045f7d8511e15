import type { Locator, Page } from '@playwright/test'
import { SECRET_URL_POLICY } from '../../src/components/site/secret-url.ts'
import { LONG } from '../../tests/long.ts'
import { findAccessibilityFaults, findIndistinct, findRepeatedIds, type Rules } from '../accessibility.ts'
import { findProduct } from '../customer.ts'
import { expect, hydrateIslands, readPath, test } from '../fixtures.ts'
import { becomeOwner, findPage, type GuardedPage, PAGES } from '../pages.ts'
import { compareWithReviewed } from '../reviewed-look.ts'

/** A layout has the least room where it begins; a long run checks widths between, too. */
const WIDTHS = LONG ? [360, 390, 768, 992, 1280, 1440] : [360, 768, 992, 1280]
/**
 * Of a folded phone, narrower than a desktop's window at 400 %; and as wide in the text's size as a phone of 390 px with text twice as
 * large. Nobody should have to scroll sideways.
 */
const SMALL_WIDTHS = [280, 195]
/** Of the pictures that were reviewed. */
const SIZE = { width: 1280, height: 900 }
const RULES: Rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
/** Rules that can fail in only one theme. */
const COLOUR_RULES: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
/** One page of each frame; the colours of header and footer are the same on the others. */
const FRAMES = ['home', 'cart', 'payment', 'account', 'login', 'admin'].map(findPage)
/** Pages whose links and controls are marked each in their own way. */
const WITH_FOCUS = ['listing', 'article', 'product', 'payment', 'admin-orders'].map(findPage)
/** Pages whose URL contains a code, which no other site should get as the referrer. */
const WITH_SECRET = ['ticket', 'unsubscribe'].map(findPage)
/** Public pages that look the same on every day. */
const isReviewed = ({ name, role }: GuardedPage): boolean => !role && !/hotel|jackpot|wheel|roulette|login/.test(name)
/** Pages with bars of their own, on a phone and in a desktop's window at 400 %. */
const BARS = ['filters', 'product', 'article'].map(findPage).flatMap(target => [
  { target, width: 390, height: 750 },
  { target, width: 320, height: 256 }
])
/** Pages without user content, where English texts are longer. */
const IN_ENGLISH = ['cart', 'address', 'payment'].map(findPage)

/** As the theme's button does, with the pictures of the night. */
async function switchToDark(): Promise<void> {
  document.documentElement.setAttribute('data-theme', 'dark')
  const pictures = '/dark.js'
  await import(pictures)
  await Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map(image => image.decode().catch(() => {})))
}

// One visit per page for all checks: opening it costs more than any of them.
for (const target of PAGES) {
  test(`${target.name}: accessible in both themes, hydrates without an error, never wider than the window, looks as reviewed`, async ({
    visit
  }) => {
    await visit(
      target,
      async ({ page, response, errors }) => {
        const headers = response?.headers() ?? {}
        expect.soft(headers['content-security-policy']).toContain("frame-ancestors 'none'")
        expect.soft(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
        expect.soft(headers['x-content-type-options']).toBe('nosniff')
        const sendsReferrer = !WITH_SECRET.includes(target)
        expect.soft(headers['referrer-policy']).toBe(sendsReferrer ? 'strict-origin-when-cross-origin' : SECRET_URL_POLICY)
        expect.soft(headers['x-page-cache']).toBeUndefined()
        if (target.role) expect.soft(headers['cache-control']).toContain('no-store')
        if (isReviewed(target)) expect.soft(await compareWithReviewed(page, `${target.name}-light`)).toBeNull()
        expect.soft(await findAccessibilityFaults(page, { rules: RULES })).toEqual([])
        await hydrateIslands(page)
        expect.soft(await findTooWide(page, [...WIDTHS, ...SMALL_WIDTHS])).toEqual([])
        expect.soft(await page.evaluate(listUnfitFields), 'on an iPhone').toEqual([])
        expect.soft(await page.evaluate(listUnheardNames)).toEqual([])
        // The link that skips to the content must skip the menu, too.
        await expect.soft(page.locator('main > .account-layout')).toHaveCount(0)
        await page.evaluate(switchToDark)
        if (isReviewed(target)) {
          await page.setViewportSize(SIZE)
          expect.soft(await compareWithReviewed(page, `${target.name}-dark`)).toBeNull()
        }
        const part = FRAMES.includes(target) ? 'body' : 'main'
        expect.soft(await findAccessibilityFaults(page, { rules: COLOUR_RULES, part }), 'dark').toEqual([])
        await page.setViewportSize(SIZE)
        expect.soft(await findRepeatedIds(page)).toEqual([])
        expect.soft(await findIndistinct(page)).toEqual([])
        expect(errors).toEqual([])
      },
      { reducedMotion: 'reduce' }
    )
  })
}

/** Fields with text below 16 px, into which Safari on phones zooms, and dates with its own look, which keeps the width of their text. */
function listUnfitFields(): string[] {
  const fields = document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), select, textarea')
  return [...fields]
    .filter(field => {
      const { fontSize, appearance } = getComputedStyle(field)
      return parseFloat(fontSize) < 16 || (field.matches('[type^=date], [type=month], [type=time]') && appearance !== 'none')
    })
    .map(field => field.outerHTML.slice(0, 200))
}

/** Names of elements without a role, which screen readers leave out. */
function listUnheardNames(): string[] {
  const named = document.querySelectorAll(':is(div, span, p, b, i, li, dt, dd, small)[aria-label]:not([role])')
  return [...named].map(element => element.outerHTML.slice(0, 200))
}

for (const target of IN_ENGLISH) {
  test(`${target.name} in English is never wider than the window`, async ({ visit }) => {
    const english: GuardedPage = { ...target, path: `/en${String(target.path)}` }
    await visit(english, async ({ page }) => expect(await findTooWide(page)).toEqual([]))
  })
}

test('a word longer than a phone is broken in the heading of a staff page', async ({ visit }) => {
  await visit(findPage('admin'), async ({ page }) => {
    await page.locator('h1').evaluate(heading => (heading.textContent = 'ноолууран'.repeat(6)))
    expect(await findTooWide(page, [360])).toEqual([])
  })
})

test('with text twice as large on a phone, a product of the list of staff has its name on lines of its own', async ({ visit }) => {
  await visit(findPage('admin-products'), async ({ page }) => {
    await adoptInputStyles(page)
    await page.setViewportSize({ width: 195, height: 800 })
    const title = await page.locator('tbody .product-rows-title').first().boundingBox()
    expect(title?.width).toBeGreaterThan(140)
  })
})

for (const target of WITH_FOCUS) {
  test(`${target.name}: whatever has the focus is marked`, async ({ visit }) => {
    await visit(target, async ({ page }) => expect(await page.evaluate(listUnmarked)).toEqual([]), { reducedMotion: 'reduce' })
  })
}

/** Links and controls that look the same with the focus, as does what is around them. */
function listUnmarked(): string[] {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  const read = (element: Element, pseudo?: string): string => {
    const { display, outlineStyle, outlineColor, boxShadow, borderColor, backgroundColor } = getComputedStyle(element, pseudo)
    return [display, outlineStyle === 'none' ? '' : outlineColor, boxShadow, borderColor, backgroundColor].join()
  }
  const look = (element: Element): string => {
    const around = [element, element.previousElementSibling, element.nextElementSibling]
    for (let parent = element.parentElement; parent && around.length < 6; parent = parent.parentElement) around.push(parent)
    return [read(element, '::after'), ...around.map(part => part && read(part))].join('\n')
  }
  const unmarked: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    const before = look(element)
    element.focus({ preventScroll: true, focusVisible: true })
    if (document.activeElement === element && look(element) === before) unmarked.push(element.outerHTML.slice(0, 200))
    element.blur()
  }
  return unmarked
}

for (const { target, width, height } of BARS) {
  test(`${target.name} at ${width} × ${height}: no bar covers what has the focus`, async ({ page, origin }) => {
    await page.setViewportSize({ width, height })
    await page.goto(origin + (await readPath(target, page.request, origin)))
    await adoptInputStyles(page)
    expect(await page.evaluate(listCovered)).toEqual([])
  })
}

/** Links and controls of which nothing can be seen while they have the focus. */
function listCovered(): string[] {
  const covered: string[] = []
  const parts = [0.1, 0.5, 0.9]
  for (const element of document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)')) {
    element.focus()
    if (document.activeElement !== element) continue
    const [box] = element.getClientRects()
    if (!box) continue
    const isSeen = parts.some(across =>
      parts.some(down => {
        const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down)
        return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
      })
    )
    if (!isSeen) covered.push(element.outerHTML.slice(0, 200))
  }
  return covered
}

test('with the colours of a high-contrast theme, controls have edges and the chosen option is marked', async ({ page, origin }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { slug, variantId } = await findProduct(page.request)
  await page.goto(`${origin}/products/${slug}?variant=${variantId}`)
  const readColour = (locator: Locator): Promise<string> => locator.evaluate(element => getComputedStyle(element).backgroundColor)
  const chosen = page.locator('.option-button[aria-current]').first()
  const other = page.locator('.option-button:not([aria-current])').first()
  await page.keyboard.press('Tab')
  await expect(other).toHaveCSS('outline-style', 'solid')
  expect(await readColour(chosen)).not.toBe(await readColour(other))

  // A drawing with a colour of its own would be dark on the theme's black.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await expect(page.locator('header .logo-dark').filter({ visible: true })).toHaveCount(1)
  await expect(page.locator('header .logo-light').filter({ visible: true })).toHaveCount(0)
  const own = await page
    .locator('.icon')
    .evaluateAll(icons => icons.filter(icon => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color).length)
  expect(own).toBe(0)
})

test('with text twice as large in the browser, nothing is wider than the window of a desktop or of a phone', async ({
  playwright,
  origin
}, info) => {
  const { launchOptions } = info.project.use
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ viewport: SIZE })
  for (const path of ['/', '/en/article/the-gobi-in-october', '/en/products']) {
    await page.goto(origin + path)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    expect.soft(await findTooWide(page, [SIZE.width]), path).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of ['/', '/en/article/the-gobi-in-october', '/en/products']) {
    await page.goto(origin + path)
    await expect.poll(() => findTooWide(page, [390]), path).toEqual([])
  }
  // Of the last path: below the button of the filters.
  expect((await page.locator('.sort-form').boundingBox())?.width).toBeGreaterThan(300)
  await browser.close()
})

test('a row of tabs opens at the current one, also in browsers without scroll-initial-target', async ({ browser, origin }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  await becomeOwner(context.request, origin)
  const page = await context.newPage()
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[aria-current] { scroll-initial-target: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  const last = page.locator('.chips-scroll .chip').last()
  for (const path of ['/admin/reports', '/articles', '/media']) {
    await page.goto(origin + path)
    await last.click()
    await expect(last, path).toHaveAttribute('aria-current', 'page')
    await expect(last, path).toBeInViewport({ ratio: 1 })
  }
  await context.close()
})

test('no bar covers a printed product', async ({ page, origin }) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto(`${origin}/products/${(await findProduct(page.request)).slug}`)
  await expect(page.locator('.buy-bar')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.buy-bar')).toBeHidden()
})

test('in a low window, as of a phone held sideways, no bar covers the text', async ({ page, origin }) => {
  await page.setViewportSize({ width: 667, height: 375 })
  await page.goto(`${origin}/article/the-gobi-in-october`)
  await page.mouse.move(300, 200)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  for (const bar of ['.site-header', '.bottom-bar']) await expect(page.locator(bar)).not.toBeInViewport()
  await page.locator('.mobile-menu summary').focus()
  await expect(page.locator('.site-header')).toBeInViewport()
})

test('on a phone held sideways nothing is below its notch', async ({ page, origin }) => {
  const notch = 59
  await page.setViewportSize({ width: 852, height: 393 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: notch, right: notch } })
  const { slug } = await findProduct(page.request)
  for (const path of ['/', '/products', `/products/${slug}`, '/article/the-gobi-in-october', '/cart', '/login']) {
    await page.goto(origin + path)
    expect.soft(await page.evaluate(listBelowNotch, notch), path).toEqual([])
  }
})

/** Texts that begin within the given margin of the window, except what is scrolled sideways. */
function listBelowNotch(margin: number): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || text.parentElement?.closest('.visually-hidden, .skip-link, script, style, noscript')) continue
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some(({ left, right, width }) => width > 1 && right > 0 && left < margin)) found.push(text.textContent)
  }
  return found
}

/** Small windows have styles that are loaded at the first input. */
async function adoptInputStyles(page: Page): Promise<void> {
  await page.dispatchEvent('body', 'pointerover')
  await page.waitForFunction(() =>
    document.adoptedStyleSheets.some(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes('forced-colors')))
  )
}

async function findTooWide(page: Page, widths = WIDTHS): Promise<string[]> {
  const findings: string[] = []
  if (SMALL_WIDTHS.some(width => widths.includes(width))) await adoptInputStyles(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const [excess, cut] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const galleries = [...document.querySelectorAll('.gallery')]
      return [scrollWidth - clientWidth, galleries.some(box => box.scrollHeight > box.clientHeight + 1)] as const
    })
    if (excess > 0) findings.push(`at ${width} px: ${excess} px too wide`)
    if (cut) findings.push(`at ${width} px: the product's pictures are higher than their box`)
  }
  return findings
}
