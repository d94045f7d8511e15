import { persisted } from './persistent.ts'

/** Where the customer has things sent: codes of a city and a district, once they were chosen in this browser. */
export const $place = persisted<{ city: string; district: string } | null>('place', null)
