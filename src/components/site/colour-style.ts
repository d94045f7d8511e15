import { isReadableColour, toMainColourTokens } from '#domain/colour.ts'

/** CSS of the site's colours, for both themes; empty where it has none. Only valid names and values, because they come from a setting. */
export function renderColourStyle(colours: Readonly<Record<string, string>>): string {
  const { sky, ...others } = colours
  const tokens = sky !== undefined && isReadableColour(sky) ? toMainColourTokens(sky) : { light: {}, dark: {} }
  // More specific than the rules of the tokens.
  const light = renderRule('html:root', { ...others, ...tokens.light })
  const dark = renderRule("html:root[data-theme='dark']", { ...others, ...tokens.dark })
  return light && dark ? `${light}@media screen{${dark}}` : ''
}

function renderRule(selector: string, tokens: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(tokens)
    .filter(([name, value]) => /^[a-z0-9-]+$/.test(name) && /^[#\w\s.,%()/-]+$/.test(value))
    .map(([name, value]) => `--${name}:${value}`)
  return declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : ''
}
