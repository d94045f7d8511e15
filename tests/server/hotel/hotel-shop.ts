import type { Order } from '#contract/order.ts'
import type { Cart } from '#domain/cart.ts'
import type { Routes } from '#server/app.ts'
import { createCartStayRoutes } from '#server/cart/index.ts'
import { createHotelRoutes, createHotelSearchRoutes, hotels, roomTypes } from '#server/hotel/index.ts'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { createOrderStayRoutes } from '#server/order/stay/routes.ts'
import { COMPLETE, type Customer, requireOk, type TestShop } from '../shop.ts'

export const HOTEL_ROUTES: readonly Routes[] = [
  createHotelRoutes,
  createHotelSearchRoutes,
  createCartStayRoutes,
  createOrderStayRoutes,
  createRefundRoutes
]

export const STAYS = '/api/v2/checkouts/current/stays'
export const PRICE = '/api/v2/horeca/calculate_price'
/** Tugrik. */
export const NIGHT = 100_000
export const BAT = { first_name: 'Bat-Erdene', last_name: 'Dorj', gender: 'male' }

/** A hotel and a room type as the forms of staff send them. */
export const HOTEL = {
  kind: 'camp',
  name: { mn: 'Шинэст бааз', en: 'Larch Bay' },
  description: { mn: 'Нуурын эрэгт.\nГалын зуухтай.' },
  zone: '11',
  address: { mn: 'Хатгал' },
  latitude: 50.44,
  longitude: 100.16,
  phone: '77001188',
  stars: null,
  amenities: ['stove', 'riding'],
  images: [],
  rules: {
    check_in: '14:00',
    check_out: '12:00',
    free_days: 2,
    fee_percent: 50,
    child_free_age: 5,
    child_price: 20_000,
    extra_bed_price: 30_000,
    meals: { breakfast: 10_000 },
    transfers: [{ iata: 'MXV', price: 60_000 }],
    city_tax_percent: 0
  }
}
export const ROOM = {
  name: { mn: 'Гэр', en: 'Ger' },
  description: {},
  image: null,
  square_metres: 28,
  rooms: 2,
  max_adults: 2,
  max_guests: 3,
  extra_beds: 1,
  base_price: 100_000,
  amenities: [],
  active: true
}

/** Makes a hotel with one room type. @returns the room type's id */
export async function openHotel({ server, clock }: TestShop, rooms = 2, slug = 'larch-bay'): Promise<number> {
  const { now } = clock
  const rules = {
    checkIn: '14:00',
    checkOut: '12:00',
    freeDays: 7,
    feePercent: 50,
    childFreeAge: 5,
    childPrice: 20_000,
    extraBedPrice: 30_000,
    meals: { breakfast: 10_000 },
    transfers: [{ iata: 'MXV', price: 60_000 }],
    cityTaxPercent: 2
  }
  const [hotel] = await server.db
    .insert(hotels)
    .values({
      slug,
      kind: 'camp',
      name: { mn: 'Шинэст', en: 'Larch Bay' },
      description: {},
      zoneCode: '11',
      address: { mn: 'Хөвсгөл', en: 'Khuvsgul' },
      latitude: 50,
      longitude: 100,
      phone: '77001188',
      rules,
      published: true,
      createdAt: now,
      updatedAt: now
    })
    .returning({ id: hotels.id })
  const [room] = await server.db
    .insert(roomTypes)
    .values({
      hotelId: hotel?.id ?? 0,
      name: { mn: 'Гэр', en: 'Ger' },
      description: {},
      squareMetres: 28,
      rooms,
      maxAdults: 2,
      maxGuests: 3,
      extraBeds: 1,
      basePrice: NIGHT
    })
    .returning({ id: roomTypes.id })
  invalidate(server.database, ['hotels'])
  return room?.id ?? 0
}

/** Three nights in one room. */
export const toStay = (roomId: number, more: object = {}) => ({
  room_id: roomId,
  check_in: '2026-12-10',
  check_out: '2026-12-13',
  rooms: 1,
  adults: 1,
  ...more
})
export const toBooking = (roomId: number, more: object = {}) => ({ ...toStay(roomId, more), guests: [BAT] })

export async function orderStay(user: Customer, roomId: number, more: object = {}): Promise<Order> {
  const cart = requireOk(await user.call<Cart>('POST', STAYS, toBooking(roomId, more)))
  return requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: cart.total }))
}
