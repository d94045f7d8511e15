import type { DemoFamily } from '../format.ts'

export const skis: DemoFamily = {
  code: 'SKI',
  motif: 'skis',
  taxon: 'travel/winter/skis',
  returnHours: 48,
  unit: 'хос|pair',
  choiceKey: 'length',
  scenes: ['ub-winter', 'khuvsgul'],
  props: { warranty: '12 сар' },
  about: [
    ['Бэхэлгээг нь жин, гуталд тань тааруулж өгнө.', 'We set the bindings to your weight and boots.'],
    ['Саваа дагалдана.', 'Poles are included.']
  ],
  care: [['Ирийг жилд нэг удаа үнэгүй ирлэнэ.', 'One free edge sharpening a year.']],
  products: [
    {
      mn: 'Уулын цана',
      en: 'Alpine skis',
      brand: 'brakka',
      price: 890000,
      rating: [4.6, 52],
      look: ['#AF3A32', '#1C3F7C', '#F4EFE6'],
      choices: [
        { value: '158', label: '158 см', add: 0 },
        { value: '168', label: '168 см', add: 0 },
        { value: '176', label: '176 см', add: 0 }
      ],
      props: { material: 'Модон гол, шилэн утас|Wood core, fibreglass', weight: '5.4 кг', origin: 'Австри|Austria' },
      text: ['Бэлтгэсэн замд дунд түвшний гулгагчид.', 'For intermediate skiers on groomed slopes.']
    },
    {
      mn: 'Эхлэн суралцагчийн цаны иж бүрдэл',
      en: 'Beginner ski set',
      brand: 'brakka',
      price: 590000,
      sale: 490000,
      look: ['#6F8FB5', '#E3A129', '#F4EFE6'],
      unit: 'багц|set',
      choices: [
        { value: '148', label: '148 см', add: 0 },
        { value: '158', label: '158 см', add: 0 }
      ],
      props: { pieces: 'Цана, бэхэлгээ, саваа|Skis, bindings, poles', weight: '4.9 кг', origin: 'Словени|Slovenia' },
      text: ['Зөөлөн, эргэлт өршөөдөг анхны цана.', 'Soft and forgiving: a first pair.']
    },
    {
      mn: 'Хүүхдийн цана',
      en: 'Children’s skis',
      brand: 'brakka',
      price: 349000,
      look: ['#E3A129', '#C8453B', '#1C3F7C'],
      also: ['kids/toys'],
      choices: [
        { value: '90', label: '90 см', add: 0 },
        { value: '110', label: '110 см', add: 20000 },
        { value: '130', label: '130 см', add: 40000 }
      ],
      props: { weight: '2.6 кг', ages: '4–10', origin: 'Словени|Slovenia' },
      text: ['Дараа жил нь дараагийн уртаар хямд сольж авна.', 'Swap up to the next length at a discount next year.']
    },
    {
      mn: 'Гүйлтийн цана',
      en: 'Cross-country skis',
      more: [
        'Ул нь хайрстай тул лав шаардахгүй. Саваа, бэхэлгээ дагалдана.',
        'The scaled base needs no wax. Poles and bindings are included.'
      ],
      brand: 'brakka',
      price: 420000,
      look: ['#66764D', '#DCCDB6', '#F4EFE6'],
      choices: [
        { value: '180', label: '180 см', add: 0 },
        { value: '195', label: '195 см', add: 0 }
      ],
      stock: 'low',
      props: { material: 'Нийлэг гол, хайрсан ул|Synthetic core, scaled base', weight: '2.2 кг', origin: 'Эстони|Estonia' },
      text: ['Тэрэлжийн цастай хөндийгөөр тайван гулгахад.', 'For quiet walks through the snow of Terelj.']
    },
    {
      mn: 'Анчдын модон цана',
      en: 'Hunters’ wooden skis',
      more: [
        'Арьсан бэхэлгээг нь гуталд тань тааруулна. Урт ганц модон саваатай.',
        'Leather bindings are cut to your boots. With one long wooden pole.'
      ],
      brand: 'joroo',
      price: 980000,
      look: ['#9B5B30', '#7A5237', '#EDE5D6'],
      badges: ['handmade', 'limited'],
      props: { material: 'Гацуур, адууны арьс|Spruce, horse hide', size: '165 см', weight: '4.2 кг', origin: 'Баян-Өлгий|Bayan-Ulgii' },
      text: ['Адууны арьстай тул өөд гулсахгүй, уруу хурдан.', 'Clad in horse hide: they climb without slipping and run fast downhill.']
    }
  ]
}
