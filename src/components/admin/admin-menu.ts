import type { StaffCounts, User } from '#contract/identity.ts'
import type { SiteData } from '#contract/site.ts'
import { hasGiftCards } from '#domain/gift-card.ts'
import { hasPermission, isEditor, type Permission } from '#domain/permission.ts'
import type { Translate } from '#i18n/translator.ts'
import type { IconName } from '../ui/icons.ts'

interface AdminMenuPart {
  href: string
  icon: IconName
  label: string
  count?: keyof StaffCounts
  permission?: Permission
  /** False for a feature that the shop has switched off. */
  offered?: boolean
}
interface AdminMenuGroup {
  title: string
  parts: readonly AdminMenuPart[]
}

/** The parts of the staff area that a member of staff may open, in groups. */
export function createAdminMenu(
  user: User,
  { configs, has_branches: hasBranches }: Pick<SiteData, 'configs' | 'has_branches'>,
  t: Translate
): AdminMenuGroup[] {
  const groups: readonly AdminMenuGroup[] = [
    {
      title: t('staff:group_orders'),
      parts: [
        { href: '/admin', icon: 'layout-grid', label: t('staff:overview') },
        { href: '/admin/orders', icon: 'package', label: t('staff_order:title'), count: 'orders', permission: 'order.view' },
        { href: '/admin/transfers', icon: 'landmark', label: t('bank_statement:title'), permission: 'payment.record' },
        { href: '/admin/deliveries', icon: 'truck', label: t('fulfilment:deliveries_tab'), permission: 'order.view' },
        { href: '/admin/returns', icon: 'rotate-ccw', label: t('returns:staff_title'), count: 'returns', permission: 'order.view' },
        { href: '/admin/refunds', icon: 'undo-2', label: t('staff:refunds'), count: 'refunds', permission: 'order.view' },
        { href: '/admin/receipts', icon: 'receipt', label: t('receipt:title'), permission: 'receipt.issue' }
      ]
    },
    {
      title: t('staff:group_shop'),
      parts: [
        { href: '/admin/products', icon: 'tag', label: t('admin_product:title'), permission: 'catalogue.edit' },
        {
          href: '/admin/hotels',
          icon: 'calendar',
          label: t('admin_hotel:title'),
          permission: 'hotel.reception',
          offered: configs.hotel || hasPermission(user, 'hotel.edit')
        },
        {
          href: '/admin/tickets',
          icon: 'ticket',
          label: t('ticket:admin_title'),
          permission: 'ticket.check',
          offered: configs.ticket || hasPermission(user, 'catalogue.edit')
        },
        { href: '/admin/customers', icon: 'users', label: t('admin_customer:title'), permission: 'customer.view' },
        { href: '/admin/moderation', icon: 'star', label: t('moderation:title'), count: 'comments', permission: 'review.moderate' },
        { href: '/admin/messages', icon: 'message-square', label: t('staff:messages'), count: 'messages', permission: 'message.view' },
        {
          href: '/admin/price-suggestions',
          icon: 'tugrik',
          label: t('staff:suggestions'),
          count: 'price_suggestions',
          permission: 'quote.answer'
        },
        { href: '/admin/quotes', icon: 'building-2', label: t('staff:quotes'), count: 'quotes', permission: 'quote.answer' }
      ]
    },
    {
      title: t('staff:group_content'),
      parts: [
        { href: '/admin/home', icon: 'newspaper', label: t('admin_site:title'), offered: isEditor(user) },
        {
          href: '/admin/coupons',
          icon: 'percent',
          label: t('admin_coupon:title'),
          permission: 'coupon.manage'
        },
        {
          href: '/admin/gift-cards',
          icon: 'gift',
          label: t('gift_card:admin_title'),
          permission: 'gift_card.manage',
          offered: hasGiftCards(configs)
        },
        {
          href: '/admin/lucky-wheel',
          icon: 'circle-dot',
          label: t('wheel:admin_title'),
          permission: 'promotion.manage',
          offered: configs.luckyWheel
        },
        {
          href: '/admin/jackpot',
          icon: 'toono',
          label: t('jackpot:admin_title'),
          permission: 'promotion.manage',
          offered: configs.jackpot
        },
        {
          href: '/admin/roulette',
          icon: 'ugalz',
          label: t('roulette:title'),
          permission: hasPermission(user, 'roulette.play') ? 'roulette.play' : 'roulette.manage',
          offered: hasBranches
        },
        { href: '/admin/synonyms', icon: 'search', label: t('synonym:title'), permission: 'catalogue.edit' }
      ]
    },
    {
      title: t('staff:group_settings'),
      parts: [
        { href: '/admin/reports', icon: 'scale', label: t('report:title'), permission: 'report.view' },
        { href: '/admin/ledger', icon: 'calculator', label: t('ledger:report'), permission: 'ledger.view' },
        { href: '/admin/setup', icon: 'sliders-horizontal', label: t('admin_setup:title'), permission: 'setting.edit' },
        {
          href: hasPermission(user, 'staff.manage') ? '/admin/staff' : '/admin/actions',
          icon: 'shield-check',
          label: t('admin_staff:title'),
          permission: hasPermission(user, 'staff.manage') ? 'staff.manage' : 'setting.edit'
        },
        { href: '/admin/notices', icon: 'bell', label: t('staff_notice:title'), permission: 'setting.edit' },
        { href: '/admin/jobs', icon: 'refresh-cw', label: t('staff:jobs'), permission: 'job.manage' }
      ]
    },
    { title: t('staff:group_own'), parts: [{ href: '/account', icon: 'user', label: t('staff:own_account') }] }
  ]
  return groups
    .map(({ title, parts }) => ({
      title,
      parts: parts.filter(({ permission, offered = true }) => offered && (permission === undefined || hasPermission(user, permission)))
    }))
    .filter(({ parts }) => parts.length > 0)
}

/** Pages that belong to a part with another path, by the first part of their own. */
const PARENTS: Record<string, string> = {
  '/admin/roles': '/admin/staff',
  '/admin/actions': '/admin/staff',
  '/admin/taxons': '/admin/products',
  '/admin/brands': '/admin/products',
  '/admin/vendors': '/admin/products',
  '/admin/badges': '/admin/products',
  '/admin/options': '/admin/products',
  '/admin/import': '/admin/products',
  '/admin/announcements': '/admin/home',
  '/admin/authors': '/admin/home',
  '/admin/banners': '/admin/home',
  '/admin/media': '/admin/home',
  '/admin/menus': '/admin/home',
  '/admin/pages': '/admin/home',
  '/admin/promotions': '/admin/home',
  '/admin/series': '/admin/home',
  '/admin/tags': '/admin/home'
}
/** Whether a page belongs to a part of the menu. */
export const isPageWithin = (path: string, href: string): boolean =>
  path === href || PARENTS[path.split('/').slice(0, 3).join('/')] === href || (href !== '/admin' && path.startsWith(`${href}/`))
