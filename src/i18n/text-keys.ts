import type account from './locales/mn/account.json'
import type auth from './locales/mn/auth.json'
import type branches from './locales/mn/branches.json'
import type build from './locales/mn/build.json'
import type cart from './locales/mn/cart.json'
import type catalogue from './locales/mn/catalogue.json'
import type checkout from './locales/mn/checkout.json'
import type comment from './locales/mn/comment.json'
import type compare from './locales/mn/compare.json'
import type compose from './locales/mn/compose.json'
import type contact from './locales/mn/contact.json'
import type content from './locales/mn/content.json'
import type dev from './locales/mn/dev.json'
import type editor from './locales/mn/editor.json'
import type errors from './locales/mn/errors.json'
import type facets from './locales/mn/facets.json'
import type home from './locales/mn/home.json'
import type message from './locales/mn/message.json'
import type notice from './locales/mn/notice.json'
import type nutrition from './locales/mn/nutrition.json'
import type offline from './locales/mn/offline.json'
import type order from './locales/mn/order.json'
import type password from './locales/mn/password.json'
import type payment from './locales/mn/payment.json'
import type place from './locales/mn/place.json'
import type product from './locales/mn/product.json'
import type promotion from './locales/mn/promotion.json'
import type quote from './locales/mn/quote.json'
import type quote_message from './locales/mn/quote_message.json'
import type reading from './locales/mn/reading.json'
import type review from './locales/mn/review.json'
import type saved from './locales/mn/saved.json'
import type search from './locales/mn/search.json'
import type set from './locales/mn/set.json'
import type shell from './locales/mn/shell.json'
import type staff from './locales/mn/staff.json'
import type staff_order from './locales/mn/staff_order.json'
import type synonym from './locales/mn/synonym.json'
import type wishlist from './locales/mn/wishlist.json'
import type writing from './locales/mn/writing.json'

/**
 * The texts of every feature. A new file in `locales` is added here; its keys are then known to the type checker.
 * Mongolian is the source: a test compares the keys of the other languages with it.
 */
interface Texts {
  account: typeof account
  auth: typeof auth
  branches: typeof branches
  build: typeof build
  cart: typeof cart
  catalogue: typeof catalogue
  checkout: typeof checkout
  comment: typeof comment
  compare: typeof compare
  compose: typeof compose
  contact: typeof contact
  content: typeof content
  dev: typeof dev
  editor: typeof editor
  errors: typeof errors
  facets: typeof facets
  home: typeof home
  message: typeof message
  notice: typeof notice
  nutrition: typeof nutrition
  offline: typeof offline
  order: typeof order
  password: typeof password
  payment: typeof payment
  place: typeof place
  product: typeof product
  promotion: typeof promotion
  quote: typeof quote
  quote_message: typeof quote_message
  reading: typeof reading
  review: typeof review
  saved: typeof saved
  search: typeof search
  set: typeof set
  shell: typeof shell
  staff: typeof staff
  staff_order: typeof staff_order
  synonym: typeof synonym
  wishlist: typeof wishlist
  writing: typeof writing
}

export type TextFeature = keyof Texts
export type KeysOf<Feature extends TextFeature> = keyof Texts[Feature] & string
/** `cart:add`: the name of the file, then the key. */
export type TextKey = { [Feature in TextFeature]: `${Feature}:${KeysOf<Feature>}` }[TextFeature]
