import type { Both } from './format.ts'

interface Colour {
  label: Both
  hex: string
}

/** The dyes of the shop: value, word and swatch of every colour choice. */
export const PALETTE = {
  camel: { label: ['Тэмээн бор', 'Camel'], hex: '#C59B6C' },
  grey: { label: ['Саарал', 'Grey'], hex: '#A9A7A2' },
  indigo: { label: ['Хар хөх', 'Indigo'], hex: '#2C4A7E' },
  sky: { label: ['Тэнгэрийн хөх', 'Sky blue'], hex: '#6F8FB5' },
  milk: { label: ['Сүүн цагаан', 'Milk white'], hex: '#EDE5D6' },
  madder: { label: ['Улаан хүрэн', 'Madder red'], hex: '#A5403A' },
  moss: { label: ['Хөвдний ногоон', 'Moss green'], hex: '#4F6146' },
  sage: { label: ['Ногоовтор', 'Sage'], hex: '#8FA58B' },
  saffron: { label: ['Гүргэм шар', 'Saffron'], hex: '#E3A129' },
  umber: { label: ['Хүрэн', 'Umber'], hex: '#7A5237' },
  charcoal: { label: ['Нүүрсэн хар', 'Charcoal'], hex: '#3B3F49' },
  plum: { label: ['Бордо', 'Plum'], hex: '#6B3A4C' },
  stone: { label: ['Чулуун саарал', 'Stone'], hex: '#8C8A85' },
  sand: { label: ['Элсэн шар', 'Sand'], hex: '#DCCDB6' },
  rose: { label: ['Бүдэг ягаан', 'Dusty rose'], hex: '#D3A29A' },
  poppy: { label: ['Улаан', 'Poppy red'], hex: '#C8453B' },
  white: { label: ['Цагаан', 'White'], hex: '#F1EFEA' },
  silver: { label: ['Мөнгөлөг', 'Silver'], hex: '#C4CAD3' },
  gold: { label: ['Алтлаг', 'Gold'], hex: '#D8B25A' },
  teal: { label: ['Оюу', 'Turquoise'], hex: '#2F7F7B' },
  lilac: { label: ['Голт бор ягаан', 'Lilac'], hex: '#9A8BB0' },
  rust: { label: ['Зэвэн улбар', 'Rust'], hex: '#9C4A2F' },
  orange: { label: ['Улбар шар', 'Orange'], hex: '#D9862B' },
  ink: { label: ['Бэхэн хөх', 'Ink blue'], hex: '#1C3F7C' },
  oak: { label: ['Царсан', 'Oak'], hex: '#C99A5B' },
  walnut: { label: ['Хушган', 'Walnut'], hex: '#6B4A34' }
} as const satisfies Record<string, Colour>

export type ColourName = keyof typeof PALETTE

/** Grounds that a product picture stands on. */
export const PLATES = ['#ECEAE5', '#DCE7F1', '#EADFCF', '#E0E6DB', '#EFDFDA', '#E1E2E7', '#D3DAE6'] as const
