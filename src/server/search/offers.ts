import { FACET_OPTIONS, type FacetOption } from '#domain/facets.ts'
import { COLOUR_KEYS } from '#domain/product.ts'

export const KEYS_OF: Record<FacetOption, readonly string[]> = {
  colour: COLOUR_KEYS,
  clothing_size: ['clothing_size'],
  shoe_size: ['shoe_size'],
  pants_size: ['pants_size']
}
const MOST_TEXTS_KNOWN = 50_000

/** A value's number for each key of `FACET_OPTIONS`, 0 where the variant has none. */
export type Choice = readonly number[]

/** Lists that many products share, each once, by a number. */
export class Shared<Item> {
  readonly items: Item[] = []
  private readonly numbers = new Map<string, number>()

  numberOf(name: string, make: () => Item): number {
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    this.numbers.set(name, this.items.length)
    return this.items.push(make()) - 1
  }
}

/** What products can be chosen by: their variants' choices, each list of them once, by a number. */
export class Offers {
  /** Words of option values by their numbers; 0 is none. */
  readonly values: { key: number; value: string }[] = [{ key: -1, value: '' }]
  private readonly shared = new Shared<readonly Choice[]>()
  private readonly valueNumbers = new Map<string, number>()
  private textsKnown = new Map<string, readonly Choice[]>()

  get items(): readonly (readonly Choice[])[] {
    return this.shared.items
  }

  valueNumber(key: number, value: string): number | undefined {
    return this.valueNumbers.get(`${key} ${value}`)
  }

  /** @param options the options of a product's variants that are for sale, as JSON */
  numberOf(options: readonly string[]): number {
    const choices = new Map(options.flatMap(text => this.choicesOf(text)).map(choice => [choice.join(), choice]))
    const names = [...choices.keys()].toSorted()
    return this.shared.numberOf(names.join(';'), () => names.flatMap(name => [choices.get(name) ?? []]))
  }

  /** A variant of two colour keys is two choices; one without any of the keys is none. */
  private choicesOf(text: string): readonly Choice[] {
    const known = this.textsKnown.get(text)
    if (known) return known
    const options = JSON.parse(text) as Record<string, unknown>
    let choices: number[][] = [[]]
    for (const [key, name] of FACET_OPTIONS.entries()) {
      const found = KEYS_OF[name].flatMap(each => {
        const value = options[each]
        return typeof value === 'string' && value ? [this.number(key, value)] : []
      })
      choices = choices.flatMap(choice => (found.length ? found : [0]).map(value => [...choice, value]))
    }
    const real = choices.filter(choice => choice.some(Boolean))
    if (this.textsKnown.size >= MOST_TEXTS_KNOWN) this.textsKnown = new Map()
    this.textsKnown.set(text, real)
    return real
  }

  private number(key: number, value: string): number {
    const name = `${key} ${value}`
    const known = this.valueNumbers.get(name)
    if (known !== undefined) return known
    this.valueNumbers.set(name, this.values.length)
    return this.values.push({ key, value }) - 1
  }
}
