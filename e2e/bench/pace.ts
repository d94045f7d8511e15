import { execFile, fork, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { findListener, readCpuMs } from './processes.ts'

interface Pace {
  /** Responses per second of the shop, and of a bare server with the same bytes. */
  shop: number
  bare: number
  ratio: number
  p50: number
  p99: number
  /** Milliseconds of processor time of the shop's process per response, including an embedded database; and of the bare server. */
  cpu: number
  bareCpu: number
}

const CONNECTIONS = 32

/** Written in C, so that the server is the limit; autocannon, on a thread of its own, needs as much time as the page cache. */
const HAS_WRK = spawnSync('wrk', ['-v']).error === undefined
export const GENERATOR = HAS_WRK ? 'wrk' : 'autocannon, which is slower than the page cache: compare the processor time'

/**
 * Measures the shop and a bare `node:http` server alternately, and takes the median of the rounds.
 * @param urls asked for in turn; the bare server sends the first
 */
export async function measurePace(
  urls: readonly [string, ...string[]],
  options: { gzip: boolean; rounds: number; seconds: number }
): Promise<Pace> {
  const { rounds: count, seconds } = options
  const [url] = urls
  const headers: Record<string, string> = options.gzip ? { 'accept-encoding': 'gzip' } : {}
  const sample = await get(url, headers)
  const bareServer = fork(new URL('./bare.ts', import.meta.url), {
    env: { ...process.env, BODY: sample.body.toString('base64'), HEADERS: JSON.stringify(sample.headers) }
  })
  const bareUrl = await new Promise<string>(resolve => bareServer.once('message', port => resolve(`http://127.0.0.1:${Number(port)}/`)))
  const pid = findListener(Number(new URL(url).port))
  const rounds: { shop: number; bare: number; p50: number; p99: number; cpu: number; bareCpu: number }[] = []
  await run(urls, headers, 2)
  for (let round = 0; round < count; round++) {
    const [before, bareBefore] = [readCpuMs(pid), readCpuMs(bareServer.pid ?? 0)]
    const shop = await run(urls, headers, seconds)
    const used = readCpuMs(pid) - before
    const bare = await run([bareUrl], headers, seconds)
    const bareUsed = readCpuMs(bareServer.pid ?? 0) - bareBefore
    rounds.push({
      shop: shop.perSecond,
      bare: bare.perSecond,
      p50: shop.p50,
      p99: shop.p99,
      cpu: used / shop.total,
      bareCpu: bareUsed / bare.total
    })
  }
  bareServer.kill()
  const middle = (pick: (round: (typeof rounds)[number]) => number): number =>
    rounds.map(pick).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0
  const shop = middle(round => round.shop)
  const bare = middle(round => round.bare)
  return {
    shop,
    bare,
    ratio: shop / bare,
    p50: middle(round => round.p50),
    p99: middle(round => round.p99),
    cpu: middle(round => round.cpu),
    bareCpu: middle(round => round.bareCpu)
  }
}

/** Milliseconds of sequential responses to one client: median and 95th percentile. */
export async function measureAlone(url: string, answers = 300): Promise<{ p50: number; p95: number }> {
  const took: number[] = []
  for (let n = 0; n < answers; n++) {
    const begun = performance.now()
    await get(url, {})
    took.push(performance.now() - begun)
  }
  // Without the first responses, which fill the caches.
  const sorted = took.slice(answers / 10).toSorted((a, b) => a - b)
  const within = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p50: within(0.5), p95: within(0.95) }
}

async function run(
  urls: readonly [string, ...string[]],
  headers: Record<string, string>,
  seconds: number
): Promise<{ perSecond: number; total: number; p50: number; p99: number }> {
  if (HAS_WRK) return runWrk(urls, headers, seconds)
  const [url] = urls
  const requests = urls.map(each => ({ path: toPath(each) }))
  const result = await autocannon({ url, requests, connections: CONNECTIONS, duration: seconds, headers, workers: 1 })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed.`)
  return { perSecond: result.requests.average, total: result.requests.total, p50: result.latency.p50, p99: result.latency.p99 }
}

const toPath = (url: string): string => new URL(url).pathname + new URL(url).search

async function runWrk(urls: readonly [string, ...string[]], headers: Record<string, string>, seconds: number) {
  const [url] = urls
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`, '--timeout', '30s', '--latency', ...sent]
  const script = urls.length > 1 ? writeScript(urls) : null
  const { stdout } = await promisify(execFile)('wrk', [...args, ...(script ? ['-s', script] : []), url])
  if (script) rmSync(dirname(script), { recursive: true })
  const failed = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0]
  if (failed) throw new Error(`${url}: ${failed}`)
  const latency = (share: string): number => {
    const [, figure, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? []
    return Number(figure) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1)
  }
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    total: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    p50: latency('50'),
    p99: latency('99')
  }
}

/** Asks for the URLs in turn. */
function writeScript(urls: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'delguur-wrk-')), 'turns.lua')
  const requests = urls.map(url => `wrk.format(nil, ${JSON.stringify(toPath(url))})`).join(', ')
  writeFileSync(
    file,
    `local turns, at = nil, 0
function request()
  turns = turns or { ${requests} }
  at = at % #turns + 1
  return turns[at]
end
`
  )
  return file
}

function get(url: string, headers: Record<string, string>): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const kept = Object.entries(answer.headers).filter(
          ([name, value]) => typeof value === 'string' && !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name)
        )
        resolve({ body: Buffer.concat(chunks), headers: Object.fromEntries(kept) as Record<string, string> })
      })
    })
      .on('error', reject)
      .end()
  })
}
