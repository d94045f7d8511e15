/** As many as a draw of the page that verifies draws has. */
export const MAX_ROULETTE_PRIZES = 8
export const MAX_ROULETTE_WEIGHT = 10_000
export const MAX_ROULETTE_STOCK = 100_000
/** Draws on a page of the list. */
export const ROULETTE_DRAWS_PER_PAGE = 20
