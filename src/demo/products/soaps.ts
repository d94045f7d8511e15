import type { DemoFamily } from '../format.ts'

export const soaps: DemoFamily = {
  code: 'SOA',
  motif: 'soap',
  taxon: 'beauty/body/soaps',
  returnHours: 24,
  unit: 'ш|piece',
  scenes: [],
  props: { weight: '100 г', shelf: '24 сар', origin: 'Монгол' },
  about: [
    ['Хүйтэн аргаар хийж, зургаан долоо хоног хатаасан.', 'Made cold and cured for six weeks.'],
    ['Цаасан боодлыг нь хаяхад шороонд уусна.', 'The paper wrap returns to the earth.']
  ],
  care: [['Хуурай тавиур дээр байлгавал удаан барина.', 'On a dry dish it lasts longer.']],
  products: [
    {
      mn: 'Гар урлалын арцны саван',
      en: 'Handmade juniper soap',
      brand: 'ugluu',
      price: 14900,
      rating: [4.8, 231],
      badges: ['handmade'],
      props: { ingredients: 'Хонины өөх, арц|Mutton tallow, juniper' },
      text: ['Хангайн арцтай, гэрийн цэвэр үнэр.', 'Khangai juniper: the clean scent of a ger.']
    },
    {
      mn: 'Ямааны сүүтэй саван',
      en: 'Goat’s milk soap',
      brand: 'ugluu',
      price: 15900,
      look: ['#F1EFEA', '#DCCDB6', '#7A5237'],
      props: { ingredients: 'Ямааны сүү, олив|Goat’s milk, olive' },
      text: ['Мэдрэг арьс, нялх хүүхдэд зөөлөн.', 'Gentle on sensitive skin and on babies.']
    },
    {
      mn: 'Чацарганатай саван',
      en: 'Sea-buckthorn soap',
      brand: 'ugluu',
      price: 15900,
      look: ['#E9A23B', '#F4EFE6', '#66764D'],
      stock: 'high',
      props: { ingredients: 'Чацарганы тос, наранцэцэг|Sea-buckthorn and sunflower oil' },
      text: ['Улбар шар өнгө нь чацарганаас өөрөөс нь.', 'Its orange comes from the berry itself.']
    },
    {
      mn: 'Нүүрсэн саван',
      en: 'Charcoal soap',
      brand: 'ugluu',
      price: 16900,
      look: ['#3B3F49', '#C4CAD3', '#8C8A85'],
      props: { ingredients: 'Хусны нүүрс, кокос|Birch charcoal, coconut' },
      text: ['Хусны нүүрстэй, тослог арьсыг гүн цэвэрлэнэ.', 'Birch charcoal cleans oily skin deeply.']
    },
    {
      mn: 'Лаванданы саван',
      en: 'Lavender soap',
      brand: 'solvanne',
      price: 22900,
      sale: 18900,
      look: ['#9A8BB0', '#F4EFE6', '#6B3A4C'],
      props: { weight: '125 г', ingredients: 'Ши тос, лаванда|Shea butter, lavender', origin: 'Франц|France' },
      text: ['Унтахын өмнөх халуун усанд.', 'For a hot bath before sleep.']
    },
    {
      mn: 'Хужиртай хуурай шампунь саван',
      en: 'Mineral shampoo bar',
      brand: 'ugluu',
      price: 24900,
      look: ['#6F8FB5', '#F4EFE6', '#1C3F7C'],
      badges: ['new'],
      props: { weight: '90 г', ingredients: 'Хужир, ганга|Natural soda, wild thyme' },
      text: ['Нуурын хужиртай, үсийг хөнгөн, гялалзсан болгоно.', 'Lake soda leaves hair light and shining.']
    },
    {
      mn: 'Савангийн бэлгийн хайрцаг',
      en: 'Soap gift box',
      brand: 'ugluu',
      price: 49900,
      look: ['#D3A29A', '#F4EFE6', '#AF3A32'],
      unit: 'багц|set',
      also: ['home/gifts'],
      props: { weight: '400 г', pieces: 'Дөрвөн саван, модон тавиур|Four soaps and a wooden dish' },
      text: ['Дөрвөн үнэр, хусан тавиур нэг хайрцагт.', 'Four scents and a birch dish in one box.']
    }
  ]
}
