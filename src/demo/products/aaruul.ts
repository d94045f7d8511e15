import type { DemoFamily } from '../format.ts'

const GRAMS = (small: string, large: string, add: number) =>
  [
    { value: small, label: `${small} г`, add: 0 },
    { value: large, label: `${large} г`, add }
  ] as const

export const aaruul: DemoFamily = {
  code: 'AAR',
  motif: 'aaruul',
  taxon: 'food/dairy/dried/aaruul',
  returnHours: 24,
  unit: 'уут|bag',
  choiceKey: 'weight',
  scenes: ['tea-table', 'ger-dusk'],
  props: { ingredients: 'Үнээний сүү|Cow’s milk', storage: 'Хуурай, сэрүүн газар|Cool and dry', shelf: '12 сар' },
  about: [
    ['Айлын гэрт гараар зүсэж, наранд хатаасан.', 'Cut by hand at the family’s ger and dried in the sun.'],
    ['Уут дээр нь хийсэн айлын нэр, сум бичээстэй.', 'The bag bears the family’s name and district.']
  ],
  care: [['Сүүтэй цайнд дэвтээж идвэл зөөлөрнө.', 'Soak it in milk tea to soften.']],
  products: [
    {
      mn: 'Ааруул',
      en: 'Aaruul dried curd',
      brand: 'tal-nutag',
      price: 18900,
      rating: [4.8, 174],
      choices: GRAMS('500', '1000', 16000),
      props: { energyFood: '392 ккал|392 kcal', origin: 'Булган|Bulgan' },
      text: ['Хатуу, исгэлэн, шүд бэхжүүлнэ гэдэг жинхэнэ ааруул.', 'Hard and sour: the real thing, said to be good for teeth.']
    },
    {
      mn: 'Чихэрлэг зөөлөн ааруул',
      en: 'Soft sweet aaruul',
      brand: 'tal-nutag',
      price: 21900,
      look: ['#F4E3B8', '#D9862B', '#AF3A32'],
      choices: GRAMS('500', '1000', 18000),
      stock: 'high',
      props: { ingredients: 'Сүү, чихэр, цөцгий|Milk, sugar, cream', energyFood: '418 ккал|418 kcal', origin: 'Архангай|Arkhangai' },
      text: ['Хүүхэд, гадаад зочинд эхлэхэд амар амт.', 'An easy beginning for children and guests from abroad.']
    },
    {
      mn: 'Ээзгий',
      en: 'Eezgii roasted curd',
      more: [
        'Хоёр өдөр зөөлөн гал дээр хатаадаг тул бор өнгөтэй болно. Цайтай ч, дангаар нь ч идээрэй.',
        'Two days over a low fire turn it brown. Eat it with tea or on its own.'
      ],
      brand: 'tal-nutag',
      price: 24900,
      look: ['#C59B6C', '#7A5237', '#E3A129'],
      props: { weight: '400 г', energyFood: '405 ккал|405 kcal', origin: 'Хөвсгөл|Khuvsgul' },
      text: ['Бүрэн ширгээж шарсан, карамелийн амттай.', 'Boiled dry and browned until it tastes of caramel.']
    },
    {
      mn: 'Нэрстэй ааруул',
      en: 'Blueberry aaruul',
      brand: 'tal-nutag',
      price: 23900,
      look: ['#B7A6C9', '#6B3A4C', '#E3A129'],
      badges: ['new'],
      props: {
        ingredients: 'Сүү, нэрс, чихэр|Milk, blueberry, sugar',
        weight: '400 г',
        energyFood: '401 ккал|401 kcal',
        origin: 'Хэнтий|Khentii'
      },
      text: ['Хэнтийн нэрсээр будсан ягаан ааруул.', 'Tinted purple with Khentii blueberries.']
    },
    {
      mn: 'Бяслаг',
      en: 'Byaslag fresh cheese',
      more: [
        'Хэрчээд шарж эсвэл цайнд хийж идэхэд тохиромжтой. Задалсны дараа таван хоногт хэрэглээрэй.',
        'Slice it to fry or to put into tea. Once opened, eat within five days.'
      ],
      brand: 'tal-nutag',
      price: 16900,
      sale: 14900,
      look: ['#F4EFE6', '#66764D', '#8FA58B'],
      props: {
        ingredients: 'Сүү, хөрөнгө|Milk, culture',
        weight: '500 г',
        storage: '2–6 хэмд|At 2–6 °C',
        shelf: '20 хоног|20 days',
        energyFood: '290 ккал|290 kcal',
        origin: 'Төв аймаг|Tuv'
      },
      text: ['Давсгүй, сүүний өөрийнх нь амттай шинэхэн бяслаг.', 'Unsalted and fresh, with the taste of milk itself.']
    },
    {
      mn: 'Цагаан сарын идээний багц',
      en: 'Tsagaan Sar dairy platter',
      more: [
        'Шинийн нэгнээс өмнөх долоо хоногт шинээр савлаж хүргэнэ. Өрөх дарааллын зурагтай.',
        'Packed fresh in the week before the feast. A drawing shows how to build it.'
      ],
      brand: 'tal-nutag',
      price: 89000,
      look: ['#F4EFE6', '#AF3A32', '#E3A129'],
      unit: 'багц|set',
      stock: 'preorder',
      props: {
        weight: '2.4 кг',
        pieces: 'Ааруул, өрөм, ээзгий, бяслаг|Aaruul, clotted cream, eezgii, cheese',
        energyFood: '395 ккал|395 kcal',
        origin: 'Архангай|Arkhangai'
      },
      text: ['Тавгийн идээг өрөхөд шаардлагатай бүх цагаан идээ.', 'All the dairy for the festive platter.']
    }
  ]
}
