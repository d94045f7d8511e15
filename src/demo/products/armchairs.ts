import type { DemoFamily } from '../format.ts'

export const armchairs: DemoFamily = {
  code: 'ARM',
  motif: 'armchair',
  taxon: 'home/furniture/armchairs',
  returnHours: 48,
  unit: 'ш|piece',
  colourKey: 'cover',
  scenes: ['living-room'],
  props: { filling: 'Хөөс, пүрш|Foam, springs', warranty: '24 сар' },
  about: [
    ['Хүргэж, өрөөнд тань угсарч өгнө.', 'Delivered and put together in your room.'],
    ['Бүрээсийг нь тайлж хуурай цэвэрлэнэ.', 'The cover comes off for dry cleaning.']
  ],
  care: [['Хөлд нь эсгий наалт тавьсан тул шал зурагдахгүй.', 'Felt pads under the legs spare the floor.']],
  products: [
    {
      mn: 'Товчлууртай буйдан сандал',
      en: 'Buttoned armchair',
      brand: 'oskelund',
      price: 890000,
      rating: [4.7, 44],
      colours: ['sky', 'moss', 'rust'],
      props: { material: 'Ноосон бүрээс, хус|Wool cover, birch', size: '82 × 84 × 98 см', weight: '24 кг', origin: 'Польш|Poland' },
      text: ['Өндөр түшлэгтэй, ном уншихад толгой амарна.', 'A high back where the head rests while reading.']
    },
    {
      mn: 'Эсгий бүрээстэй булангийн сандал',
      en: 'Felt-covered corner chair',
      brand: 'mod-ba-gar',
      price: 1190000,
      sale: 990000,
      colours: ['grey', 'charcoal'],
      props: { material: 'Эсгий, шинэс|Felt, larch', size: '88 × 88 × 78 см', weight: '28 кг', origin: 'Монгол' },
      text: ['Хөвсгөлийн шинэс мод, Архангайн эсгий.', 'Khuvsgul larch and Arkhangai felt.']
    },
    {
      mn: 'Савлуур сандал',
      en: 'Rocking armchair',
      more: [
        'Саваа модны доод талд эсгий наасан тул чимээгүй савлана. Хүргэж, угсарч өгнө.',
        'Felt under the runners keeps it silent. Delivered and put together for you.'
      ],
      brand: 'mod-ba-gar',
      price: 760000,
      colours: ['sand', 'sage'],
      props: { material: 'Маалинга, хус|Linen, birch', size: '68 × 92 × 102 см', weight: '17 кг', origin: 'Монгол' },
      text: ['Нялх хүүхэд бүүвэйлэх, өвөл цонхны дэргэд суух.', 'For rocking a baby or a winter by the window.']
    },
    {
      mn: 'Арьсан клубын сандал',
      en: 'Leather club chair',
      more: [
        'Хүргэж, өрөөнд тань тавьж өгнө. Жилд хоёр удаа арьсны тосоор арчаарай.',
        'Delivered and set in your room. Treat it with leather balm twice a year.'
      ],
      brand: 'oskelund',
      price: 1890000,
      colours: ['umber', 'charcoal'],
      stock: 'low',
      props: { material: 'Үхрийн арьс|Cow leather', size: '86 × 88 × 80 см', weight: '34 кг', origin: 'Польш|Poland' },
      text: ['Хуучрах тусмаа үнэ цэнтэй болдог зузаан арьс.', 'Thick leather that is worth more as it ages.']
    },
    {
      mn: 'Нам сандал «Хоймор»',
      en: 'Khoimor low chair',
      brand: 'mod-ba-gar',
      price: 640000,
      colours: ['madder', 'ink'],
      badges: ['new'],
      stock: 'preorder',
      props: { material: 'Ноосон бүрээс, шинэс|Wool cover, larch', size: '74 × 70 × 66 см', weight: '14 кг', origin: 'Монгол' },
      text: ['Гэрт, намхан ширээнд тохирох нам суудалтай.', 'A low seat for the ger and for low tables.']
    },
    {
      mn: 'Дэлгэдэг зочны сандал',
      en: 'Fold-out guest armchair',
      brand: 'oskelund',
      price: 980000,
      sale: 850000,
      colours: ['stone', 'teal'],
      props: { material: 'Полиэстер, нарс|Polyester, pine', size: '84 × 90 × 86 см', weight: '31 кг', origin: 'Польш|Poland' },
      text: ['Шөнө нь 80 см өргөн ор болж дэлгэгдэнэ.', 'At night it unfolds into a bed 80 cm wide.']
    }
  ]
}
