import { flushWishlist } from '#stores/wishlist.ts'

/* A change that was made right before this page was opened is missing in it. */
void flushWishlist().then(sent => sent && location.reload())
