/** Words and phrases with the same meaning in search. */
export interface SynonymGroup {
  id: number
  phrases: string[]
}

export const MAX_PHRASE_WORDS = 4
export const MAX_SYNONYMS = 20
export const MAX_SYNONYM_LENGTH = 60
export const MAX_SYNONYM_GROUPS = 5000
