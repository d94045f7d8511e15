import type { IconName } from '#components/ui/icons.ts'
import type { Amenity } from '#domain/stay.ts'

export const AMENITY_ICONS: Record<Amenity, IconName> = {
  wifi: 'wifi',
  breakfast: 'coffee',
  parking: 'car',
  restaurant: 'utensils',
  sauna: 'bath',
  pool: 'waves',
  gym: 'dumbbell',
  spa: 'flower-2',
  family_rooms: 'users',
  pets: 'paw-print',
  accessible: 'accessibility',
  heating: 'thermometer',
  stove: 'flame',
  riding: 'compass',
  boats: 'sailboat',
  airport_transfer: 'plane',
  conference: 'presentation',
  laundry: 'shirt'
}
