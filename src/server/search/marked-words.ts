/** A marked word of a document, beside the plain one: a word of the title. */
export const toTitleWord = (word: string): string => `=${word}`
/** What the goods are. */
export const toGoodsWord = (word: string): string => `~${word}`
/** Which of the goods: the other words of a name of goods. */
export const toGoodsModifier = (word: string): string => `^${word}`
