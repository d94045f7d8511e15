import { invalidate } from '../../src/server/kernel/cache/invalidation.ts'
import { siteSettings } from '../../src/server/site/tables.ts'
import type { TestDatabase } from './database.ts'

type SettingStore = Pick<TestDatabase, 'db' | 'database'>

/** Enables a feature flag, or disables it again; the other flags get their defaults. */
export async function turnOn(database: SettingStore, name: string, value = true): Promise<void> {
  await setFlags(database, { [name]: value })
}

/** Sets feature flags; the others get their defaults. */
export const setFlags = (database: SettingStore, configs: Record<string, boolean>): Promise<void> =>
  storeSetting(database, 'configs', configs)

/** Says that the shop pays VAT, or that it does not. */
export const payVat = (database: SettingStore, pays = true): Promise<void> =>
  storeSetting(database, 'receipt', { goods: { type: pays ? 'VAT_ABLE' : 'NOT_VAT', classificationCode: '' } })

export async function storeSetting({ db, database }: SettingStore, name: string, value: unknown): Promise<void> {
  await db.insert(siteSettings).values({ name, value }).onConflictDoUpdate({ target: siteSettings.name, set: { value } })
  invalidate(database, ['site'])
}
