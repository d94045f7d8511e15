/** The shell's script on every page: no framework, the same stores as the islands. */
import './counts.ts'
import './theme.ts'
import './toasts.ts'
import './confirm.ts'
import './add-to-cart.ts'
import './restart.ts'
