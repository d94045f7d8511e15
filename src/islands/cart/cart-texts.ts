/** Texts of the cart drawer by their keys. */
export type CartTexts = Readonly<Record<string, string>>
