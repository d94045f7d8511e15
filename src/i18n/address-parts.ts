/** A number with the word before it (a street) and the word after it (a unit): 8-р хороо, тойруу 14, Khoroo 8. */
const NUMBER_WITH_WORDS = /(?:\p{L}+ )?\d+(?:-\p{L}+)?(?: \p{L}+)?/gu

interface AddressPart {
  text: string
  /** Stays on one line. */
  unbroken: boolean
}

/** The parts of an address in order; a line may break only within those that are not `unbroken`. */
export function toAddressParts(address: string): AddressPart[] {
  const parts: AddressPart[] = []
  let end = 0
  for (const { 0: text, index } of address.matchAll(NUMBER_WITH_WORDS)) {
    if (index > end) parts.push({ text: address.slice(end, index), unbroken: false })
    // Lines could break at a space or a hyphen.
    parts.push({ text, unbroken: /[ -]/.test(text) })
    end = index + text.length
  }
  if (end < address.length) parts.push({ text: address.slice(end), unbroken: false })
  return parts
}
