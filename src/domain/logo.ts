/** A picture of the owner's; sizes in pixels. */
export interface Logo {
  id: string
  width: number
  height: number
}

/** Sizes of square icons: for the tab of a browser, and for the screens of phones. */
export const ICON_SIZES = [32, 180, 192, 512] as const
export type IconSize = (typeof ICON_SIZES)[number]

const OWN_ICONS: Record<IconSize, string> = {
  32: '/brand/mark.svg',
  180: '/icons/apple-touch.png',
  192: '/icons/icon-192.png',
  512: '/icons/icon-512.png'
}

/** A square icon of the shop: the logo on white, or the mark of shops without one. */
export const chooseShopIcon = (logo: Pick<Logo, 'id'> | null, size: IconSize): string =>
  logo ? `/img/${logo.id}/icon-${size}.png` : OWN_ICONS[size]

/** The logo with room around it, for phones that cut icons to a shape. */
export const chooseMaskableIcon = (logo: Pick<Logo, 'id'> | null): string =>
  logo ? `/img/${logo.id}/icon-maskable.png` : '/icons/maskable-512.png'

/** Logos as wide as this contain the shop's name. */
const WIDE = 2
export const isWide = ({ width, height }: Logo): boolean => width >= WIDE * height
