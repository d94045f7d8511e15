import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'
import { chromium as installed } from 'playwright'

const DROPPED = [
  // With these two flags, closing one page ends the browser.
  '--single-process',
  '--no-zygote',
  // These flags disable behaviour that the tests check.
  '--disable-web-security',
  '--allow-running-insecure-content',
  // These flags draw frames with an emulated GPU, which takes ten times the processor time.
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader'
]

interface BrowserOptions {
  executablePath: string
  args: string[]
  /** Environment variables that differ from this process's. */
  env?: Record<string, string>
}

/**
 * The browser for tests and pictures: the one in CHROMIUM_PATH, else one that Playwright has installed, else the npm package's,
 * which needs neither root, downloads, system libraries nor fonts.
 */
export async function findBrowser(): Promise<BrowserOptions> {
  const named = process.env['CHROMIUM_PATH']
  if (named) return { executablePath: named, args: ['--no-sandbox'] }
  if (existsSync(installed.executablePath())) return { executablePath: installed.executablePath(), args: ['--no-sandbox'] }
  const folder = await unpackBrowser()
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

/**
 * Unpacked once per version into a separate folder: the package's own, `/tmp/chromium`, may contain an incomplete browser, an old
 * one or another user's.
 */
async function unpackBrowser(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packed = dirname(dirname(main))
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string }
  const cache = new URL('../node_modules/.cache/delguur/', import.meta.url).pathname
  const folder = join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  const before = process.env['TMPDIR']
  // The package always unpacks into the system's temporary folder.
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
