import { type ChildProcess, spawn } from 'node:child_process'
import { vi } from 'vitest'
import { findFreePort } from './postgres-server.ts'

type Toxic =
  | { type: 'latency'; attributes: { latency: number } }
  | { type: 'reset_peer'; attributes: { timeout: number } }
  /** 0 stops all data and keeps the connection, as a network that swallows packets does. */
  | { type: 'timeout'; attributes: { timeout: number } }

export interface Proxy {
  /** `127.0.0.1:12345`. */
  address: string
  poison: (toxic: Toxic) => Promise<void>
  cure: () => Promise<void>
}

/** Shopify's toxiproxy: a network between the shop and a service that a test can harm. @param binary its server */
export async function startToxiproxy(binary: string) {
  const port = await findFreePort()
  const child: ChildProcess = spawn(binary, ['-host', '127.0.0.1', '-port', String(port)], { stdio: 'ignore' })
  const call = async (method: string, path: string, body?: object): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    if (!response.ok) throw new Error(`toxiproxy: ${method} ${path} ${response.status} ${await response.text()}`)
  }
  await vi.waitFor(() => call('GET', '/version'), { timeout: 10_000 })
  return {
    open: async (name: string, upstream: string): Promise<Proxy> => {
      const address = `127.0.0.1:${await findFreePort()}`
      await call('POST', '/proxies', { name, listen: address, upstream, enabled: true })
      return {
        address,
        poison: ({ type, attributes }) => call('POST', `/proxies/${name}/toxics`, { name: type, type, stream: 'downstream', attributes }),
        cure: () => call('POST', '/reset')
      }
    },
    stop: () => void child.kill('SIGKILL')
  }
}
