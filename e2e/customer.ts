import { expect, type APIRequestContext, type Page } from '@playwright/test'
import en from '../src/i18n/locales/en/auth.json' with { type: 'json' }
import mn from '../src/i18n/locales/mn/auth.json' with { type: 'json' }

export type Language = 'mn' | 'en'
export const toPrefix = (language: Language): string => (language === 'en' ? '/en' : '')

let made = 0
/** A phone number unique in this run: eight digits starting with 9. */
export function newPhone(): string {
  made += 1
  return `9${String(process.pid % 10_000).padStart(4, '0')}${String(made).padStart(3, '0')}`
}

interface OutboxRow {
  body: string
  created_at: string
}

/** The newest six-digit code sent to a phone. */
export async function readNewestCode(request: APIRequestContext, phone: string, url = ''): Promise<string> {
  let code = ''
  await expect(async () => {
    const rows = (await (await request.get(`${url}/dev/outbox.json?recipient=${phone}`)).json()) as OutboxRow[]
    code = /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

/** Logs in by phone and code on the login page. */
export async function passLogin(page: Page, language: Language, phone: string): Promise<void> {
  const t = language === 'mn' ? mn : en
  await page.getByLabel(t.phone).fill(phone)
  await page.getByRole('button', { name: t.send_code }).click()
  await expect(page.getByRole('heading', { name: t.code_title })).toBeVisible()
  await page.getByLabel(t.code).fill(await readNewestCode(page.request, phone))
  const button = page.getByRole('button', { name: t.log_in, exact: true })
  const arrival = page.waitForURL(url => !url.pathname.endsWith('/login'))
  // With JavaScript the sixth digit submits the form, and the button may disappear before the click.
  await Promise.any([arrival, button.click().then(() => arrival)])
}

/** An available product with sizes: its slug and a variant. */
export async function findProduct(
  request: APIRequestContext,
  taxon = 'women'
): Promise<{ slug: string; title: string; variantId: number; price: number }> {
  const { products } = (await (await request.get(`/api/v2/products?taxon=${taxon}&sort=date_desc`)).json()) as {
    products: { slug: string; variant_count: number }[]
  }
  for (const { slug } of products.filter(product => product.variant_count > 3)) {
    const product = (await (await request.get(`/api/v2/products/${slug}`)).json()) as {
      slug: string
      title: string
      variants: { id: number; available: number; selling_price: number }[]
      gifts: unknown[]
      preorder_on: string | null
    }
    const variant = product.variants.find(({ available }) => available > 10)
    if (variant && product.gifts.length === 0 && !product.preorder_on)
      return { slug, title: product.title, variantId: variant.id, price: variant.selling_price }
  }
  throw new Error('The demo shop has nothing to buy here.')
}
