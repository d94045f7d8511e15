import type { DemoFamily } from '../format.ts'

export const bicycles: DemoFamily = {
  code: 'BIC',
  motif: 'bicycle',
  taxon: 'travel/cycling/bicycles',
  returnHours: 48,
  unit: 'ш|piece',
  colourKey: 'frame_colour',
  choiceKey: 'size',
  scenes: ['steppe', 'camp'],
  props: { warranty: '24 сар' },
  about: [
    ['Угсарч, тоормос, хурдыг нь тохируулж хүргэнэ.', 'Delivered assembled, with brakes and gears set.'],
    ['Эхний үйлчилгээ сарын дараа үнэгүй.', 'The first service after a month is free.']
  ],
  care: [['Гинжийг 200 км тутам тосолно.', 'Oil the chain every 200 km.']],
  products: [
    {
      mn: 'Хотын дугуй',
      en: 'City bicycle',
      brand: 'brakka',
      price: 890000,
      rating: [4.7, 68],
      colours: ['teal', 'milk', 'madder'],
      choices: [
        { value: 'M', label: 'M, 155–170 см', add: 0 },
        { value: 'L', label: 'L, 168–185 см', add: 0 }
      ],
      props: { frame: 'Ган|Steel', gears: '7', brakes: 'Хүрдэн|Hub', weight: '15 кг', origin: 'Португал|Portugal' },
      text: ['Сагс, хамгаалалт, гэрэлтэй: ажилдаа хувцсаараа явна.', 'With basket, guards and lights, to work in your own clothes.']
    },
    {
      mn: 'Уулын дугуй',
      en: 'Mountain bike',
      brand: 'brakka',
      price: 1690000,
      sale: 1450000,
      colours: ['charcoal', 'orange'],
      choices: [
        { value: 'M', label: 'M, 160–175 см', add: 0 },
        { value: 'L', label: 'L, 172–190 см', add: 0 }
      ],
      props: {
        frame: 'Хөнгөн цагаан|Aluminium',
        gears: '11',
        brakes: 'Шингэн диск|Hydraulic disc',
        weight: '13.6 кг',
        origin: 'Тайвань|Taiwan'
      },
      text: ['Урдаа 120 мм амортизатортой, Богд уулын замд.', 'A 120 mm fork for the trails of Bogd Khan.']
    },
    {
      mn: 'Хайрган замын дугуй',
      en: 'Gravel bike',
      brand: 'brakka',
      price: 2490000,
      colours: ['moss', 'sand'],
      choices: [
        { value: 'M', label: 'M, 165–178 см', add: 0 },
        { value: 'L', label: 'L, 176–190 см', add: 0 }
      ],
      badges: ['new'],
      props: {
        frame: 'Хөнгөн цагаан, карбон сэрээ|Aluminium, carbon fork',
        gears: '12',
        brakes: 'Шингэн диск|Hydraulic disc',
        weight: '9.8 кг',
        origin: 'Тайвань|Taiwan'
      },
      text: ['Засмал, шороон зам аль алинд хурдан, цүнх өлгөнө.', 'Fast on tar and dirt, with mounts for bags.']
    },
    {
      mn: 'Цахилгаан дугуй',
      en: 'Electric bicycle',
      brand: 'brakka',
      price: 3490000,
      sale: 2990000,
      colours: ['charcoal', 'teal'],
      props: {
        frame: 'Хөнгөн цагаан|Aluminium',
        power: '250 Вт',
        battery: '504 Втц, 80 км|504 Wh, 80 km',
        brakes: 'Шингэн диск|Hydraulic disc',
        weight: '22 кг',
        origin: 'БНХАУ|China'
      },
      text: ['Зайсангийн өгсүүрт ч хөлрөхгүй.', 'Up the hill of Zaisan without a drop of sweat.']
    },
    {
      mn: 'Хүүхдийн дугуй 16 инч',
      en: 'Children’s bicycle, 16 inch',
      brand: 'brakka',
      price: 349000,
      colours: ['poppy', 'sky'],
      also: ['kids/toys'],
      stock: 'high',
      props: {
        frame: 'Хөнгөн цагаан|Aluminium',
        gears: '1',
        brakes: 'Гар, хөл|Hand and coaster',
        weight: '6.8 кг',
        ages: '4–6',
        origin: 'БНХАУ|China'
      },
      text: ['Туслах дугуй нь салдаг, гинж бүрэн халхалсан.', 'Training wheels come off and the chain is fully covered.']
    },
    {
      mn: 'Тэнцвэрийн дугуй',
      en: 'Balance bike',
      more: [
        'Суудал, жолооны өндрийг багажгүй тохируулна. Дугуй нь хийгүй, хагарахгүй хөөсөн.',
        'Saddle and bar adjust without tools. The foam tyres never go flat.'
      ],
      brand: 'byatskhan-tulga',
      price: 189000,
      colours: ['oak', 'sage'],
      taxon: 'kids/toys/wooden',
      props: { frame: 'Хус|Birch', weight: '3.1 кг', ages: '2–4', origin: 'Монгол' },
      text: ['Дөрөөгүй, хөлөөрөө түлхэж тэнцвэр сурна.', 'No pedals: push with the feet and learn to balance.']
    },
    {
      mn: 'Эвхдэг дугуй',
      en: 'Folding bicycle',
      brand: 'brakka',
      price: 1190000,
      colours: ['ink', 'rust'],
      stock: 'sold_out',
      props: { frame: 'Хөнгөн цагаан|Aluminium', gears: '8', brakes: 'Диск|Disc', weight: '11.2 кг', origin: 'Тайвань|Taiwan' },
      text: ['Арван секундэд эвхэж автобусанд аваад сууна.', 'Folded in ten seconds and taken on the bus.']
    }
  ]
}
