import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'
import { chromium as installed } from 'playwright'

const DROPPED = [
  // With these two, closing one page ends the browser.
  '--single-process',
  '--no-zygote',
  // Switch off what tests check.
  '--disable-web-security',
  '--allow-running-insecure-content',
  // Draw every frame by a GPU emulated in software: ten times the processor time of drawing without a GPU.
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader'
]

export interface BrowserOptions {
  executablePath: string
  args: string[]
  /** The browser's whole environment where it differs from this process's. */
  env?: Record<string, string>
}

/**
 * The browser for tests and pictures: one named in CHROMIUM_PATH, else one Playwright has installed, else
 * the one that comes from npm, which needs no root, no download and none of the system's libraries or fonts.
 */
export async function findBrowser(): Promise<BrowserOptions> {
  const named = process.env['CHROMIUM_PATH']
  if (named) return { executablePath: named, args: ['--no-sandbox'] }
  if (existsSync(installed.executablePath())) return { executablePath: installed.executablePath(), args: ['--no-sandbox'] }
  const folder = await unpackedBrowser()
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return {
    executablePath: join(folder, 'chromium'),
    args: [
      ...chromium.args.filter(flag => !DROPPED.includes(flag)),
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run'
    ],
    env: {
      ...Object.fromEntries(inherited),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') })
    }
  }
}

/** Unpacked once per version beside the package: its own place, `/tmp/chromium`, may hold half a browser, an old one or another user's. */
async function unpackedBrowser(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packed = dirname(dirname(main))
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string }
  const cache = new URL('../node_modules/.cache/delguur/', import.meta.url).pathname
  const folder = join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  const before = process.env['TMPDIR']
  // The package unpacks into the system's temporary folder and takes no other.
  process.env['TMPDIR'] = unfinished
  try {
    await chromium.executablePath()
    await inflate(join(packed, 'bin/al2023.tar.br'))
    writeFileSync(
      join(unfinished, 'fonts/fonts.conf'),
      `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`
    )
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another process was faster.
    if (!existsSync(folder)) throw error
  }
  return folder
}
