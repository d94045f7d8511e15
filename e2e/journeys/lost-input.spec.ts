import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import contact from '../../src/i18n/locales/mn/contact.json' with { type: 'json' }
import address from '../../src/i18n/locales/mn/address.json' with { type: 'json' }
import shell from '../../src/i18n/locales/mn/shell.json' with { type: 'json' }
import { expect, test, waitForScripts } from '../fixtures.ts'

const PHONE = { tag: '@phone-only' }
const MESSAGE = 'Пүүз маань жижигдлээ 😀 солих боломжтой юу?'

test('an address that was typed stays after a reload, with a place whose lists are loaded anew', PHONE, async ({ customer, origin }) => {
  const page = await customer.newPage()
  await page.goto(`${origin}/checkout/address`)
  await waitForScripts(page)
  await page.getByLabel(checkout.city).selectOption({ index: 3 })
  // Until then the list is that of the city before.
  await expect(page.getByLabel(checkout.district).locator('option').nth(1)).not.toHaveAttribute('value', /^11/)
  await page.getByLabel(checkout.district).selectOption({ index: 1 })
  const district = await page.getByLabel(checkout.district).inputValue()
  expect(district).not.toBe('')
  await page.getByLabel(checkout.quarter).fill('7-р баг')
  await page.getByLabel(checkout.details).fill('Шинэ хороолол 12, 45 тоот 😀')
  await page.getByLabel(checkout.as_organisation).check()
  await page.reload()
  await expect(page.getByLabel(checkout.details)).toHaveValue('Шинэ хороолол 12, 45 тоот 😀')
  await expect(page.getByLabel(checkout.city)).not.toHaveValue('11')
  await expect(page.getByLabel(checkout.district)).toHaveValue(district)
  await expect(page.getByLabel(checkout.quarter)).toHaveValue('7-р баг')
  await expect(page.getByLabel(checkout.as_organisation)).toBeChecked()
})

test('a city that the browser restores by itself, without an event, has its own districts', PHONE, async ({ customer, origin }) => {
  const page = await customer.newPage()
  await page.goto(`${origin}/checkout/address`)
  await waitForScripts(page)
  await page.getByLabel(checkout.city).selectOption({ index: 3 })
  const city = await page.getByLabel(checkout.city).inputValue()
  // As Firefox does: after the page is parsed, before its scripts run.
  await page.addInitScript(value => {
    document.addEventListener('readystatechange', () => {
      const select = document.querySelector<HTMLSelectElement>('#city')
      if (select && document.readyState === 'interactive') select.value = value
    })
  }, city)
  await page.reload()
  await expect(page.getByLabel(checkout.city)).toHaveValue(city)
  await expect(page.getByLabel(checkout.district).locator('option').nth(1)).toHaveAttribute('value', new RegExp(`^${city}`))
})

test('an address whose answer was lost can be sent again, and one that was saved is forgotten', PHONE, async ({ customer, origin }) => {
  const page = await customer.newPage()
  await page.goto(`${origin}/checkout/address`)
  await waitForScripts(page)
  await page.getByLabel(checkout.details).fill('Эрхүүгийн гудамж 3')
  await page.route('**/checkout/address', route => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: checkout.to_payment }).click()
  await failed
  await page.unroute('**/checkout/address')
  // The browser's error page has the URL of the form; the customer comes back by the cart.
  await page.goto(`${origin}/cart`)
  await page.goto(`${origin}/checkout/address`)
  await expect(page.getByLabel(checkout.details)).toHaveValue('Эрхүүгийн гудамж 3')
  await page.getByRole('button', { name: checkout.to_payment }).click()
  await page.waitForURL(/checkout\/payment$/)

  await page.goto(`${origin}/checkout/address`)
  await waitForScripts(page)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('delguur:draft:/checkout/address')))).toEqual(
    []
  )
})

test('a logout forgets what was typed', PHONE, async ({ page }) => {
  await page.goto('/contact')
  await waitForScripts(page)
  await page.getByLabel(contact.message).fill(MESSAGE)
  await page.reload()
  await expect(page.getByLabel(contact.message)).toHaveValue(MESSAGE)
  await page.goto('/login?out=1')
  await waitForScripts(page)
  await page.goto('/contact')
  await waitForScripts(page)
  await expect(page.getByLabel(contact.message)).toHaveValue('')
})

test('a message that is sent on a slow network shows so, and two taps send it once', PHONE, async ({ page }) => {
  await page.goto('/contact')
  await waitForScripts(page)
  await page.getByLabel(contact.name).fill('Номин')
  await page.getByLabel(contact.reach).fill('88112345')
  await page.getByLabel(contact.message).fill(MESSAGE)
  // The script of the first input ends with its styles.
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    document.adoptedStyleSheets.some(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes('forced-colors')))
  )
  const { promise: tapped, resolve: tap } = Promise.withResolvers<void>()
  let sent = 0
  await page.route(/\/contact$/, async route => {
    sent += 1
    await tapped
    await route.continue()
  })
  // Playwright itself waits for a navigation before it taps.
  const isBusy = await page.getByRole('button', { name: contact.send }).evaluate(async (button: HTMLElement) => {
    button.click()
    await new Promise(resolve => setTimeout(resolve, 100))
    button.click()
    return button.ariaBusy
  })
  tap()
  await page.waitForURL(/sent=1/)
  expect([isBusy, sent]).toEqual(['true', 1])
})

test(
  'without a network an address form stays and says so, where its map is opened and where it is sent',
  PHONE,
  async ({ customer, origin }) => {
    const page = await customer.newPage()
    await page.goto(`${origin}/checkout/address`)
    await page.getByLabel(checkout.details).pressSequentially(', 3-р давхар')
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    const typed = await page.getByLabel(checkout.details).inputValue()
    await customer.setOffline(true)
    await page.getByRole('button', { name: address.picker_open }).click()
    await expect(page.locator('.toasts [role=alert]')).toContainText(shell.said_offline)
    // Whether the browser is right about the network.
    await Promise.all([page.waitForRequest(/\/robots\.txt$/), page.getByRole('button', { name: checkout.to_payment }).click()])
    await expect(page.getByLabel(checkout.details)).toHaveValue(typed)
  }
)

test('the link to the comments opens their page where their script cannot be loaded', PHONE, async ({ page }) => {
  await page.goto('/article/the-gobi-in-october')
  await waitForScripts(page)
  // As after a release, whose scripts have other names.
  await page.route('**/_a/*.js', route => route.fulfill({ status: 404 }))
  await page.locator('[data-comments] a').first().click()
  await expect(page).toHaveURL(/\/article\/the-gobi-in-october\/comments/)
})
