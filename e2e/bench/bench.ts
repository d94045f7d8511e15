/**
 * `npm run bench`: page weights, then responses per second, cached and rendered, compared with a bare server, then Lighthouse's
 * scores; `weight`, `pace` or `lighthouse` after `--` selects one. `-- search` measures typical queries
 * (`BENCH_SEARCH=pglite:20000,postgres:100000` sets the numbers of products; `BENCH_DATA` keeps them, `opensearch:100000` asks the server
 * at `OPENSEARCH_URL`, and `BENCH_REFILL=1` meanwhile fills a new index there), and misspelt words, `-- content` ten thousand
 * articles, `-- orders` placing ten thousand orders and listing a million (`BENCH_ORDERS=10000:1000000`), `-- checkout` placing orders
 * with and without coupon and wallet, `-- hotel` searching 2,000 hotels with a year of nightly rates (`BENCH_HOTELS`;
 * `BENCH_DATABASE=pglite`) and pricing a stay, `-- nodes` four nodes that restart, die and lose their database, `-- soak` two nodes
 * under load for an hour. Compare the ratios: machines differ.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from '../../tests/shop-server.ts'
import { benchImport } from './import.ts'
import { judge } from './lighthouse.ts'
import { benchNodes } from './nodes.ts'
import { benchSoak } from './soak.ts'
import { measureAlone, GENERATOR, measurePace } from './pace.ts'
import { readMemory } from './processes.ts'
import { WORDS } from './visits.ts'
import { weighPage } from './weigh.ts'

const PORT = 4730
const only = process.argv[2]
if (only === 'import') {
  await benchImport(Number(process.argv[3] ?? 10_000))
  process.exit()
}
if (only === 'nodes') process.exit((await benchNodes()) ? 0 : 1)
if (only === 'soak') process.exit((await benchSoak(Number(process.argv[3] ?? 60))) ? 0 : 1)
if (only === 'search' || only === 'content' || only === 'orders' || only === 'checkout' || only === 'hotel') {
  // The shop's server code is loaded by Vite, as in the tests.
  const { status } = spawnSync('vitest', ['run', '-c', 'e2e/bench/vitest.config.ts', only], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
const dataDir = mkdtempSync(join(tmpdir(), 'delguur-bench-'))
const origin = `http://127.0.0.1:${PORT}`

try {
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: dataDir }
  let shop = await startShop(env)
  const pages = await findPages()
  const search = (text: string): string => `/search?q=${encodeURIComponent(text)}`
  const paced = Object.entries({ ...pages, search: search('цамц') }).filter(([name]) =>
    ['home', 'listing', 'product', 'search', 'article'].includes(name)
  )
  /** Other pages of a kind: requests for one page at a time share what they read. */
  const others: Record<string, string[]> = {
    listing: Array.from({ length: 10 }, (_, n) => `/products?page=${n + 1}`),
    product: await findProducts(),
    search: WORDS.map(search)
  }
  if (!only || only === 'weight') {
    console.log('\nFirst load on a phone (compressed kB; slow 4G, processor 4 times slower)')
    for (const [name, path] of Object.entries(pages)) {
      // The first visit renders the pictures; the second is measured.
      await weighPage(origin + path)
      const weight = await weighPage(origin + path)
      console.log(
        `  ${name.padEnd(10)} HTML+CSS ${formatKb(weight.html + weight.css)}  JS ${formatKb(weight.js)}  fonts ${formatKb(weight.fonts)}  pictures ${formatKb(weight.pictures)}  requests ${weight.requests.length}  inline ${formatKb(weight.inlineData)}  shift ${weight.layoutShift}  largest paint ${weight.largestPaint} ms`
      )
    }
  }
  if (!only || only === 'lighthouse') {
    console.log('\nLighthouse on a phone: performance, accessibility, best practices, search engines')
    for (const [name, path] of Object.entries(pages)) {
      const { scores, largestPaint, blocked, shift, failing } = await judge(origin + path)
      const paints = `largest paint ${largestPaint} ms  blocked ${blocked} ms  shift ${shift.toFixed(3)}`
      console.log(
        `  ${name.padEnd(10)} ${scores.join(' / ')}  ${paints}  ${failing.length ? `short of full marks: ${failing.join(', ')}` : ''}`
      )
    }
  }
  if (!only || only === 'pace') {
    console.log(`\nFrom the page cache, beside a bare node:http server with the same bytes (32 connections, gzip; ${GENERATOR})`)
    for (const [name, path] of paced) report(name, await measurePace([origin + path], { gzip: true, rounds: 5, seconds: 2 }))
    await shop.stop()
    shop = await startShop({ ...env, PAGE_CACHE: 'off' })
    reportMemory('a second start')
    console.log('\nRendered fresh each time, database included: one front page and article, several of the others in turn')
    for (const [name, path] of paced)
      report(
        name,
        await measurePace([origin + path, ...(others[name] ?? []).map(other => origin + other)], { gzip: false, rounds: 3, seconds: 5 })
      )
    reportMemory('these pages')
    console.log('\nThe same for one who is alone')
    for (const [name, path] of paced) {
      const { p50, p95 } = await measureAlone(origin + path)
      console.log(`  ${name.padEnd(10)} p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms`)
    }
  }
  await shop.stop()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

function report(name: string, result: Awaited<ReturnType<typeof measurePace>>): void {
  console.log(
    `  ${name.padEnd(10)} ${result.shop.toFixed(0).padStart(6)}/s  bare ${result.bare.toFixed(0).padStart(6)}/s  ratio ${result.ratio.toFixed(3)}  p50 ${result.p50} ms  p99 ${result.p99} ms  CPU ${result.cpu.toFixed(3)} ms, bare ${result.bareCpu.toFixed(3)} ms, ratio ${(result.bareCpu / result.cpu).toFixed(2)}`
  )
}

function reportMemory(after: string): void {
  const { now, peak } = readMemory(origin)
  console.log(`\nResident memory after ${after}: ${now} MB, at its peak ${peak} MB`)
}

function formatKb(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

async function findProducts(): Promise<string[]> {
  const { products } = (await (await fetch(`${origin}/api/v2/products?per_page=40`)).json()) as { products: { slug: string }[] }
  return products.map(({ slug }) => `/products/${slug}`)
}

async function findPages(): Promise<Record<string, string>> {
  interface Entry {
    id: number
    slug: string
    author: { slug: string }
    blocks: { type: string; products?: unknown[] }[]
  }
  const read = async <Body>(path: string): Promise<Body> => (await (await fetch(`${origin}/api/v2/${path}`)).json()) as Body
  const { products } = await read<{ products: { slug: string }[] }>('products?taxon=women&sort=date_desc')
  const newest = async (list: string): Promise<Entry | undefined> => (await read<{ entries: Entry[] }>(`${list}?per_page=1`)).entries[0]
  const [lookbook, media, news] = [await newest('lookbooks'), await newest('media'), await newest('news')]
  // The article with the most product cards, the most expensive to render.
  let article: Entry | undefined
  for (const { slug } of (await read<{ entries: Entry[] }>('articles?per_page=30')).entries) {
    const entry = await read<Entry>(`articles/${slug}`)
    if (!article || cards(entry) > cards(article)) article = entry
  }
  return {
    home: '/',
    lease: '/lease',
    'gift card': '/gift-card',
    listing: '/products',
    product: `/products/${products[0]?.slug}`,
    article: `/article/${article?.slug}`,
    lookbook: `/lookbook/${lookbook?.slug}`,
    'all media': '/media',
    media: `/media/${media?.id}`,
    news: `/news/${news?.slug}`,
    author: `/author/${article?.author.slug}`
  }

  function cards({ blocks }: Entry): number {
    return blocks.reduce((sum, { type, products: row }) => sum + (row?.length ?? (type === 'product' ? 1 : 0)), 0)
  }
}
