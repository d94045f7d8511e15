import type { Permission } from '#domain/permission.ts'
import type { Translate } from '#i18n/translator.ts'

type KeyOf<Name extends Permission> = Name extends `${infer Area}.${infer Action}` ? `admin_staff:permission_${Area}_${Action}` : never

export const formatPermission = (permission: Permission, t: Translate): string =>
  t(`admin_staff:permission_${permission.replace('.', '_')}` as KeyOf<Permission>)
