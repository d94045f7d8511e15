/** Markup, which is not escaped again. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** `false`, `null` and `undefined` are written as nothing, for `condition && markup…`. */
type Value = string | number | false | null | undefined | Markup | readonly Markup[]

/**
 * Builds markup as one string: markup`<b class="${name}">${text}</b>`. Text is escaped, for elements and quoted attributes alike; other
 * markup is not. For what stands on a page many times, where Astro would make several objects of each attribute and element. Line breaks
 * with their indentation are left out.
 */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const compact = compactParts(parts)
  let text = ''
  for (let index = 0; index < compact.length; index++) text += (compact[index] ?? '') + toText(values[index])
  return new Markup(text)
}

const compacted = new WeakMap<TemplateStringsArray, readonly string[]>()

function compactParts(parts: TemplateStringsArray): readonly string[] {
  const known = compacted.get(parts)
  if (known) return known
  const compact = parts.map(part => part.replaceAll(/\n\s*/g, ''))
  compacted.set(parts, compact)
  return compact
}

function toText(value: Value): string {
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  if (!value) return ''
  return value instanceof Markup ? value.text : value.map(({ text }) => text).join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** For text and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => ENTITIES[character] ?? character)
}

export const joinClasses = (...names: readonly (string | false)[]): string => names.filter(Boolean).join(' ')
