import type { DemoPage } from './page.ts'
import { deliveryPages } from './pages-delivery.ts'
import { helpPages } from './pages-help.ts'
import { housePages } from './pages-house.ts'
import { leasePages } from './pages-lease.ts'
import { legalPages } from './pages-legal.ts'
import { paymentPages } from './pages-payment.ts'
import { vendorPages } from './pages-vendors.ts'

export const demoPages: readonly DemoPage[] = [
  ...deliveryPages,
  ...paymentPages,
  ...leasePages,
  ...housePages,
  ...helpPages,
  ...legalPages,
  ...vendorPages
]
