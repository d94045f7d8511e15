import type { Block } from '#contract/content.ts'
import { renderInline } from './inline.ts'
import type { RenderContext } from './markup.ts'

type List = Extract<Block, { type: 'list' }>

/** A list with its nested lists. An item may be at most one level deeper than the one before. */
export function renderList({ ordered, items, places = [] }: List, reading: RenderContext): string {
  let html = ''
  /** Tags of the open lists, the outermost first. */
  const open: ('ol' | 'ul')[] = []
  const close = (): void => void (html += `</li></${open.pop()}>`)
  items.forEach((item, index) => {
    const place = places[index]
    const tag = (place?.ordered ?? ordered) ? 'ol' : 'ul'
    const depth = Math.min(place?.level ?? 0, open.length) + 1
    while (open.length > depth) close()
    if (open.length === depth && open.at(-1) !== tag) close()
    if (open.length === depth) html += '</li>'
    else {
      open.push(tag)
      html += `<${tag}>`
    }
    const text = renderInline(item, reading)
    // Items of a numbered list are grids with their number, so the text is one element.
    html += tag === 'ol' && depth === 1 ? `<li><p>${text}</p>` : `<li>${text}`
  })
  while (open.length > 0) close()
  return html
}
