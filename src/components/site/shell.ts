/** The shell's script on every page: no framework, the same stores as the islands. */
import { adoptStyles } from '../../islands/adopt-styles.ts'
import './counts.ts'
import './theme.ts'
import './toasts.ts'
import './confirm.ts'
import './add-to-cart.ts'
import '../search/intent.ts'
import '../wishlist/hearts.ts'
import './restart.ts'
import '#offline/register-worker.ts'
import rareFonts from '../../styles/rare-fonts.css?inline'
import styles from './overlays.css?inline'

adoptStyles(rareFonts + styles)
