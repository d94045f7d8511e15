import { ICON_SIZES } from '#domain/logo.ts'
import { PICTURE_WIDTHS } from '#domain/picture.ts'

export const FORMATS = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof FORMATS)[number]
const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Increment them when the output changes. */
const RENDER_VERSION = 1
const ICON_VERSION = 1

export const toOriginalKey = (id: string): string => `originals/${id.slice(0, 2)}/${id}`

export const renderKey = (id: string, width: number, format: Format, theme: Theme = 'light'): string =>
  `renders/v${RENDER_VERSION}/${id.slice(0, 2)}/${id}-${theme === 'dark' ? 'dark-' : ''}${width}.${format}`

export const toIconKey = (id: string, size: number | string): string => `renders/icon-v${ICON_VERSION}/${id.slice(0, 2)}/${id}-${size}.png`

export const renderKeys = (id: string): string[] =>
  THEMES.flatMap(theme => PICTURE_WIDTHS.flatMap(width => FORMATS.map(format => renderKey(id, width, format, theme))))

export const toIconKeys = (id: string): string[] => [...ICON_SIZES, 'maskable'].map(size => toIconKey(id, size))
