import type { Server } from '../../kernel/server.ts'

const TIMEOUT_MS = 10_000

export interface SandboxCallback {
  url: string
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/**
 * Sends a callback of a provider. The demo's credentials are public, so it reaches no other server than this one (SSRF).
 * @returns status and beginning of the shop's response, or why there is none
 */
export async function callShop({ config }: Server, { url, ...request }: SandboxCallback): Promise<string> {
  if (!URL.canParse(url) || new URL(url).origin !== new URL(config.publicUrl).origin) return `not sent: only to ${config.publicUrl}`
  try {
    const response = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return `${response.status} ${(await response.text()).trim().slice(0, 80)}`
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 80) : 'no response'
  }
}
