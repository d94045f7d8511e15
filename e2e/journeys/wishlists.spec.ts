import { expect, test } from '../fixtures.ts'

test(
  'the names of many wishlists scroll on a phone, and the page is as wide as the window',
  { tag: '@phone-only' },
  async ({ customer }) => {
    const page = await customer.newPage()
    for (const name of ['Төрсөн өдөр', 'Шинэ байр', 'Цагаан сар', 'Ээждээ', 'Дараа жил'])
      await customer.request.post('/api/v2/wishlists', { data: { name } })
    await page.goto('/wishlists')
    await expect(page.getByRole('link', { name: 'Дараа жил' })).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  }
)
