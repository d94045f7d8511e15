import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { savedSchemas, SETTING_NAMES, settingContract, type SettingName, settingSchemas, type SettingValue } from '#contract/setting.ts'
import { ShopError } from '#domain/errors.ts'
import { MESSAGE_KEYS, findPlaceholderProblem } from '#domain/message-step.ts'
import { LOCALES } from '#domain/site.ts'
import { isTextKey, createTranslator } from '#i18n/translator.ts'
import { recordAction } from '../kernel/audit/record.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import type { Db } from '../kernel/db/open.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { type Handlers, implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { findUnsafeLink } from './safe-links.ts'
import { DEFAULT_SETTINGS, readSettings } from './settings.ts'
import { siteSettings } from './tables.ts'

/** What features of lower layers do where the flags changed. */
export interface SettingSources {
  flagsChanged: (server: Server) => Promise<void>
}

/** The site's configuration. */
export function createSettingRoutes(server: Server, sources?: SettingSources): Hono<ShopEnv> {
  const { db, database } = server
  const handlersOf = (name: SettingName) => ({
    [`GET /api/v2/site_settings/${name}`]: () => readSetting(db, name),
    [`PUT /api/v2/site_settings/${name}`]: async ({ body, userId }: { body: { version: number; value?: unknown }; userId: number }) => {
      const setting = await transact(db, async tx => {
        const before = await readSetting(tx, name)
        const saved = await saveSetting(tx, name, body.version, body.value)
        await recordAction(tx, {
          userId,
          action: 'setting.save',
          subject: name,
          before: before.value,
          after: saved.value,
          now: server.now()
        })
        return saved
      })
      invalidate(database, ['site'])
      if (name === 'configs') await sources?.flagsChanged(server)
      return setting
    }
  })
  // Assigned dynamically for every name: the type of a value follows from the schema that parsed it.
  return implement(settingContract, Object.assign({}, ...SETTING_NAMES.map(handlersOf)) as Handlers<typeof settingContract.routes>)
}

/** A setting whose `value` was validated by the schema of its name. */
interface Setting {
  name: SettingName
  value: unknown
  version: number
}

/** Rules of which a stored row may contain only some fields; the others have their defaults. */
const COMPLETED_NAMES: readonly SettingName[] = ['lease', 'loyalty', 'moderation', 'tracking', 'wallet']

async function readSetting(db: Db, name: SettingName): Promise<Setting> {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.name, name))
  const stored = row && settingSchemas[name].safeParse(row.value)
  const value = !stored?.success
    ? (await readSettings(db))[name]
    : COMPLETED_NAMES.includes(name)
      ? Object.assign({}, DEFAULT_SETTINGS[name], stored.data)
      : stored.data
  return { name, value, version: row?.version ?? 0 }
}

/** @throws ShopError document_wrong for an invalid value, stale_save */
export async function saveSetting(tx: Db, name: SettingName, version: number, value: unknown): Promise<Setting> {
  const read = { ...settingSchemas, ...savedSchemas }[name].safeParse(value)
  const place = read.success
    ? (findUnsafeLink(read.data) ?? (name === 'translation' ? findWrongText(read.data as SettingValue<'translation'>) : null))
    : read.error.issues[0]?.path.map(String).join('.')
  if (!read.success || place !== null) throw new ShopError('document_wrong', { part: [name, place].filter(Boolean).join('.') })
  const [existing] = await tx.select({ version: siteSettings.version }).from(siteSettings).where(eq(siteSettings.name, name)).for('update')
  if ((existing?.version ?? 0) !== version)
    throw new ShopError('stale_save', { yours: value, theirs: existing ? await readSetting(tx, name) : null })
  const row = { name, value: read.data, version: version + 1 }
  const [saved] = existing
    ? await tx.update(siteSettings).set(row).where(eq(siteSettings.name, name)).returning({ version: siteSettings.version })
    : await tx.insert(siteSettings).values(row).onConflictDoNothing().returning({ version: siteSettings.version })
  if (!saved) throw new ShopError('stale_save', { yours: value, theirs: await readSetting(tx, name) })
  return row
}

/** The key of a text with a placeholder that its default does not have, or of a message that lost its code or link. */
function findWrongText(texts: SettingValue<'translation'>): string | null {
  return (
    Object.entries(texts).find(([key, own]) => {
      if (!isTextKey(key)) return false
      const originals = LOCALES.map(locale => createTranslator(locale)(key))
      return Object.values(own).some(text => text && findPlaceholderProblem(originals, text, MESSAGE_KEYS.has(key)))
    })?.[0] ?? null
  )
}
