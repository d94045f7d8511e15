import type { DemoFamily } from '../format.ts'

export const cameras: DemoFamily = {
  code: 'CAM',
  motif: 'camera',
  taxon: 'tech/photo/cameras',
  returnHours: 72,
  unit: 'ш|piece',
  scenes: ['steppe', 'khuvsgul', 'gobi-camels'],
  props: { warranty: '24 сар', origin: 'Япон|Japan' },
  about: [
    ['Анхны хичээлийг манай фотографч үнэгүй заана.', 'Our photographer gives the first lesson free.'],
    ['64 ГБ карт, цүнх дагалдана.', 'A 64 GB card and a bag are included.']
  ],
  care: [['Мэдрэгчийн цэвэрлэгээ жилд нэг удаа үнэгүй.', 'One free sensor cleaning a year.']],
  products: [
    {
      mn: 'Толин бус фото аппарат',
      en: 'Mirrorless camera',
      brand: 'uul-tek',
      price: 2790000,
      sale: 2450000,
      rating: [4.8, 47],
      stock: 'low',
      colours: ['charcoal', 'silver'],
      props: { camera: '26 МП, APS-C', screen: '3 инч эргэдэг|3-inch tilting', battery: '520 зураг|520 shots', weight: '490 г' },
      text: ['Жуулчин, сэтгүүлч хоёрт адил тохирох хэмжээ.', 'A size for traveller and journalist alike.']
    },
    {
      mn: 'Бүтэн кадрын фото аппарат',
      en: 'Full-frame camera',
      brand: 'iridane',
      price: 5890000,
      colours: ['charcoal'],
      props: {
        camera: '33 МП, бүтэн кадр|33 MP full frame',
        screen: '3.2 инч|3.2-inch',
        battery: '610 зураг|610 shots',
        weight: '680 г'
      },
      text: ['Шөнийн тэнгэр, Сүүн замыг тод буулгана.', 'It catches the night sky and the Milky Way.']
    },
    {
      mn: 'Ретро хальсны фото аппарат',
      en: 'Retro film camera',
      more: [
        'Нэг хальс, хөвөн оосор дагалдана. Хальсыг тань дэлгүүр дээр угааж, сканнердаж өгнө.',
        'A roll of film and a strap are included. We develop and scan your films in the shop.'
      ],
      brand: 'iridane',
      price: 890000,
      look: ['#7A5237', '#3B3F49', '#C4CAD3'],
      badges: ['limited'],
      props: { camera: '35 мм хальс|35 mm film', weight: '540 г' },
      text: ['Гучин зургаан кадр: нэг бүрийг бодож дарна.', 'Thirty-six frames, each one thought about.']
    },
    {
      mn: 'Шуурхай хэвлэдэг фото аппарат',
      en: 'Instant print camera',
      more: [
        'Цаасыг нь дэлгүүрээс 10, 20-оор авна. Толин тусгал нь өөрийгөө авахад эвтэй.',
        'Paper comes in tens and twenties. A small mirror helps with self-portraits.'
      ],
      brand: 'iridane',
      price: 389000,
      sale: 329000,
      colours: ['rose', 'sky', 'milk'],
      rating: [4.6, 122],
      props: { camera: '5 МП', pieces: 'Аппарат, 20 цаас|Camera and 20 sheets', weight: '320 г' },
      text: ['Найр, төрсөн өдөр: зураг нь минутын дараа гарт.', 'At a party the picture is in your hand within a minute.']
    },
    {
      mn: 'Халаасны фото аппарат',
      en: 'Pocket travel camera',
      brand: 'iridane',
      price: 1290000,
      colours: ['charcoal', 'gold'],
      props: { camera: '20 МП, 1 инч|20 MP, 1-inch', screen: '3 инч|3-inch', battery: '340 зураг|340 shots', weight: '298 г' },
      text: ['Утаснаас илүү ойртуулж, халаасанд багтана.', 'It reaches further than a phone and fits a pocket.']
    }
  ]
}
