/* What a text gains from JavaScript: it can be handed on, and a whole look goes into the cart from where it stands. */
import '../product/share.ts'
import './looks.ts'
