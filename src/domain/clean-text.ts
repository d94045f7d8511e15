/** Characters that are not seen: marks of direction and width, fillers, tags, selectors. A soft hyphen is seen where a line ends. */
const UNSEEN = /(?:(?!\u00AD)[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB])+/gu
const MONGOLIAN = /\p{Script=Mongolian}/u
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u
const BLACK_FLAG = '\u{1F3F4}'
const KEYCAP = '\u20E3'

/**
 * Composes letters (NFC), and removes what is not seen: with it, two texts that look the same differ, or a text is read in another
 * order. Emoji and the Mongolian script are written with some of these characters and keep them.
 */
export function cleanText(typed: string): string {
  const text = typed.normalize('NFC')
  return text.replace(UNSEEN, (found: string, start: number) => {
    const end = start + found.length
    const before = Array.from(text.slice(Math.max(0, start - 2), start)).at(-1) ?? ''
    const after = Array.from(text.slice(end, end + 2))[0] ?? ''
    return keepSeen(found, before, after)
  })
}

/** What has an effect between two characters. */
function keepSeen(found: string, before: string, after: string): string {
  const keep = (allowed: RegExp): string => allowed.exec(found)?.[0] ?? ''
  if (MONGOLIAN.test(before) || MONGOLIAN.test(after)) return keep(/[\u180B-\u180F\u200C\u200D]{1,2}/)
  if (before === BLACK_FLAG && found.startsWith('\u{E0067}')) return keep(/^[\u{E0020}-\u{E007E}]{1,6}\u{E007F}/u)
  if (EMOJI.test(before)) return keep(EMOJI.test(after) ? /\uFE0F?\u200D|[\uFE0E\uFE0F]/ : /[\uFE0E\uFE0F]/)
  return after === KEYCAP ? keep(/\uFE0F/) : ''
}
