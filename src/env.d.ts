/// <reference types="astro/client" />
declare namespace App {
  interface Locals {
    locale: import('./domain/site.ts').Locale
    /** The path without the language prefix, the form used in code. */
    path: string
    t: import('./i18n/translator.ts').Translate
    /** The owner's logo. */
    logo: import('./domain/logo.ts').Logo | null
    /** Client of the Shop API, authenticated as the request. */
    client: import('#client/client.ts').Client
    /** Id of the request in the log. */
    requestId: string
    log: Pick<import('pino').Logger, 'warn' | 'error'>
    /** The same client in the given language, for sitemaps. */
    clientFor: (locale: import('./domain/site.ts').Locale) => import('#client/client.ts').Client
    /** Origin of canonical links and preview pictures, without a trailing slash. */
    origin: string
    /** Set by the page of a search: the number of its results, which is counted with the search. */
    results?: number
    /** The API's refusal to read for a page. */
    refusal?: import('#client/client.ts').ApiError
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates at the first pointer, focus or touch, and replays an earlier click. */
    'client:intent'?: boolean
  }
}
