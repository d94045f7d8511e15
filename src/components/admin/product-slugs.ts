/** Parses product slugs or URLs, one per line. */
export function parseProductSlugs(typed: string): string[] {
  const slugs = typed.split(/[\s,;]+/).map(each => (/\/products\/([^/?#]+)/.exec(each)?.[1] ?? each).replace(/^\/+|\/+$/g, ''))
  return [...new Set(slugs.filter(Boolean))]
}
