/** Words and phrases that mean one thing to a customer. */
export interface SynonymGroup {
  id: number
  phrases: string[]
}

/** Words that a phrase may have. */
export const LONGEST_PHRASE = 4
export const MOST_SYNONYMS = 20
export const LONGEST_SYNONYM = 60
export const MOST_SYNONYM_GROUPS = 5000
