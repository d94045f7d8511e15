import { createPersistentStore } from './persistent.ts'

/** Codes of the city and the district that were last selected in this browser. */
export const $deliveryPlace = createPersistentStore<{ city: string; district: string } | null>('place', null)
