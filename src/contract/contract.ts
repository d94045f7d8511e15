import { catalogueContract } from './catalogue.ts'
import { productContract } from './product.ts'
import { listingContract, lookupContract, searchContract } from './search.ts'
import { wishlistContract } from './wishlist.ts'

/** Every route of the Shop API. A feature adds its file here, once. */
export const contract = {
  ...catalogueContract.routes,
  ...productContract.routes,
  ...listingContract.routes,
  ...searchContract.routes,
  ...lookupContract.routes,
  ...wishlistContract.routes
}

export type Contract = typeof contract
