export { submitCart } from './complete.ts'
export { updateCheckout } from './update.ts'
