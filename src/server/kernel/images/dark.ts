const DARK_ATTRIBUTE = / ([a-z-]+)="[^"]*" data-dark-\1="([^"]*)"/g

/**
 * An SVG original with the colours of the dark theme that it names: `fill="#DCE7F1" data-dark-fill="#26394F"`. Undefined for a
 * picture that names none and is the same in both themes.
 */
export function toDarkVersion(original: Uint8Array): Buffer<ArrayBuffer> | undefined {
  if (original[0] !== 0x3c) return undefined
  const svg = Buffer.from(original).toString('utf8')
  const dark = svg.replace(DARK_ATTRIBUTE, ' $1="$2"')
  return dark === svg ? undefined : Buffer.from(dark)
}
