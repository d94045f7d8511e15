/** Further words of a query are ignored, which bounds its cost. */
const MAX_QUERY_WORDS = 8
/** Longer queries are truncated. */
export const MAX_QUERY_LENGTH = 200
const MAX_WORD_LENGTH = 40

/** Letters of old fonts and of Ukrainian and Kazakh keyboards, with the Mongolian letter they are typed for. */
const OLD_LETTERS: Record<string, string> = { є: 'ө', ѳ: 'ө', ө: 'ө', ї: 'ү', ұ: 'ү', і: 'и', ң: 'н', қ: 'к', ғ: 'г', һ: 'х', ҳ: 'х' }
/** Symbols that an old font rendered as ө and ү; replaced only beside Cyrillic letters. */
const OLD_SYMBOLS: Record<string, string> = { º: 'ө', ª: 'ө', '¿': 'ү', '¯': 'ү' }
/** Latin letters that look like Cyrillic ones; v and y are common for ү and у. */
const LOOK_ALIKES: Record<string, string> = {
  a: 'а', b: 'в', c: 'с', e: 'е', h: 'н', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', v: 'ү', x: 'х', y: 'у', ö: 'ө', ü: 'ү'
} // prettier-ignore
const LATIN_LOOK_ALIKES = Object.fromEntries(Object.entries(LOOK_ALIKES).map(([latin, cyrillic]) => [cyrillic, latin]))

export const isCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text)

/** With the letters that keyboards without ө and ү have: `жуус` is жүүс. */
export const toPlainLetters = (text: string): string => text.replaceAll('ү', 'у').replaceAll('ө', 'о').replaceAll('ё', 'е')

const FRONT = /[өү]/
const BACK = /[аоу]/

/**
 * Whether a Mongolian word is typed with the vowels that another cannot have: `бүс` is no бус. Those who lack ү type у, but nobody types ү
 * for у.
 */
export const isOtherHarmony = (typed: string, word: string): boolean =>
  FRONT.test(typed) && !BACK.test(typed) && BACK.test(word) && !FRONT.test(word)

const SEARCH_PATH = /^(\/en)?\/search$/

/** The text of the search whose results an address shows; empty for any other address. */
export function parseSearchUrl(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  return url && SEARCH_PATH.test(url.pathname) ? parseSearchText(url.searchParams) : ''
}

/** The `q` parameter as one line without control characters and lone surrogates. */
export function parseSearchText(params: URLSearchParams, maxLength = MAX_QUERY_LENGTH): string {
  return (params.get('q') ?? '')
    .slice(0, maxLength)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
}

/** The words of a text in lower case, with letters of other alphabets and old fonts replaced. */
export function tokenize(text: string, maxWords = MAX_QUERY_WORDS): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2019'\u02BC`´]/g, '')
  const matches = plain.match(/[\p{L}\p{N}ºª¿¯]+/gu) ?? []
  return matches
    .flatMap(splitUnit)
    .slice(0, maxWords)
    .map(word => unifyScript(word.slice(0, MAX_WORD_LENGTH)))
    .filter(Boolean)
}

/** `9кг` is `9 кг`, `зурагт55` is `зурагт 55`, and `120x180` are two figures; model numbers such as `X1` remain one word. */
function splitUnit(word: string): string[] {
  const [, name, rest] = /^(\p{L}{4,}(?=\d\d)|\p{L}{5,})(\d.*)$/u.exec(word) ?? []
  if (name && rest) return [name, ...splitUnit(rest)]
  if (/^\d+(?:[xх]\d+)+$/u.test(word)) return word.split(/[xх]/u)
  const [, figure, unit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? []
  return figure && unit ? [figure, unit] : [word]
}

/** Words of one script without letters to replace: nearly all. */
const UNIFORM = /^(?:[a-z0-9]+|[а-яёөү]+)$/

function unifyScript(word: string): string {
  if (UNIFORM.test(word)) return word
  const letters = Array.from(word, letter => OLD_LETTERS[letter] ?? letter)
  const cyrillic = letters.filter(letter => isCyrillic(letter)).length
  if (cyrillic === 0) return letters.filter(letter => !(letter in OLD_SYMBOLS)).join('')
  const latin = letters.filter(letter => /[a-zöü]/.test(letter)).length
  const table = cyrillic >= latin ? { ...OLD_SYMBOLS, ...LOOK_ALIKES } : LATIN_LOOK_ALIKES
  return letters.map(letter => table[letter] ?? letter).join('')
}
