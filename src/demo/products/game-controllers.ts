import type { DemoFamily } from '../format.ts'

export const gameControllers: DemoFamily = {
  code: 'GAM',
  motif: 'gamepad',
  taxon: 'tech/gaming/controllers',
  returnHours: 72,
  unit: 'ш|piece',
  scenes: [],
  props: { connection: 'Bluetooth, USB-C', warranty: '12 сар', origin: 'БНХАУ|China' },
  about: [
    ['Компьютер, утас, зурагтад холбогдоно.', 'It connects to computer, phone and television.'],
    ['Саваа нь соронзон мэдрэгчтэй, элэгдэхгүй.', 'Magnetic sticks that do not wear.']
  ],
  care: [['Хоёр метр нэхмэл кабельтай.', 'With a two-metre braided cable.']],
  products: [
    {
      mn: 'Утасгүй тоглоомын удирдлага',
      en: 'Wireless game controller',
      brand: 'veltrona',
      price: 189000,
      sale: 159000,
      rating: [4.6, 139],
      colours: ['white', 'charcoal', 'poppy'],
      props: { battery: '40 цаг', weight: '240 г' },
      text: ['Гарт зөөлөн, чичиргээ нь нарийн мэдрэгдэнэ.', 'Soft in the hand, with a fine rumble.']
    },
    {
      mn: 'Мэргэжлийн удирдлага',
      en: 'Pro controller with paddles',
      brand: 'veltrona',
      price: 389000,
      colours: ['charcoal'],
      props: { battery: '30 цаг', weight: '290 г' },
      text: ['Ар талдаа дөрвөн нэмэлт товчтой, тэмцээнд.', 'Four extra paddles at the back, for tournaments.']
    },
    {
      mn: 'Утасны тоглоомын бариул',
      en: 'Phone game grip',
      more: [
        'Утас нь цэнэглэгдэнгээ тоглоно. 170 мм хүртэл урт утсанд таарна.',
        'The phone charges while you play. It fits phones up to 170 mm long.'
      ],
      brand: 'mirevo',
      price: 149000,
      colours: ['charcoal', 'teal'],
      stock: 'high',
      props: { connection: 'USB-C', weight: '150 г' },
      text: ['Утсаа хоёр талаас хавчаад халаасны консол болгоно.', 'It clamps a phone into a handheld console.']
    },
    {
      mn: 'Хүүхдийн жижиг удирдлага',
      en: 'Small controller for children',
      brand: 'mirevo',
      price: 99000,
      colours: ['sky', 'saffron'],
      also: ['kids/toys'],
      props: { battery: '20 цаг', weight: '140 г', ages: '4–9' },
      text: ['Бяцхан гарт таарсан, унахад хагарахгүй.', 'Sized for small hands and safe to drop.']
    },
    {
      mn: 'Хос удирдлагын иж бүрдэл',
      en: 'Two-player controller set',
      brand: 'veltrona',
      price: 329000,
      look: ['#E7E5E0', '#AF3A32', '#3B78C4'],
      unit: 'багц|set',
      saleTime: 'future',
      sale: 279000,
      props: { battery: '40 цаг', pieces: 'Хоёр удирдлага, цэнэглэх тавиур|Two controllers and a dock', weight: '780 г' },
      text: ['Хоёулаа зэрэг цэнэглэгдэх тавиуртай.', 'A dock charges both at once.']
    }
  ]
}
