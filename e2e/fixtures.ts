import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Response,
  test as base,
  expect
} from '@playwright/test'
import { becomeCustomer, becomeOwner, type GuardedPage } from './pages.ts'

/** One grey pixel, as WebP. */
const PIXEL = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/vo6gAA=', 'base64')

/** Rendering the demo's pictures is slower than the rest of a visit, so tests that do not display them get one pixel. */
export async function withoutPictures(context: BrowserContext): Promise<void> {
  await context.route(/\/img\/[\w-]+\/\d+\.\w+$/, route => route.fulfill({ contentType: 'image/webp', body: PIXEL }))
}

interface Visit {
  page: Page
  response: Response | null
  /** Console errors of the page, uncaught errors, and violations of its content security policy. */
  errors: string[]
}

interface VisitOptions {
  options?: BrowserContextOptions
  /** Initial content of local storage. */
  stored?: Readonly<Record<string, string>>
}

interface Fixtures {
  /** A new customer of this test, with an item in the cart. */
  customer: BrowserContext
  /** Opens a page in a new browser context, as a guest, the customer of this worker or the owner. */
  visit: (target: GuardedPage, check: (visit: Visit) => Promise<void>, more?: VisitOptions) => Promise<void>
}

type Role = NonNullable<GuardedPage['role']>
type Login = Awaited<ReturnType<APIRequestContext['storageState']>>

export const test = base.extend<Fixtures, { origin: string; loginOf: (role: Role) => Promise<Login> }>({
  origin: [async ({}, use, info) => use(info.project.use.baseURL ?? ''), { scope: 'worker' }],
  loginOf: [
    async ({ playwright, origin }, use) => {
      const logins = new Map<Role, Promise<Login>>()
      const logIn = async (role: Role): Promise<Login> => {
        const request = await playwright.request.newContext()
        await (role === 'staff' ? becomeOwner : becomeCustomer)(request, origin)
        const login = await request.storageState()
        await request.dispose()
        return login
      }
      await use(role => {
        const login = logins.get(role) ?? logIn(role)
        logins.set(role, login)
        return login
      })
    },
    { scope: 'worker' }
  ],
  context: async ({ context }, use) => {
    await withoutPictures(context)
    await use(context)
  },
  customer: async ({ browser, origin }, use) => {
    const context = await browser.newContext()
    await becomeCustomer(context.request, origin)
    await use(context)
    await context.close()
  },
  visit: async ({ browser, origin, loginOf }, use) => {
    await use(async (target, check, { options, stored = {} } = {}) => {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        ...(target.role ? { storageState: await loginOf(target.role) } : {}),
        ...options
      })
      await withoutPictures(context)
      await context.addInitScript(values => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
        document.addEventListener('securitypolicyviolation', event =>
          console.error(`CSP ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
        )
      }, stored)
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', error => errors.push(error.message))
      page.on('console', message => {
        const expected = target.name === 'not-found' && /404/.test(message.text())
        if (message.type() === 'error' && !expected) errors.push(message.text())
      })
      const response = await page.goto(origin + (await pathOf(target, context.request, origin)))
      await check({ page, response, errors })
      await context.close()
    })
  }
})

/** Hydrates every island with `client:intent`. */
export async function hydrate(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) await island.dispatchEvent('pointerover')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

export async function pathOf({ path }: GuardedPage, request: APIRequestContext, origin: string): Promise<string> {
  return typeof path === 'string' ? path : path(request, origin)
}

export { expect }
