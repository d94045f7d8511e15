export { importHotel } from './document.ts'
export { createHotelAdminRoutes } from './admin-routes.ts'
export { type HotelOffer, readHotelOffers } from './hotel-offers.ts'
export { loadRoomIndex } from './offers.ts'
export { savePassengers } from './passengers.ts'
export { createHotelRoutes, toStayRequest } from './routes.ts'
export { createHotelSearchRoutes } from './search-routes.ts'
export { isReviewed, reviewStay } from './reviews.ts'
export { countFreeRooms, findLeastFree, isTakingRooms, lockRoomTypes, readRates, type RoomTypeRow } from './rooms.ts'
export {
  addStay,
  listBookedNights,
  bookStays,
  cancelLines,
  cancelNights,
  deleteStays,
  extendStayHolds,
  hasPaidStays,
  holdStays,
  moveStays,
  type PricedStay,
  releaseStays,
  removeStay,
  type StayRow,
  listStaysOfCart,
  listStaysOfOrder
} from './stays.ts'
export { refuseHotelsOff, viewQuote } from './view.ts'
export { hotelReviews, hotels, roomClosures, roomNights, roomRates, roomTypes, stayCharges, stayNights, stays } from './tables.ts'
