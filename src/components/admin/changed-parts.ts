import { formatDateTime } from '#i18n/format.ts'
import { isTextKey, type Translate } from '#i18n/translator.ts'
import type { Locale } from '#domain/site.ts'

interface ChangedPart {
  /** Names of the fields that lead to the value, such as `name`, `mn`. */
  path: readonly string[]
  before: unknown
  after: unknown
}

/** Fields that every save changes, or that are calculated from others. A history leaves them out. */
export const DERIVED_FIELDS: ReadonlySet<string> = new Set(
  `arrived_at can_issue can_return cancelable closable created_at created_by departed_at dry_run field former key lines_refundable link no_show_at now open_total
  open_vat owed_total qr_svg qr_text redirect repeated_skus room_choices run seen seen_refunds seen_replies short_url updated_at updated_by url urls vat_amount version waiting was`.split(
    /\s+/
  )
)

/** The parts in which two recorded values differ. */
export function listChangedParts(before: unknown, after: unknown, path: readonly string[] = []): ChangedPart[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isRecord(before) && !isRecord(after)) return [{ path, before, after }]
  const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter(key => !DERIVED_FIELDS.has(key))
    .flatMap(key => listChangedParts(one[key], other[key], [...path, key]))
}

/** A path in words: the place in a list counts from 1, and what is a code, such as a payment method's, stays as it is. */
export function formatChangedPath(t: Translate, path: readonly string[]): string {
  return path
    .map(name => {
      const key = `action_field:field_${name}`
      return isTextKey(key) ? t(key) : toPlace(name)
    })
    .join(' › ')
}

/** A recorded value as staff read it; empty where there is none. */
export function formatChangedValue(t: Translate, value: unknown, locale: Locale): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return t(value ? 'action_field:yes' : 'action_field:no')
  if (typeof value !== 'string') return JSON.stringify(value)
  return ISO_TIME.test(value) ? formatDateTime(value, locale) : value
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const toPlace = (name: string): string => (/^\d+$/.test(name) ? `${Number(name) + 1}` : name)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
