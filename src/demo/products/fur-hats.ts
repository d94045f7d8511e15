import type { DemoFamily } from '../format.ts'

export const furHats: DemoFamily = {
  code: 'FUR',
  motif: 'fur-hat',
  taxon: 'men/accessories/hats',
  returnHours: 48,
  unit: 'ш|piece',
  choiceKey: 'size',
  scenes: ['ub-winter', 'naadam'],
  props: { lining: 'Торго|Silk', care: 'Мэргэжлийн цэвэрлэгээ|Professional cleaning', origin: 'Монгол' },
  about: [
    ['Чихийг нь дээш уяж ч, доош буулгаж ч өмсөнө.', 'The flaps tie up on top or come down over the ears.'],
    ['Оройн товч нь зангидмал торго.', 'The knob on top is knotted silk.']
  ],
  care: [['Норвол сэгсэрч, халаагуураас хол хатаана.', 'If wet, shake it and dry it away from heat.']],
  products: [
    {
      mn: 'Лоовууз малгай',
      en: 'Loovuuz fur hat',
      brand: 'joroo',
      price: 289000,
      rating: [4.7, 49],
      choices: [
        { value: '56', label: '56 см', add: 0 },
        { value: '58', label: '58 см', add: 0 },
        { value: '60', label: '60 см', add: 0 }
      ],
      badges: ['handmade'],
      props: { material: 'Үнэгний үс, торго|Fox fur, silk', weight: '310 г' },
      text: ['Хөдөөгийн өвөлд олон зуун жил батлагдсан хэлбэр.', 'A shape proven by hundreds of country winters.']
    },
    {
      mn: 'Хурган лоовууз',
      en: 'Lambskin hat',
      brand: 'joroo',
      price: 169000,
      look: ['#EDE5D6', '#1C3F7C', '#E3A129'],
      sale: 145000,
      props: { material: 'Хурганы арьс|Lambskin', weight: '260 г' },
      text: ['Цагаан хурганы зөөлөн үстэй, хөх торгон оройтой.', 'Soft white lamb with a crown of blue silk.']
    },
    {
      mn: 'Эмэгтэй булган малгай',
      en: 'Women’s sable-trimmed hat',
      more: [
        'Дотор нь зөөлөн торго, толгойны хэмжээгээр тань тааруулна. Хайрцагтаа, нарнаас хол хадгална.',
        'Lined in soft silk and fitted to your head. Keep it in its box, out of the sun.'
      ],
      brand: 'joroo',
      price: 890000,
      look: ['#4A3527', '#6B3A4C', '#E3A129'],
      taxon: 'women/clothing/outerwear',
      stock: 'low',
      props: { material: 'Булга, торго|Sable, silk', weight: '240 г' },
      text: ['Булган хөвөөтэй ёслолын малгай, дээлтэй өмсөнө.', 'A ceremonial hat edged in sable, worn with a deel.']
    },
    {
      mn: 'Хиймэл үстэй лоовууз',
      en: 'Faux-fur trapper hat',
      more: [
        'Эрүүн доогуураа дарагч товчтой. Угаасны дараа самнахад үс нь сэргэнэ.',
        'It snaps under the chin. Comb it after washing and the pile comes back.'
      ],
      brand: 'norrvind',
      price: 79000,
      look: ['#8C8A85', '#3B3F49', '#C8453B'],
      stock: 'high',
      props: {
        material: 'Полиэстер, нейлон|Polyester, nylon',
        lining: 'Флис|Fleece',
        weight: '180 г',
        care: 'Машинаар, 30 хэм|Machine, 30 °C'
      },
      text: ['Амьтны үсгүй, машинд угаадаг, цасанд норохгүй.', 'No animal fur, machine washable and snow-proof.']
    },
    {
      mn: 'Хүүхдийн чихтэй малгай',
      en: 'Children’s ear-flap hat',
      brand: 'byatskhan-tulga',
      price: 69000,
      look: ['#C59B6C', '#3B78C4', '#E3A129'],
      taxon: 'kids/clothing/winter',
      props: { material: 'Хурганы арьс, хөвөн|Lambskin, cotton', weight: '170 г', ages: '3–8' },
      text: ['Эрүүн доороо зөөлөн товчтой, салхинд хийсэхгүй.', 'A soft button under the chin keeps it on in the wind.']
    },
    {
      mn: 'Тоорцог малгай',
      en: 'Toortsog silk cap',
      brand: 'tengis-zagvar',
      price: 120000,
      look: ['#1C3F7C', '#AF3A32', '#E3A129'],
      saleTime: 'ended',
      sale: 98000,
      props: { material: 'Торго, хурганы арьс|Silk, lambskin', weight: '150 г', season: 'Хавар, намар|Spring and autumn' },
      text: ['Зургаан талт торгон оройтой, нимгэн хөвөөтэй хаврын малгай.', 'A six-panel silk crown with a narrow trim, for spring.']
    }
  ]
}
