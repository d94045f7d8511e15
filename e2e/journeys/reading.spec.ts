import type { Page } from '@playwright/test'
import cart from '../../src/i18n/locales/mn/cart.json' with { type: 'json' }
import comment from '../../src/i18n/locales/mn/comment.json' with { type: 'json' }
import saved from '../../src/i18n/locales/mn/saved.json' with { type: 'json' }
import reading from '../../src/i18n/locales/mn/reading.json' with { type: 'json' }
import { CUSTOMER, logInAs } from '../accounts.ts'
import { expect, test } from '../fixtures.ts'

const ARTICLE = '/article/how-many-goats-in-a-sweater'
const LOOK_BOOK = '/lookbook/three-days-of-winter'

/** Selects the last option of each select in a form, because other journeys buy the first ones. */
async function chooseAll(page: Page, form: string): Promise<void> {
  for (const list of await page.locator(form).first().locator('select').all()) {
    await list.selectOption({ index: (await list.locator('option').count()) - 1 })
  }
}

test(
  'an article is read, bookmarked and commented, and its products are bought; a look is used by keyboard and bought as a whole',
  { tag: '@phone' },
  async ({ page }) => {
    await logInAs(page.request, CUSTOMER)
    await page.goto(ARTICLE)
    const title = await page.locator('h1').innerText()

    await chooseAll(page, '.product-block form')
    await page.locator('.product-block form').first().getByRole('button').click()
    await expect(page.getByRole('dialog').getByText(cart.added)).toBeVisible()
    await page.keyboard.press('Escape')
    expect(new URL(page.url()).pathname).toBe(ARTICLE)

    const bookmark = page.getByRole('button', { name: reading.bookmark })
    if ((await bookmark.getAttribute('aria-pressed')) === 'true') await bookmark.click()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
    await bookmark.click()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')

    const said = `Сайхан бичжээ ${Date.now()}`
    const field = page.getByLabel(comment.yours)
    // With existing comments the form is loaded near the viewport.
    await page.locator('#comments').scrollIntoViewIfNeeded()
    await expect(async () => {
      if (!(await field.isVisible())) await page.locator('#comments').getByRole('link').first().click({ timeout: 2000 })
      await expect(field).toBeVisible({ timeout: 2000 })
    }).toPass()
    await field.fill(said)
    await page.getByRole('button', { name: comment.send }).click()
    const mine = page.locator('.comment').filter({ hasText: said })
    await expect(mine).toBeVisible()
    await mine.getByRole('button', { name: comment.delete }).click()
    await expect(mine).toHaveCount(0)

    await page.goto(LOOK_BOOK)
    const spot = page.locator('#look1 .hotspot').first()
    await spot.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#look1-1$/)
    await expect(page.locator('#look1-1')).toBeInViewport()
    // On a phone a press shows the product over the picture, and its card leads to the list.
    await page.setViewportSize({ width: 390, height: 800 })
    const coat = page.locator('#look1 .hotspot').nth(1)
    await coat.click()
    await expect(page.locator('.hotspot-sheet')).toBeInViewport()
    await expect(page.locator('.hotspot-sheet')).toContainText('₮')
    await page.keyboard.press('Escape')
    await expect(page.locator('.hotspot-sheet')).toHaveCount(0)
    await coat.click()
    await page.locator('.hotspot-sheet').click()
    await expect(page).toHaveURL(/#look1-2$/)
    // A size chosen once is taken over by what has it, also in the other looks.
    await page.locator('#look1-2 select').selectOption({ label: 'M' })
    await expect(page.locator('#look2-2 select option:checked')).toHaveText('M')
    await expect(page.locator('#look1-3 select')).toHaveValue('')
    await chooseAll(page, '#look1 form')
    await page.locator('#look1 form').getByRole('button').click()
    await expect(page.getByRole('dialog').getByText(cart.added)).toBeVisible()

    await page.goto('/bookmarks')
    await expect(page).toHaveURL(/\/account\/bookmarks$/)
    await expect(page.locator('main').getByRole('link', { name: title })).toBeVisible()
  }
)

test('without JavaScript a product is bought from an article, and the reader returns to it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(ARTICLE)
  await chooseAll(page, '.product-block form')
  await page.locator('.product-block form').first().getByRole('button').click()
  await expect(page).toHaveURL(new RegExp(`${ARTICLE}#in1$`))
  await expect(page.getByText(reading.added)).toBeVisible()

  await page.goto(LOOK_BOOK)
  await page.locator('#look1 .hotspot').first().press('Enter')
  await expect(page).toHaveURL(/#look1-1$/)
  await chooseAll(page, '#look1 form')
  await page.locator('#look1 form').getByRole('button').click()
  await expect(page).toHaveURL(/#look1-in$/)
  await page.goto('/cart')
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible()
  await context.close()
})

test("a guest's bookmarks are stored in the browser and have a page outside the account", async ({ page }) => {
  await page.goto('/account/bookmarks')
  await expect(page).toHaveURL(/\/login\?required=1/)
  await page.goto(ARTICLE)
  const title = await page.locator('h1').innerText()
  const bookmark = page.getByRole('button', { name: reading.bookmark })
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/articles')
  await page.getByRole('link', { name: saved.title, exact: true }).click()
  await expect(page).toHaveURL(/\/bookmarks\?of=article:\d+$/)
  await expect(page.locator('main').getByRole('link', { name: title })).toBeVisible()
})
