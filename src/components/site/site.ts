import { DEFAULT_LEASE_TERMS } from '#domain/lease.ts'
import type { SiteData } from '#domain/site.ts'
import type { Client } from '#client/client.ts'

/** What the shell shows while the shop does not answer: a page about that still needs a header. */
const NOTHING: SiteData = {
  taxons: [],
  menus: { main: [], service: [], footer: [] },
  translation: {},
  notifications: [],
  configs: {
    wallet: false,
    ticket: false,
    coupon: false,
    voucher: false,
    articles: true,
    showLease: false,
    showCompare: false,
    showBrand: true,
    showStock: true,
    showGiftBadge: false,
    showSale: true,
    storeCredit: false,
    canUploadAvatar: false,
    productsPerPage: 40,
    colours: {}
  },
  badges: [],
  presets: {
    banners: [],
    bank_accounts: [],
    contact: { name: '', legal_name: '', register_number: '', phone: '', email: '', address: '', hours: '', facebook: '' },
    home: [],
    lease: DEFAULT_LEASE_TERMS
  },
  zones: [],
  demo: false
}

/** The shell's data. The head is on its way to the reader when a layout asks, so a refusal here must not break the page. */
export async function readSite(client: Client): Promise<SiteData> {
  try {
    return await client.site()
  } catch {
    return NOTHING
  }
}
