import type { Localized } from '#domain/site.ts'
import type { AuthorCode } from './authors.ts'

export const tags = {
  cashmere: { mn: 'Ноолуур', en: 'Cashmere' },
  home: { mn: 'Гэр', en: 'Home' },
  travel: { mn: 'Аялал', en: 'Travel' },
  food: { mn: 'Хоол', en: 'Food' },
  style: { mn: 'Загвар', en: 'Style' },
  tech: { mn: 'Технологи', en: 'Technology' },
  craft: { mn: 'Гар урлал', en: 'Craft' },
  beauty: { mn: 'Гоо сайхан', en: 'Beauty' }
} satisfies Record<string, Localized>

/** An article before it is stored. `mn` and `en` are documents in the small markup of `document.ts`. */
export interface DemoArticle {
  slug: string
  title: Localized
  summary: Localized
  lead: Localized
  tag: keyof typeof tags
  author: AuthorCode
  /** A drawing of `art/`, such as `scenes/goats`. */
  cover: string
  coverAlt: Localized
  daysAgo: number
  mn: string
  en: string
}

/** A content page before it is stored, in the same markup. */
export interface DemoPage {
  slug: string
  title: Localized
  summary: Localized
  mn: string
  en: string
}
