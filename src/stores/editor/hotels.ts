import { atom } from 'nanostores'
import type { HotelCard } from '#contract/hotel-search.ts'
import { loadClient } from '../client.ts'

/** Published hotels by name; null until they are loaded. */
export const $hotels = atom<readonly HotelCard[] | null>(null)

const PER_PAGE = 200
const MAX_PAGES = 20

/** Loads the hotels once; none where the shop offers no hotels. @throws ApiError */
export async function loadHotels(): Promise<void> {
  if ($hotels.get()) return
  const hotels: HotelCard[] = []
  try {
    for (let page = 1; page <= MAX_PAGES; page++) {
      const found = await (await loadClient()).get('/api/v2/horeca/hotels', { query: { page: String(page), per_page: String(PER_PAGE) } })
      hotels.push(...found.hotels)
      if (!found.more) break
    }
  } catch (error) {
    if (Reflect.get(Object(error), 'status') !== 404) throw error
  }
  $hotels.set(hotels.toSorted((one, other) => one.name.localeCompare(other.name)))
}
