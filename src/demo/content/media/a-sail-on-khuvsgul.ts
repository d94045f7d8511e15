import type { DemoMedia } from '../entry.ts'

export const sailOnKhuvsgul: DemoMedia = {
  slug: 'a-sail-on-khuvsgul',
  title: { mn: 'Хөвсгөл дээрх дарвуул', en: 'A sail on Khuvsgul' },
  summary: { mn: 'Салхитай зургаан секунд, улаан завь.', en: 'Six seconds of wind and a red boat.' },
  lead: { mn: 'Далайд гарцгүй улсын далайчид энд бэлтгэгддэг.', en: 'Here the sailors of a country without a coast are made.' },
  tags: ['travel'],
  author: 'misheel',
  cover: 'scenes/khuvsgul@400,340,1040,650',
  coverAlt: { mn: 'Улаан завь дарвуултайгаа хөх усан дээр', en: 'A red boat under sail on blue water' },
  daysAgo: 52,
  video: {
    film: 'a-sail-on-khuvsgul',
    poster: 'scenes/khuvsgul@0,60,1600,900',
    seconds: 6,
    title: { mn: 'Хөвсгөл дээрх дарвуул', en: 'A sail on Khuvsgul' },
    caption: { mn: 'Дуугүй, 6 секунд. Хөвсгөл нуур, эсгий зүймэл.', en: 'Silent, 6 seconds. Lake Khuvsgul in felt appliqué.' },
    transcript: {
      mn: 'Дуугүй бичлэг. Цагаан, шар дарвуултай улаан завь давалгаан дээр найган, зүүнээс баруун тийш гулсана.\nАр талд цаст оргил, шар ногоон ой. Зүүн доод буланд гэр, нэг морь. Усан дээр цагаан оёдол мэт долгио хөдөлнө.',
      en: 'A silent film. A red boat with a white and a yellow sail rocks on the waves and glides from left to right.\nBehind it are a snowy peak and woods of green and gold; in the lower left corner a ger and a horse. Ripples move on the water like white stitches.'
    }
  },
  mn: `
Өнгөрсөн зуунд нуурын хоёр захын хооронд хөлөг онгоц ачаа, ноос тээж байв. Одоо ачаа машинаар явж, усан дээр жуулчны завь, цөөн дарвуул үлджээ. Үдээс өмнө ус толь, үдээс хойш хойд зүгээс салхи гарч хагас метр давалгаална. Дарвуулын сургуулийнхан хүүхдүүдэд эхний өдөр сэлэлт биш, зангилаа заадаг.

[[khuvsgul-travel-notes | Хоёр зуны тэмдэглэл]]
`,
  en: `
In the last century ships carried freight and wool from one end of the lake to the other. Now it goes by road, and on the water there are boats for visitors and a few sails. In the morning it is a mirror; after noon a wind from the north raises waves of half a metre. On the first day the sailing school does not teach children to swim. It teaches them knots.

[[khuvsgul-travel-notes | Notes of two summers]]
`
}
