import type { DemoMedia } from '../entry.ts'

export const seatOnAHorse: DemoMedia = {
  slug: 'a-seat-on-a-horse',
  title: { mn: 'Морин дээрх суудал', en: 'A seat on a horse' },
  summary: {
    mn: 'Ажлын, ёслолын, хүүхдийн: гурван эмээл, гурван өдөр.',
    en: 'For work, for feasts, for children: three saddles, three days.'
  },
  lead: {
    mn: 'Монгол эмээл хүнийг суулгадаггүй, дөрөөн дээр зогсоодог.',
    en: 'A Mongolian saddle does not seat you. It lets you stand.'
  },
  tags: ['craft', 'travel'],
  author: 'baterdene',
  series: 'hands',
  cover: 'boards/saddles',
  coverAlt: { mn: 'Гурван өөр өнгийн монгол эмээл', en: 'Three Mongolian saddles of different colours' },
  daysAgo: 85,
  caption: { mn: 'Өвөрхангай, эмээлчний урлан. Эсгий зүймэл.', en: 'A saddler’s workshop in Uvurkhangai. Felt appliqué.' },
  shots: [
    {
      art: 'boards/saddles',
      alt: { mn: 'Зэрэгцээ гурван эмээл', en: 'Three saddles side by side' },
      caption: {
        mn: 'Бүүрэг өндөр: уургатай хүн урагш түшиж зогсоно.',
        en: 'The bows are high, so that a man with a lasso pole can lean on them.'
      }
    },
    {
      art: 'boards/saddle-close',
      alt: { mn: 'Улаан эмээл ойроос', en: 'A red saddle from close by' },
      caption: {
        mn: 'Мөнгөн товруу найм. Гөлөм, дэвс, жирэм: нийт дөчин хэсэг.',
        en: 'Eight silver bosses. Flaps, pad, girth: forty parts in all.'
      }
    },
    {
      art: 'boards/saddle-child',
      alt: { mn: 'Хөх хүүхдийн эмээл, өндөр гутал', en: 'A blue child’s saddle and tall boots' },
      caption: {
        mn: 'Унаач хүүхдийн эмээл 1.8 килограмм, бүүрэггүй, зөөлөн.',
        en: 'The saddle of a child jockey: 1.8 kilos, soft and without bows.'
      }
    }
  ],
  mn: `
Эмээлийн яс бол хус, дөрвөн модыг нэг ч хадаасгүй, сураар үдэж, цавуугаар барьдаг. Морины нуруу хүний гутал шиг: нэг хэмжээ бүгдэд таарахгүй. Тиймээс эмээлчин эхлээд морийг нь харна, дараа нь эзнийг. Урт аянд дэвсээ өдөр бүр хатааж, нуруунд зулгарсан эсэхийг үзнэ.

[[* Урлангаас | mongolian-saddle, herders-working-saddle, child-jockey-saddle, tall-riding-boots]]
`,
  en: `
The tree of a saddle is birch: four pieces without a nail, laced with rawhide and glued. A horse’s back is like a foot, and one size does not fit all. So the saddler first looks at the horse and then at its owner. On long rides the pad is dried every day, and the back looked over for sores.

[[* From the workshop | mongolian-saddle, herders-working-saddle, child-jockey-saddle, tall-riding-boots]]
`
}
