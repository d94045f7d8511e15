import type { DemoFamily } from '../format.ts'

export const watches: DemoFamily = {
  code: 'WAT',
  motif: 'watch',
  taxon: 'women/accessories/watches',
  returnHours: 72,
  unit: 'ш|piece',
  scenes: ['wardrobe', 'ub-winter'],
  props: { glass: 'Сапфир|Sapphire', warranty: '24 сар' },
  about: [
    ['Оосрыг нь багажгүйгээр сольж болно.', 'The strap changes without tools.'],
    ['Баталгаат засвар, зайны солилтыг дэлгүүр дээр хийнэ.', 'Warranty repairs and batteries are done in the shop.']
  ],
  care: [['Хайрцаг, баталгаат хуудастай.', 'Boxed, with a warranty card.']],
  products: [
    {
      mn: 'Арьсан оосортой бугуйн цаг',
      en: 'Leather-strap wrist watch',
      brand: 'kaselle',
      price: 289000,
      rating: [4.6, 112],
      colours: ['umber', 'charcoal', 'ink'],
      props: { movement: 'Кварц|Quartz', water: '50 м', size: '38 мм', weight: '52 г', origin: 'Япон|Japan' },
      text: ['Нимгэн их бие, том тоо: нэг харахад цаг тодорхой.', 'A thin case and large numerals: the time at a glance.']
    },
    {
      mn: 'Эмэгтэй нарийн цаг',
      en: 'Women’s slim watch',
      brand: 'kaselle',
      price: 249000,
      sale: 199000,
      colours: ['rose', 'gold', 'silver'],
      props: { movement: 'Кварц|Quartz', water: '30 м', size: '30 мм', weight: '34 г', origin: 'Япон|Japan' },
      text: ['Бугуйвч шиг хөнгөн, зургаан миллиметр зузаан.', 'Light as a bracelet and six millimetres thin.']
    },
    {
      mn: 'Эрэгтэй механик цаг',
      en: 'Men’s automatic watch',
      brand: 'kaselle',
      price: 890000,
      colours: ['charcoal', 'umber'],
      taxon: 'men/accessories/watches',
      props: {
        movement: 'Механик, 42 цагийн нөөц|Automatic, 42 hours of reserve',
        water: '100 м',
        size: '41 мм',
        weight: '96 г',
        origin: 'Япон|Japan'
      },
      text: ['Ар тал нь шилэн тул хөдөлгүүр нь харагдана.', 'A glass back shows the movement.']
    },
    {
      mn: 'Аяллын бат бөх цаг',
      en: 'Rugged field watch',
      brand: 'nuudel',
      price: 319000,
      colours: ['moss', 'charcoal'],
      taxon: 'men/accessories/watches',
      also: ['travel/camping'],
      props: { movement: 'Нарны цэнэг|Solar', water: '200 м', size: '42 мм', weight: '68 г', origin: 'Япон|Japan' },
      text: ['Нарны гэрлээр цэнэглэгдэж, хасах 30-д зогсохгүй.', 'It runs on sunlight and does not stop at −30 °C.']
    },
    {
      mn: 'Хүүхдийн анхны цаг',
      en: 'Children’s first watch',
      brand: 'byatskhan-tulga',
      price: 69000,
      colours: ['sky', 'poppy'],
      taxon: 'kids/school',
      props: {
        movement: 'Кварц|Quartz',
        glass: 'Органик шил|Acrylic',
        water: '30 м',
        size: '30 мм',
        weight: '24 г',
        origin: 'БНХАУ|China'
      },
      stock: 'high',
      text: ['Зүү бүр дээр нэр нь бичээстэй, цаг заалгахад амархан.', 'Every hand is labelled, so telling the time comes easily.']
    },
    {
      mn: 'Ухаалаг цаг «Хэмнэл»',
      en: 'Khemnel smart watch',
      brand: 'mirevo',
      price: 459000,
      sale: 389000,
      rating: [4.5, 241],
      colours: ['charcoal', 'rose', 'sage'],
      taxon: 'tech/wearables/smart-watches',
      gifts: ['Light on-ear headphones'],
      props: {
        movement: 'Ухаалаг|Smart',
        screen: '1.4 инч AMOLED',
        battery: '7 хоног|7 days',
        water: '50 м',
        weight: '38 г',
        origin: 'БНХАУ|China'
      },
      text: ['Зүрхний цохилт, нойр, монгол хэлний мэдэгдэл.', 'Heart rate, sleep and notices in Mongolian.']
    },
    {
      mn: 'Фитнес бугуйвч',
      en: 'Fitness band',
      brand: 'mirevo',
      price: 129000,
      colours: ['charcoal', 'teal', 'orange'],
      taxon: 'tech/wearables/smart-watches',
      stock: 'high',
      props: {
        movement: 'Ухаалаг|Smart',
        glass: 'Бат бөх шил|Hardened glass',
        screen: '1.1 инч AMOLED',
        battery: '14 хоног|14 days',
        water: '50 м',
        weight: '22 г',
        origin: 'БНХАУ|China'
      },
      text: [
        'Алхам, усанд сэлэлт, нойрыг арван дөрвөн хоног цэнэггүй тоолно.',
        'It counts steps, laps and sleep for fourteen days on one charge.'
      ]
    },
    {
      mn: 'Хүүхдийн байршил тогтоогч цаг',
      en: 'Children’s GPS watch',
      brand: 'mirevo',
      price: 229000,
      colours: ['sky', 'rose'],
      taxon: 'tech/wearables/smart-watches',
      also: ['kids/school'],
      englishOnly: true,
      props: {
        movement: 'Ухаалаг, eSIM|Smart, eSIM',
        glass: 'Бат бөх шил|Hardened glass',
        screen: '1.3 инч|1.3 inch',
        battery: '2 хоног|2 days',
        water: 'IP68',
        weight: '44 г',
        origin: 'БНХАУ|China'
      },
      text: [
        'Хүүхэд сургуульдаа хүрсэн мэдэгдлийг эцэг эхэд явуулна.',
        'It tells parents when a child has reached school and calls three numbers.'
      ]
    }
  ]
}
