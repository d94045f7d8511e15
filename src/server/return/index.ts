export { returnLines, returns } from './tables.ts'
