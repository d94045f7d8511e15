import type { DemoFamily } from '../format.ts'

export const sunglasses: DemoFamily = {
  code: 'SUN',
  motif: 'sunglasses',
  taxon: 'women/accessories/sunglasses',
  returnHours: 48,
  unit: 'ш|piece',
  colourKey: 'frame_colour',
  scenes: ['steppe', 'khuvsgul'],
  props: { glass: 'UV400, туйлширсан|UV400, polarised', care: 'Микрофибр даавуугаар|With a microfibre cloth', warranty: '12 сар' },
  about: [
    ['Цасны ойлголтоос нүдийг хамгаална.', 'They guard the eyes from the glare of snow.'],
    ['Хатуу гэр, даавуу дагалдана.', 'A hard case and a cloth are included.']
  ],
  care: [['Харааны шилтэй болгож захиалж болно.', 'They can be fitted with prescription lenses.']],
  products: [
    {
      mn: 'Сонгодог нарны шил',
      en: 'Classic sunglasses',
      brand: 'kaselle',
      price: 129000,
      colours: ['charcoal', 'umber', 'plum'],
      also: ['men/accessories/sunglasses'],
      rating: [4.5, 134],
      props: { frame: 'Ацетат|Acetate', weight: '32 г', origin: 'Итали|Italy' },
      text: ['Ихэнх нүүрний хэлбэрт зохих дөрвөлжин хүрээ.', 'A squared frame that suits most faces.']
    },
    {
      mn: 'Муур нүдэн нарны шил',
      en: 'Cat-eye sunglasses',
      brand: 'kaselle',
      price: 149000,
      sale: 119000,
      colours: ['madder', 'charcoal'],
      props: { frame: 'Ацетат|Acetate', weight: '30 г', origin: 'Итали|Italy' },
      text: ['Дээш өргөгдсөн булантай, зуны үдэшлэгт.', 'Lifted corners for summer evenings.']
    },
    {
      mn: 'Жолоочийн нарны шил',
      en: 'Driving sunglasses',
      brand: 'kaselle',
      price: 169000,
      colours: ['umber', 'silver'],
      taxon: 'men/accessories/sunglasses',
      props: { frame: 'Титан|Titanium', weight: '22 г', origin: 'Япон|Japan' },
      text: ['Хөдөөгийн урт зам, намуухан нарны эсрэг бор шилтэй.', 'Brown lenses for long roads and a low sun.']
    },
    {
      mn: 'Уулын нарны шил',
      en: 'Glacier sunglasses',
      brand: 'nuudel',
      price: 219000,
      colours: ['orange', 'charcoal'],
      taxon: 'men/accessories/sunglasses',
      also: ['travel/winter'],
      props: {
        frame: 'Нейлон, арьсан хажуу|Nylon, leather sides',
        glass: 'UV400, 4-р зэрэг|UV400, category 4',
        weight: '38 г',
        origin: 'Франц|France'
      },
      text: ['Хажуугаас орох гэрлийг арьсан хаалтаар хаасан.', 'Leather shields close out light from the sides.']
    },
    {
      mn: 'Хүүхдийн уян нарны шил',
      en: 'Children’s flexible sunglasses',
      brand: 'kaselle',
      price: 49900,
      colours: ['sky', 'saffron'],
      taxon: 'kids/clothing',
      stock: 'high',
      props: { frame: 'Силикон|Silicone', weight: '18 г', ages: '3–8', origin: 'Тайвань|Taiwan' },
      text: ['Нугалсан ч хугардаггүй силикон хүрээтэй.', 'A silicone frame that bends and does not break.']
    },
    {
      mn: 'Модон хүрээт нарны шил',
      en: 'Wooden-frame sunglasses',
      brand: 'engiin-urlan',
      price: 189000,
      colours: ['walnut', 'oak'],
      also: ['men/accessories/sunglasses'],
      stock: 'sold_out',
      badges: ['handmade'],
      props: { frame: 'Хушга мод|Walnut', weight: '26 г', origin: 'Монгол' },
      text: ['Долоон нимгэн модыг нааж нугалсан, усанд живдэггүй.', 'Seven thin layers of wood, bent and glued. They float.']
    }
  ]
}
