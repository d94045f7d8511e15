import type { Localized } from '#domain/site.ts'
import type { Tugrik } from '#domain/money.ts'
import type { ProductKind } from '#domain/product.ts'
import type { ColourName } from './palette.ts'
import type { PropertyName } from './properties.ts'
import type { ChartName } from './size-charts.ts'

/** Mongolian, then English. */
export type Both = readonly [mn: string, en: string]

/** `Ноолуур 100%|100% cashmere`; without `|` only units differ: `280 г` is `280 g` in English. */
export type Value = string

/** A choice beside colour and size, such as storage or volume. `add` is on top of the product's price. */
interface Choice {
  value: string
  label: Value
  add: Tugrik
}

/** `over` was offered for a time, which has passed. */
type Stock = 'high' | 'low' | 'sold_out' | 'gone' | 'over' | 'preorder'
export type SaleTime = 'running' | 'deal' | 'ended' | 'future'

export interface DemoProduct {
  mn: string
  en: string
  brand: string
  price: Tugrik
  sale?: Tugrik
  saleTime?: SaleTime
  /** This product's own words; the family adds what all its products share. */
  text: Both
  /** In place of the family's sentences, where those do not fit. */
  more?: Both
  colours?: readonly ColourName[]
  /** Where colours are not a choice: what the picture is painted with, in place of the motif's own. */
  look?: readonly [c1: string, c2?: string, c3?: string]
  sizes?: readonly string[]
  choices?: readonly Choice[]
  props?: Partial<Record<PropertyName, Value>>
  stock?: Stock
  badges?: readonly string[]
  rating?: readonly [average: number, count: number]
  /** English titles of what comes with it. */
  gifts?: readonly string[]
  /** In place of the family's. */
  taxon?: string
  also?: readonly string[]
  motif?: string
  unit?: Value
  /** The Mongolian description is left out on purpose, to show the fallback. */
  englishOnly?: true
}

/** Products that share a picture motif, a place in the tree and what there is to say about their kind. */
export interface DemoFamily {
  /** Middle of the SKU: equal for a series. */
  code: string
  motif: string
  taxon: string
  returnHours: 24 | 48 | 72
  unit: Value
  kind?: ProductKind
  sizeKey?: 'clothing_size' | 'shoe_size' | 'pants_size'
  sizes?: readonly string[]
  chart?: ChartName
  colourKey?: 'colour' | 'design' | 'cover' | 'frame_colour'
  choiceKey?: string
  props: Partial<Record<PropertyName, Value>>
  /** Sentences for every product; the first list's and the second's alternate from product to product. */
  about: readonly Both[]
  care: readonly Both[]
  scenes: readonly string[]
  products: readonly DemoProduct[]
}

const UNITS: Record<string, string> = {
  г: 'g',
  кг: 'kg',
  мл: 'ml',
  л: 'l',
  см: 'cm',
  мм: 'mm',
  м: 'm',
  цаг: 'hours',
  минут: 'minutes',
  сар: 'months',
  жил: 'years',
  Вт: 'W',
  мАч: 'mAh',
  Втц: 'Wh',
  ГБ: 'GB',
  ТБ: 'TB',
  инч: 'inch',
  Гц: 'Hz',
  ГГц: 'GHz',
  дБ: 'dB',
  МП: 'MP',
  ш: 'pcs',
  хос: 'pairs',
  нас: 'years',
  хүртэл: 'max',
  Монгол: 'Mongolia'
}

export function both(value: Value): Localized {
  const [mn = '', en] = value.split('|')
  return { mn, en: en ?? mn.replace(/[а-яёөүА-ЯЁӨҮ]+/gu, word => UNITS[word] ?? word) }
}

/** Latin address of an English title. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’'"]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A number from a text, spread evenly and the same at every start: 0 up to and without `below`. */
export function pick(text: string, below: number): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2246822507)
  hash ^= hash >>> 13
  return (hash >>> 0) % below
}
