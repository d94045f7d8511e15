import { invalidate } from '../../src/server/kernel/cache/invalidation.ts'
import { siteSettings } from '../../src/server/site/tables.ts'
import type { TestDatabase } from './database.ts'

/** Enables a feature flag, or disables it again; the other flags get their defaults. */
export async function turnOn(database: TestDatabase, name: string, value = true): Promise<void> {
  await setFlags(database, { [name]: value })
}

/** Sets feature flags; the others get their defaults. */
export async function setFlags({ db, database }: TestDatabase, configs: Record<string, boolean>): Promise<void> {
  await db
    .insert(siteSettings)
    .values({ name: 'configs', value: configs })
    .onConflictDoUpdate({ target: siteSettings.name, set: { value: configs } })
  invalidate(database, ['site'])
}
