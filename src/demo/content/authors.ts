import type { Localized } from '#domain/site.ts'

export interface DemoAuthor {
  name: Localized
  bio: Localized
  /** A drawing of `art/avatars`. */
  avatar: string
}

export const demoAuthors = {
  sarangerel: {
    name: { mn: 'Б. Сарангэрэл', en: 'B. Sarangerel' },
    bio: {
      mn: 'Материал, гар урлалын тухай бичдэг. Хөвсгөлд төрсөн, арван жил сүлжмэлийн үйлдвэрт технологич байсан.',
      en: 'Writes about materials and the hands that work them. Born in Khuvsgul; ten years a technologist in a knitwear mill.'
    },
    avatar: 'avatar-1'
  },
  baterdene: {
    name: { mn: 'Ч. Бат-Эрдэнэ', en: 'Ch. Bat-Erdene' },
    bio: {
      mn: 'Модон эдлэл, гэрийн мод хийдэг айлд өссөн. Гэр, эсгий, хуучин багаж хэрэгслийн тухай бичдэг.',
      en: 'Grew up in a family of ger carpenters. Writes about gers, felt and old tools.'
    },
    avatar: 'avatar-2'
  },
  bilguun: {
    name: { mn: 'Т. Билгүүн', en: 'T. Bilguun' },
    bio: {
      mn: 'Хотын амьдрал, технологийн тухай бичдэг инженер. Өвөл ч дугуйгаар явдаг.',
      en: 'An engineer who writes about the city and its machines. Cycles all winter.'
    },
    avatar: 'avatar-3'
  },
  anuujin: {
    name: { mn: 'Д. Ануужин', en: 'D. Anuujin' },
    bio: {
      mn: 'Интерьер дизайнер. Жижиг орон зай, гэрэл, өдөр тутмын эд зүйлсийн тухай бичдэг.',
      en: 'An interior designer. Writes about small rooms, light and everyday things.'
    },
    avatar: 'avatar-4'
  },
  purevdorj: {
    name: { mn: 'Л. Пүрэвдорж', en: 'L. Purevdorj' },
    bio: {
      mn: 'Гучин жил тогооч хийсэн. Цагаан идээ, гурилан хоол, ширээний ёсны тухай бичдэг.',
      en: 'A cook for thirty years. Writes about dairy, dough and the manners of the table.'
    },
    avatar: 'avatar-5'
  },
  misheel: {
    name: { mn: 'О. Мишээл', en: 'O. Misheel' },
    bio: {
      mn: 'Аялал, байгалийн тухай бичдэг. Хорин нэгэн аймгийн арван есөд нь хүрсэн.',
      en: 'Writes about travel and nature. Has been to nineteen of the twenty-one provinces.'
    },
    avatar: 'avatar-6'
  },
  ganzorig: {
    name: { mn: 'М. Ганзориг', en: 'M. Ganzorig' },
    bio: {
      mn: 'Арван хоёр жил бага анги удирдсан багш, гурван хүүхдийн аав. Хүүхдийн ном, хувцас, тоглоомын тухай, мөн дэлгүүрийн мэдээг бичдэг.',
      en: 'Taught primary school for twelve years; father of three. Writes about children’s books, clothes and toys, and the news of the shop.'
    },
    avatar: 'avatar-7'
  },
  khulan: {
    name: { mn: 'С. Хулан', en: 'S. Khulan' },
    bio: {
      mn: 'Хувцас судлаач. Цөөн, сайн эдлэлтэй шүүгээ бүрдүүлэх, арьс арчлах тухай бичдэг.',
      en: 'Studies dress. Writes about wardrobes of few good things, and about looking after skin.'
    },
    avatar: 'avatar-8'
  }
} satisfies Record<string, DemoAuthor>

export type AuthorCode = keyof typeof demoAuthors
