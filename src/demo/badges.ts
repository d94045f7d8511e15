import type { badges } from '#server/catalogue/index.ts'

export const BADGES = [
  { code: 'new', label: { mn: 'Шинэ', en: 'New' }, tone: 'new' },
  { code: 'official', label: { mn: 'Албан ёсны', en: 'Official' }, tone: 'ink' },
  { code: 'gift', label: { mn: 'Бэлэгтэй', en: 'With gift' }, tone: 'saf' },
  { code: 'handmade', label: { mn: 'Гар урлал', en: 'Handmade' }, tone: 'plain' },
  { code: 'natural', label: { mn: 'Байгалийн өнгө', en: 'Natural colour' }, tone: 'plain' },
  { code: 'limited', label: { mn: 'Тоо хязгаартай', en: 'Limited' }, tone: 'ink' }
] as const satisfies readonly (typeof badges.$inferInsert)[]
