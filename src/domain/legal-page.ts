/** Addresses of the pages to which forms and the login link. */
export const LEGAL_PAGES = ['terms', 'privacy', 'returns'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]
