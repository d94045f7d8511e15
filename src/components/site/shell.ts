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
for (const type of ['scroll', 'pointerover', 'keydown']) addEventListener(type, () => void import('./input/start.ts'), { once: true })
