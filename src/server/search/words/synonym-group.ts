/** What a group names: goods, an attribute such as a material, a soft one such as beautiful, or a use of goods such as fishing. Null for the shop's own synonyms. */
export type SynonymUse = 'goods' | 'attribute' | 'soft' | 'occasion' | null

export interface SynonymPhrase {
  words: readonly string[]
  /** The key of the first reading of its words. */
  key: string
  use: SynonymUse
}

/** Phrases with one meaning. */
export interface Group {
  use: SynonymUse
  phrases: SynonymPhrase[]
  kinds: string[][]
  /** Keys by which it is a part of a pair. A birthday present is a present, too. */
  names: string[]
}
