import type { Localized } from '#domain/site.ts'

/** Entries that belong together, to be read one after another. */
export const demoSeries = {
  fibre: { mn: 'Нэг ширхгийн зам', en: 'The road of a fibre' },
  winter: { mn: 'Хасах хэмийн дэвтэр', en: 'The minus notebook' },
  table: { mn: 'Ширээний ёс', en: 'The manners of the table' },
  hands: { mn: 'Гар ба багаж', en: 'Hands and tools' }
} satisfies Record<string, Localized>

export type SeriesCode = keyof typeof demoSeries
