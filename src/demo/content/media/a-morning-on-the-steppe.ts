import type { DemoMedia } from '../entry.ts'

export const steppeMorning: DemoMedia = {
  slug: 'a-morning-on-the-steppe',
  title: { mn: 'Талын өглөө', en: 'A morning on the steppe' },
  summary: { mn: 'Зургаан секунд: үүл нүүж, морь сүүлээ шарвана.', en: 'Six seconds: clouds travel, a horse swings its tail.' },
  lead: { mn: 'Юу ч болдоггүй хамгийн гоё зургаан секунд.', en: 'The loveliest six seconds in which nothing happens.' },
  tags: ['travel'],
  author: 'misheel',
  cover: 'scenes/steppe',
  coverAlt: { mn: 'Ногоон тал, адуу, хоёр гэр, нар', en: 'A green plain with horses, two gers and the sun' },
  daysAgo: 2,
  video: {
    film: 'steppe-morning',
    poster: 'scenes/steppe@0,60,1600,900',
    seconds: 6,
    title: { mn: 'Талын өглөө', en: 'A morning on the steppe' },
    caption: { mn: 'Дуугүй, 6 секунд. Эсгий зүймлээр хийсэн хөдөлгөөнт зураг.', en: 'Silent, 6 seconds. Animated felt appliqué.' },
    transcript: {
      mn: 'Дуугүй бичлэг. Ногоон толгодын дээгүүр гурван цагаан үүл зүүнээс баруун тийш аажим нүүнэ.\nУрд талд хүрэн морь, ард нь бор морь, бяцхан цайвар унага зогсож, сүүлээ шарвана. Хоёр гэрийн нэгнээс утаа суунаглана. Нар эргэн тойрондоо оёдолтой.',
      en: 'A silent film. Three white clouds drift slowly over green hills, from left to right.\nA bay horse stands in front, a dark one behind it with a small pale foal, and they swing their tails. Smoke curls from one of two gers. The sun wears a ring of stitches.'
    }
  },
  mn: `
Өглөөний зургаан цагт хотны адуу бэлчээр рүүгээ гараагүй, хүн босоод удаагүй үе. Малчин энэ цагаар тэнгэр харж өдрөө төлөвлөдөг: үүл хойноос нүүвэл хуурай, урдаас нүүвэл үдээс хойш бороо. Бид хээрийн өглөөг эсгийгээр оёж, арван хоёр зургийг секунд болгон эвлүүлэв. Хонгор морь нэрнээсээ хурдан амардаг гэж эзэн нь хэлсэн.

[[the-nomad-kitchen | Өглөөний цайны долоон жор]]
`,
  en: `
At six in the morning the horses have not yet gone out to graze and the people are barely up. It is the hour when a herder looks at the sky and plans the day: clouds from the north mean it stays dry, clouds from the south mean rain in the afternoon. We sewed this morning in felt, twelve pictures to the second. The bay one, says its owner, is faster at resting than at anything else.

[[the-nomad-kitchen | Seven recipes for the morning tea]]
`
}
