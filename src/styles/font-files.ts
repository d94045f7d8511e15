import sans from './fonts/commissioner.woff2?url'
import serif from './fonts/source-serif-4.woff2?url'

/** What the first paint needs; what `rare-fonts.css` names loads when a page has a character for it. */
export const fontFiles: readonly string[] = [sans, serif]
