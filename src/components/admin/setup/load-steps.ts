import type { Client } from '#client/client.ts'
import { LEGAL_PAGES } from '#domain/legal-page.ts'
import { isDefaultSiteName } from '#domain/site.ts'

const SETUP_STEPS = ['name', 'contact', 'features', 'payment', 'delivery', 'receipt', 'pages', 'product', 'order'] as const
export interface SetupStep {
  id: (typeof SETUP_STEPS)[number]
  /** Null where the step is done outside the setup pages. */
  href: string | null
  done: boolean
}

/** The steps from an empty shop to its first order. */
export async function loadSetupSteps(client: Client): Promise<SetupStep[]> {
  const [site, pages, products, { orders }, ...settings] = await Promise.all([
    client.get('/api/v2/site_data'),
    client.get('/api/v2/pages'),
    client.get('/api/v2/products'),
    client.get('/api/v2/staff/orders'),
    client.get('/api/v2/site_settings/configs'),
    client.get('/api/v2/site_settings/delivery'),
    client.get('/api/v2/site_settings/receipt')
  ])
  const [configs, delivery, receipt] = settings
  const { contact } = site.presets
  const published = new Set(pages.map(({ slug }) => slug))
  return [
    { id: 'name', href: '/admin/setup/name', done: contact.name !== '' && !isDefaultSiteName(contact.name) },
    { id: 'contact', href: '/admin/setup/contact', done: contact.phone !== '' && contact.address !== '' },
    { id: 'features', href: '/admin/setup/features', done: configs.version > 0 },
    { id: 'payment', href: '/admin/setup/payment', done: site.payment.groups.length > 0 },
    { id: 'delivery', href: '/admin/setup/delivery', done: delivery.version > 0 },
    { id: 'receipt', href: '/admin/receipts/settings', done: receipt.version > 0 },
    { id: 'pages', href: '/admin/setup/pages', done: LEGAL_PAGES.every(slug => published.has(slug)) },
    { id: 'product', href: '/admin/products', done: products.products.length > 0 },
    { id: 'order', href: null, done: orders.length > 0 }
  ]
}
