import type { DemoMedia } from '../entry.ts'

export const naadamFinish: DemoMedia = {
  slug: 'four-seconds-of-naadam',
  title: { mn: 'Наадмын дөрвөн секунд', en: 'Four seconds of Naadam' },
  summary: { mn: 'Хорин километрийн сүүлчийн дөрвөн секунд.', en: 'The last four seconds of more than twenty kilometres.' },
  lead: { mn: 'Барианы тоос хамгийн түрүүнд ирдэг.', en: 'The first thing to reach the finish is the dust.' },
  tags: ['travel'],
  author: 'purevdorj',
  cover: 'scenes/naadam@240,300,1120,700',
  coverAlt: { mn: 'Хурдан морьтой хүүхдүүд тугийн дэргэдүүр давхина', en: 'Young riders galloping past flags' },
  daysAgo: 29,
  video: {
    film: 'naadam-finish',
    poster: 'scenes/naadam@0,60,1600,900',
    seconds: 4,
    title: { mn: 'Наадмын дөрвөн секунд', en: 'Four seconds of Naadam' },
    caption: { mn: 'Дуугүй, 4 секунд. Хүй долоон худаг, эсгий зүймэл.', en: 'Silent, 4 seconds. Khui Doloon Khudag in felt appliqué.' },
    transcript: {
      mn: 'Дуугүй бичлэг. Шар, улаан, хөх, цагаан туг салхинд дэрвэнэ.\nТугийн урдуур гурван морь давхина: хөх хувцастай хүүхэд бор морьтой түрүүлж, улаан хувцастай нь цайвар морьтой удаалж, хар хөх хувцастай нь хүрэн морьтой гуравт явна. Туурайнаас тоос босно.',
      en: 'A silent film. Yellow, red, blue and white flags flutter.\nThree horses gallop past them: a child in blue leads on a brown horse, one in red follows on a pale one, one in navy is third on a bay. Dust rises from the hooves.'
    }
  },
  mn: `
Их насны морь хорин хэдэн километр, дааганд арав гаруй. Гараанд гарахын өмнө унаач хүүхдүүд гийнгоодог: морь дуунаас эрч авдаг гэж үздэг. Түрүүлсэн таван морийг *айргийн тав* гэж, хамгийн сүүлд орсон даагыг *баян ходоод* гэж дуулж, ирэх жил хурдан яваарай гэж ерөөдөг. Хуушуурынх нь тухай [нийтлэл](/article/naadam-and-its-khuushuur) бий.

[[child-jockey-saddle | Унаач хүүхдийн хөнгөн эмээл]]
`,
  en: `
Grown horses run more than twenty kilometres, two-year-olds a little over ten. Before the start the riders cry out in a high voice, because a horse is thought to take strength from it. The first five are called the *airag five*; the very last of the two-year-olds is sung to as well, as *the rich stomach*, and wished more speed for next year. Of the pasties there is [an article](/article/naadam-and-its-khuushuur).

[[child-jockey-saddle | A light saddle for a child jockey]]
`
}
