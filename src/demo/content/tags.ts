import type { Localized } from '#domain/site.ts'

export const tags = {
  cashmere: { mn: 'Ноолуур', en: 'Cashmere' },
  home: { mn: 'Гэр', en: 'Home' },
  travel: { mn: 'Аялал', en: 'Travel' },
  food: { mn: 'Хоол', en: 'Food' },
  style: { mn: 'Загвар', en: 'Style' },
  tech: { mn: 'Технологи', en: 'Technology' },
  craft: { mn: 'Гар урлал', en: 'Craft' },
  beauty: { mn: 'Гоо сайхан', en: 'Beauty' },
  children: { mn: 'Хүүхэд', en: 'Children' },
  shop: { mn: 'Дэлгүүрийн мэдээ', en: 'From the shop' }
} satisfies Record<string, Localized>

export type TagCode = keyof typeof tags
