import type { DemoFamily } from '../format.ts'

export const thermoses: DemoFamily = {
  code: 'THE',
  motif: 'thermos',
  taxon: 'travel/camping/thermoses',
  returnHours: 48,
  unit: 'ш|piece',
  choiceKey: 'volume',
  scenes: ['camp', 'khuvsgul'],
  props: { material: 'Зэвэрдэггүй ган 18/8|18/8 stainless steel', warranty: '60 сар', origin: 'БНХАУ|China' },
  about: [
    ['Таг нь аяга болно.', 'The lid is a cup.'],
    ['Унагасан ч хагарахгүй давхар ган ханатай.', 'Double steel walls that survive a fall.']
  ],
  care: [['Сүүтэй цайны дараа халуун сод уусмалаар зайлаарай.', 'After milk tea, rinse with hot soda water.']],
  products: [
    {
      mn: 'Халуун сав',
      en: 'Steel thermos',
      brand: 'nuudel',
      price: 89000,
      rating: [4.9, 288],
      colours: ['moss', 'ink', 'madder'],
      choices: [
        { value: '750', label: '750 мл', add: 0 },
        { value: '1000', label: '1 л', add: 20000 }
      ],
      stock: 'high',
      props: { weight: '520 г-аас|From 520 g' },
      text: ['Хорин дөрвөн цагийн дараа ч цай нь түлнэ.', 'After twenty-four hours the tea still burns.']
    },
    {
      mn: 'Том цайны халуун сав 2 л',
      en: 'Family thermos, 2 l',
      brand: 'nuudel',
      price: 139000,
      sale: 119000,
      colours: ['ink', 'moss'],
      props: { capacity: '2 л', weight: '1.1 кг' },
      text: ['Хадлангийн талбайд бүх айлын цай нэг саванд.', 'Tea for the whole family at haymaking.']
    },
    {
      mn: 'Хоолны халуун сав',
      en: 'Food jar',
      brand: 'nuudel',
      price: 69000,
      colours: ['rust', 'charcoal'],
      props: { capacity: '500 мл', weight: '380 г' },
      text: ['Шөлтэй хоол зургаан цаг халуун, халбага нь тагандаа.', 'Soup stays hot six hours and the spoon is in the lid.']
    },
    {
      mn: 'Хотын кофены сав',
      en: 'City coffee tumbler',
      brand: 'ugluu',
      price: 59000,
      colours: ['sand', 'sage', 'rose', 'charcoal'],
      saleTime: 'ended',
      sale: 49000,
      props: { capacity: '400 мл', weight: '260 г' },
      text: ['Нэг гараар онгойдог, цүнхэнд асгардаггүй.', 'Opens with one hand and does not spill in a bag.']
    },
    {
      mn: 'Хүүхдийн соруултай сав',
      en: 'Children’s straw flask',
      more: ['Соруул, жийргийг нь салгаж угаана. Нэрийн шошготой.', 'Straw and gasket come out for washing. It has a label for the name.'],
      brand: 'byatskhan-tulga',
      price: 45000,
      colours: ['sky', 'saffron', 'rose'],
      taxon: 'kids/school',
      props: { capacity: '350 мл', weight: '230 г', ages: '3–10' },
      text: ['Хичээл дээр дуугарахгүй зөөлөн соруултай.', 'A soft straw that is quiet in class.']
    },
    {
      mn: 'Монгол хээт бэлгийн халуун сав',
      en: 'Ornament gift thermos',
      brand: 'ugluu',
      stock: 'over',
      price: 119000,
      look: ['#1C3F7C', '#E3A129', '#AF3A32'],
      also: ['home/gifts'],
      badges: ['new'],
      props: { capacity: '1 л', weight: '640 г', pieces: 'Сав, хоёр аяга|Flask and two cups' },
      text: ['Алтлаг хас хээтэй, хоёр аягатай бэлгийн хайрцагтай.', 'Gilt meander and two cups in a gift box.']
    }
  ]
}
