import type { Localized } from '#domain/site.ts'
import { DELIVERY } from '#server/site/index.ts'
import type { MenuItemSetting, SettingOf } from '#contract/setting.ts'

const item = (href: string, title: Localized, rest: Pick<MenuItemSetting, 'tone' | 'children'> = {}): MenuItemSetting => ({
  title,
  href,
  ...rest
})

const departments: MenuItemSetting[] = [
  item('/t/women', { mn: 'Эмэгтэй', en: 'Women' }),
  item('/t/men', { mn: 'Эрэгтэй', en: 'Men' }),
  item('/t/kids', { mn: 'Хүүхэд', en: 'Kids' }),
  item('/t/home', { mn: 'Гэр ахуй', en: 'Home' }),
  item('/t/tech', { mn: 'Технологи', en: 'Technology' }),
  item('/t/travel', { mn: 'Аялал', en: 'Travel' }),
  item('/t/beauty', { mn: 'Гоо сайхан', en: 'Beauty' }),
  item('/t/food', { mn: 'Хүнс', en: 'Food' })
]

const menus: SettingOf<'menus'> = {
  main: [
    ...departments,
    item('/articles', { mn: 'Нийтлэл', en: 'Articles' }),
    item('/lookbooks', { mn: 'Лүүкбүүк', en: 'Look books' }),
    item('/sale', { mn: 'Хямдрал', en: 'Sale' }, { tone: 'sale' })
  ],
  service: [
    item('/branches', { mn: 'Салбарууд', en: 'Branches' }),
    item('/lease', { mn: 'Лизинг', en: 'Lease' }),
    item('/help', { mn: 'Тусламж', en: 'Help' })
  ],
  footer: [
    item(
      '/help',
      { mn: 'Худалдан авалт', en: 'Buying' },
      {
        children: [
          item('/delivery', { mn: 'Хүргэлт', en: 'Delivery' }),
          item('/returns', { mn: 'Буцаалт, солилт', en: 'Returns' }),
          item('/payment', { mn: 'Төлбөр', en: 'Payment' }),
          item('/lease', { mn: 'Лизинг', en: 'Lease' }),
          item('/vat-receipt', { mn: 'НӨАТ-ын баримт', en: 'VAT receipts' })
        ]
      }
    ),
    item(
      '/about',
      { mn: 'Дэлгүүр', en: 'The shop' },
      {
        children: [
          item('/about', { mn: 'Бидний тухай', en: 'About us' }),
          item('/branches', { mn: 'Салбарууд', en: 'Branches' }),
          item('/official-stores', { mn: 'Албан ёсны дэлгүүрүүд', en: 'Official stores' }),
          item('/organisations', { mn: 'Байгууллагын захиалга', en: 'For organisations' }),
          item('/vendor-terms', { mn: 'Хамтран ажиллах', en: 'Sell with us' }),
          item('/terms', { mn: 'Үйлчилгээний нөхцөл', en: 'Terms of service' }),
          item('/privacy', { mn: 'Нууцлалын бодлого', en: 'Privacy' })
        ]
      }
    ),
    item(
      '/articles',
      { mn: 'Унших, үзэх', en: 'Read and browse' },
      {
        children: [
          item('/articles', { mn: 'Нийтлэл', en: 'Articles' }),
          item('/lookbooks', { mn: 'Лүүкбүүк', en: 'Look books' }),
          item('/media', { mn: 'Медиа', en: 'Media' }),
          item('/news', { mn: 'Мэдээ', en: 'News' }),
          item('/brands', { mn: 'Брэндүүд', en: 'Brands' }),
          item('/stores', { mn: 'Дэлгүүрүүд', en: 'Stores' }),
          item('/sale', { mn: 'Хямдрал', en: 'Sale' }),
          item('/deals', { mn: 'Хугацаатай хямдрал', en: 'Deals' }),
          item('/new', { mn: 'Шинээр ирсэн', en: 'New arrivals' }),
          item('/lifestyle', { mn: 'Амьдралын хэв маяг', en: 'Lifestyle' }),
          item('/contact', { mn: 'Холбоо барих', en: 'Contact us' })
        ]
      }
    )
  ]
}

const accountName = { mn: 'Дэлгүүр ХХК', en: 'Дэлгүүр ХХК' }

/** Rows of `site_settings`. */
export const siteSettingRows = {
  configs: {
    articles: true,
    showLease: true,
    showBrand: true,
    showStock: true,
    showGiftBadge: true,
    showSale: true
  } satisfies SettingOf<'configs'>,
  menus,
  contact: {
    name: { mn: 'Дэлгүүр', en: 'Delguur' },
    legal_name: { mn: 'Дэлгүүр ХХК', en: 'Delguur LLC' },
    register_number: '6123457',
    phone: '77001188',
    email: 'tuslamj@delguur.example',
    address: { mn: 'Улаанбаатар, Сүхбаатар дүүрэг, 8-р хороо', en: 'Khoroo 8, Sukhbaatar district, Ulaanbaatar' },
    hours: { mn: 'Өдөр бүр 11:00–22:00', en: 'Every day 11:00–22:00' },
    facebook: ''
  } satisfies SettingOf<'contact'>,
  bank_accounts: [
    {
      bank: { mn: 'Хаан банк', en: 'Khan Bank' },
      account_name: accountName,
      account_number: '5011884207',
      card_number: '9900 0000 1188 4207'
    },
    { bank: { mn: 'Голомт банк', en: 'Golomt Bank' }, account_name: accountName, account_number: '1105224188', card_number: '' },
    {
      bank: { mn: 'Худалдаа хөгжлийн банк', en: 'Trade and Development Bank' },
      account_name: accountName,
      account_number: '404118827',
      card_number: ''
    }
  ] satisfies SettingOf<'bank_accounts'>,
  banners: [
    {
      slot: 'hero',
      title: { mn: 'Тэнгэр хөх,\nөвөл дулаан', en: 'Blue sky,\nwarm winter' },
      text: {
        mn: 'Ноолуур, эсгий, тавилгаас технологи хүртэл. Монголын өвөлд зориулж нэг бүрчлэн сонгосон бараа.',
        en: 'From cashmere and felt to furniture and technology, chosen piece by piece for a Mongolian winter.'
      },
      href: '/t/women/knitwear',
      cta: { mn: 'Өвлийн сонголт үзэх', en: 'See the winter selection' },
      picture: null
    }
  ] satisfies SettingOf<'banners'>,
  notifications: [
    {
      id: 'delivery-hours',
      text: {
        mn: 'Улаанбаатарт 24 цагийн дотор хүргэнэ. 14:00-оос өмнөх захиалга 5 цагт.',
        en: 'In Ulaanbaatar we deliver within 24 hours; orders before 14:00 within 5.'
      },
      href: '/delivery'
    }
  ] satisfies SettingOf<'notifications'>,
  delivery: DELIVERY satisfies SettingOf<'delivery'>
}
