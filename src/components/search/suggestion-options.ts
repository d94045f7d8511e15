import type { Picture } from '#domain/site.ts'
import { type FoundPage, isProductGroup, type Suggestions } from '#domain/suggestions.ts'
import { formatMoney } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { readPageLocale } from '#stores/client.ts'
import { toFoundPagePath } from '#domain/found-page-path.ts'

export type SearchTexts = Record<string, string>

const LENS = '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>'
const CLOCK = '<path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"/><path d="M3 3v5h5"/><path d="M12 7v5l4 2"/>'

function createElement(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const node = document.createElement(tag)
  node.className = className
  node.append(...children)
  return node
}

function createIcon(drawing: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'icon icon-small')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.innerHTML = drawing
  return svg
}

function createOption(path: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const link = createElement('a', className, ...children)
  link.setAttribute('role', 'option')
  link.setAttribute('aria-selected', 'false')
  link.setAttribute('href', toLocalPath(readPageLocale(), path))
  // The input keeps the focus; the arrow keys move over the options.
  link.tabIndex = -1
  return link
}

function createGroup(title: string, className: string, options: readonly HTMLElement[]): HTMLElement | null {
  if (!options.length) return null
  const heading = createElement('span', 'suggestion-heading', title)
  heading.setAttribute('aria-hidden', 'true')
  const box = createElement('div', `suggestion-group ${className}`, ...options)
  const node = createElement('div', '', heading, box)
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
  return same ? createElement('span', '', createElement('b', '', text.slice(0, same)), text.slice(same)) : createElement('span', '', text)
}

function createThumbnail(image: Picture | null): HTMLElement {
  const ground = createElement('span', 'picture')
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
export function createRecentOptions(texts: readonly string[], words: SearchTexts): (HTMLElement | null)[] {
  const options = texts.map(text => {
    const node = createOption(searchFor(text), 'suggestion-option', createIcon(CLOCK), createElement('span', '', text))
    node.dataset['search'] = text
    return node
  })
  const clearOption = createOption('/search', 'suggestion-option suggestion-remove', words['forget'] ?? '')
  clearOption.dataset['forget'] = ''
  return [createGroup(words['recent'] ?? '', 'suggestion-list', options.length ? [...options, clearOption] : [])]
}

function formatKind({ kind }: FoundPage, words: SearchTexts): string {
  return words[`kind_${kind}`] ?? ''
}

/** All suggestions by group; null for an empty group. */
export function createSuggestionOptions(
  typed: string,
  suggestions: Suggestions,
  words: SearchTexts
): { aside: (HTMLElement | null)[]; main: (HTMLElement | null)[] } {
  const texts = suggestions.texts.map(text => {
    const node = createOption(searchFor(text), 'suggestion-option', createIcon(LENS), highlightPrefix(text, typed))
    node.dataset['search'] = text
    return node
  })
  const groups = suggestions.pages
    .filter(({ kind }) => isProductGroup(kind))
    .map(page =>
      createOption(
        toFoundPagePath(page),
        'suggestion-chip',
        page.title,
        ' ',
        createElement('span', 'faint', page.within || formatKind(page, words))
      )
    )
  const products = suggestions.products.map(({ slug, title, brand, image, price, selling_price: selling }) => {
    const priceElement = createElement('span', 'price', createElement('span', selling < price ? 'sale-price' : '', formatMoney(selling)))
    if (selling < price) priceElement.append(' ', createElement('s', '', formatMoney(price)))
    return createOption(
      `/products/${slug}`,
      'suggestion-product',
      createThumbnail(image),
      createElement('span', 'faint text-tiny', brand),
      createElement('span', 'suggestion-title', title),
      priceElement
    )
  })
  const all = createOption(searchFor(typed), 'suggestions-all', (words['see_all'] ?? '').replace('{{q}}', typed))
  all.dataset['search'] = typed
  const entries = suggestions.pages
    .filter(({ kind }) => !isProductGroup(kind))
    .map(page =>
      createOption(
        toFoundPagePath(page),
        'suggestion-entry',
        ...(page.image ? [createThumbnail(page.image)] : []),
        createElement(
          'span',
          'stack stack-tight',
          createElement('span', 'faint text-tiny', formatKind(page, words)),
          createElement('span', 'serif', page.title)
        )
      )
    )
  return {
    aside: [createGroup(words['texts'] ?? '', 'suggestion-list', texts), createGroup(words['places'] ?? '', 'suggestion-chips', groups)],
    main: [
      createGroup(words['products'] ?? '', 'suggestion-grid', products.length ? [...products, all] : []),
      createGroup(words['pages'] ?? '', 'suggestion-entries', entries)
    ]
  }
}
