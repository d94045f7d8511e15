import sans from './fonts/commissioner.woff2?url'
import serif from './fonts/source-serif-4.woff2?url'

/** Fonts of the first paint; those of `rare-fonts.css` are loaded when a page has a character of them. */
export const fontFiles: readonly string[] = [sans, serif]
