import type { DemoFamily } from '../format.ts'

export const tea: DemoFamily = {
  code: 'MTE',
  motif: 'milk-tea',
  taxon: 'food/drinks/tea',
  returnHours: 24,
  unit: 'хайрцаг|box',
  scenes: ['tea-table', 'ger-dusk'],
  props: { storage: 'Хуурай газар|Keep dry', shelf: '18 сар' },
  about: [
    ['Нэг литр усанд хоёр халбага, бага зэрэг давс.', 'Two spoons to a litre of water, and a little salt.'],
    ['Хээрийн термост ч амтаа алдахгүй.', 'It keeps its taste in a thermos.']
  ],
  care: [['Сүүгээ хамгийн сүүлд нэмж самраарай.', 'Add the milk last and ladle it through the air.']],
  products: [
    {
      mn: 'Сүүтэй цай, 20 ширхэг',
      en: 'Milk tea, 20 sachets',
      more: [
        'Давсыг нь дунд зэрэг тохируулсан. Хоёр уутыг нэг том аяганд хийвэл өтгөн болно.',
        'Salted to the middle of all tastes. Two sachets in a large bowl make it strong.'
      ],
      brand: 'tal-nutag',
      price: 12900,
      rating: [4.6, 342],
      stock: 'high',
      props: {
        ingredients: 'Ногоон цай, сүү, давс|Green tea, milk, salt',
        weight: '240 г',
        energyFood: '412 ккал|412 kcal',
        origin: 'Монгол'
      },
      text: ['Буцалсан ус хийхэд л бэлэн, ажил, аялалд.', 'Just add boiling water, at work or on the road.']
    },
    {
      mn: 'Шахмал ногоон цай',
      en: 'Brick green tea',
      brand: 'ugluu',
      price: 18900,
      look: ['#4F6146', '#C99A5B', '#E3A129'],
      props: { ingredients: 'Ногоон цай|Green tea', weight: '500 г', origin: 'Гүрж|Georgia' },
      text: ['Хайчлах шаардлагагүй, хэсэгчлэн хугалдаг шахмал.', 'Scored so that it breaks without a knife.']
    },
    {
      mn: 'Банштай цайны багц',
      en: 'Dumpling tea kit',
      more: [
        'Дөрвөн хүний хоол. Банш нь хатаасан тул хөргөгч шаардахгүй.',
        'A meal for four. The dumplings are dried, so no fridge is needed.'
      ],
      brand: 'tal-nutag',
      price: 24900,
      look: ['#AF3A32', '#E9D3B4', '#E3A129'],
      unit: 'багц|set',
      props: {
        ingredients: 'Хатаасан мах, гурил, цай, сүү|Dried meat, flour, tea, milk',
        weight: '380 г',
        energyFood: '356 ккал|356 kcal',
        origin: 'Архангай|Arkhangai'
      },
      text: ['Борцтой банштай цай арван минутад.', 'Tea with jerky dumplings in ten minutes.']
    },
    {
      mn: 'Ганга өвсний цай',
      en: 'Wild thyme tea',
      more: ['Нэг аяганд нэг чимх, таван минут хандлана. Балтай уувал сайхан.', 'A pinch to the cup, five minutes. Good with honey.'],
      brand: 'ugluu',
      price: 14900,
      sale: 12900,
      look: ['#9A8BB0', '#E9D3B4', '#8FA58B'],
      badges: ['natural'],
      props: { ingredients: 'Ганга|Wild thyme', weight: '60 г', origin: 'Дорноговь|Dornogovi' },
      text: ['Талын ганга, амьсгалын замд тустай анхилуун цай.', 'Steppe thyme: a fragrant tea that eases the breath.']
    },
    {
      mn: 'Нохойн хошууны цай',
      en: 'Rosehip tea',
      more: [
        'Жимсийг нь бүтнээр нь хатаасан. Хоёр дахь удаагаа ч ханддаг.',
        'The berries are dried whole. They give a second pot as well.'
      ],
      brand: 'ulaan-jims',
      price: 13900,
      look: ['#C8453B', '#F0C9A0', '#E3A129'],
      props: { ingredients: 'Нохойн хошуу|Rosehip', weight: '150 г', origin: 'Сэлэнгэ|Selenge' },
      text: ['Шөнөжин халуун саванд хандлаад өглөө ууна.', 'Steep it overnight in a thermos and drink in the morning.']
    },
    {
      mn: 'Хуурсан гурилтай хийцтэй цай',
      en: 'Roasted-flour buttered tea',
      brand: 'tal-nutag',
      price: 16900,
      look: ['#D9862B', '#EAD7B8', '#7A5237'],
      props: {
        ingredients: 'Гурил, шар тос, цай, давс|Flour, ghee, tea, salt',
        weight: '400 г',
        energyFood: '448 ккал|448 kcal',
        origin: 'Увс|Uvs'
      },
      text: ['Шар тосонд хуурсан гурилтай, өвлийн өглөөг даана.', 'Flour roasted in ghee, to last a winter morning.']
    }
  ]
}
