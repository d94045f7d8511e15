import { toLatinSlug } from '#domain/latin.ts'
import { toCode } from '#domain/latin.ts'
import { COLOUR_KEYS } from '#domain/product.ts'
import { assignLanguage } from '../texts.ts'

/** Common colours by English name: Mongolian label and swatch. */
const COLOURS = new Map<string, readonly [mn: string, hex: string]>(
  Object.entries({
    black: ['Хар', '#1B1B1B'],
    white: ['Цагаан', '#F7F6F2'],
    grey: ['Саарал', '#8E8E8E'],
    silver: ['Мөнгөлөг', '#C4CAD3'],
    gold: ['Алтлаг', '#D8B25A'],
    red: ['Улаан', '#C5332E'],
    burgundy: ['Бордо', '#6D1F34'],
    pink: ['Ягаан', '#E59AB0'],
    orange: ['Улбар шар', '#E07B28'],
    yellow: ['Шар', '#E9C536'],
    green: ['Ногоон', '#3F7D4B'],
    olive: ['Чидун ногоон', '#6E6B3A'],
    moss: ['Хөвдний ногоон', '#4F6146'],
    khaki: ['Хаки', '#A39A6F'],
    mint: ['Гаа ногоон', '#A9D6BF'],
    teal: ['Оюу', '#2F7F7B'],
    turquoise: ['Оюу цэнхэр', '#3FB6B2'],
    blue: ['Цэнхэр', '#2F62B0'],
    navy: ['Хар хөх', '#1F2E4F'],
    'navy blue': ['Хар хөх', '#1F2E4F'],
    'light blue': ['Цайвар цэнхэр', '#A8C8E8'],
    indigo: ['Индиго', '#33427E'],
    purple: ['Нил ягаан', '#6A4790'],
    violet: ['Голт бор', '#7E5AA8'],
    brown: ['Хүрэн', '#6F4E37'],
    tan: ['Цайвар хүрэн', '#C8A27A'],
    beige: ['Бор шаргал', '#DCCBB0'],
    cream: ['Цөцгий цагаан', '#F1E8D3'],
    charcoal: ['Нүүрсэн хар', '#3B3F49'],
    copper: ['Зэсэн', '#B0704A'],
    bronze: ['Хүрэл', '#8C6A3F']
  })
)

export const isColourName = (text: string): boolean => COLOURS.has(text.trim().toLowerCase())

const SIZE_WORDS = new Map(Object.entries({
  'extra small': 'XS', 'x-small': 'XS', xsmall: 'XS', small: 'S', medium: 'M', large: 'L', 'extra large': 'XL', 'x-large': 'XL', xlarge: 'XL',
  'xx-large': '2XL', 'xxx-large': '3XL', xxl: '2XL', xxxl: '3XL', xxs: '2XS', 'one size': 'One size', os: 'One size', 'нэг хэмжээ': 'One size'
})) // prettier-ignore
const CLOTHING = /^(\d?X{0,3}[SML]|XS|\d?XL|One size|[SML]\/[SML]|[XSML]{1,3}-[XSML]{1,3})$/
/** Waist and length in inches: `32x34`, `W32 L34`. */
const TROUSERS = /^(W?\d{2}\s?[x/ ]\s?L?\d{2}|W\d{2}(\s?L\d{2})?)$/i
const CHILD = /^(50|56|62|68|74|80|86|92|98|104|110|116|122|128|134|140|146|152|158|164)$/
/** What goods are, by the last word of a title that says it: boot-cut jeans are trousers, a jean jacket is none. */
const WORN = {
  shoe_size:
    /\b(?:shoes?|boots?|booties|sneakers?|slippers?|sandals?|trainers|footwear|loafers?|heels|clogs|high-?tops?|flip-?flops?|mules|espadrilles)\b|гутал|пүүз|шаахай|(?<!\p{L})түрий|сандаал|кроссовк|ботинк|сапог|туфл|кед[ыа]/giu,
  pants_size: /\b(?:pants?|jeans?|trousers?|shorts|chinos?|leggings?|joggers|overalls|slacks)\b|өмд|жинс|(?<!\p{L})шорт|брюк|штан/giu,
  clothing_size:
    /\b(?:dress(?:es)?|skirts?|t?-?shirts?|tees?|blouses?|sweaters?|sweatshirts?|jumpers?|pullovers?|cardigans?|coats?|jackets?|parkas?|blazers?|suits?|tuxedos?|hoodies?|vests?|waistcoats?|tops?|jerseys?|robes?|pajamas|swimsuits?|clothing|clothes|apparel|outerwear)\b|даашинз|банзал|цамц|пальто|куртик|хүрэм|костюм|(?<!\p{L})дээл|хувцас|хантааз|плать|юбк|футболк|рубашк|кофт|свитер/giu
} as const
/** What follows in a title is not the thing itself. */
const ADDITION = /[,;:(|–—]| - | (?:with|for|in|from|by|and) /i
const RANGES = { shoe_size: [3, 49], pants_size: [22, 50], clothing_size: [0, 62] } as const

const SIZE_NAME = /^(size|sizes|хэмжээ|размер|sizing)$/i
const COLOUR_NAME = /^(colou?rs?|өнгө|цвет)$/i
const KEYS = new Map(Object.entries({
  'shoe size': 'shoe_size', 'euro size': 'shoe_size', 'eu size': 'shoe_size', 'гутлын размер': 'shoe_size', waist: 'pants_size', 'pants size': 'pants_size',
  'waist size': 'pants_size', 'clothing size': 'clothing_size', 'frame color': 'frame_colour', 'frame colour': 'frame_colour', design: 'design',
  pattern: 'pattern', cover: 'cover', front: 'front', материал: 'material', загвар: 'style', төрөл: 'type', урт: 'length', багтаамж: 'capacity',
  амт: 'flavour', flavor: 'flavour', хээ: 'pattern', жин: 'weight', эзлэхүүн: 'volume', 'санах ой': 'memory', модель: 'model'
})) // prettier-ignore

/**
 * The key of an option: sizes and colours get the keys of the facets, others their own name.
 * @param texts title, type and so on of the product, the most telling first
 */
export function chooseOptionKey(name: string, values: readonly string[], texts: readonly string[]): string {
  const plain = name.trim().toLowerCase()
  // The key is already in our export format.
  const own = name.trim()
  if (/^[a-z][a-z0-9_]*$/.test(own) && (own.endsWith('_size') || (COLOUR_KEYS as readonly string[]).includes(own))) return own
  if (COLOUR_NAME.test(plain)) return 'colour'
  const existing = KEYS.get(plain)
  if (existing) return existing
  if (SIZE_NAME.test(plain)) return chooseSizeKey(values, texts)
  const slug = toLatinSlug(plain).replaceAll('-', '_').slice(0, 40)
  return /^[a-z]/.test(slug) && slug !== 'title' ? slug : 'option'
}

function chooseSizeKey(values: readonly string[], texts: readonly string[]): string {
  const sizes = values.map(normalizeSize)
  if (sizes.every(size => CLOTHING.test(size))) return 'clothing_size'
  if (sizes.every(size => TROUSERS.test(size))) return 'pants_size'
  const numbers = sizes.map(size => (/^\d{1,2}(\.5)?$/.test(size) ? Number(size) : Number.NaN))
  const within = ([min, max]: readonly [number, number]): boolean => numbers.every(size => size >= min && size <= max)
  for (const text of texts) {
    const kind = findWorn(text)
    if (kind && within(RANGES[kind])) return kind
    if (kind) break
  }
  if (sizes.every(size => CHILD.test(size) || CLOTHING.test(size))) return 'clothing_size'
  return within([35, 48]) ? 'shoe_size' : 'size'
}

function findWorn(text: string): keyof typeof WORN | null {
  const [thing = ''] = text.split(ADDITION, 1)
  let found: { kind: keyof typeof WORN; end: number } | null = null
  for (const [kind, words] of Object.entries(WORN) as [keyof typeof WORN, RegExp][])
    for (const { index, 0: word } of thing.matchAll(words))
      if (!found || index + word.length > found.end) found = { kind, end: index + word.length }
  return found?.kind ?? null
}

function normalizeSize(value: string): string {
  const plain = value.trim().toLowerCase().replace(/\s+/g, ' ')
  const existing = SIZE_WORDS.get(plain) ?? SIZE_WORDS.get(plain.replaceAll(' ', '-'))
  return existing ?? (/^[\dxsml/-]+$/.test(plain) ? plain.toUpperCase() : value.trim())
}

export interface OptionLabel {
  key: string
  value: string
  label: { mn?: string; en?: string }
  hex: string | null
}

/** A value as a stable code with its label; common colours get a swatch. */
export function toOptionLabel(key: string, text: string): OptionLabel {
  const clean = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 120)
  if (key.endsWith('_size')) {
    const size = normalizeSize(clean)
    return { key, value: size, label: { mn: size, en: size }, hex: null }
  }
  const colour = (COLOUR_KEYS as readonly string[]).includes(key) ? findColour(clean) : undefined
  return {
    key,
    value: toValue(clean),
    label: colour?.exact ? { mn: colour.mn, en: clean } : assignLanguage(clean),
    hex: colour?.hex ?? null
  }
}

/** Symbols distinguish values: `A+` is not `A`, nor `½` `1/2`. */
const SYMBOLS = /[^\p{L}\p{M}\p{Nd}\s\-–_/.,'’()&:;"]/gu

function toValue(text: string): string {
  const code = toCode(text)
  const signs = text.match(SYMBOLS)?.join('')
  // Without a letter or digit the code already consists of the symbols.
  return signs && /[\p{L}\p{Nd}]/u.test(text.normalize('NFKD')) ? `${code}-${toCode(signs)}` : code
}

/** By the complete name, else by its last word: `Heather Grey` is grey. */
function findColour(text: string): { mn: string; hex: string; exact: boolean } | undefined {
  const name = text.toLowerCase().replace('gray', 'grey')
  const exact = COLOURS.get(name)
  if (exact) return { mn: exact[0], hex: exact[1], exact: true }
  const last = name.split(/[\s/-]+/).findLast(word => COLOURS.has(word))
  const near = last === undefined ? undefined : COLOURS.get(last)
  return near && { mn: near[0], hex: near[1], exact: false }
}
