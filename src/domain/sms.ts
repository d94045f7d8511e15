/** The basic alphabet of text messages (GSM 03.38), and its signs that count twice. */
const BASIC = /^[\n\r\x20-\x5a_a-z£¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà^{}\\[\]~|€]*$/
const COUNTED_TWICE = /[\^{}\\[\]~|€]/g

const SPELLINGS: Readonly<Record<string, string>> = {
  '₮': ' MNT',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '→': '-',
  '×': 'x',
  '…': '...',
  '\u00a0': ' '
}
const SPELLED = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'g')

/** A text as it is sent: one that differs from the basic alphabet by ₮ and the like alone is spelled in it, which is half as many parts. */
export function toSmsText(text: string): string {
  const spelled = text.replace(SPELLED, sign => SPELLINGS[sign] ?? sign)
  return BASIC.test(spelled) ? spelled : text
}

/** Text messages have 160 characters of the basic alphabet, or 70 with Cyrillic letters; parts of longer ones are shorter. */
export function countSmsParts(text: string): number {
  const isBasic = BASIC.test(text)
  const [alone, part] = isBasic ? [160, 153] : [70, 67]
  const length = text.length + (isBasic ? (text.match(COUNTED_TWICE)?.length ?? 0) : 0)
  return length <= alone ? 1 : Math.ceil(length / part)
}
