import type { AstroGlobal } from 'astro'
import type { OrderTracking } from '#contract/checkout.ts'
import { loadSite } from '#components/site/load-site.ts'

/** Cookies of the pixel. */
const PIXEL_COOKIE = /^fb\.\d\.\d+\.[\w-]{1,200}$/
const MAX_USER_AGENT = 500

/** What a purchase of this browser is reported to Meta with; undefined without the customer's consent or without a pixel. */
export async function readOrderTracking({
  cookies,
  request,
  locals
}: Pick<AstroGlobal, 'cookies' | 'request' | 'locals'>): Promise<OrderTracking | undefined> {
  if (cookies.get('consent')?.value !== 'granted') return undefined
  if (!(await loadSite(locals.client)).tracking?.meta) return undefined
  const pixelCookie = (name: '_fbp' | '_fbc'): string | undefined => {
    const value = cookies.get(name)?.value
    return value && PIXEL_COOKIE.test(value) ? value : undefined
  }
  return {
    user_agent: (request.headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT),
    fbp: pixelCookie('_fbp'),
    fbc: pixelCookie('_fbc')
  }
}
