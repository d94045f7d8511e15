export { importHotel } from './document.ts'
export { hotelAdminRoutes } from './admin-routes.ts'
export { type HotelOffer, hotelOffers } from './hotel-offers.ts'
export { loadRoomIndex } from './offers.ts'
export { savePassengers } from './passengers.ts'
export { hotelRoutes, toStayRequest } from './routes.ts'
export { hotelSearchRoutes } from './search-routes.ts'
export { isReviewed, reviewStay } from './reviews.ts'
export { takesRooms } from './rooms.ts'
export {
  addStay,
  listBookedNights,
  bookStays,
  cancelLines,
  cancelNights,
  deleteStays,
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
export { hotelReviews, hotels, roomClosures, roomNights, roomRates, roomTypes, stayNights, stays } from './tables.ts'
