import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser } from '../browser.ts'

const run = promisify(execFile)

/** Not a dependency: it installs 78 packages, a seventh of `npm ci`, and only this benchmark needs it. */
const PACKAGE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const DEBUG_PORT = 4739
/** Flags of a regular browser: the tests' flags use software rendering on the measured thread. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  `--remote-debugging-port=${DEBUG_PORT}`
]
const PERIOD_STATES = 3

interface Scores {
  /** Median scores of the runs, 0 to 100: performance, accessibility, best practices, search engines. */
  scores: number[]
  /** Milliseconds on Lighthouse's simulated slow phone. */
  largestPaint: number
  blocked: number
  shift: number
  /** Audits below their full score in the last run. */
  failing: string[]
}

/** Lighthouse's scores of a page on a phone, with a new browser for each run. */
export async function judge(url: string, runs = PERIOD_STATES): Promise<Scores> {
  const results: Awaited<ReturnType<typeof judgeOnce>>[] = []
  for (let run = 0; run < runs; run++) results.push(await judgeOnce(url))
  const median = (pick: (result: (typeof results)[number]) => number): number =>
    results.map(pick).toSorted((a, b) => a - b)[Math.floor(results.length / 2)] ?? 0
  const audit = (id: string): number => median(result => result.audits[id]?.numericValue ?? 0)
  const last = results.at(-1)
  return {
    scores: CATEGORIES.map(id => Math.round(median(result => result.categories[id]?.score ?? 0) * 100)),
    largestPaint: Math.round(audit('largest-contentful-paint')),
    blocked: Math.round(audit('total-blocking-time')),
    shift: audit('cumulative-layout-shift'),
    failing: CATEGORIES.flatMap(id => last?.categories[id]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (last?.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id)
  }
}

interface Report {
  audits: Partial<Record<string, { score: number | null; numericValue?: number }>>
  categories: Partial<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>
  runtimeError?: { message: string }
}

async function judgeOnce(url: string): Promise<Report> {
  const { executablePath } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: ARGS })
  try {
    const options = [`--port=${DEBUG_PORT}`, '--output=json', '--quiet', `--only-categories=${CATEGORIES.join(',')}`]
    // Not `spawnSync`: the browser waits for this process to accept the tab that Lighthouse opens.
    const { stdout } = await run('npm', ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, ...options], {
      maxBuffer: 2 ** 27
    })
    const report = JSON.parse(stdout) as Report
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
    return report
  } finally {
    await browser.close()
  }
}
