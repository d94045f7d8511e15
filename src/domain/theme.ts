/** Parts of the site that have two looks. */
export const THEME_PARTS = ['header', 'footer', 'mobile_navigation', 'product_page'] as const
export type ThemePart = (typeof THEME_PARTS)[number]
type ThemeVersion = 1 | 2
export type ThemeVersions = Readonly<Record<ThemePart, ThemeVersion>>

export const DEFAULT_THEME: ThemeVersions = { header: 1, footer: 1, mobile_navigation: 1, product_page: 1 }
