/** In `public`, because the first-paint script names it, too. */
export const LIST_LAYOUT = '/list.css'
