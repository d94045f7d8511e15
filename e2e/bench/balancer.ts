import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '../../tests/postgres-server.ts'

export interface Balancer {
  name: string
  url: string
  stop: () => void
}

/** HAProxy in front of the nodes' ports. `check` says how often it asks them, and when they count as down. */
export async function startBalancer(folder: string, nodes: readonly number[], check = 'inter 100ms fall 2 rise 1'): Promise<Balancer> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  if (spawnSync('haproxy', ['-v']).status === 0) {
    const file = join(folder, 'haproxy.cfg')
    writeFileSync(file, createHaproxyConfig(port, nodes, check))
    const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'ignore'] })
    await waitUntilServed(url)
    return { name: 'HAProxy', url, stop: () => void child.kill('SIGKILL') }
  }
  throw new Error('Install HAProxy (apt-get install haproxy): the nodes are measured behind it.')
}

/** What docs/operations.md recommends. */
const createHaproxyConfig = (port: number, nodes: readonly number[], check: string): string => `
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout check 5s
  retries 3
  option redispatch
  retry-on conn-failure
frontend shop
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk GET /readyz
  default-server check ${check}
${nodes.map((node, n) => `  server node${n} 127.0.0.1:${node}`).join('\n')}
`

async function waitUntilServed(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const status = await fetch(url).then(
      response => response.status,
      () => 0
    )
    if (status === 200) return
    await delay(50)
  }
  throw new Error('The balancer serves nothing.')
}
