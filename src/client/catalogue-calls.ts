import type { Branch } from '#domain/content.ts'
import type { SiteData, Zone } from '#domain/site.ts'
import { api, type Ask } from './ask.ts'

/** The shop itself, its products and where they come from. */
export function catalogueCalls(ask: Ask) {
  return {
    site: (query: { load_zones?: boolean } = {}) => ask<SiteData>('GET', `${api}/site_data`, { query }),
    zones: (parent?: string) => ask<Zone[]>('GET', `${api}/zones`, { query: { parent } }),
    branches: () => ask<Branch[]>('GET', `${api}/branches`),
    /** A message to a phone or mailbox once the variant can be had again. */
    askForNotice: (variantId: number, contact: string) =>
      ask<{ done: true }>('POST', `${api}/products/0/variants/${variantId}/stock_notices`, { body: { contact } })
  }
}
