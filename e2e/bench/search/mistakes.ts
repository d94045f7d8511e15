/** Neighbours on the keyboards of phones. */
const ROWS = {
  cyrillic: ['фцужэнгшүзкъ', 'йыбөахролдп', 'ячёсмитьвю'],
  latin: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
}
const VOWELS = /[аэоөиуүыеёяю]/

type Random = () => number
const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]

function findNeighbours(letter: string, rows: readonly string[]): string[] {
  const row = rows.find(each => each.includes(letter)) ?? ''
  const at = row.indexOf(letter)
  return [row.charAt(at - 1), row.charAt(at + 1)].filter(Boolean)
}

/** Replaces a random letter of those that match, except the first of a word, which people rarely miss. */
function replaceOne(random: Random, word: string, letters: RegExp, change: (letter: string) => string): string {
  const places = Array.from(word, (letter, at) => (at > 0 && letters.test(letter) ? at : -1)).filter(at => at >= 0)
  const at = pick(random, places)
  return at === undefined ? word : word.slice(0, at) + change(word.charAt(at)) + word.slice(at + 1)
}

function toLatin(word: string, letters: Readonly<Record<string, string>>): string {
  return Array.from(word, letter => letters[letter] ?? COMMON[letter] ?? letter).join('')
}

const COMMON: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'ye', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', ө: 'u', п: 'p',
  р: 'r', с: 's', т: 't', у: 'u', ү: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya'
} // prettier-ignore

const swapLetters = (pairs: string): ((letter: string) => string) => {
  return letter => pairs.charAt(pairs.indexOf(letter) ^ 1)
}

/** Mistakes that people make in Cyrillic words, and ways to write them in Latin letters. */
export const MISTAKES: Record<string, (word: string, random: Random) => string> = {
  neighbour: (word, random) => replaceOne(random, word, /./, letter => pick(random, findNeighbours(letter, ROWS.cyrillic)) ?? letter),
  dropped: (word, random) => replaceOne(random, word, /./, () => ''),
  'dropped vowel': (word, random) => replaceOne(random, word, VOWELS, () => ''),
  doubled: (word, random) => replaceOne(random, word, VOWELS, letter => letter + letter),
  swapped: (word, random) => {
    const at = 1 + Math.floor(random() * Math.max(1, word.length - 2))
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
  },
  'о for ө': word => Array.from(word, letter => (/[оөуү]/.test(letter) ? swapLetters('оөуү')(letter) : letter)).join(''),
  'и for ь': (word, random) =>
    replaceOne(
      random,
      word,
      /[ьъыий]/,
      letter =>
        pick(
          random,
          Array.from('ьъыий').filter(each => each !== letter)
        ) ?? ''
    ),
  'е for э': (word, random) =>
    replaceOne(random, word, /[эеаояё]/, letter => ({ э: 'е', е: 'э', а: 'о', о: 'а', я: 'иа', ё: 'ио' })[letter] ?? letter),
  'б for в': (word, random) => replaceOne(random, word, /[бвпдтгкхсзжчшц]/, letter => swapLetters('бвпбдтгкхгсзжчшчцс')(letter)),
  'plain Latin': word => toLatin(word, {}),
  'careful Latin': word => toLatin(word, { х: 'kh', ө: 'ö', ү: 'ü', э: 'e', ж: 'zh', ы: 'ii' }),
  'short Latin': word => toLatin(word, { х: 'x', ө: 'o', ү: 'v', ц: 'c', ч: 'ch', ж: 'j', в: 'w', я: 'ia', ю: 'iu', е: 'e', ы: 'i' }),
  'odd Latin': word => toLatin(word, { х: 'h', ө: 'ou', ү: 'uu', ц: 'z', ч: 'q', ш: 'w', й: 'y' }),
  'Latin neighbour': (word, random) =>
    replaceOne(random, toLatin(word, {}), /./, letter => pick(random, findNeighbours(letter, ROWS.latin)) ?? letter)
}

/** The same figures for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A query with a mistake in its last word, or in Latin letters. */
export function misspell(kind: string, query: string, random: Random): string {
  const words = query.split(' ')
  const mistake = MISTAKES[kind]
  if (!mistake) return query
  return words.map((word, at) => (kind.includes('Latin') || at === words.length - 1 ? mistake(word, random) : word)).join(' ')
}
