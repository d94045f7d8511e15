import { clothes } from './clothes.ts'
import { home } from './home.ts'

/** Stars, what was said, and what the shop answered. In the language it was written in. */
export type Said = readonly [rating: 1 | 2 | 3 | 4 | 5, text: string, answer?: string]

/** What fits every product of these families. */
export interface Kind {
  families: readonly string[]
  said: readonly Said[]
}

const KINDS: readonly Kind[] = [...clothes, ...home]

export function saidOf(family: string): readonly Said[] {
  return KINDS.find(kind => kind.families.includes(family))?.said ?? []
}

/** People as others see them, each with a picture. */
export const REVIEWERS: readonly { name: string; avatar: number }[] = [
  { name: 'Ануужин Д.', avatar: 4 },
  { name: 'Тэмүүжин Б.', avatar: 7 },
  { name: 'Сарантуяа Г.', avatar: 2 },
  { name: 'Мөнх-Эрдэнэ Ц.', avatar: 5 },
  { name: 'Уянга О.', avatar: 6 },
  { name: 'Ганболд Х.', avatar: 1 },
  { name: 'Номуун Э.', avatar: 8 },
  { name: 'Батзориг С.', avatar: 3 },
  { name: 'Оюунчимэг Л.', avatar: 2 },
  { name: 'Энхжин М.', avatar: 4 },
  { name: 'Дөлгөөн А.', avatar: 7 },
  { name: 'Цэцэгмаа П.', avatar: 6 },
  { name: 'Бямбасүрэн Ж.', avatar: 5 },
  { name: 'Хулан Н.', avatar: 8 },
  { name: 'Отгонбаяр Т.', avatar: 1 },
  { name: 'Мишээл Р.', avatar: 4 },
  { name: 'Жавхлан Ч.', avatar: 3 },
  { name: 'Золзаяа И.', avatar: 6 }
]
/** Who writes in English. */
export const FOREIGNERS: readonly { name: string; avatar: number }[] = [
  { name: 'Anna K.', avatar: 2 },
  { name: 'Daniel R.', avatar: 3 },
  { name: 'Solongo B.', avatar: 8 },
  { name: 'Marc T.', avatar: 5 }
]
