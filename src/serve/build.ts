import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const STAMP = 'dist/.built'
const SOURCES = ['src', 'public', 'astro.config.mjs', 'package-lock.json']

/** Marks a completed build with the time of its start: a source that changes during it is newer. */
export function buildStamp(): AstroIntegration {
  const startedAt = new Date()
  let root = ''
  return {
    name: 'build-stamp',
    hooks: {
      'astro:config:done': ({ config }) => void (root = fileURLToPath(config.root)),
      'astro:build:done': () => {
        writeFileSync(join(root, STAMP), startedAt.toISOString())
        utimesSync(join(root, STAMP), startedAt, startedAt)
      }
    }
  }
}

/** Builds the shop when there is no build or a source is newer than its start. */
export function buildIfNeeded(root: string): void {
  const stamp = join(root, STAMP)
  const builtAt = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  if (builtAt && findNewest(root) < builtAt) return
  console.log('Building the shop (once, about half a minute) …')
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'], {
    cwd: root,
    // The NODE_ENV of a test runner would make a development build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit'
  })
  if (status !== 0) throw new Error('The build failed; its errors stand above.')
}

function findNewest(root: string): number {
  let time = 0
  for (const source of SOURCES) {
    const path = join(root, source)
    const stat = statSync(path)
    time = Math.max(time, stat.mtimeMs)
    if (!stat.isDirectory()) continue
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) time = Math.max(time, statSync(join(entry.parentPath, entry.name)).mtimeMs)
    }
  }
  return time
}
