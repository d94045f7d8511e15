/**
 * `load` is empty on purpose: the integration would otherwise write a path of the build machine into the bundle and initialise
 * i18next for pages only. `translator.ts` initialises it once for everything.
 */
const config = {
  defaultLocale: 'mn',
  locales: ['mn', 'en'],
  load: []
}
export default config
