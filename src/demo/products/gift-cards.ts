import type { DemoFamily } from '../format.ts'

export const giftCards: DemoFamily = {
  code: 'GIF',
  kind: 'gift_card',
  motif: 'gift-card',
  taxon: 'home/gifts/cards',
  returnHours: 48,
  unit: 'ш|piece',
  colourKey: 'design',
  choiceKey: 'value',
  scenes: ['naadam', 'hero-sky'],
  props: { valid: '36 сар', material: 'Хэвлэмэл карт|Printed card' },
  about: [
    ['Хэвлэмэл карт, дугтуйтай.', 'A printed card in an envelope.'],
    ['Одоогоор худалдаанд гараагүй.', 'Not on sale yet.']
  ],
  care: [['Картыг нугалахгүй, хуурай газар хадгална.', 'Keep the card dry and flat.']],
  products: [
    {
      mn: 'Бэлгийн карт',
      en: 'Gift card',
      brand: 'ugluu',
      price: 50000,
      colours: ['ink', 'madder', 'sage'],
      choices: [
        { value: '50', label: '50,000₮', add: 0 },
        { value: '100', label: '100,000₮', add: 50000 },
        { value: '300', label: '300,000₮', add: 250000 }
      ],
      stock: 'sold_out',
      text: ['Юу авахаа мэдэхгүй үед алдахгүй бэлэг.', 'A gift that cannot miss when you do not know what to get.']
    },
    {
      mn: 'Цагаан сарын бэлгийн карт',
      en: 'Tsagaan Sar gift card',
      brand: 'ugluu',
      price: 100000,
      colours: ['sky', 'poppy'],
      choices: [
        { value: '100', label: '100,000₮', add: 0 },
        { value: '200', label: '200,000₮', add: 100000 }
      ],
      stock: 'sold_out',
      text: ['Хадагтай дугтуйтай, золгох ёсонд.', 'In an envelope with a khadag, for the greeting.']
    },
    {
      mn: 'Төрсөн өдрийн бэлгийн карт',
      en: 'Birthday gift card',
      brand: 'ugluu',
      price: 50000,
      colours: ['rose', 'saffron'],
      choices: [
        { value: '50', label: '50,000₮', add: 0 },
        { value: '150', label: '150,000₮', add: 100000 }
      ],
      stock: 'sold_out',
      text: ['Гараар бичих ил захидалтай.', 'With a card to write on by hand.']
    }
  ]
}
