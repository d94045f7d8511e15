import type { WheelPlay } from '#contract/wheel.ts'
import { DAY_MS } from '#domain/day.ts'
import type { Locale } from '#domain/site.ts'
import { isCouponPrize, PRIZE_DAYS } from '#domain/wheel.ts'
import { formatShortDay } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { Translate } from '#i18n/translator.ts'
import { formatPrize } from '#i18n/wheel-prize.ts'

interface PlayWords {
  title: string
  text: string
  /** What was won, and where it is. */
  won: { prize: string; href: string; label: string } | null
}

/** The result of a play in words: the same on the page and in the dialog over it. */
export function describePlay({ prize, created_at, coupon_id }: WheelPlay, t: Translate, locale: Locale): PlayWords {
  const { kind } = prize
  if (kind === 'nothing') return { title: t('wheel:lost'), text: t('wheel:lost_text'), won: null }
  const until = formatShortDay(new Date(Date.parse(created_at) + PRIZE_DAYS * DAY_MS), locale)
  const place =
    kind === 'voucher'
      ? { path: '/account/vouchers', label: t('wheel:see_voucher') }
      : isCouponPrize(kind)
        ? { path: `/account/coupons/${coupon_id}`, label: t('wheel:see_coupon') }
        : kind === 'points'
          ? { path: '/account/points', label: t('wheel:see_points') }
          : { path: '/account/wallet', label: t('wheel:see_wallet') }
  return {
    title: t('wheel:won'),
    text: isCouponPrize(kind) ? t('wheel:won_coupon', { date: until }) : t(`wheel:won_${kind}`),
    won: { prize: formatPrize(t, prize), href: toLocalPath(locale, place.path), label: place.label }
  }
}
