import {
  type APIRequestContext,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Response,
  test as base,
  expect
} from '@playwright/test'
import { becomeCustomer, becomeOwner, type GuardedPage } from './pages.ts'

/** Has the shop's fonts, as from the second visit on. */
const KNOWN_VISITOR = { 'delguur:fonts': '1' }
const DESK = { width: 1280, height: 900 }

/** One grey pixel, as WebP. */
const PIXEL = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/vo6gAA='
const PICTURE = /\/img\/[\w-]+\/(dark-)?\d+\.\w+$/

/**
 * Rendering the demo's pictures is slower than the rest of a visit, so tests that do not display them get one pixel. A route of
 * Playwright would pause every request and turn off the browser's cache, so this pauses requests of pictures only.
 */
export function withoutPictures(context: BrowserContext): void {
  context.on('page', page => {
    // A page that is closed in the meantime needs no pixels.
    answerPictures(page).catch(() => {})
  })
}

async function answerPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = PICTURE.test(request.url)
      ? session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'content-type', value: 'image/webp' }],
          body: PIXEL
        })
      : session.send('Fetch.continueRequest', { requestId })
    answer.catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/img/*' }] })
}

interface Visit {
  page: Page
  response: Response | null
  /** Console errors of the page, uncaught errors, and violations of its content security policy. */
  errors: string[]
}

interface VisitOptions {
  reducedMotion?: 'reduce' | 'no-preference'
  /** Initial content of local storage. */
  stored?: Readonly<Record<string, string>>
}

interface Fixtures {
  /** A new customer of this test, with an item in the cart. */
  customer: BrowserContext
  /** Opens a page with empty storage, as a guest, the customer of this worker or the owner. */
  visit: (target: GuardedPage, check: (visit: Visit) => Promise<void>, more?: VisitOptions) => Promise<void>
}

type Role = NonNullable<GuardedPage['role']>
type Login = Awaited<ReturnType<APIRequestContext['storageState']>>

interface WorkerFixtures {
  origin: string
  loginOf: (role: Role) => Promise<Login>
  /** The tab of all visits in a role: a new browser context would load and compile the same scripts again. */
  tabOf: (role: GuardedPage['role']) => Promise<Page>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  origin: [async ({}, use, info) => use(info.project.use.baseURL ?? ''), { scope: 'worker' }],
  loginOf: [
    async ({ playwright, origin }, use) => {
      const logins = new Map<Role, Promise<Login>>()
      const logIn = async (role: Role): Promise<Login> => {
        const request = await playwright.request.newContext()
        await (role === 'staff' ? becomeOwner : becomeCustomer)(request, origin)
        const { cookies } = await request.storageState()
        await request.dispose()
        return { cookies, origins: [{ origin, localStorage: Object.entries(KNOWN_VISITOR).map(([name, value]) => ({ name, value })) }] }
      }
      await use(role => {
        const login = logins.get(role) ?? logIn(role)
        logins.set(role, login)
        return login
      })
    },
    { scope: 'worker' }
  ],
  tabOf: [
    async ({ browser }, use) => {
      const tabs = new Map<GuardedPage['role'], Promise<Page>>()
      const open = async (): Promise<Page> => {
        const context = await browser.newContext({ serviceWorkers: 'block', viewport: DESK })
        withoutPictures(context)
        await context.addInitScript(() =>
          document.addEventListener('securitypolicyviolation', event =>
            console.error(`CSP ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
          )
        )
        return context.newPage()
      }
      await use(role => {
        const tab = tabs.get(role) ?? open()
        tabs.set(role, tab)
        return tab
      })
      for (const tab of tabs.values()) await (await tab).context().close()
    },
    { scope: 'worker' }
  ],
  context: async ({ context }, use) => {
    withoutPictures(context)
    await use(context)
  },
  customer: async ({ browser, origin }, use) => {
    const context = await browser.newContext()
    await becomeCustomer(context.request, origin)
    await use(context)
    await context.close()
  },
  visit: async ({ origin, loginOf, tabOf }, use) => {
    await use(async (target, check, { reducedMotion = 'no-preference', stored = {} } = {}) => {
      const page = await tabOf(target.role)
      const context = page.context()
      await context.clearCookies()
      if (target.role) await context.addCookies((await loginOf(target.role)).cookies)
      await page.setViewportSize(DESK)
      await page.emulateMedia({ reducedMotion })
      // An empty page of the shop's origin, where the storage can be filled before the page is opened.
      await page.goto(`${origin}/robots.txt`)
      await page.evaluate(
        values => {
          sessionStorage.clear()
          localStorage.clear()
          for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
        },
        { ...KNOWN_VISITOR, ...stored }
      )
      const errors: string[] = []
      const onPageError = (error: Error): number => errors.push(error.message)
      const onConsole = (message: ConsoleMessage): void => {
        const expected = target.name === 'not-found' && /404/.test(message.text())
        if (message.type() === 'error' && !expected) errors.push(message.text())
      }
      page.on('pageerror', onPageError)
      page.on('console', onConsole)
      const response = await page.goto(origin + (await readPath(target, context.request, origin)))
      await check({ page, response, errors })
      page.off('pageerror', onPageError)
      page.off('console', onConsole)
    })
  }
})

/** Waits until the scripts of a page have run: the load event of a first visit, and in an older browser, does not. */
export async function waitForScripts(page: Page): Promise<void> {
  await expect(page.locator('[type=late]')).toHaveCount(0)
  await page.evaluate(async () => {
    const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')
    await Promise.all([...scripts].map(({ src }) => import(src) as Promise<unknown>))
  })
}

/** Hydrates every island with `client:intent`. */
export async function hydrateIslands(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) await island.dispatchEvent('pointerover')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

export async function readPath({ path }: GuardedPage, request: APIRequestContext, origin: string): Promise<string> {
  return typeof path === 'string' ? path : path(request, origin)
}

export { expect }
