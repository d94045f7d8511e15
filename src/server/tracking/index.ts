export { sendConversion } from './conversion.ts'
