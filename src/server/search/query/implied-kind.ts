import { isGenitive } from '../words/grammar.ts'
import { findBrandKinds } from '../words/known-brands.ts'
import { findMatches, toParts } from './query-parts.ts'
import type { SayingWords } from './query-words.ts'
import { findSynonymsAt, type SynonymMatch, type Synonyms } from '../words/synonym-index.ts'

/** What stands before goods for a kind of goods: the case of a phone. */
const KIND_WORDS: Record<string, readonly string[]> = {
  утас: ['утасны', 'phone'],
  таблет: ['таблетын', 'tablet'],
  'зөөврийн компьютер': ['компьютерийн', 'laptop'],
  чихэвч: ['чихэвчний', 'headphone'],
  цаг: ['цагны', 'watch'],
  'фото аппарат': ['камерын', 'camera'],
  'тоглоомын консол': ['тоглоомын', 'game'],
  зурагт: ['зурагтын', 'tv']
}

/** A model of a phone, which stands alone for it: `a54`. */
const MODEL = /^\p{L}{1,2}\d{1,4}$/u
const MODEL_KIND = 'утас'

const kindWords = new Set(Object.values(KIND_WORDS).flat())

/** Whether a word stands only for what a brand says. */
export const isAddedKind = (word: string, typed: readonly string[]): boolean => kindWords.has(word) && !typed.includes(word)

/** Adds the kind of goods that a brand or model says: `iphone 15 гэр` is a phone case, `iphone 15 утасны гэр`, and no ger. */
export function addImpliedKind(said: SayingWords, synonyms: Synonyms): SayingWords {
  const implied = findImpliedKind(synonyms, said)
  if (!implied) return said
  const { at, word } = implied
  return {
    ...said,
    implied: word,
    words: said.words.toSpliced(at, 0, word),
    headEnd: said.headEnd + (at < said.headEnd ? 1 : 0),
    breaks: said.breaks.map(each => (each > at ? each + 1 : each))
  }
}

/** Adds the same for other goods as similar kinds: a shop may have cases of phones, but none of tablets. */
export function addOtherKinds(synonyms: Synonyms, words: readonly string[], implied: string, matches: Map<number, SynonymMatch>): void {
  const at = words.indexOf(implied)
  const match = matches.get(at)
  const only = words[at + 1]
  if (match?.length !== 2 || !match.isGoods || only === undefined) return
  const groups = [...kindWords].flatMap(word => {
    const other = findSynonymsAt(synonyms, [word, only], 0)
    return other?.length === 2 && other.isGoods ? other.groups : []
  })
  const others = [...new Set(groups)].filter(group => !match.groups.includes(group))
  matches.set(at, { ...match, kinds: [...match.kinds, ...others.map(({ phrases }) => phrases.map(phrase => phrase.words))] })
}

function findImpliedKind(synonyms: Synonyms, { words, breaks }: SayingWords): { at: number; word: string } | null {
  const branded = words.flatMap(word => findBrandKinds(word) ?? [])
  const kinds = branded.length || !words.some(word => MODEL.test(word)) ? branded : [MODEL_KIND]
  const implied = [...new Set(kinds.flatMap(kind => KIND_WORDS[kind] ?? []))]
  if (!implied.length) return null
  const parts = toParts(words, findMatches(synonyms, words, { breaks })).filter(({ words: [first = ''] }) => !findBrandKinds(first))
  for (const part of parts) {
    const {
      start,
      words: [only = '', ...rest]
    } = part
    // `galaxy watch 6 strap` says the kind itself.
    const isSaid = isGenitive(words[start - 1] ?? '') || parts.some(other => other !== part && other.match?.isGoods)
    if (rest.length || isSaid) continue
    const word = implied.find(each => {
      const match = findSynonymsAt(synonyms, [each, only], 0)
      return match?.length === 2 && match.isGoods
    })
    if (word) return { at: start, word }
  }
  return null
}
