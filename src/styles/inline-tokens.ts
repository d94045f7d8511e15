import { readFileSync } from 'node:fs'

/** A declaration as PostCSS passes it. */
interface Declaration {
  prop: string
  value: string
  remove(): void
}

/**
 * Values of the tokens that neither a theme nor the shop's settings change. Pages carry their CSS inline, and a variable costs its
 * name at each use. Lists of fonts are longer than that. Colours lose the prefix that Tailwind's theme asks for: `--sky`.
 */
function readFixedTokens(): Map<string, string> {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  const [theme = '', ...others] = css.split(/(?<=^\})/m)
  const changed = new Set([...others.join('').matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name))
  const tokens = [...theme.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ').replaceAll(', ', ',')] as const
  )
  return new Map(tokens.filter(([name]) => !/^--(color|font)-/.test(name) && !changed.has(name)))
}

/** A PostCSS plugin. */
export function inlineTokens() {
  const fixed = readFixedTokens()
  return {
    postcssPlugin: 'inline-tokens',
    Declaration(declaration: Declaration): void {
      if (fixed.has(declaration.prop)) declaration.remove()
      else if (declaration.value.includes('var(--'))
        declaration.value = declaration.value
          .replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => fixed.get(name) ?? use)
          .replaceAll('var(--color-', 'var(--')
      if (declaration.prop.startsWith('--color-')) declaration.prop = declaration.prop.replace('color-', '')
    }
  }
}
