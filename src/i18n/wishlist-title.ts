import type { Translate } from './translator.ts'

interface Titled {
  name: string
  owner_name: string
}

/** Title of a list for people other than its owner. */
export function formatWishlistTitle({ name, owner_name: owner }: Titled, t: Translate): string {
  if (!owner) return name || t('wishlist:first')
  return name ? t('wishlist:list_of_named', { name: owner, list: name }) : t('wishlist:list_of', { name: owner })
}
