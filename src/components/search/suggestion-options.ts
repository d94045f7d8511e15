import type { Picture } from '#domain/site.ts'
import { type FoundPage, isProductGroup, type Suggestions } from '#domain/suggestions.ts'
import { formatMoney } from '#i18n/format.ts'
import { localPath } from '#i18n/path.ts'
import { pageLocale } from '#stores/client.ts'
import { toFoundPagePath } from '#domain/found-page-path.ts'

export type SearchTexts = Record<string, string>

const LENS = '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>'
const CLOCK = '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5"/><path d="M12 7v5l4 2"/>'

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const node = document.createElement(tag)
  node.className = className
  node.append(...children)
  return node
}

function icon(drawing: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'icon icon-small')
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
  const heading = element('span', 'suggestion-heading', title)
  heading.setAttribute('aria-hidden', 'true')
  const box = element('div', `suggestion-group ${className}`, ...options)
  const node = element('div', '', heading, box)
  node.setAttribute('role', 'group')
  node.setAttribute('aria-label', title)
  return node
}

function searchFor(text: string): string {
  return `/search?q=${encodeURIComponent(text)}`
}

/** The text with the typed prefix in bold. */
function highlightPrefix(text: string, typed: string): HTMLElement {
  const same = text.toLowerCase().startsWith(typed.toLowerCase()) ? typed.length : 0
  return same ? element('span', '', element('b', '', text.slice(0, same)), text.slice(same)) : element('span', '', text)
}

function thumbnail(image: Picture | null): HTMLElement {
  const ground = element('span', 'picture')
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

/** Recent searches, with an option to clear them. */
export function recentOptions(texts: readonly string[], words: SearchTexts): (HTMLElement | null)[] {
  const options = texts.map(text => {
    const node = option(searchFor(text), 'suggestion-option', icon(CLOCK), element('span', '', text))
    node.dataset['search'] = text
    return node
  })
  const clearOption = option('/search', 'suggestion-option suggestion-remove', words['forget'] ?? '')
  clearOption.dataset['forget'] = ''
  return [group(words['recent'] ?? '', 'suggestion-list', options.length ? [...options, clearOption] : [])]
}

function kindLabel({ kind }: FoundPage, words: SearchTexts): string {
  return words[`kind_${kind}`] ?? ''
}

/** All suggestions by group; null for an empty group. */
export function suggestionOptions(
  typed: string,
  suggestions: Suggestions,
  words: SearchTexts
): { aside: (HTMLElement | null)[]; main: (HTMLElement | null)[] } {
  const texts = suggestions.texts.map(text => {
    const node = option(searchFor(text), 'suggestion-option', icon(LENS), highlightPrefix(text, typed))
    node.dataset['search'] = text
    return node
  })
  const groups = suggestions.pages
    .filter(({ kind }) => isProductGroup(kind))
    .map(page =>
      option(toFoundPagePath(page), 'suggestion-chip', page.title, ' ', element('span', 'faint', page.within || kindLabel(page, words)))
    )
  const products = suggestions.products.map(({ slug, title, brand, image, price, selling_price: selling }) => {
    const priceElement = element('span', 'price', element('span', selling < price ? 'sale-price' : '', formatMoney(selling)))
    if (selling < price) priceElement.append(' ', element('s', '', formatMoney(price)))
    return option(
      `/products/${slug}`,
      'suggestion-product',
      thumbnail(image),
      element('span', 'faint text-tiny', brand),
      element('span', 'suggestion-title', title),
      priceElement
    )
  })
  const all = option(searchFor(typed), 'suggestions-all', (words['see_all'] ?? '').replace('{{q}}', typed))
  all.dataset['search'] = typed
  const entries = suggestions.pages
    .filter(({ kind }) => !isProductGroup(kind))
    .map(page =>
      option(
        toFoundPagePath(page),
        'suggestion-entry',
        ...(page.image ? [thumbnail(page.image)] : []),
        element(
          'span',
          'stack stack-tight',
          element('span', 'faint text-tiny', kindLabel(page, words)),
          element('span', 'serif', page.title)
        )
      )
    )
  return {
    aside: [group(words['texts'] ?? '', 'suggestion-list', texts), group(words['places'] ?? '', 'suggestion-chips', groups)],
    main: [
      group(words['products'] ?? '', 'suggestion-grid', products.length ? [...products, all] : []),
      group(words['pages'] ?? '', 'suggestion-entries', entries)
    ]
  }
}
