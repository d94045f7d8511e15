import type { RecordUse } from '#contract/library.ts'
import type { User } from '#contract/identity.ts'
import { hasPermission, type Permission } from '#domain/permission.ts'

const SETTING_PATHS: Readonly<Record<string, string>> = {
  banners: '/admin/banners',
  home: '/admin/home',
  menus: '/admin/menus',
  notifications: '/admin/announcements'
}
const PERMISSIONS: Partial<Record<RecordUse['kind'], Permission>> = {
  product: 'catalogue.edit',
  taxon: 'catalogue.edit',
  brand: 'catalogue.edit',
  hotel: 'hotel.edit'
}

/** Where the user changes a record; null without the permission. */
export function toRecordPath({ kind, key, entry_kind: entryKind, deleted }: RecordUse, user: Pick<User, 'permissions'>): string | null {
  const permission = PERMISSIONS[kind]
  if (permission && !hasPermission(user, permission)) return null
  switch (kind) {
    case 'entry':
      return deleted ? `/account/articles?show=deleted&kind=${entryKind ?? 'article'}` : `/a/${key}/edit?kind=${entryKind ?? 'article'}`
    case 'page':
    case 'promotion':
      return deleted ? `/admin/${kind}s` : `/admin/${kind}s/${encodeURIComponent(key)}`
    case 'product':
    case 'brand':
    case 'taxon':
    case 'hotel':
      return `/admin/${kind === 'brand' ? 'brands' : `${kind}s`}/${encodeURIComponent(key)}`
    case 'setting':
      return SETTING_PATHS[key] ?? null
    default:
      return null
  }
}
