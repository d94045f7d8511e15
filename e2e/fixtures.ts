import { type BrowserContext, test as base } from '@playwright/test'
import { logIn } from './pages.ts'

/** A logged-in shopper with something in the cart, one for each worker. */
export const test = base.extend<object, { shopper: BrowserContext; origin: string }>({
  origin: [async ({}, use, info) => use(info.project.use.baseURL ?? ''), { scope: 'worker' }],
  shopper: [
    async ({ browser, origin }, use) => {
      const context = await logIn(browser, origin)
      await use(context)
      await context.close()
    },
    { scope: 'worker' }
  ]
})

export { expect } from '@playwright/test'
