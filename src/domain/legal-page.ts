/** Addresses of the pages to which forms and the login link. */
export const LEGAL_PAGES = ['terms', 'privacy', 'returns'] as const
/** Pages that keep their addresses, because routes of the shop show or link to them. */
export const FIXED_PAGES: ReadonlySet<string> = new Set([...LEGAL_PAGES, 'contact', 'lease'])
export type LegalPage = (typeof LEGAL_PAGES)[number]
