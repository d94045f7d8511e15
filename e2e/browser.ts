import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'
import { chromium as installed } from 'playwright'

/** With these two, closing one page ends the browser; the last two switch off what tests must see. */
const DROPPED = ['--single-process', '--no-zygote', '--disable-web-security', '--allow-running-insecure-content']

/**
 * The browser for tests and pictures: one named in CHROMIUM_PATH, else one Playwright has installed, else
 * the one that comes from npm, which needs no root and no download.
 */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const named = process.env['CHROMIUM_PATH']
  if (named) return { executablePath: named, args: ['--no-sandbox'] }
  if (existsSync(installed.executablePath())) return { executablePath: installed.executablePath(), args: ['--no-sandbox'] }
  return {
    executablePath: await chromium.executablePath(),
    args: [
      ...chromium.args.filter(flag => !DROPPED.includes(flag)),
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run'
    ]
  }
}
