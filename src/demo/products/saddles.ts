import type { DemoFamily } from '../format.ts'

export const saddles: DemoFamily = {
  code: 'SAD',
  motif: 'saddle',
  taxon: 'travel/riding/saddles',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['naadam', 'steppe'],
  props: { care: 'Арьсны тосоор, жилд хоёр удаа|Leather balm, twice a year', origin: 'Монгол' },
  about: [
    ['Модон бүүргийг хус модны уг хэсгээр зорсон.', 'The tree is carved from the root of a birch.'],
    ['Гөлөм, дөрөө, жирэм иж бүрэн.', 'It comes with flaps, stirrups and girths.']
  ],
  care: [['Урлаач морины тань нурууг хэмжиж тааруулна.', 'The maker fits it to your horse’s back.']],
  products: [
    {
      mn: 'Монгол эмээл',
      en: 'Mongolian saddle',
      brand: 'joroo',
      price: 1690000,
      rating: [4.9, 23],
      badges: ['handmade'],
      props: { material: 'Хус, арьс, мөнгөлөг баавар|Birch, leather, silvered bosses', weight: '9.2 кг' },
      text: ['Өндөр бүүрэгтэй, мөнгөлөг баавартай ёслолын эмээл.', 'A ceremonial saddle with high pommels and silvered bosses.']
    },
    {
      mn: 'Малчны ажлын эмээл',
      en: 'Herder’s working saddle',
      brand: 'joroo',
      price: 790000,
      sale: 690000,
      look: ['#6B4A34', '#4F6146', '#C59B6C'],
      props: { material: 'Хус, үхрийн арьс|Birch, cow leather', weight: '8.1 кг' },
      text: ['Өдөржин мал дагахад нуруу, өвдөг өвдөхгүй.', 'A day behind the herd without sore back or knees.']
    },
    {
      mn: 'Хүүхдийн унаач эмээл',
      en: 'Child jockey saddle',
      brand: 'joroo',
      price: 590000,
      look: ['#C59B6C', '#1C3F7C', '#E3A129'],
      also: ['kids/toys'],
      stock: 'low',
      props: { material: 'Хус, эсгий, арьс|Birch, felt, leather', weight: '4.4 кг', ages: '6–12' },
      text: ['Хамгаалалтын оосортой, дөрөө нь хөлөөс амархан салдаг.', 'With safety straps and stirrups that release the foot.']
    },
    {
      mn: 'Аяллын хөнгөн эмээл',
      en: 'Light trekking saddle',
      brand: 'nuudel',
      price: 990000,
      look: ['#3B3F49', '#2F7F7B', '#E3A129'],
      props: { material: 'Нийлэг гол, арьс|Synthetic tree, leather', weight: '6.3 кг' },
      text: ['Жуулчдад зориулсан зөөлөн суудалтай, богц өлгөх дэгээтэй.', 'A padded seat for travellers, with rings for saddlebags.']
    }
  ]
}
