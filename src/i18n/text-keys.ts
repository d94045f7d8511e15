import type { mn } from './locales/mn.ts'

type Texts = typeof mn

export type TextFeature = keyof Texts
export type KeysOf<Feature extends TextFeature> = keyof Texts[Feature] & string
/** `cart:add`: the name of the file, then the key. */
export type TextKey = { [Feature in TextFeature]: `${Feature}:${KeysOf<Feature>}` }[TextFeature]
