import type { DemoFamily } from '../format.ts'

export const televisions: DemoFamily = {
  code: 'TVS',
  motif: 'tv',
  taxon: 'tech/tv/televisions',
  returnHours: 72,
  unit: 'ш|piece',
  scenes: ['living-room'],
  props: { warranty: '24 сар', origin: 'БНХАУ|China' },
  about: [
    ['Ханын бэхэлгээг нь үнэгүй тавьж өгнө.', 'We mount it on the wall free of charge.'],
    ['Монгол цэс, дуут удирдлагатай.', 'Mongolian menus and voice control.']
  ],
  care: [['Хоёр HDMI 2.1, гурван USB оролттой.', 'Two HDMI 2.1 and three USB inputs.']],
  products: [
    {
      mn: '55 инчийн 4K зурагт',
      en: '55-inch 4K television',
      brand: 'uul-tek',
      price: 1990000,
      sale: 1690000,
      saleTime: 'deal',
      rating: [4.5, 203],
      props: { screen: '55 инч, 4K, 60 Гц|55-inch 4K, 60 Hz', energy: 'F', size: '123 × 71 × 7 см', weight: '13.8 кг' },
      text: ['Гурван метрийн зайд гэр бүлээрээ үзэхэд яг таарна.', 'Just right for a family three metres away.']
    },
    {
      mn: '65 инчийн QLED зурагт',
      en: '65-inch QLED television',
      brand: 'uul-tek',
      price: 3290000,
      look: ['#1C3F7C', '#A9C8E6', '#E3A129'],
      badges: ['official'],
      props: { screen: '65 инч, 4K, 120 Гц|65-inch 4K, 120 Hz', energy: 'F', size: '145 × 83 × 6 см', weight: '20.4 кг' },
      text: ['Нартай өрөөнд ч өнгө нь бүдгэрэхгүй.', 'Its colours hold even in a sunny room.']
    },
    {
      mn: '43 инчийн зурагт',
      en: '43-inch television',
      brand: 'veltrona',
      price: 990000,
      sale: 890000,
      look: ['#3B3F49', '#DCCDB6', '#66764D'],
      stock: 'high',
      props: { screen: '43 инч, 4K|43-inch 4K', energy: 'E', size: '96 × 56 × 7 см', weight: '8.2 кг' },
      text: ['Унтлагын өрөө, гал тогоонд хэтрэхгүй хэмжээ.', 'A size for bedrooms and kitchens.']
    },
    {
      mn: '77 инчийн OLED зурагт',
      en: '77-inch OLED television',
      brand: 'veltrona',
      price: 8490000,
      look: ['#3B3F49', '#6B3A4C', '#1C3F7C'],
      stock: 'preorder',
      props: { screen: '77 инч, OLED, 120 Гц|77-inch OLED, 120 Hz', energy: 'G', size: '171 × 98 × 5 см', weight: '32 кг' },
      text: ['Гэрийн кино театр: харанхуй нь жинхэнэ хар.', 'A cinema at home, where black is really black.']
    },
    {
      mn: '32 инчийн зурагт',
      en: '32-inch television',
      brand: 'uul-tek',
      price: 549000,
      look: ['#F1EFEA', '#DCE7F1', '#6F8FB5'],
      rating: [4.4, 167],
      props: { screen: '32 инч, HD|32-inch HD', power: '12 V / 220 V', energy: 'E', size: '72 × 43 × 7 см', weight: '4.1 кг' },
      text: ['12 вольтоор ч ажиллах тул гэр, нарны хавтанд тохирно.', 'It also runs on 12 volts, for a ger with a solar panel.']
    }
  ]
}
