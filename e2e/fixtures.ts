import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, type Response, test as base } from '@playwright/test'
import { logIn, type PageOf } from './pages.ts'

/** One grey pixel, as WebP. */
const PIXEL = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/vo6gAA=', 'base64')

/** Drawing the demo's pictures costs more than all the rest of a visit: where nobody looks at them, a pixel stands for each. */
export async function withoutPictures(context: BrowserContext): Promise<void> {
  await context.route(/\/img\/[\w-]+\/\d+\.\w+$/, route => route.fulfill({ contentType: 'image/webp', body: PIXEL }))
}

interface Visit {
  page: Page
  answer: Response | null
}

export interface Visitor {
  /**
   * Opens a page in a browser of its own, as a guest or, where the page is private, as the shopper. `prepare` runs before it is asked for.
   */
  visit: (
    of: PageOf,
    look: (visit: Visit) => Promise<void>,
    more?: { options?: BrowserContextOptions; prepare?: (context: BrowserContext, page: Page) => Promise<unknown> }
  ) => Promise<void>
}

/** A logged-in shopper with something in the cart, one for each worker. */
export const test = base.extend<Visitor, { shopper: BrowserContext; origin: string }>({
  origin: [async ({}, use, info) => use(info.project.use.baseURL ?? ''), { scope: 'worker' }],
  shopper: [
    async ({ browser, origin }, use) => {
      const context = await logIn(browser, origin)
      await use(context)
      await context.close()
    },
    { scope: 'worker' }
  ],
  context: async ({ context }, use) => {
    await withoutPictures(context)
    await use(context)
  },
  visit: async ({ browser, shopper, origin }, use) => {
    await use(async (of, look, { options, prepare } = {}) => {
      const context = await newContext(browser, of.private ? shopper : null, options)
      const page = await context.newPage()
      await prepare?.(context, page)
      const answer = await page.goto(origin + (await pathOf(of, shopper, origin)))
      await look({ page, answer })
      await context.close()
    })
  }
})

async function newContext(browser: Browser, as: BrowserContext | null, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const storageState = as ? await as.storageState() : { cookies: [], origins: [] }
  const context = await browser.newContext({ serviceWorkers: 'block', ...options, storageState })
  await withoutPictures(context)
  return context
}

export async function pathOf({ path }: PageOf, shopper: BrowserContext, origin: string): Promise<string> {
  return typeof path === 'string' ? path : path(shopper, origin)
}

export { expect } from '@playwright/test'
