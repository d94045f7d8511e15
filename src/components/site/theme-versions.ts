import type { ThemePart, ThemeVersions } from '#domain/theme.ts'

/** CSS of the second version of each part. Presentation only: the markup and the order of the keyboard are the same. */
const SECOND: Readonly<Record<ThemePart, string>> = {
  // The logo in the middle, the search before it, on phones, too.
  header: `@media (min-width:62.001em){
html .header-row{display:grid;grid-template-columns:1fr auto 1fr}
html .header-row .logo{order:1}
html .header-row .header-actions{order:2}
html .main-nav{justify-content:safe center}}
@media (max-width:62em){
html .mobile-header .logo{margin-inline:auto;order:1}
html .mobile-header .logo~.icon-button{order:2}
html .mobile-header .logo+.icon-button{order:0}}`,
  // Dark in both themes.
  footer: `html .site-footer{--felt:#101b2e;--paper:#1e2838;--ink:#f1eee8;--ink-2:#c3c8d1;--ink-3:#9aa3b2;--line:#2c3748;--sky:#8cbbf2;color:var(--ink)}
html .site-footer .logo-light{display:none}
html .site-footer .logo-dark{display:block}`,
  // Icons without their labels, which screen readers still have.
  mobile_navigation: `@media (max-width:62em){
html .bottom-bar a{min-height:3.25rem}
html .bottom-bar a>span:not(.count){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}`,
  // The pictures on the right, beside the choice.
  product_page: `@media (min-width:62.001em){
html .product-page{grid-template-columns:minmax(22rem,1fr) minmax(0,clamp(28rem,80vh - 7rem,58%))}
html .product-page>.product-info{order:-1}}`
}

export const renderThemeVersionStyle = (versions: ThemeVersions): string =>
  Object.entries(SECOND)
    .map(([part, css]) => (versions[part as ThemePart] === 2 ? css.replaceAll('\n', '') : ''))
    .join('')
