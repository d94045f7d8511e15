import type { Client } from '#client/client.ts'
import type { Permission } from '#domain/permission.ts'
import { isDefaultSiteName } from '#domain/site.ts'

const SETUP_STEPS = ['name', 'contact', 'features', 'payment', 'delivery', 'receipt', 'pages', 'notices', 'product', 'order'] as const
export interface SetupStep {
  id: (typeof SETUP_STEPS)[number]
  href: string
  done: boolean
}

/** Permissions that the page of a step needs beside the one of the settings. */
const NEEDED: Partial<Record<SetupStep['id'], Permission>> = { pages: 'content.edit', product: 'catalogue.edit' }

/** The steps from an empty shop to its first order, as far as the permissions reach. */
export async function loadSetupSteps(client: Client, can: (permission: Permission) => boolean): Promise<SetupStep[]> {
  const [site, progress] = await Promise.all([client.get('/api/v2/site_data'), client.get('/api/v2/staff/setup_progress')])
  const { contact } = site.presets
  const steps: SetupStep[] = [
    { id: 'name', href: '/admin/setup/name', done: contact.name !== '' && !isDefaultSiteName(contact.name) },
    { id: 'contact', href: '/admin/setup/contact', done: contact.phone !== '' && contact.address !== '' },
    { id: 'features', href: '/admin/setup/features', done: progress.features },
    { id: 'payment', href: '/admin/setup/payment', done: site.payment.groups.length > 0 },
    { id: 'delivery', href: '/admin/setup/delivery', done: progress.delivery },
    { id: 'receipt', href: '/admin/receipts/settings', done: progress.receipt },
    { id: 'pages', href: '/admin/setup/pages', done: progress.pages },
    { id: 'notices', href: '/admin/notices', done: progress.notices },
    { id: 'product', href: progress.product ? '/admin/products' : '/admin/products/new', done: progress.product },
    { id: 'order', href: '/products', done: progress.order }
  ]
  return steps.filter(({ id }) => can(NEEDED[id] ?? 'setting.edit'))
}
