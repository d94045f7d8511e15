import type { DemoLookbook } from '../entry.ts'

export const threeDaysOfWinter: DemoLookbook = {
  slug: 'three-days-of-winter',
  title: { mn: 'Өвлийн гурван өдөр', en: 'Three days of winter' },
  summary: {
    mn: 'Нэг хүн, гурван өөр өдөр, нэг үдэш: хотын өглөө, баяр, амралт, гэр.',
    en: 'One person, three days and an evening: the city, a feast, a day off, home.'
  },
  lead: {
    mn: 'Арван нэгдүгээр сараас гуравдугаар сар хүртэл бид гурван янзын өдөртэй. Гурвууланд нь өөр хувцас хэрэгтэй.',
    en: 'From November to March there are three kinds of days. Each asks for something else to wear.'
  },
  tags: ['style', 'cashmere'],
  author: 'khulan',
  series: 'winter',
  cover: 'scenes/wardrobe',
  coverAlt: {
    mn: 'Модон өлгүүрт өлгөсөн пальто, цамц, дээл, кардиган, даашинз; доор нь гутал, шаахай, цүнх',
    en: 'A coat, a sweater, a deel, a cardigan and a dress on a wooden rail, with boots, slippers and a bag below'
  },
  daysAgo: 3,
  mn: 'Цэг бүр дээр нэг бараа бий. Дарахад үнэ нь гарна, жагсаалтаас нь шууд сагслахад ч болно. Хамгийн сүүлийн зураг бол гэртээ ирсэн хойно.',
  en: 'Every dot is a thing you can have: press it for the price, or take it from the list beside the picture. The last picture is for when you are home again.',
  looks: [
    {
      title: { mn: 'Хотын өглөө', en: 'A morning in town' },
      text: {
        mn: 'Хасах 24 хэм, автобусны буудал, халуун цай. Пальто дангаараа хангалттай дулаан, малгай нь ганц тод өнгө.',
        en: 'Minus 24, a bus stop, hot tea. The coat is warm enough by itself, and the hat is the one bright thing.'
      },
      alt: {
        mn: 'Тэмээн бор пальто, шар малгай өмссөн хүн цастай уулын өмнө',
        en: 'A person in a camel coat and a yellow hat before snowy hills'
      },
      art: 'scenes/look-coat',
      spots: [
        ['knitted-cashmere-beanie', 50, 14],
        ['double-breasted-cashmere-coat', 43, 46],
        ['straight-wool-trousers', 47, 80],
        ['wool-lined-lace-boots', 46, 90]
      ]
    },
    {
      title: { mn: 'Баярын өдөр', en: 'A feast day' },
      text: {
        mn: 'Золгохоор гарах өглөө. Торгон энгэр, хатуу зах, гар оёдолтой бүс. Лоовууз нь аавынх байж ч болно.',
        en: 'The morning of the first visits: a silk front, a stiff collar, a sash sewn by hand. The hat may well be your father’s.'
      },
      alt: { mn: 'Улаан дээл, хөх оройтой үстэй малгай өмссөн хүн', en: 'A person in a red deel and a fur hat with a blue crown' },
      art: 'scenes/look-deel',
      spots: [
        ['loovuuz-fur-hat', 50, 12.5],
        ['silk-front-deel', 44, 60],
        ['leather-ankle-boots', 46, 90]
      ]
    },
    {
      title: { mn: 'Амралтын үдэш', en: 'The evening of a day off' },
      text: {
        mn: 'Нар шингэх цаг. Кардиганы халаасанд гар, хөлд эсгий дотортой гутал. Яарах газар алга.',
        en: 'The sun is going down. Hands in the pockets of a cardigan, felt-lined boots, nowhere to hurry to.'
      },
      alt: {
        mn: 'Хөх кардигантай хүн элсэн манханы өмнө, ард нь нар жаргаж байна',
        en: 'A person in a blue cardigan before dunes and a low sun'
      },
      art: 'scenes/look-cardigan',
      spots: [
        ['cashmere-cardigan-with-pockets', 37, 50],
        ['wide-leg-trousers', 45, 78],
        ['felt-lined-city-boots', 46, 89]
      ]
    },
    {
      title: { mn: 'Гэрийн үдэш', en: 'Home at last' },
      text: {
        mn: 'Таван эдлэлтэй нэг буланг хэрхэн дулаан болгох вэ: сандал, дэр, дэнлүү, ширдэг, нэг мөчир.',
        en: 'How five things make a corner warm: a chair, a cushion, a lamp, a felt rug and one green branch.'
      },
      alt: {
        mn: 'Хөх сандал, гэр дэнлүү, ширдэг, шавар ваартай өрөө',
        en: 'A room with a blue armchair, a ger lamp, a felt rug and a clay vase'
      },
      art: 'scenes/living-room',
      spots: [
        ['buttoned-armchair', 52.5, 31],
        ['linen-cushion', 57.5, 53],
        ['ger-table-lamp', 83, 60],
        ['white-ornament-felt-rug', 55, 93],
        ['red-clay-vase', 23.8, 66]
      ]
    }
  ]
}
