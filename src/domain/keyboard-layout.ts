import { isCyrillic } from './search.ts'

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,./-="
const MONGOLIAN_KEYS = 'фцужэнгшүзкъйыбөахролдпячёсмитьвюещ'
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбю.-='

/** The text typed on the other keyboard layout: `hfjufux` is хөргөгч. Most likely first; empty for digits. */
export function toOtherKeyboardLayouts(text: string): string[] {
  const typed = text.normalize('NFC').toLowerCase()
  if (isCyrillic(typed)) return [MONGOLIAN_KEYS, RUSSIAN_KEYS].map(keys => retype(typed, keys, LATIN_KEYS))
  return /[a-z]/.test(typed) ? [retype(typed, LATIN_KEYS, MONGOLIAN_KEYS), retype(typed, LATIN_KEYS, RUSSIAN_KEYS)] : []
}

function retype(text: string, from: string, to: string): string {
  return Array.from(text, letter => {
    const index = from.indexOf(letter)
    return index < 0 ? letter : (to[index] ?? letter)
  }).join('')
}
