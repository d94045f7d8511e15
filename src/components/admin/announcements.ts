import type { PostedForm } from '#components/form/form.ts'
import { MAX_ANNOUNCEMENTS, type SettingValue } from '#contract/setting.ts'
import { toSafeHref } from '#domain/href.ts'
import type { Translate } from '#i18n/translator.ts'

type Announcement = SettingValue<'notifications'>[number]

export const createAnnouncement = (): Announcement => ({ id: crypto.randomUUID(), text: {}, href: null })

/** The rows of the form that are not empty, without removed ones. */
export function parseAnnouncements(posted: PostedForm): Announcement[] {
  return Array.from({ length: MAX_ANNOUNCEMENTS }, (_, index) => {
    const [from, to] = [posted.timestamp(`${index}_from`), posted.timestamp(`${index}_to`)]
    return {
      id: posted.field(`${index}_id`) || crypto.randomUUID(),
      text: posted.localized(`${index}_text`),
      href: posted.field(`${index}_href`) || null,
      ...(from ? { from } : {}),
      ...(to ? { to } : {})
    }
  }).filter(({ text, href, from, to }, index) => !posted.field(`${index}_remove`) && (Object.keys(text).length > 0 || href || from || to))
}

/** Messages by field; empty where all announcements are valid. */
export function findAnnouncementErrors(rows: readonly Announcement[], t: Translate): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap(({ text, href, from, to }, index) => [
      ...(Object.keys(text).length ? [] : [[`${index}_text`, t('errors:blank')] as const]),
      ...(href && toSafeHref(href) === null ? [[`${index}_href`, t('admin_site:link_wrong')] as const] : []),
      ...(from && to && to <= from ? [[`${index}_to`, t('errors:ends_before')] as const] : [])
    ])
  )
}
