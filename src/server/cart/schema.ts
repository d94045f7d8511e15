/** Schemas of responses that are not described by a contract yet. */
export { deliveryPromise as promiseSchema } from '#contract/cart.ts'
export { picture as pictureSchema } from '#contract/fields.ts'
export { stockLabel as stockSchema } from '#contract/product.ts'
