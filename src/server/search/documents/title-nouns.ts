import { tokenize } from '#domain/search.ts'
import type { Localized } from '#domain/site.ts'

/** Additions to the noun, such as «Тэнгэр», 20 л, "for two". The text after a dash or bar names a choice: `Crew neck – blue`. */
const ADDITIONS = /«[^»]*»|\s[-–—|/]\s.*$|[,(].*$|\s(?:with|for|from|of|in)\s.*$/giu

const SIZES = 'size|small|medium|large|x{0,3}[sl]|one size|unisex'
const PACKS = 'packs?|pk|pcs|pieces?|count|ct|assorted|ширхэг|шт|штук'
const COLOURS =
  'black|white|red|blue|green|gr[ae]y|pink|brown|beige|navy|yellow|purple|(?:ч[её]рн|бел|красн|син|зел[её]н|сер|розов|коричнев|бежев|ж[её]лт)(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)'
const UNITS =
  'kg|g|gr|mg|lb|lbs|oz|l|ml|cl|fl|qt|gal|m|cm|mm|km|in|inch|ft|yd|w|kw|v|a|ah|mah|hz|gb|tb|mb|mp|k|hp|pk|pcs|pc|ct|yrs?|кг|г|гр|мг|л|мл|м|см|мм|км|вт|в|мач|гб|тб|мб|инч|хос|боть|нас|шт'
const FIGURES = String.raw`\d[\p{L}\d.,/×"″”'-]*(?:\s*(?:${UNITS}))?|[a-z]{1,2}\d[\w/-]*`
/** At the end of titles of shops whose languages are not head-final: `Winter Tires 205/55 R16`, `Boxer Briefs 3-Pack`, `Hoodie Black`. */
const ENDING = new RegExp(String.raw`\s+(?:${SIZES}|${PACKS}|${COLOURS}|${FIGURES})\s*$`, 'iu')

/** A title without what follows its noun. */
export function withoutAdditions(title: string): string {
  let rest = title.replace(ADDITIONS, ' ').trimEnd()
  while (ENDING.test(rest)) rest = rest.replace(ENDING, '')
  return rest
}

/** `Skirt and Top` is both. */
const TWO_NOUNS = /(\p{L}+)\s+(?:and|&|\+|ба|болон|и)\s+\p{L}+\s*$/iu

/** What a title says that the product is, in both languages: its last word. «Чоно» is a brand, not a wolf, and apple jam is jam. */
export function findTitleNouns(title: Localized): Localized {
  return { mn: findNouns(title.mn ?? ''), en: findNouns(title.en ?? '') }
}

function findNouns(title: string): string {
  const named = withoutAdditions(title)
  const last = tokenize(named, 40).at(-1) ?? tokenize(title, 40).at(-1) ?? ''
  const other = TWO_NOUNS.exec(named)?.[1]
  return other ? `${other.toLowerCase()} ${last}` : last
}
