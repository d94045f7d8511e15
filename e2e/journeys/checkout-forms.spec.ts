import jsQR from 'jsqr'
import sharp from 'sharp'
import type { Page, Route } from '@playwright/test'
import { expect, hydrateIslands, test } from '../fixtures.ts'
import checkout from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import errors from '../../src/i18n/locales/mn/errors.json' with { type: 'json' }
import notice from '../../src/i18n/locales/mn/notice.json' with { type: 'json' }
import payment from '../../src/i18n/locales/mn/payment.json' with { type: 'json' }
import product from '../../src/i18n/locales/mn/product.json' with { type: 'json' }
import shell from '../../src/i18n/locales/mn/shell.json' with { type: 'json' }
import { ADDRESS, fillCart } from '../pages.ts'
import { findProduct, newPhone, passLogin } from '../customer.ts'

test('selecting a colour and a size by keyboard keeps the focus', { tag: '@phone-only' }, async ({ page }) => {
  const { slug } = await findProduct(page.request)
  await page.goto(`/products/${slug}`)
  for (const axis of await page.locator('.option-group').all()) {
    const id = (await axis.getAttribute('aria-labelledby')) ?? ''
    const other = page.locator(`.option-group[aria-labelledby=${id}] a[data-variant]:not([aria-current])`).first()
    if ((await other.count()) === 0) continue
    const href = (await other.getAttribute('href')) ?? ''
    await other.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.pathname + url.search === href)
    await expect(page.locator(`.option-group[aria-labelledby=${id}] a[aria-current]`)).toBeFocused()
  }
  await expect(page).toHaveURL(/variant=/)
})

test('a sold-out product displays its state before a size is selected, and offers a notice per size', async ({ page }) => {
  const soldOut = 'boat-neck-cashmere-sweater'
  await page.goto(`/products/${soldOut}`)
  await expect(page.getByRole('link', { name: product.choose_size })).toHaveCount(0)
  await page.getByLabel(notice.contact).or(page.locator('#contact')).first().fill('88112345')
  const sizes = page.getByLabel(notice.which)
  await sizes.selectOption({ index: 1 })
  const chosen = await sizes.inputValue()
  await page.getByRole('button', { name: notice.send }).click()
  await expect(page.getByRole('status').filter({ hasText: notice.done })).toBeVisible()
  await expect(page.locator(`a[href$="?variant=${chosen}"]`)).toBeVisible()
})

test('the search of a phone focuses its field, in the header and on its page', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/')
  await page.locator('.mobile-header a[href="/search"]').click()
  await expect(page.locator('#q')).toBeFocused()
  await page.goto('/search')
  await expect(page.locator('#q-page')).toBeFocused()
})

test('the delivery fee is displayed on the product and in the cart before an address is known', async ({ page, context }) => {
  const { slug, variantId } = await findProduct(page.request)
  await page.goto(`/products/${slug}`)
  await expect(page.locator('[data-place]')).toContainText(/Хүргэлт: [\d,]+₮, [\d,]+₮-с дээш үнэгүй|Хүргэлт үнэгүй/)
  await context.request.post('/api/v2/checkouts/current/items', { data: { variant_id: variantId, quantity: 1 } })
  await page.goto('/cart')
  await expect(page.locator('.summary-card')).toContainText(/Улаанбаатарт ([\d,]+₮|үнэгүй)/)
  await expect(page.locator('.summary-card')).toContainText(checkout.total_without_shipping)
})

test('the place of delivery is selected on the product, again after a failure', async ({ page, context }) => {
  const { slug } = await findProduct(page.request)
  await page.goto(`/products/${slug}`)
  const place = page.locator('[data-place]')
  const change = place.locator('[data-place-change]')
  await change.click()
  const [city, district] = [place.locator('[name=city]'), place.locator('[name=district]')]
  await expect(city).toBeVisible()
  await context.setOffline(true)
  await city.selectOption('11')
  await expect(page.locator('.toasts [role=alert]')).toContainText(shell.said_offline)
  await context.setOffline(false)
  await city.selectOption('11')
  await district.selectOption({ index: 1 })
  await expect(change).toBeVisible()
})

test.describe('at the checkout', () => {
  test.beforeEach(async ({ page, context }) => {
    await page.goto('/login')
    await passLogin(page, 'mn', newPhone())
    const { variantId } = await findProduct(page.request)
    await context.request.post('/api/v2/checkouts/current/items', { data: { variant_id: variantId, quantity: 1 } })
  })

  test('an error explains the correction and disappears with it', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/checkout/address')
    const phone = page.getByLabel(checkout.phone, { exact: true })
    await phone.fill('8811')
    await page.getByRole('button', { name: checkout.to_payment }).click()
    const summary = page.getByRole('alert').filter({ hasText: checkout.fix })
    await expect(summary).toBeVisible()
    for (const text of [errors.city_required, errors.district_required, errors.quarter_required, errors.details_required]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    const details = page.getByLabel(checkout.details)
    await details.pressSequentially('1')
    await expect(page.getByText(errors.details_required)).toBeHidden()
    await expect(details).not.toHaveAttribute('aria-invalid')
    await details.fill('')
    await expect(page.getByText(errors.details_required)).toBeVisible()
    await details.fill('Байр 1')
    await phone.fill('8811 234')
    await expect(page.getByText(errors.phone_wrong)).toBeVisible()
    await phone.fill('8811 2345')
    await expect(page.getByText(errors.phone_wrong)).toBeHidden()
    await page.getByLabel(checkout.city, { exact: true }).selectOption('11')
    await page.getByLabel(checkout.district, { exact: true }).selectOption('1119')
    await page.getByLabel(checkout.quarter).fill('8')
    await page.getByLabel(checkout.receiver).fill('Номин')
    await expect(summary).toBeHidden()
    await page.getByRole('button', { name: checkout.to_payment }).click()
    await expect(page.getByRole('heading', { name: checkout.payment_title })).toBeVisible()
  })

  test('a click that waits two seconds for the island submits the plain form, and is not repeated', async ({ page }) => {
    await page.route(/AddressForm.*\.js/, () => new Promise(() => {}))
    await page.goto('/checkout/address')
    let posts = 0
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/checkout/address')) posts += 1
    })
    await page.getByLabel(checkout.details).fill('Байр 1')
    const pressed = Date.now()
    const submitted = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/checkout/address'))
    await page.getByRole('button', { name: checkout.to_payment }).click({ noWaitAfter: true })
    await submitted
    expect(Date.now() - pressed).toBeLessThan(4000)
    await expect(page.getByText(errors.city_required)).toBeVisible()
    await expect(page.getByLabel(checkout.details)).toHaveValue('Байр 1')
    expect(posts).toBe(1)
  })

  /** Holds the lists of districts back until the test answers them. */
  async function holdDistricts(page: Page): Promise<{ cities: string[]; answer: (index: number) => Promise<void> }> {
    const cities: string[] = []
    const routes: Route[] = []
    await page.route(/\/api\/v2\/zones\?parent=\d\d$/, route => {
      cities.push(route.request().url().slice(-2))
      routes.push(route)
    })
    const answer = async (index: number): Promise<void> => {
      await routes[index]?.continue()
      await (await routes[index]?.request().response())?.finished()
    }
    return { cities, answer }
  }

  test('the districts are those of the last selection, whichever list arrives last', async ({ page }) => {
    const { cities, answer } = await holdDistricts(page)
    await page.goto('/checkout/address')
    await hydrateIslands(page)
    const city = page.getByLabel(checkout.city, { exact: true })
    const district = page.getByLabel(checkout.district, { exact: true })
    await city.selectOption('21')
    // The list loads again when it is focused after a failure, not while it is awaited.
    await district.focus()
    await city.selectOption('11')
    await city.selectOption('21')
    await expect.poll(() => cities).toEqual(['21', '11', '21'])
    await answer(2)
    await district.selectOption({ index: 2 })
    const selected = await district.inputValue()
    expect(selected).toMatch(/^21/)
    for (const earlier of [0, 1]) await answer(earlier)
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(district).toHaveValue(selected)
  })

  test('the districts of a city that is selected during hydration are asked for once', async ({ page }) => {
    // Astro reports hydration when React listens to events, before it hydrates.
    await page.addInitScript(() => {
      const select = ({ target }: Event): void => {
        const city = target instanceof Element && target.querySelector<HTMLSelectElement>('#city')
        if (!city) return
        city.value = '21'
        city.dispatchEvent(new Event('change', { bubbles: true }))
      }
      document.addEventListener('astro:hydrate', select, { capture: true })
    })
    const { cities, answer } = await holdDistricts(page)
    await page.goto('/checkout/address')
    await hydrateIslands(page)
    await expect.poll(() => cities).toContain('21')
    await answer(0)
    const quarters = page.waitForRequest(/\/zones\?parent=21\d+$/)
    await page.getByLabel(checkout.district, { exact: true }).selectOption({ index: 2 })
    await quarters
    expect(cities).toEqual(['21'])
  })

  test('the districts are loaded again after a failure', async ({ page }) => {
    let isOffline = true
    await page.route('**/api/v2/zones?parent=11', route => (isOffline ? route.abort() : route.continue()))
    await page.goto('/checkout/address')
    await page.getByLabel(checkout.city, { exact: true }).selectOption('11')
    await expect(page.getByText(shell.said_offline)).toBeVisible()
    isOffline = false
    const district = page.getByLabel(checkout.district, { exact: true })
    await district.focus()
    await district.selectOption('1119')
    await expect(district).toHaveValue('1119')
  })

  test('the next order has the address of the last one', async ({ page, context }) => {
    const origin = new URL(page.url()).origin
    await fillCart(context.request, origin)
    await page.goto('/checkout/payment')
    await page.getByRole('button', { name: checkout.place_order }).click()
    await page.waitForURL(/\/pay$/)
    const { variantId } = await findProduct(page.request)
    await context.request.post('/api/v2/checkouts/current/items', { data: { variant_id: variantId, quantity: 1 } })
    await page.goto('/checkout/address')
    await expect(page.getByLabel(checkout.details)).toHaveValue(ADDRESS.details)
    await expect(page.getByLabel(checkout.district, { exact: true })).toHaveValue(ADDRESS.district)
    await page.getByRole('button', { name: checkout.to_payment }).click()
    await expect(page.getByText(ADDRESS.details)).toBeVisible()
  })

  test(
    'a phone displays the banks above the countdown, and the QR code on request',
    { tag: '@phone' },
    async ({ page, context }, { project }) => {
      await fillCart(context.request, new URL(page.url()).origin)
      await page.goto('/checkout/payment')
      await page.getByRole('button', { name: checkout.place_order }).click()
      await expect(page.locator('.bank-links a').first()).toBeVisible()
      const code = page.getByRole('img', { name: payment.qr_label })
      if (project.name === 'phone') {
        await expect(code).toBeHidden()
        await page.getByText(payment.qr_fold).click()
      }
      await expect(code).toBeVisible()
      const top = async (selector: string): Promise<number> => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN
      const banks = await top('.bank-links a')
      for (const other of ['.qr-code', '.qr-steps', '.countdown']) expect(banks < (await top(other)), other).toBe(project.name === 'phone')
    }
  )

  test(
    'a phone whose browser opens no app is offered the page for a browser, and the QR code as a picture',
    { tag: '@phone-only' },
    async ({ page, context }) => {
      await fillCart(context.request, new URL(page.url()).origin)
      await page.goto('/checkout/payment')
      await page.getByRole('button', { name: checkout.place_order }).click()
      const bank = page.locator('.bank-links a').first()
      await bank.evaluate(link => link.setAttribute('href', 'a-bank-without-an-app://q?qPay_QRcode=1'))
      await bank.click()
      await expect(page.getByText(payment.app_closed_browser)).toBeVisible()
      await expect(page.getByText(page.url(), { exact: true })).toBeVisible()
      const save = page.getByRole('link', { name: payment.qr_save })
      const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
      const { data, info } = await sharp(await download.path())
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const { payment: pending } = await (await page.request.get(page.url().replace(/.*(\/orders\/.*)\/pay/, '/api/v2$1'))).json()
      expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(pending.qr_text)
    }
  )
})
