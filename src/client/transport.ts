import { ofetch } from 'ofetch'

/** The specification sets a timeout of one minute for Shop API calls. */
const SHOP_TIMEOUT_MS = 60_000

/** The shop closed an idle connection while the request was on its way to it. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])
const isClosed = (error: unknown): boolean =>
  error instanceof Error && CLOSED.has((error.cause as { code?: string } | undefined)?.code ?? '')

/** A fetch that reaches a Shop API: in this process, in another one, or from a browser. */
export type Transport = (request: Request) => Promise<Response>

/**
 * Reaches a Shop API over HTTP, as an OAuth client. The token is fetched once, shared by all pending requests, and renewed
 * shortly before it expires or when it is rejected.
 */
export function createRemoteTransport(remote: { url: string; clientId: string; clientSecret: string }): Transport {
  let token: Promise<{ value: string; until: number }> | null = null
  const fetchToken = async () => {
    const response = await ofetch<{ access_token: string; expires_in: number }>(`${remote.url}/oauth/token`, {
      method: 'POST',
      body: { grant_type: 'client_credentials', client_id: remote.clientId, client_secret: remote.clientSecret },
      timeout: SHOP_TIMEOUT_MS,
      retry: 0
    })
    return { value: response.access_token, until: Date.now() + (response.expires_in - 60) * 1000 }
  }
  const currentToken = async (): Promise<string> => {
    token ??= fetchToken()
    try {
      const existing = await token
      if (existing.until > Date.now()) return existing.value
      token = fetchToken()
      return (await token).value
    } catch (error) {
      token = null
      throw error
    }
  }
  return async request => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
    const send = async (bearer: string): Promise<Response> => {
      const headers = new Headers(request.headers)
      for (const name of ['host', 'connection', 'content-length', 'cookie']) headers.delete(name)
      // A token request authenticates with the client's credentials.
      if (!pathname.startsWith('/oauth/')) headers.set('authorization', `Bearer ${bearer}`)
      const ask = (): Promise<Response> =>
        fetch(`${remote.url}${pathname}${search}`, {
          method: request.method,
          headers,
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(SHOP_TIMEOUT_MS)
        })
      const isRepeatable = body === null || headers.has('idempotency-key')
      const response = await ask().catch((error: unknown) => {
        if (isRepeatable && isClosed(error)) return ask()
        throw error
      })
      const passed = new Headers(response.headers)
      // fetch has already decompressed the body.
      passed.delete('content-encoding')
      passed.delete('content-length')
      return new Response(response.body, { status: response.status, headers: passed })
    }
    const response = await send(await currentToken())
    if (response.status !== 401 || !response.headers.has('www-authenticate')) return response
    token = null
    return send(await currentToken())
  }
}
