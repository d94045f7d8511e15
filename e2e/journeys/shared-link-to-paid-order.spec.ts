import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import en from '../../src/i18n/locales/en/checkout.json' with { type: 'json' }
import mn from '../../src/i18n/locales/mn/checkout.json' with { type: 'json' }
import enCart from '../../src/i18n/locales/en/cart.json' with { type: 'json' }
import mnCart from '../../src/i18n/locales/mn/cart.json' with { type: 'json' }
import enDev from '../../src/i18n/locales/en/dev.json' with { type: 'json' }
import mnDev from '../../src/i18n/locales/mn/dev.json' with { type: 'json' }
import enOrder from '../../src/i18n/locales/en/order.json' with { type: 'json' }
import mnOrder from '../../src/i18n/locales/mn/order.json' with { type: 'json' }
import enPayment from '../../src/i18n/locales/en/payment.json' with { type: 'json' }
import mnPayment from '../../src/i18n/locales/mn/payment.json' with { type: 'json' }
import enProduct from '../../src/i18n/locales/en/product.json' with { type: 'json' }
import mnProduct from '../../src/i18n/locales/mn/product.json' with { type: 'json' }
import { findProduct, type Language, newPhone, passLogin, toPrefix } from '../customer.ts'

const TEXTS = {
  mn: { checkout: mn, cart: mnCart, dev: mnDev, order: mnOrder, payment: mnPayment, product: mnProduct },
  en: { checkout: en, cart: enCart, dev: enDev, order: enOrder, payment: enPayment, product: enProduct }
}

/** From a shared link to an order that awaits payment. */
async function placeOrderFromLink(page: Page, language: Language, script: boolean): Promise<string> {
  const t = TEXTS[language]
  const { slug, variantId } = await findProduct(page.request)
  await page.goto(`${toPrefix(language)}/products/${slug}?variant=${variantId}`)
  await page.getByRole('button', { name: t.product.add, exact: true }).filter({ visible: true }).first().click()
  if (script) {
    const drawer = page.getByRole('dialog', { name: t.checkout.cart_title })
    await expect(drawer.getByText(t.cart.added)).toBeVisible()
    await drawer.getByRole('link', { name: t.cart.order }).click()
  } else {
    await expect(page.getByRole('heading', { level: 1, name: t.checkout.cart_title })).toBeVisible()
    await page.getByRole('link', { name: t.checkout.checkout }).filter({ visible: true }).first().click()
  }

  await expect(page).toHaveURL(/\/login\?required=1/)
  await passLogin(page, language, newPhone())
  await expect(page.getByRole('heading', { name: t.checkout.address_title })).toBeVisible()

  await page.getByLabel(t.checkout.city, { exact: true }).selectOption('11')
  if (!script) await page.getByRole('button', { name: t.checkout.show }).first().click()
  await page.getByLabel(t.checkout.district, { exact: true }).selectOption('1119')
  await page.getByLabel(t.checkout.quarter).fill('77')
  await page.getByLabel(t.checkout.details).fill('Бага тойруу 14, 32 тоот')
  await page.getByLabel(t.checkout.receiver).fill('Номин')
  await page.getByLabel(t.checkout.phone, { exact: true }).fill('8811 23')
  await page.getByRole('button', { name: t.checkout.to_payment }).click()
  // The number is rejected with a message and all typed values remain.
  await expect(page.getByLabel(t.checkout.phone, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(t.checkout.quarter)).toHaveValue('77')
  await page.getByLabel(t.checkout.phone, { exact: true }).fill('8811 2345')
  await page.getByRole('button', { name: t.checkout.to_payment }).click()

  await expect(page.getByRole('heading', { name: t.checkout.payment_title })).toBeVisible()
  await page.getByRole('radio', { name: t.payment.qpay }).check()
  await page.getByRole('button', { name: t.checkout.place_order }).click()
  await expect(page.getByRole('heading', { name: t.payment.amount, level: 1 })).toBeVisible()
  await expect(page.locator('.bank-links a').first()).toBeVisible()
  return /orders\/([^/]+)\/pay/.exec(page.url())?.[1] ?? ''
}

/** Each language with and without JavaScript, divided among desk, phone and storefront. */
const SCRIPTED = { mn: '@storefront', en: '@phone-only' }
const UNSCRIPTED = { mn: '@storefront-only', en: '@desk' }

for (const language of ['mn', 'en'] as const) {
  const t = TEXTS[language]

  test(`${language}: a shared link becomes a paid order`, { tag: SCRIPTED[language] }, async ({ page, context }) => {
    const number = await placeOrderFromLink(page, language, true)
    const bankLink = await page.getByRole('link', { name: /./ }).and(page.locator('.bank-links a')).first().getAttribute('href')
    const bank = await context.newPage()
    await bank.goto(`${bankLink}&locale=${language}`)
    await bank.getByRole('button', { name: t.dev.pay_OPEN, exact: true }).click()
    await expect(bank.getByText('SUCCESS')).toBeVisible()
    await bank.close()

    // The payment page updates by itself.
    await expect(page.getByText(t.order.thanks_text)).toBeVisible({ timeout: 20_000 })
    await page.goto(`${toPrefix(language)}/account/orders`)
    await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible()
    await page.getByRole('link', { name: number, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
    await expect(
      page.getByText(t.order.s_ordered).or(page.getByText(t.order.s_payment_completed)).or(page.getByText(t.order.s_in_preparation)).first()
    ).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const language of ['mn', 'en'] as const) {
    const t = TEXTS[language]

    test(`${language}: a shared link becomes a paid order`, { tag: UNSCRIPTED[language] }, async ({ page, context }) => {
      const number = await placeOrderFromLink(page, language, false)
      const bankLink = await page.locator('.bank-links a').first().getAttribute('href')
      const bank = await context.newPage()
      await bank.goto(`${bankLink}&locale=${language}`)
      await bank.getByRole('button', { name: t.dev.pay_OPEN, exact: true }).click()
      await expect(bank.getByText('SUCCESS')).toBeVisible()
      await bank.close()

      await page.getByRole('button', { name: t.payment.check }).click()
      await expect(page.getByText(t.order.thanks_text)).toBeVisible()
      await expect(page.getByText(number).first()).toBeVisible()
    })
  }
})
