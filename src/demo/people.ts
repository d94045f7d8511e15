import type { Address, Organisation } from '#domain/cart.ts'
import type { FulfilmentState, ProviderCode, ReceiptState } from '#domain/order.ts'
import type { users } from '#server/identity/index.ts'
import { khorooCode } from '#server/site/index.ts'

/** What came of an order. Money and stock follow from it by the same rules as in the shop. */
type Ending =
  | { kind: 'delivered'; receipt: ReceiptState }
  | { kind: 'under_way'; fulfilment: Exclude<FulfilmentState, 'delivered' | 'returned'> }
  | { kind: 'waiting' }
  | { kind: 'canceled' }
  | { kind: 'expired' }
  /** Paid after the deadline: the money is on its way back, or back already. */
  | { kind: 'paid_late'; refunded: boolean }

export interface DemoOrder {
  number: string
  hoursAgo: number
  /** Slugs, each with how many pieces. */
  items: Record<string, number>
  method: ProviderCode
  organisation?: Organisation
  ending: Ending
}

export interface DemoPerson {
  user: Omit<typeof users.$inferInsert, 'passwordHash' | 'createdAt'> & { mobile: string }
  address: Omit<Address, 'city_name' | 'district_name' | 'quarter_name'>
  /** The oldest first. */
  orders: readonly DemoOrder[]
}

/** Everybody's in the demo shop; a live shop never has these people. */
export const DEMO_PASSWORD = 'delguur-demo'
const DAY = 24

export const demoPeople: readonly DemoPerson[] = [
  {
    user: {
      mobile: '88112345',
      email: 'nomin@delguur.example',
      firstName: 'Номин',
      lastName: 'Батболд',
      role: 'customer',
      gender: 'MS',
      birthday: '1994-05-17',
      avatar: '/art/avatars/avatar-4.svg'
    },
    address: {
      city: '11',
      district: '1119',
      quarter: khorooCode('1119', 8),
      details: 'Их сургуулийн гудамж, 14-р байр, 2-р орц, 5 давхар, 38 тоот. Орцны код 38В',
      receiver: 'Номин',
      phone: '88112345'
    },
    orders: [
      {
        number: 'DG48120573',
        hoursAgo: 12 * DAY + 3,
        items: { 'cable-knit-cashmere-sweater': 1 },
        method: 'qpay',
        ending: { kind: 'delivered', receipt: 'issued' }
      },
      {
        number: 'DG48360918',
        hoursAgo: 9 * DAY + 7,
        items: { 'fine-v-neck-cashmere-sweater': 1 },
        method: 'qpay',
        ending: { kind: 'canceled' }
      },
      {
        number: 'DG48517260',
        hoursAgo: 6 * DAY + 2,
        items: { 'ger-table-lamp': 1, 'juniper-scented-candle': 2 },
        method: 'qpay',
        ending: { kind: 'delivered', receipt: 'requested' }
      },
      {
        number: 'DG48730446',
        hoursAgo: 3 * DAY + 5,
        items: { 'cashmere-throw-130-180-cm': 1 },
        method: 'bank_transfer',
        ending: { kind: 'paid_late', refunded: false }
      },
      {
        number: 'DG48861205',
        hoursAgo: 20,
        items: { 'ornament-felt-cushion': 2, 'wild-thyme-scented-candle': 1 },
        method: 'qpay',
        ending: { kind: 'under_way', fulfilment: 'delivering' }
      },
      {
        number: 'DG48902317',
        hoursAgo: 2,
        items: { 'noise-cancelling-headphones': 1 },
        method: 'qpay',
        ending: { kind: 'under_way', fulfilment: 'preparing' }
      }
    ]
  },
  {
    user: {
      mobile: '99117788',
      email: 'temuulen@delguur.example',
      firstName: 'Тэмүүлэн',
      lastName: 'Ганбаатар',
      role: 'customer',
      gender: 'MR',
      birthday: '1989-11-02',
      avatar: '/art/avatars/avatar-7.svg'
    },
    address: {
      city: '45',
      district: '4501',
      quarter: '45049',
      details: 'Шинэ Дархан, 22-р байр, 1-р орц, 9 тоот',
      receiver: 'Тэмүүлэн',
      phone: '99117788'
    },
    orders: [
      {
        number: 'DG48205531',
        hoursAgo: 11 * DAY + 4,
        items: { 'cashmere-throw-130-180-cm': 1 },
        method: 'bank_transfer',
        ending: { kind: 'delivered', receipt: 'none' }
      },
      { number: 'DG48641874', hoursAgo: 4 * DAY + 9, items: { 'red-clay-vase': 1 }, method: 'qpay', ending: { kind: 'expired' } },
      {
        number: 'DG48812096',
        hoursAgo: 30,
        items: { 'camel-wool-blanket': 1 },
        method: 'qpay',
        ending: { kind: 'under_way', fulfilment: 'shipped' }
      },
      { number: 'DG48913342', hoursAgo: 0.1, items: { 'chono-portable-speaker': 1 }, method: 'bank_transfer', ending: { kind: 'waiting' } }
    ]
  },
  {
    user: {
      mobile: '95051188',
      email: 'owner@delguur.example',
      firstName: 'Болормаа',
      lastName: 'Дорж',
      role: 'owner',
      gender: 'MS',
      birthday: '1982-02-21',
      avatar: '/art/avatars/avatar-6.svg'
    },
    address: {
      city: '11',
      district: '1122',
      quarter: khorooCode('1122', 11),
      details: 'Зайсангийн гудамж 28, 2-р давхар',
      receiver: 'Болормаа',
      phone: '95051188'
    },
    orders: [
      {
        number: 'DG48098812',
        hoursAgo: 14 * DAY,
        items: { 'crew-neck-cashmere-sweater': 1 },
        method: 'bank_transfer',
        organisation: {
          name: 'Зайсан Кофе ХХК',
          registry_number: '6204418',
          phone: '95051188',
          address: 'Хан-Уул дүүрэг, 11-р хороо',
          information: '',
          employee_count: 12,
          field: 'Нийтийн хоол'
        },
        ending: { kind: 'delivered', receipt: 'issued' }
      },
      {
        number: 'DG48440029',
        hoursAgo: 8 * DAY + 1,
        items: { 'linen-cushion': 4, 'butter-lamp-candles-five': 6 },
        method: 'qpay',
        ending: { kind: 'paid_late', refunded: true }
      }
    ]
  },
  {
    // Writes and composes what the shop says, and sells nothing.
    user: {
      mobile: '99083344',
      email: 'editor@delguur.example',
      firstName: 'Сарнай',
      lastName: 'Цэрэн',
      role: 'editor',
      gender: 'MS',
      birthday: '1991-09-08',
      avatar: '/art/avatars/avatar-1.svg'
    },
    address: {
      city: '11',
      district: '1122',
      quarter: khorooCode('1122', 11),
      details: 'Зайсангийн гудамж 28, 2-р давхар',
      receiver: 'Сарнай',
      phone: '99083344'
    },
    orders: []
  }
]
