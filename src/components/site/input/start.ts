/* What a page needs from its first input on. A file of its own, because every byte of the shell's delays all pages. */
import { adoptStyles } from '../../../islands/adopt-styles.ts'
import './lost-network.ts'
import './send-once.ts'
import forcedColors from './forced-colors.css?inline'
import largeText from './large-text.css?inline'
import smallWindow from './small-window.css?inline'

adoptStyles(`${smallWindow}${largeText}@media (forced-colors: active) {${forcedColors}}`)

const menu = document.querySelector<HTMLDetailsElement>('.mobile-menu')
const prepare = (): void => void import('../../catalogue/mobile-menu.ts').then(load => load.prepareMenu())
// The first input may have opened it already.
if (menu?.open) prepare()
else menu?.addEventListener('toggle', prepare, { once: true })
