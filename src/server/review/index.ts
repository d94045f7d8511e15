export { seenBy } from './read.ts'
export { commentImages, comments } from './tables.ts'
export { addComment, saveReview } from './write.ts'
