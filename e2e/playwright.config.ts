import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { buildIfNeeded } from '../src/serve/build.ts'
import { keepFilesInMemory } from '../tests/memory-folder.ts'
import { findBrowser } from './browser.ts'

keepFilesInMemory()

const browser = await findBrowser()
const root = new URL('..', import.meta.url).pathname
// Before the servers start: two concurrent builds would conflict.
buildIfNeeded(root)

/** The shop, and a storefront instance in front of it: the same journeys run through both. */
const SHOP_PORT = Number(process.env['E2E_PORT'] ?? 4710)
const STOREFRONT_PORT = SHOP_PORT + 1
const dataDir = (process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'delguur-e2e-')))

/**
 * A visitor of an earlier page. On a first page the load event does not wait for scripts, and fonts that come after its pictures may move
 * what a test is about to press.
 */
const storageState = {
  cookies: [],
  origins: [SHOP_PORT, STOREFRONT_PORT].map(port => ({
    origin: `http://localhost:${port}`,
    localStorage: [{ name: 'delguur:fonts', value: '1' }]
  }))
}
const client = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }
// At the phone's own scale each frame has seven times the pixels, which no test looks at.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the processors of a small machine: a journey often waits for the shop.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: true,
  // A test that passes at the second try is listed as flaky at the end, to be mended.
  retries: 1,
  use: {
    baseURL: `http://localhost:${SHOP_PORT}`,
    launchOptions: browser,
    locale: 'mn-MN',
    timezoneId: 'Asia/Ulaanbaatar',
    // Drawing frames of animations costs a tenth of the run; the storefront project has them.
    contextOptions: { reducedMotion: 'reduce' },
    // Playwright cannot intercept responses of a service worker; the journey that needs one enables it.
    serviceWorkers: 'block',
    // Recording all tests costs a quarter of the run. `--trace retain-on-failure` records one that fails.
    trace: 'off',
    screenshot: 'only-on-failure'
  },
  projects: [
    // A test is of the desk; its tag adds the phone or the storefront, or names the only one.
    { name: 'desk', use: { ...client, storageState }, grepInvert: /@\w+-only/ },
    { name: 'phone', use: { ...phone, storageState }, testMatch: 'journeys/**/*.spec.ts', grep: /@phone/ },
    {
      name: 'storefront',
      use: {
        ...phone,
        storageState,
        baseURL: `http://localhost:${STOREFRONT_PORT}`,
        contextOptions: { reducedMotion: 'no-preference' }
      },
      testMatch: 'journeys/**/*.spec.ts',
      grep: /@storefront/
    }
  ],
  webServer: [
    {
      command: 'node src/serve.ts',
      cwd: root,
      url: `http://localhost:${SHOP_PORT}/readyz`,
      timeout: 240_000,
      env: { PORT: String(SHOP_PORT), DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 }
    },
    {
      command: `node src/serve.ts`,
      cwd: root,
      url: `http://localhost:${STOREFRONT_PORT}/readyz`,
      timeout: 240_000,
      env: {
        PORT: String(STOREFRONT_PORT),
        SHOP_API_URL: `http://localhost:${SHOP_PORT}`,
        SHOP_CLIENT_ID: 'storefront',
        SHOP_CLIENT_SECRET: 'demo-secret'
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 }
    }
  ]
})
