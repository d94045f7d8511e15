/** Words of English and Russian grammar. Mongolian has endings instead. */

/** The goods stand before them. */
const PREPOSITIONS = new Set('with of for from in on at by to для из с со на от под в за к у по'.split(' '))
const PRIVATIVES = new Set(['without', 'без'])
/** The goods stand before them, too: `a tent that opens itself`. */
const RELATIVES = new Set('that which who whose where when который которая которое которые которую которой которым чтобы чтоб'.split(' '))
const ARTICLES_AND_PRONOUNS = new Set('a an the this it i and you my me и не но как где что я мне мой'.split(' '))

export const isPreposition = (word: string): boolean => PREPOSITIONS.has(word)
/** `without buttons` */
export const isPrivative = (word: string): boolean => PRIVATIVES.has(word)
/** Whether goods stand before a word, and what they are like or for after it. */
export const isHeadEnd = (word: string): boolean => isPreposition(word) || isPrivative(word) || RELATIVES.has(word)
/** Whether a word shows that a text is English or Russian. */
export const isFunctionWord = (word: string): boolean => isHeadEnd(word) || ARTICLES_AND_PRONOUNS.has(word)

/** Of these, those that no Mongolian word in Latin letters looks like. */
const ENGLISH_WORDS = new Set('with of for from in to the this and without that which who whose where when my'.split(' '))
export const isEnglishFunctionWord = (word: string): boolean => ENGLISH_WORDS.has(word)
