import { wishlistContract } from './wishlist.ts'

/** Every route of the Shop API. A feature adds its file here, once. */
export const contract = {
  ...wishlistContract.routes
}

export type Contract = typeof contract
