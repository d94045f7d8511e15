import type { DemoLookbook } from '../entry.ts'

export const eightDyes: DemoLookbook = {
  slug: 'eight-dyes',
  title: { mn: 'Найман будаг', en: 'Eight dyes' },
  summary: {
    mn: 'Нэг өнгө, гурван эдлэл: тэмээн бороос нүүрсэн хар хүртэл найман зураг.',
    en: 'One colour, three things at a time, from camel to charcoal.'
  },
  lead: {
    mn: 'Нэг өнгийн хоёр сүүдрийг хамтад нь өмсөхөд утсаар биш, гэрлээр зохицдог.',
    en: 'Two shades of one colour agree not by the yarn but by the light.'
  },
  tags: ['cashmere', 'style'],
  author: 'sarangerel',
  series: 'fibre',
  cover: 'boards/eight-dyes',
  coverAlt: { mn: 'Дөрвөн өнгийн ноолууран цамц зэрэгцэн хэвтэж байна', en: 'Four cashmere sweaters of different dyes side by side' },
  daysAgo: 16,
  mn: `
Будгийн өрөөнд нэг өнгийг хэзээ ч нэг удаа хийдэггүй. Ижил жороор будсан хоёр тогоо утас өдрийн гэрэлд өөр харагддаг тул
[Алтан Навчийн](/brand/altan-navch) будагч бүх дээжийг хойд цонхны дэргэд тулгадаг. Бид найман өнгийг нь сонгож, өнгө бүрд гурван
эдлэл зэрэгцүүллээ.
`,
  en: `
No colour is ever made just once. Two vats dyed to the same recipe look different by daylight, and so the dyer at [Altan
Navch](/brand/altan-navch) holds every sample to the north window. We chose eight of the colours, and laid three things together in
each.
`,
  looks: [
    {
      title: { mn: 'Тэмээн бор', en: 'Camel' },
      text: {
        mn: 'Будаагүй ноолууранд хамгийн ойр өнгө. Хөх, цагаан хоёрын алинтай ч зохино.',
        en: 'The nearest to fibre as it grew. It gets on with blue and with white.'
      },
      alt: { mn: 'Тэмээн бор цамц, ороолт, оймс', en: 'A sweater, a scarf and socks in camel' },
      board: {
        ground: 'cloth',
        tones: ['#DCE7F1', '#ECEAE5', '#ECEAE5'],
        parts: [
          { slug: 'cable-knit-cashmere-sweater', colour: 'camel', x: 40, y: 30, size: 58 },
          { slug: 'fringed-cashmere-scarf', colour: 'camel', x: 72, y: 66, size: 34 },
          { slug: 'camel-wool-socks', colour: 'camel', x: 31, y: 74, size: 36 }
        ]
      }
    },
    {
      title: { mn: 'Сүүн цагаан', en: 'Milk' },
      text: {
        mn: 'Цагаан ноолуур хамгийн ховор. Толбо гарахаас айгаад шүүгээнд хадгалах хэрэггүй: бүлээн усанд сайн цэвэрлэгддэг.',
        en: 'White fibre is the rarest. Do not keep it in the cupboard for fear of stains: it washes well in lukewarm water.'
      },
      alt: { mn: 'Цагаан цамц, малгай, кардиган', en: 'A sweater, a hat and a cardigan in milk white' },
      board: {
        ground: 'cloth',
        tones: ['#EADFCF', '#D3DAE6', '#ECEAE5'],
        parts: [
          { slug: 'cropped-cashmere-cardigan', colour: 'milk', x: 62, y: 62, size: 56 },
          { slug: 'ribbed-cashmere-sweater', colour: 'milk', x: 38, y: 29, size: 56 },
          { slug: 'knitted-cashmere-beanie', colour: 'milk', x: 25, y: 77, size: 32 }
        ]
      }
    },
    {
      title: { mn: 'Улаан хүрэн', en: 'Madder' },
      text: {
        mn: 'Өвлийн саарал гэрэлд хамгийн удаан улаан хэвээрээ харагддаг өнгө.',
        en: 'The red that stays red the longest in the grey light of December.'
      },
      alt: { mn: 'Улаан хүрэн цамц, ороолт, бээлий', en: 'A sweater, a scarf and mittens in reds' },
      board: {
        ground: 'cloth',
        tones: ['#E0E6DB', '#EFDFDA', '#ECEAE5'],
        parts: [
          { slug: 'crew-neck-cashmere-sweater', colour: 'madder', x: 59, y: 30, size: 58 },
          { slug: 'fringed-cashmere-scarf', colour: 'madder', x: 27, y: 63, size: 34 },
          { slug: 'wool-mittens', colour: 'poppy', x: 67, y: 76, size: 42 }
        ]
      }
    },
    {
      title: { mn: 'Хар хөх', en: 'Indigo' },
      text: {
        mn: 'Дээлийн хөхөөс нэг сүүдэр бараан. Сарны гэрэлд хар, өдөр хөх.',
        en: 'A shade darker than the blue of a deel. Black by moonlight, blue by day.'
      },
      alt: { mn: 'Хар хөх цамц, нимгэн малгай, өмд', en: 'A sweater, a slim hat and trousers in dark blue' },
      board: {
        ground: 'cloth',
        tones: ['#EADFCF', '#DCE7F1', '#ECEAE5'],
        parts: [
          { slug: 'long-line-cashmere-sweater', colour: 'indigo', x: 40, y: 30, size: 56 },
          { slug: 'straight-wool-trousers', colour: 'ink', x: 68, y: 66, size: 33 },
          { slug: 'slim-cashmere-beanie', colour: 'indigo', x: 28, y: 76, size: 33 }
        ]
      }
    },
    {
      title: { mn: 'Ногоовтор', en: 'Sage' },
      text: {
        mn: 'Агь өвсний өнгө. Зун цуглуулсан санамж шиг өвөл гэрэлтдэг.',
        en: 'The colour of wormwood: something gathered in summer that goes on shining.'
      },
      alt: { mn: 'Ногоовтор кардиган, алчуур, пүүз', en: 'A cardigan, a stole and sneakers in sage' },
      board: {
        ground: 'cloth',
        tones: ['#EFDFDA', '#E0E6DB', '#ECEAE5'],
        parts: [
          { slug: 'cashmere-cardigan-with-pockets', colour: 'sage', x: 58, y: 32, size: 58 },
          { slug: 'featherweight-cashmere-stole', colour: 'sage', x: 25, y: 62, size: 33 },
          { slug: 'everyday-city-sneakers', colour: 'sage', x: 67, y: 78, size: 44 }
        ]
      }
    },
    {
      title: { mn: 'Гүргэм шар', en: 'Saffron' },
      text: {
        mn: 'Нэг эдлэл л хангалттай. Хоёр дахийг нь өмсвөл нар болчихно.',
        en: 'One thing of it is enough. With two you become the sun.'
      },
      alt: { mn: 'Шар цамц, битүү ороолт, хүүхдийн ороолт', en: 'A sweater, a snood and a child’s scarf in saffron' },
      board: {
        ground: 'cloth',
        tones: ['#D3DAE6', '#DCE7F1', '#ECEAE5'],
        parts: [
          { slug: 'crew-neck-cashmere-sweater', colour: 'saffron', x: 42, y: 30, size: 58 },
          { slug: 'childrens-cashmere-scarf', colour: 'saffron', x: 73, y: 67, size: 31 },
          { slug: 'knitted-cashmere-beanie', colour: 'saffron', x: 32, y: 76, size: 36 }
        ]
      }
    },
    {
      title: { mn: 'Бордо', en: 'Plum' },
      text: {
        mn: 'Үхрийн нүдний чанамлын өнгө. Мөнгө, саарал хоёртой зохино.',
        en: 'The colour of blackcurrant jam, to be worn with silver and with grey.'
      },
      alt: { mn: 'Бордо даашинз, алчуур, гутал', en: 'A dress, a shawl and boots in plum' },
      board: {
        ground: 'cloth',
        tones: ['#E1E2E7', '#EFDFDA', '#ECEAE5'],
        parts: [
          { slug: 'cashmere-knit-dress', colour: 'plum', x: 37, y: 38, size: 50 },
          { slug: 'cashmere-shawl-200-70-cm', colour: 'plum', x: 76, y: 34, size: 31 },
          { slug: 'felt-lined-city-boots', colour: 'plum', x: 66, y: 78, size: 42 }
        ]
      }
    },
    {
      title: { mn: 'Нүүрсэн хар', en: 'Charcoal' },
      text: {
        mn: 'Хараас зөөлөн, саарлаас гүн. Өвлийн шүүгээний суурь.',
        en: 'Softer than black and deeper than grey: what a winter wardrobe stands on.'
      },
      alt: { mn: 'Хар саарал пальто, цамц, үдээстэй гутал', en: 'A coat, a sweater and lace boots in charcoal' },
      board: {
        ground: 'cloth',
        tones: ['#DCE7F1', '#E1E2E7', '#ECEAE5'],
        parts: [
          { slug: 'belted-cashmere-wrap-coat', colour: 'charcoal', x: 63, y: 36, size: 54 },
          { slug: 'roll-neck-cashmere-sweater', colour: 'charcoal', x: 33, y: 66, size: 50 },
          { slug: 'wool-lined-lace-boots', colour: 'charcoal', x: 74, y: 80, size: 32 }
        ]
      }
    }
  ]
}
