import type { Alternative } from '../plan/alternatives.ts'
import { toGoodsModifier, toGoodsWord, toTitleWord } from '../marked-words.ts'

export const toTitleLexeme = (word: string): string => formatLexeme(toTitleWord(word))
export const toGoodsLexeme = (word: string): string => formatLexeme(toGoodsWord(word))
export const toTitleOrGoodsLexeme = (word: string): string =>
  `(${toTitleLexeme(word)} | ${toGoodsLexeme(word)} | ${formatLexeme(toGoodsModifier(word))})`

export function formatTermQuery(alternatives: readonly Alternative[], toLexeme?: (word: string) => string): string {
  return `(${alternatives.map(each => formatAlternativeQuery(each, toLexeme ? { last: toLexeme, others: toLexeme } : chooseLexemes(each))).join(' | ')})`
}

export interface Lexemes {
  last: (word: string) => string
  others: (word: string) => string
}

const ANYWHERE: Lexemes = { last: formatLexeme, others: formatLexeme }

function chooseLexemes({ within }: Alternative): Lexemes {
  if (within === 'any') return ANYWHERE
  return { last: within === 'goods' ? toGoodsLexeme : toTitleOrGoodsLexeme, others: toTitleOrGoodsLexeme }
}

/** `('a' | 'b') & 'c'` */
export function formatAlternativeQuery({ words }: Alternative, { last, others }: Lexemes): string {
  return `(${words.map((spellings, at) => `(${spellings.map(at === words.length - 1 ? last : others).join(' | ')})`).join(' & ')})`
}

export function formatSkuQuery(sku: string): string {
  return `${formatLexeme(`#${sku}`)}:*`
}

/** A word in tsquery syntax. */
export function formatLexeme(word: string): string {
  return `'${word.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}
