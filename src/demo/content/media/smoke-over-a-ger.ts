import type { DemoMedia } from '../entry.ts'

export const smokeOverAGer: DemoMedia = {
  slug: 'smoke-over-a-ger',
  title: { mn: 'Гэрийн дээрх утаа', en: 'Smoke over a ger' },
  summary: { mn: 'Утаа хаашаа нугарахыг зургаан секунд ажиглав.', en: 'Six seconds of watching which way the smoke bends.' },
  lead: { mn: 'Утааг харж цаг агаар хэлдэг хүн ард олонд олон.', en: 'There are many who read the weather from it.' },
  tags: ['home', 'travel'],
  author: 'baterdene',
  series: 'hands',
  cover: 'scenes/ger-dusk@240,160,1280,800',
  coverAlt: { mn: 'Оддын доор гэрэлтсэн гэр, дээр нь утаа', en: 'A lit ger under the stars with smoke above it' },
  daysAgo: 36,
  video: {
    film: 'smoke-over-a-ger',
    poster: 'scenes/ger-dusk@0,60,1600,900',
    seconds: 6,
    title: { mn: 'Гэрийн дээрх утаа', en: 'Smoke over a ger' },
    caption: { mn: 'Дуугүй, 6 секунд. Шөнийн тал, эсгий зүймэл.', en: 'Silent, 6 seconds. The plain at night in felt appliqué.' },
    transcript: {
      mn: 'Дуугүй бичлэг. Хар хөх тэнгэрт одод анивчиж, хавирган сар аажуухан хазайна.\nГэрийн яндангаас утаа найган босно. Хаалга, орчных нь газар шаргал туяатай. Гэрийн дэргэд бор морь зогсож сүүлээ хөдөлгөнө.',
      en: 'A silent film. Stars twinkle in a dark blue sky and a crescent moon leans a little.\nSmoke rises from the stovepipe of a ger and sways. The door and the ground around it glow. A dark horse stands beside it and moves its tail.'
    }
  },
  mn: `
Утаа чигээрээ босвол хүйтэрнэ, бөхийвөл цас, гэрийн өрхөө тойрвол шуурга гэдэг. Үүний ард даралт бий: өндөр даралтад агаар тогтвортой, утаа босоо. Галаа түлэхдээ эхлээд хуурай аргал, дараа нь мод нэмдэг, аргал нь галыг барьж, мод нь халуун өгнө. Гэрийн хэсгүүдийг [тоононоос босго хүртэл](/article/from-crown-to-threshold) тоолсон.

[[ger-table-lamp | Утаагүй гэр]]
`,
  en: `
If smoke stands straight it will be cold; if it bows there will be snow; if it circles the crown, a storm. Behind this is pressure: where it is high the air is still. One lights the stove with dry dung and adds wood after, because the dung keeps the fire and the wood gives the heat. The parts of a ger are counted [from crown to threshold](/article/from-crown-to-threshold).

[[ger-table-lamp | A ger without smoke]]
`
}
