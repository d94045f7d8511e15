/* What a page needs from its first input on. A file of its own, because every byte of the shell's delays all pages. */
import { adoptStyles } from '../../../islands/adopt-styles.ts'
import './lost-network.ts'
import forcedColors from './forced-colors.css?inline'
import lowWindow from './low-window.css?inline'

adoptStyles(`${lowWindow}@media (forced-colors: active) {${forcedColors}}`)
