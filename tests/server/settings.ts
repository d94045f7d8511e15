import { invalidate } from '../../src/server/kernel/cache/invalidation.ts'
import { siteSettings } from '../../src/server/site/tables.ts'
import type { TestDatabase } from './database.ts'

/** Enables a feature flag, or disables it again. */
export async function turnOn({ db, database }: TestDatabase, name: string, value = true): Promise<void> {
  const configs = { [name]: value }
  await db
    .insert(siteSettings)
    .values({ name: 'configs', value: configs })
    .onConflictDoUpdate({ target: siteSettings.name, set: { value: configs } })
  invalidate(database, ['site'])
}
