/// <reference types="astro/client" />
declare namespace App {
  interface Locals {
    locale: import('./domain/site.ts').Locale
    /** The path without the language, as pages and links in code spell it. */
    path: string
    t: import('./i18n/translator.ts').Translate
    /** The one door to the shop, speaking for whoever is asking. */
    client: import('#client/client.ts').Client
    /** The name of this request in the log. */
    requestId: string
    log: Pick<import('pino').Logger, 'error'>
    /** The same door in either language, for what names both: sitemaps. */
    clientFor: (locale: import('./domain/site.ts').Locale) => import('#client/client.ts').Client
    /** Origin for canonical links and preview pictures, without a slash at the end. */
    origin: string
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates at the first pointer, focus or touch, and replays the click that came first. */
    'client:intent'?: boolean
  }
}
