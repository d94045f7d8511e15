import type { DemoFamily } from '../format.ts'

export const lamps: DemoFamily = {
  code: 'LAM',
  motif: 'ger-lamp',
  taxon: 'home/decor/lamps',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['living-room', 'ger-dusk'],
  props: { material: 'Хус, хөвөн даавуу|Birch, cotton', power: '9 Вт хүртэл, E27|Up to 9 W, E27', warranty: '12 сар', origin: 'Монгол' },
  about: [
    ['Дулаан шар гэрэл нь нүд ядраахгүй, унтлагын өрөөнд ч тохирно.', 'The warm light is easy on the eyes and suits a bedroom too.'],
    ['Гэрлийн чийдэн дагалдана, солих нь хялбар.', 'A bulb is included and easy to change.']
  ],
  care: [
    ['Хуурай даавуугаар арчаарай.', 'Wipe with a dry cloth.'],
    ['Утас нь 1.8 м, унтраалга утсан дээрээ.', 'The cord is 1.8 m long, with the switch on it.']
  ],
  products: [
    {
      mn: '«Гэр» ширээний дэнлүү',
      en: 'Ger table lamp',
      brand: 'suun-zam',
      price: 189000,
      sale: 159000,
      rating: [4.9, 145],
      props: { size: '22 × 22 × 26 см', weight: '1.1 кг' },
      text: [
        'Хана, унь, тооно нь жинхэнэ гэрийн адил угсарсан модон дэнлүү.',
        'Lattice wall, poles and crown are put together like a real ger.'
      ]
    },
    {
      mn: '«Тооно» ханын дэнлүү',
      en: 'Toono wall lamp',
      brand: 'suun-zam',
      price: 149000,
      look: ['#EADFCF', '#AF3A32', '#5C4A3D'],
      props: { size: '30 × 12 × 30 см', weight: '0.9 кг' },
      text: ['Ханан дээр тооноор орж ирэх нарны дүрсийг буулгана.', 'It throws the shape of sun through a roof ring onto the wall.']
    },
    {
      mn: 'Хүүхдийн шөнийн дэнлүү «Бяцхан гэр»',
      en: 'Little ger night light',
      more: [
        'Хүүхдийн гарт хүрсэн ч халахгүй. Нэг цэнэгээр хоёр шөнө асна.',
        'It stays cool in a child’s hand. One charge lasts two nights.'
      ],
      brand: 'suun-zam',
      price: 69000,
      look: ['#DCE7F1', '#6F8FB5', '#C99A5B'],
      also: ['kids/toys'],
      props: { power: '3 Вт, USB цэнэглэгчтэй|3 W, USB charging', battery: '12 цаг', size: '14 × 14 × 15 см', weight: '340 г' },
      text: [
        'Гурван шатлалт сулхан гэрэлтэй, хагас цагийн дараа өөрөө унтарна.',
        'Three soft levels; it turns itself off after half an hour.'
      ]
    },
    {
      mn: 'Эсгий бүрхүүлтэй дэнлүү',
      en: 'Felt shade lamp',
      brand: 'esgii-urlan',
      price: 128000,
      look: ['#B9B7B3', '#D9862B', '#7A5237'],
      badges: ['handmade'],
      props: { material: 'Эсгий, шинэс|Felt, larch', size: '26 × 26 × 34 см', weight: '1.3 кг' },
      text: ['Нимгэн эсгий бүрхүүл нь гэрлийг сүү шиг зөөлөн болгодог.', 'A thin felt shade turns the light as soft as milk.']
    },
    {
      mn: 'Аяллын цэнэглэдэг дэнлүү',
      en: 'Rechargeable camp lantern',
      more: [
        'Соронзтой ёроолоороо машины их биед тогтоно. Доргио, бороонд тэсвэртэй.',
        'A magnet in the base holds it to the car. It stands knocks and rain.'
      ],
      brand: 'nuudel',
      price: 79000,
      look: ['#66764D', '#E3A129', '#3B3F49'],
      taxon: 'travel/camping/tents',
      stock: 'high',
      props: {
        material: 'Хөнгөн цагаан, силикон|Aluminium, silicone',
        power: '5 Вт, 350 лм|5 W, 350 lm',
        battery: '4,400 мАч',
        water: 'IPX4',
        size: '12 × 12 × 16 см',
        weight: '280 г'
      },
      text: ['Майханд өлгөх дэгээтэй, утас цэнэглэх гаралттай.', 'It hangs in the tent and can charge a phone.']
    },
    {
      mn: 'Шалны өндөр дэнлүү «Багана»',
      en: 'Bagana floor lamp',
      brand: 'mod-ba-gar',
      price: 329000,
      look: ['#F4EFE6', '#C99A5B', '#4C566B'],
      props: { material: 'Шинэс, маалинган даавуу|Larch, linen', size: '38 × 38 × 152 см', weight: '5.2 кг' },
      text: ['Хос багана нь нэг модноос хуваагдсан тул судал нь таарна.', 'Its two posts are split from one beam, so the grain matches.']
    }
  ]
}
