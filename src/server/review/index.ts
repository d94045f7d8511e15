export { type ImportedRating, type ImportedReview, importReviews } from './import.ts'
export { commentCount } from './read.ts'
export { commentImages, comments } from './tables.ts'
export { saveReview } from './write.ts'
