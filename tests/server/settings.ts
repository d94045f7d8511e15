import type { SettingName, SettingOf } from '#contract/setting.ts'
import type { Flag } from '#domain/site.ts'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import { siteSettings } from '#server/site/tables.ts'
import type { TestDatabase } from './database.ts'

type SettingStore = Pick<TestDatabase, 'db' | 'database'>

/** Enables a feature flag, or disables it again; the other flags get their defaults. */
export async function turnOn(store: SettingStore, flag: Flag, value = true): Promise<void> {
  await setFlags(store, { [flag]: value })
}

/** Sets feature flags; the others get their defaults. */
export const setFlags = (store: SettingStore, flags: Partial<Record<Flag, boolean>>): Promise<void> => storeSetting(store, 'configs', flags)

/** Says that the shop pays VAT, or that it does not. */
export const payVat = (store: SettingStore, pays = true): Promise<void> =>
  storeSetting(store, 'receipt', { goods: { type: pays ? 'VAT_ABLE' : 'NOT_VAT', classificationCode: '' } })

/** Says what the shop is called and where it is; what is left out is empty. */
export const storeContact = (store: SettingStore, contact: Partial<SettingOf<'contact'>>): Promise<void> =>
  storeSetting(store, 'contact', {
    name: {},
    legal_name: {},
    register_number: '',
    phone: '',
    email: '',
    address: {},
    hours: {},
    facebook: '',
    ...contact
  })

/** A banner of the home page; what is left out is empty. */
export const createBanner = (banner: Partial<SettingOf<'banners'>[number]>): SettingOf<'banners'>[number] => ({
  slot: 'hero',
  title: {},
  text: {},
  href: '',
  cta: {},
  picture: null,
  ...banner
})

export async function storeSetting<Name extends SettingName>(
  { db, database }: SettingStore,
  name: Name,
  value: SettingOf<Name>
): Promise<void> {
  await db.insert(siteSettings).values({ name, value }).onConflictDoUpdate({ target: siteSettings.name, set: { value } })
  invalidate(database, ['site'])
}
