import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../kernel/config.ts'

/** What a card is used with. Stored nowhere: a message or a response carries it once. */
export interface GiftCardSecrets {
  number: string
  password: string
}

export function createSecrets(): GiftCardSecrets {
  const digits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('')
  return { number: `${randomInt(1, 10)}${digits(15)}`, password: digits(8) }
}

/** A copy of the database alone does not reveal numbers: the key is outside of it. */
export function hashNumber(config: KeyConfig, number: string): string {
  return createHmac('sha256', readKey(config)).update(number).digest('base64url')
}

type KeyConfig = Pick<Config, 'giftCardKey' | 'dataDir' | 'databaseUrl'>

const KEY_FILE = 'gift-card.key'
const keys = new Map<string, string>()

/** The configured key; else that of the data folder, made at its first use. */
function readKey({ giftCardKey, dataDir, databaseUrl }: KeyConfig): string {
  if (giftCardKey) return giftCardKey
  const stored = keys.get(dataDir)
  if (stored) return stored
  const key = databaseUrl === 'memory:' ? randomBytes(32).toString('base64url') : readOrCreateKey(dataDir)
  keys.set(dataDir, key)
  return key
}

function readOrCreateKey(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, KEY_FILE)
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8')
}
