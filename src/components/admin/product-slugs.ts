/** Products as people name them, one a line: by slug, or by the address of their page. */
export function parseProductSlugs(typed: string): string[] {
  const slugs = typed.split(/[\s,;]+/).map(each => (/\/products\/([^/?#]+)/.exec(each)?.[1] ?? each).replace(/^\/+|\/+$/g, ''))
  return [...new Set(slugs.filter(Boolean))]
}
