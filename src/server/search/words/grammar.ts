import { isCyrillic } from '#domain/search.ts'

/** Words of English and Russian grammar, and endings of Mongolian. */

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

/** English ones that no Mongolian word in Latin letters looks like. */
const ENGLISH_WORDS = new Set('with of for from in to the this and without that which who whose where when my'.split(' '))
export const isEnglishFunctionWord = (word: string): boolean => ENGLISH_WORDS.has(word)

/** `махаа`, `гутлыг`, `утсаар` */
const OBJECT = /(?:[ыи]йг|ыг|[аэоө]{2}[рс]?|руу|рүү)$/
/** Other cases that goods do not have: at work, for the lamp, from the car, with a key. */
const OBLIQUE = /(?:(?:[нйлмвр]|[^аэоөуү][аэоө])д|[дт](?:аа|ээ|оо|өө)|(?:аас|ээс|оос|өөс|аар|ээр|оор|өөр)(?:аа|ээ|оо|өө)?|руу|рүү|луу|лүү)$/

/** `хадгалах`, `хийх`, `хадгалахад`, `хадгалахаар`, `хадгалдаг`, `хадгалмаар`, `хадгалаад`, `хадгалж`, `хадгалахгүй`; no device, `хадгалагч`. */
const VERB =
  /(?:(?:(?<=.{2})[аэоөи]|^(?:хий|уу|суу|зүү|шүү|уя))х(?:[аэоө]д(?:[аэоө]{2})?|гүй|[аэоө]{2}[рс](?:[аэоө]{2})?)?|(?<=.{3})(?:д[аэоө]г(?:гүй)?|м[аэоө]{2}р|с[аэоө]н|[аэоө]{2}(?:д|гүй)|ж|(?<!г)ч))$/
const LATIN_VERB = /(?<=.{3})(?:[aeoui]h(?:[aeou]d(?:[aeou]{2})?|gui)?|d[aeou]g(?:gui)?|m[aeou]{2}r|[aeou]{2}(?:d|gui)|j)$/

/** `чистить`, but not кровать. */
export const isRussianInfinitive = (word: string): boolean => /(?<=.{2}[аеиоуыя])ть(?:ся)?$|(?<=.{2})чься?$/.test(word)

/** `зурагтын`, `дугуйн`, `zuragtiin` */
export const isGenitive = (word: string): boolean => /(?:ийн|(?<=[аэоөу])йн|ын|ний|ны|[iy]in|yn|nii|ny)$/.test(word)
/** Whether a Mongolian noun is what something is done with. */
export const isObjectCase = (word: string): boolean => OBJECT.test(word)
export const isMongolianVerb = (word: string): boolean => (isCyrillic(word) ? VERB : LATIN_VERB).test(word)
export const isObliqueCase = (word: string): boolean => OBLIQUE.test(word)
const PLAIN_VERB = /[аэоөи]х(?:[аэоө]д(?:[аэоө]{2})?|гүй|[аэоө]{2}[рс](?:[аэоө]{2})?)?$|[аэоө]{2}д$/
/** `тоглох`, `хонохоор` and `өвдөөд`, which few nouns end like. */
export const isPlainVerb = (word: string): boolean => PLAIN_VERB.test(word) && isMongolianVerb(word)
