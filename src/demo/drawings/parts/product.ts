/** What a drawing is cut from: the words of a product's title and properties, and its colours. */
export interface Product {
  /** English, lower case: title, then the values of properties. */
  title: string
  properties: string
  c1: string
  c2: string
  c3: string
  /** The back is shown in place of the front, where a drawing has one. */
  back: boolean
}

export type Drawing = (product: Product) => string

/** The first name whose words occur in the title. */
export function chooseCut<Name extends string>(title: string, words: Readonly<Record<Name, RegExp>>, otherwise: NoInfer<Name>): Name {
  return (Object.keys(words) as Name[]).find(name => words[name].test(title)) ?? otherwise
}

/** Metal, wood and the like, the same on every product. */
export const MATERIALS = {
  silver: '#C4CAD3',
  brass: '#D8B25A',
  wood: '#C99A5B',
  dark: '#3B3F49',
  milk: '#F4EFE6',
  leather: '#7A5237',
  glass: '#A9C8E6',
  leaf: '#66764D'
} as const
