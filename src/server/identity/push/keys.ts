import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import type { Config } from '../../kernel/config.ts'

/** Identifies the shop at push services (RFC 8292). A subscription is valid for the key it was made with. */
interface PushKeys {
  publicKey: string
  privateKey: string
}

const KEY_FILE = 'push-keys.json'
const keys = new Map<string, PushKeys>()

/** The configured keys; else those of the data folder, made at their first use. */
export function pushKeys({ pushKeys: configured, dataDir, databaseUrl }: Pick<Config, 'pushKeys' | 'dataDir' | 'databaseUrl'>): PushKeys {
  if (configured) return configured
  const stored = keys.get(dataDir)
  if (stored) return stored
  const pair = databaseUrl === 'memory:' ? webPush.generateVAPIDKeys() : readOrCreateKeys(dataDir)
  keys.set(dataDir, pair)
  return pair
}

function readOrCreateKeys(dataDir: string): PushKeys {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, KEY_FILE)
  try {
    writeFileSync(path, JSON.stringify(webPush.generateVAPIDKeys()), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return JSON.parse(readFileSync(path, 'utf8')) as PushKeys
}
