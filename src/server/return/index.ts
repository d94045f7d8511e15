export { type Actor, approveReturn, closeReturn, disposeLines, receiveReturn, refundReturn, rejectReturn } from './change.ts'
export { openReturn } from './request.ts'
export { viewReturn } from './view.ts'
export { returnLines, returns } from './tables.ts'
