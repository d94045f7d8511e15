import type { DemoFamily } from '../format.ts'

export const beanies: DemoFamily = {
  code: 'BEA',
  motif: 'beanie',
  taxon: 'women/knitwear/hats',
  returnHours: 48,
  unit: 'ш|piece',
  scenes: ['ub-winter', 'wardrobe'],
  props: {
    material: 'Ноолуур 100%|100% cashmere',
    size: 'Толгойн тойрог 54–60 см|Head 54–60 cm',
    care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C',
    origin: 'Монгол'
  },
  about: [
    ['Чих бүрэн таглаж, духанд чангарахгүй.', 'It covers the ears and does not pinch the brow.'],
    ['Захыг нь нэг юм уу хоёр нугалж өмсөнө.', 'Wear the brim folded once or twice.']
  ],
  care: [['Угаасны дараа аяган дээр хатаавал хэлбэр нь хадгалагдана.', 'Dry it over a bowl to keep its round.']],
  products: [
    {
      mn: 'Ноолууран сүлжмэл малгай',
      en: 'Knitted cashmere beanie',
      brand: 'altan-navch',
      price: 99900,
      sale: 79900,
      rating: [4.6, 167],
      colours: ['saffron', 'milk', 'charcoal', 'madder', 'sky'],
      also: ['men/knitwear/accessories'],
      props: { weight: '75 г' },
      text: [
        'Хавирган зах, цагаан бөмбөгтэй, арван секундэд дуртай малгай чинь болно.',
        'A ribbed brim and a white pompom: a favourite within ten seconds.'
      ]
    },
    {
      mn: 'Бөмбөггүй нимгэн малгай',
      en: 'Slim cashmere beanie',
      brand: 'khangai',
      price: 84000,
      colours: ['charcoal', 'camel', 'indigo'],
      also: ['men/knitwear/accessories'],
      props: { weight: '55 г' },
      text: ['Гүйхэд, дугуйн дуулгын дотор ч эвтэйхэн.', 'Right for a run and thin enough for under a helmet.']
    },
    {
      mn: 'Кабель сүлжээтэй малгай',
      en: 'Cable beanie',
      brand: 'khangai',
      price: 92000,
      colours: ['rose', 'milk', 'moss'],
      props: { weight: '90 г' },
      text: ['Кабель сүлжээтэй цамц, бээлийтэй иж бүрдэл болно.', 'It makes a set with the cable sweater and mittens.']
    },
    {
      mn: 'Давхар дотортой өвлийн малгай',
      en: 'Double-lined winter hat',
      brand: 'khangai',
      price: 59000,
      colours: ['poppy', 'ink', 'charcoal'],
      stock: 'high',
      props: { material: 'Хонины ноос 100%|100% wool', lining: 'Флис|Fleece', weight: '110 г' },
      text: ['Ноосон гадар, флисэн дотор: хасах 30-д ч чих даарахгүй.', 'Wool outside, fleece inside: warm ears even at −30 °C.']
    },
    {
      mn: 'Хүүхдийн бөмбөгтэй малгай',
      en: 'Children’s pompom hat',
      brand: 'byatskhan-tulga',
      price: 38900,
      colours: ['poppy', 'sky', 'saffron'],
      taxon: 'kids/clothing/winter',
      props: { material: 'Хурганы ноос 100%|100% lambswool', size: 'Толгойн тойрог 48–54 см|Head 48–54 cm', weight: '60 г' },
      text: ['Бөмбөгийг нь товчоор тогтоосон, угаахдаа авна.', 'The pompom buttons on and comes off for washing.']
    },
    {
      mn: 'Нярайн ноолууран малгай',
      en: 'Newborn cashmere cap',
      brand: 'altan-navch',
      price: 45000,
      colours: ['milk', 'rose', 'sage'],
      taxon: 'kids/clothing/winter',
      badges: ['new'],
      props: { size: 'Толгойн тойрог 34–42 см|Head 34–42 cm', weight: '25 г' },
      text: ['Оёдолгүй сүлжсэн тул нярайн арьсанд ул үлдээхгүй.', 'Knitted without a seam, it leaves no mark on new skin.']
    },
    {
      mn: 'Цаны уралдааны сүлжмэл малгай',
      en: 'Ski race beanie',
      brand: 'brakka',
      price: 49900,
      colours: ['teal', 'orange', 'ink'],
      taxon: 'travel/winter',
      props: { material: 'Мерино ноос 60%, нейлон 40%|60% merino, 40% nylon', weight: '50 г' },
      text: ['Хөлсийг гадагш шилжүүлдэг мерино, дотор талдаа зөөлөн туузтай.', 'Merino that carries sweat away, with a soft inner band.']
    }
  ]
}
