import { toSafeHref } from '#domain/href.ts'

/** @returns the path of an unsafe link in a configuration, such as `0.children.1.href`; null where all are safe */
export function findUnsafeLink(value: unknown): string | null {
  return findUnsafeChild(value, [])
}

function findUnsafeChild(value: unknown, path: readonly string[]): string | null {
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const here = [...path, key]
    const isLink = (key === 'href' || key === 'picture') && typeof part === 'string' && part !== ''
    if (isLink && toSafeHref(part) === null) return here.join('.')
    const below = findUnsafeChild(part, here)
    if (below !== null) return below
  }
  return null
}
