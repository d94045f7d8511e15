import type { AstroGlobal } from 'astro'
import type { SiteData } from '#contract/site.ts'

interface Sources {
  script: readonly string[]
  connect: readonly string[]
  image: readonly string[]
}

/** What each service loads, as its documentation lists it. */
const SOURCES: Record<keyof NonNullable<SiteData['tracking']>, Sources> = {
  ga4: {
    script: ['https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
    image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com']
  },
  meta: { script: ['https://connect.facebook.net'], connect: ['https://www.facebook.com'], image: ['https://www.facebook.com'] },
  oneSignal: {
    script: ['https://cdn.onesignal.com', 'https://api.onesignal.com'],
    connect: ['https://api.onesignal.com'],
    image: ['https://img.onesignal.com']
  }
}

export function allowServices(csp: AstroGlobal['csp'], tracking: NonNullable<SiteData['tracking']>): void {
  for (const [service, { script, connect, image }] of Object.entries(SOURCES)) {
    if (!tracking[service as keyof typeof tracking]) continue
    for (const source of script) csp?.insertScriptResource(source)
    csp?.insertDirective(`connect-src 'self' ${connect.join(' ')}`)
    csp?.insertDirective(`img-src ${image.join(' ')}`)
  }
}
