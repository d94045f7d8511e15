/** ASCII form of MNS 5217, as the statistics office romanizes names. */
const LETTERS: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'ye', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'i', к: 'k',
  л: 'l', м: 'm', н: 'n', о: 'o', ө: 'u', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ү: 'u', ф: 'f',
  х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sh', ъ: 'i', ы: 'y', ь: 'i', э: 'e', ю: 'yu', я: 'ya'
} // prettier-ignore

/** `Өвөрхангай` → `Uvurkhangai`. Other characters are left unchanged. */
export function toLatin(text: string): string {
  const letters = Array.from(text.normalize('NFC'))
  return letters
    .map((letter, place) => {
      const small = letter.toLowerCase()
      const latin = LETTERS[small]
      if (latin === undefined) return letter
      if (letter === small) return latin
      return isCapital(letters[place + 1]) || (isCapital(letters[place - 1]) && !isSmall(letters[place + 1]))
        ? latin.toUpperCase()
        : capitalize(latin)
    })
    .join('')
}

/** `Хувцас ба гутал!` → `khuvtsas-ba-gutal`, for the ids of headings. Empty where the text has no letter or digit. */
export function toLatinSlug(text: string): string {
  return toLatin(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const isCapital = (letter: string | undefined): boolean => letter !== undefined && letter !== letter.toLowerCase()
const isSmall = (letter: string | undefined): boolean => letter !== undefined && letter !== letter.toUpperCase()
const capitalize = (latin: string): string => latin.charAt(0).toUpperCase() + latin.slice(1)

const MAX_CODE_LENGTH = 60

/** `Éclat` → `Eclat`, `Гоби` → `Gobi`: names that are equal so are the same one in two scripts. Other characters are left unchanged. */
export function toPlainLatin(name: string): string {
  return toLatin(
    name
      .normalize('NFKD')
      .replace(/(?<=[a-z])\p{M}+/giu, '')
      .normalize('NFC')
  )
}

/** `Хүүхдийн гутал` → `khuukhdiin-gutal`; a name without letters and digits gets a number. */
export function toCode(name: string): string {
  const slug = toLatinSlug(toPlainLatin(name)).slice(0, MAX_CODE_LENGTH).replace(/-$/, '')
  return slug || `n${Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)}`
}
