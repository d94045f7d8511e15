/** Header with the address of the search's results that the page of a call was opened from. */
export const OPENED_FROM_HEADER = 'x-opened-from'
