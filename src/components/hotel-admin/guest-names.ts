import type { BookedStay } from '#contract/reception.ts'

export const formatGuestNames = ({ guests }: BookedStay): string =>
  guests.map(({ last_name: last, first_name: first }) => `${last} ${first}`).join(', ')
