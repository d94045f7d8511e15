import type { Client } from '#client/client.ts'
import type { Locale } from '#domain/site.ts'

let pending: Promise<Client> | undefined
let override: Client | undefined

/** The client of the Shop API. Its code is loaded with the first call, so a page without calls never loads it. */
export async function loadClient(): Promise<Client> {
  if (override) return override
  pending ??= import('#client/client.ts').then(({ createClient }) => createClient({ baseUrl: '', locale: readPageLocale() }))
  try {
    return await pending
  } catch (error) {
    // The next call tries to load the file again.
    pending = undefined
    throw Object.assign(new Error('The shop could not be reached', { cause: error }), { status: 0 })
  }
}

export function readPageLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'mn'
}

/** Replaces the client in tests. */
export function setClient(other: Client | undefined): void {
  override = other
}
