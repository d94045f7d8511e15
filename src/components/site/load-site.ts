import { DEFAULT_LEASE_TERMS } from '#domain/lease.ts'
import { FLAGS } from '#domain/site.ts'
import { DEFAULT_THEME } from '#domain/theme.ts'
import type { SiteData } from '#contract/site.ts'
import type { Client } from '#client/client.ts'

/** Fallback while the server is unavailable, so that error pages have a header. */
const EMPTY_SITE: SiteData = {
  taxons: [],
  menus: { main: [], service: [], footer: [] },
  translation: {},
  notifications: [],
  configs: {
    ...FLAGS,
    productsPerPage: 40,
    walletTitle: {},
    colours: {},
    theme: DEFAULT_THEME
  },
  badges: [],
  presets: {
    banners: [],
    bank_accounts: [],
    contact: {
      name: '',
      logo: null,
      slogan: '',
      legal_name: '',
      register_number: '',
      phone: '',
      email: '',
      address: '',
      hours: '',
      facebook: ''
    },
    home: [],
    lease: DEFAULT_LEASE_TERMS
  },
  delivery: null,
  has_branches: false,
  vat_payer: false,
  receipts: false,
  payment: { groups: [], saves_cards: false },
  tracking: null,
  zones: [],
  demo: false
}

/** Data of the layout. Part of the page is already sent, so an error must not stop it. */
export async function loadSite(client: Client): Promise<SiteData> {
  try {
    return await client.get('/api/v2/site_data')
  } catch {
    return EMPTY_SITE
  }
}
