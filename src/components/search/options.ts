import type { Picture } from '#domain/site.ts'
import type { Suggestions } from '#domain/suggestions.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { localPath } from '#i18n/path.ts'
import { pageLocale } from '#stores/client.ts'

export type Words = Record<string, string>

const LENS = '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>'
const CLOCK = '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5"/><path d="M12 7v5l4 2"/>'

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.append(...children)
  return made
}

function icon(drawing: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'i s')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.innerHTML = drawing
  return svg
}

function option(path: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const link = element('a', className, ...children)
  link.setAttribute('role', 'option')
  link.setAttribute('aria-selected', 'false')
  link.setAttribute('href', localPath(pageLocale(), path))
  // The input keeps the focus; the arrow keys move over the options.
  link.tabIndex = -1
  return link
}

function group(title: string, className: string, options: readonly HTMLElement[]): HTMLElement | null {
  if (!options.length) return null
  const heading = element('span', 'sug-h', title)
  heading.setAttribute('aria-hidden', 'true')
  const box = element('div', `sug-g ${className}`, ...options)
  const made = element('div', '', heading, box)
  made.setAttribute('role', 'group')
  made.setAttribute('aria-label', title)
  return made
}

function searchFor(text: string): string {
  return `/search?q=${encodeURIComponent(text)}`
}

/** The typed beginning in bold, as far as it is the same. */
function marked(text: string, typed: string): HTMLElement {
  const same = text.toLowerCase().startsWith(typed.toLowerCase()) ? typed.length : 0
  return same ? element('span', '', element('b', '', text.slice(0, same)), text.slice(same)) : element('span', '', text)
}

function plate(image: Picture | null): HTMLElement {
  const ground = element('span', 'plate')
  if (!image) return ground
  const picture = document.createElement('picture')
  const avif = document.createElement('source')
  avif.type = 'image/avif'
  avif.srcset = `/img/${image.id}/320.avif 1x, /img/${image.id}/480.avif 2x`
  const img = new Image(image.width, image.height)
  img.alt = ''
  img.decoding = 'async'
  img.src = `/img/${image.id}/320.webp`
  picture.append(avif, img)
  ground.append(picture)
  return ground
}

/** What was searched for before, and the way to forget it. */
export function recentOptions(texts: readonly string[], words: Words): (HTMLElement | null)[] {
  const options = texts.map(text => {
    const made = option(searchFor(text), 'sug-o', icon(CLOCK), element('span', '', text))
    made.dataset['search'] = text
    return made
  })
  const forget = option('/search', 'sug-o sug-x', words['forget'] ?? '')
  forget.dataset['forget'] = ''
  return [group(words['recent'] ?? '', 'sug-list', options.length ? [...options, forget] : [])]
}

/** Everything found, in its groups; null where a group has nothing. */
export function foundOptions(
  typed: string,
  found: Suggestions,
  words: Words
): { aside: (HTMLElement | null)[]; main: (HTMLElement | null)[] } {
  const texts = found.texts.map(({ text, count }) => {
    const made = option(searchFor(text), 'sug-o', icon(LENS), marked(text, typed))
    if (count !== null) made.append(element('span', 'sug-n num', formatNumber(count)))
    made.dataset['search'] = text
    return made
  })
  const places = [
    ...found.taxons.map(({ permalink, name, within }) => option(`/t/${permalink}`, 'sug-c', name, ' ', element('span', 'faint', within))),
    ...found.brands.map(({ code, name }) =>
      option(`/brand/${encodeURIComponent(code)}`, 'sug-c', name, ' ', element('span', 'faint', words['brand'] ?? ''))
    )
  ]
  const products = found.products.map(({ slug, title, brand, image, price, selling_price: selling }) => {
    const cost = element('span', 'price', element('span', selling < price ? 'off' : '', formatMoney(selling)))
    if (selling < price) cost.append(' ', element('s', '', formatMoney(price)))
    return option(`/products/${slug}`, 'sug-p', plate(image), element('span', 'faint xs', brand), element('span', 'sug-t', title), cost)
  })
  const all = option(searchFor(typed), 'sug-all', (words['see_all'] ?? '').replace('{{q}}', typed))
  all.dataset['search'] = typed
  const articles = found.articles.map(({ slug, title, image }) =>
    option(`/article/${slug}`, 'sug-a', plate(image), element('span', 'serif', title))
  )
  return {
    aside: [group(words['texts'] ?? '', 'sug-list', texts), group(words['places'] ?? '', 'sug-chips', places)],
    main: [
      group(words['products'] ?? '', 'sug-grid', products.length ? [...products, all] : []),
      group(words['articles'] ?? '', 'sug-arts', articles)
    ]
  }
}
