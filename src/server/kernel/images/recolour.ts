/** Colours of an illustration: three fabrics and the background. Omitted ones keep the drawing's own. */
export interface Colours {
  c1?: string
  c2?: string
  c3?: string
  bg?: string
}

const VARIABLE = /var\(\s*--([\w-]+)\s*,\s*([^()]*(?:\([^()]*\)[^()]*)*)\)/g
const COLOUR = /^(#[0-9a-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i

/**
 * Replaces every `var(--c1,#…)` by the given colour or its fallback, because SVG renderers do not support custom properties.
 * @throws Error for an invalid colour, which could otherwise end the attribute.
 */
export function recolourSvg(svg: string, colours: Colours = {}): string {
  const input = new Map<string, string>(Object.entries(colours).filter(([, colour]) => colour))
  for (const [name, colour] of input) if (!COLOUR.test(colour)) throw new Error(`${name} is no colour: ${colour}`)
  return svg.replace(VARIABLE, (_, name: string, fallback: string) => input.get(name) ?? fallback.trim())
}
