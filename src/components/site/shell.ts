/** The script of every page; it shares the stores with the islands. */
import { adoptStyles } from '../../islands/adopt-styles.ts'
import './cart-badge.ts'
import './theme.ts'
import './web-fonts.ts'
import '../tracking/load-consent.ts'
import './toasts.ts'
import './confirm.ts'
import './add-to-cart.ts'
import './focus.ts'
import '../search/open-search.ts'
import '../wishlist/product-toggles.ts'
import '#offline/register-worker.ts'
import rareFonts from '../../styles/rare-fonts.css?inline'
import styles from './overlays.css?inline'

adoptStyles(rareFonts + styles)
const startInput = (): void => void import('./input/start.ts')
for (const type of ['scroll', 'pointerover', 'keydown']) addEventListener(type, startInput, { once: true })
// Text twice as large on a phone would make the page wider than the window until then.
if (matchMedia('(max-width: 18em)').matches) startInput()
