import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { expect, test, withoutPictures } from '../fixtures.ts'
import { becomeOwner } from '../pages.ts'
import admin from '../../src/i18n/locales/mn/admin_product.json' with { type: 'json' }
import texts from '../../src/i18n/locales/mn/product_form.json' with { type: 'json' }
import { formatMoney } from '../../src/i18n/format.ts'

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).last().click()

test('without JavaScript staff make a product with two variants, publish it, change its price and undo it', async ({ browser, origin }) => {
  const name = `Тэмээний ноосон ороолт ${Date.now()}`
  const picture = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#b08d57' } }).png().toBuffer() // prettier-ignore
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  withoutPictures(context)
  await becomeOwner(context.request, origin)
  const office = await context.newPage()
  const shop = await context.newPage()
  const shownPrice = async (price: number): Promise<void> =>
    expect(async () => {
      await shop.goto(`/search?q=${encodeURIComponent(name)}`)
      await expect(shop.locator('.product-card').filter({ hasText: name })).toContainText(formatMoney(price), { timeout: 1000 })
    }).toPass({ timeout: 15_000 })

  await office.goto('/admin/products')
  await office.getByRole('link', { name: texts.new }).click()
  await office.locator('#title_mn').fill(name)
  await office.getByText(texts.options, { exact: true }).click()
  await office.locator('[name=option_0_key]').selectOption('colour')
  await office.locator('[name=option_0_values]').fill('Хар, Зэрлэг ягаан')
  await office.locator('[name=variants_0_price]').fill('abc')
  await office.getByLabel(texts.picture_add).setInputFiles({ name: 'scarf.png', mimeType: 'image/png', buffer: picture })
  await press(office, texts.make_variants)
  await expect(office.locator('.variant-rows > fieldset > legend')).toHaveText(['Хар', 'Зэрлэг ягаан'])
  await office.getByText(texts.crop, { exact: true }).click()
  await office.locator('[name=pictures_0_crop_x]').fill('12')
  await press(office, texts.create)
  await expect(office.locator('.variant-rows .field-error')).toHaveCount(2)
  await expect(office.locator('[name=pictures_0_crop_x]')).toHaveValue('12')
  for (const index of [0, 1]) {
    await office.locator(`[name=variants_${index}_price]`).fill('120,000')
    await office.locator(`[name=variants_${index}_pieces]`).fill('4')
  }
  await office.locator('#state').selectOption('published')
  await press(office, texts.create)
  await expect(office.getByText(texts.done_created)).toBeVisible()
  await expect(office.locator('.product-pictures li')).toHaveCount(1)
  await shownPrice(120_000)

  for (const index of [0, 1]) await office.locator(`[name=variants_${index}_price]`).fill('99,000')
  await press(office, texts.save)
  await expect(office.getByText(texts.done_saved)).toBeVisible()
  await shownPrice(99_000)
  await office.getByRole('button', { name: admin.undo }).first().click()
  await expect(office.getByText(texts.done_undone)).toBeVisible()
  await shownPrice(120_000)

  const former = await office.locator('[name=handle]').inputValue()
  await office.locator('[name=handle]').fill(`${former}-new`)
  await press(office, texts.save)
  await expect(office.getByText(texts.done_saved)).toBeVisible()
  for (const prefix of ['', '/en']) {
    const response = await context.request.get(`${prefix}/products/${former}?variant=1`, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, `${prefix}/products/${former}-new?variant=1`])
  }
  await shop.goto(`/products/${former}`)
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(shop.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/products/${former}-new$`))
  await expect(async () => {
    await shop.goto(`/search?q=${encodeURIComponent(name)}`)
    await expect(shop.locator(`.product-card a[href$="/products/${former}-new"]`).first()).toBeAttached({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await context.close()
})
