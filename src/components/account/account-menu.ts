import type { User } from '#contract/identity.ts'
import type { SiteData } from '#contract/site.ts'
import { hasJackpot } from '#domain/jackpot.ts'
import { isEditor, isStaff } from '#domain/permission.ts'
import { type Locale, localize } from '#domain/site.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'
import type { IconName } from '../ui/icons.ts'

export interface MenuRow {
  /** Null for a row that only shows a balance. */
  href: string | null
  icon: IconName
  label: string
  note?: string
  /** The note is kept up to date by the script of wish lists. */
  countsWishes?: boolean
  /** Other paths that select the row. */
  also?: readonly string[]
}

/** Pages of the site's content, which are below `/admin`. */
const CONTENT_PAGES = [
  '/admin/announcements',
  '/admin/authors',
  '/admin/banners',
  '/admin/media',
  '/admin/menus',
  '/admin/moderation',
  '/admin/pages',
  '/admin/promotions',
  '/admin/series',
  '/admin/tags'
]

const toCountNote = (count: number): { note?: string } => (count > 0 ? { note: String(count) } : {})

/** The rows of the specification in its order, and those of further features; logging out follows both. */
export function createAccountMenu(
  user: User,
  { configs, payment }: Pick<SiteData, 'configs' | 'payment'>,
  t: Translate,
  locale: Locale
): { main: MenuRow[]; more: MenuRow[] } {
  const walletTitle = localize(configs.walletTitle, locale)
  const rowIf = (shown: boolean, row: MenuRow): MenuRow[] => (shown ? [row] : [])
  const write: MenuRow = { href: '/a/create', icon: 'pen-line', label: t('admin_entries:write') }
  const mine: MenuRow = { href: '/account/articles', icon: 'file-text', label: t('admin_entries:mine') }
  const saved: MenuRow = { href: '/account/bookmarks', icon: 'bookmark', label: t('saved:articles') }
  return {
    main: [
      { href: '/account/profile', icon: 'user', label: t('shell:account_profile') },
      ...(configs.articles ? [write, saved, mine] : []),
      { href: '/account/orders', icon: 'package', label: t('shell:account_orders'), ...toCountNote(user.order_count) },
      ...rowIf(configs.ticket, { href: '/account/tickets', icon: 'qr-code', label: t('ticket:title') }),
      ...rowIf(configs.coupon || walletTitle !== '', {
        href: '/account/coupons',
        icon: 'percent',
        label: walletTitle || t('coupon:coupons')
      }),
      ...rowIf(configs.voucher, { href: '/account/vouchers', icon: 'ticket', label: t('coupon:vouchers') }),
      { href: '/account/wishlists', icon: 'heart', label: t('wishlist:lists'), ...toCountNote(user.wish_count), countsWishes: true },
      ...rowIf(configs.wallet && walletTitle === '', {
        href: configs.storeCredit ? '/account/wallet' : null,
        icon: 'wallet',
        label: t('shell:wallet'),
        note: formatMoney(user.wallet.balance)
      })
    ],
    more: [
      ...rowIf(isStaff(user) || user.two_step_due, { href: '/admin', icon: 'store', label: t('staff:title') }),
      { href: '/account/notices', icon: 'bell', label: t('notice:mine') },
      { href: '/account/addresses', icon: 'map-pin', label: t('address:title') },
      ...rowIf(payment.saves_cards, { href: '/account/cards', icon: 'credit-card', label: t('card:title') }),
      ...rowIf(configs.points, { href: '/account/points', icon: 'star', label: t('points:title') }),
      ...rowIf(configs.hotel, { href: '/account/passengers', icon: 'users', label: t('hotel:passengers') }),
      { href: '/account/price-suggestions', icon: 'tag', label: t('quote:my_suggestions') },
      { href: '/account/quotes', icon: 'building-2', label: t('quote:my_quotes') },
      ...rowIf(configs.luckyWheel, { href: '/lucky-wheel', icon: 'gift', label: t('wheel:title') }),
      ...rowIf(hasJackpot(configs), { href: '/jackpot', icon: 'gift', label: t('jackpot:title') }),
      ...(!configs.articles && isEditor(user) ? [write, mine] : []),
      ...rowIf(isEditor(user), { href: '/admin/home', icon: 'layout-grid', label: t('admin_site:title'), also: CONTENT_PAGES })
    ]
  }
}
