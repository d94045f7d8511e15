import type { Hono } from 'hono'
import { hotelSearchContract } from '#contract/hotel-search.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { mapHotels } from './map.ts'
import { createHotelOffers } from './offers.ts'
import { searchHotels } from './search.ts'
import { listAmenities, refuseHotelsOff } from './view.ts'

export function createHotelSearchRoutes(server: Server): Hono<ShopEnv> {
  const { db, now } = server
  const offers = createHotelOffers(server)
  return implement(hotelSearchContract, {
    'GET /api/v2/horeca/hotels': async ({ query, locale }) => {
      await refuseHotelsOff(db)
      return searchHotels(db, query, locale, now(), offers)
    },

    'GET /api/v2/horeca/hotel_map': async ({ query, locale }) => {
      await refuseHotelsOff(db)
      return mapHotels(db, query, locale, now(), offers)
    },

    'GET /api/v2/horeca/amenity_list': async ({ locale }) => {
      await refuseHotelsOff(db)
      return listAmenities(db, locale)
    }
  })
}
