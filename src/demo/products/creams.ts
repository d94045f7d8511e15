import type { DemoFamily } from '../format.ts'

const ML = (small: string, large: string, add: number) =>
  [
    { value: small, label: `${small} мл`, add: 0 },
    { value: large, label: `${large} мл`, add }
  ] as const

export const creams: DemoFamily = {
  code: 'CRE',
  motif: 'cream',
  taxon: 'beauty/face/creams',
  returnHours: 24,
  unit: 'ш|piece',
  choiceKey: 'volume',
  scenes: [],
  props: { shelf: 'Задалснаас хойш 12 сар|12 months after opening', storage: '5–25 хэмд|At 5–25 °C' },
  about: [
    ['Хуурай, хүйтэн агаарт арьс татахаас сэргийлнэ.', 'It keeps skin from tightening in dry, cold air.'],
    ['Парабен, нийлэг өнгөгүй.', 'No parabens and no synthetic colour.'],
    ['Арьсны эмчийн хяналтад туршсан.', 'Tested under a dermatologist’s eye.']
  ],
  care: [
    ['Нойтон арьсанд түрхвэл илүү шингэнэ.', 'It sinks in best on damp skin.'],
    ['Задалсан савыг хэрэглэж дуустал таглаж хадгалаарай.', 'Close the lid well once opened.']
  ],
  products: [
    {
      mn: 'Чацарганатай нүүрний тос',
      en: 'Sea-buckthorn face cream',
      brand: 'ugluu',
      price: 79000,
      sale: 64000,
      saleTime: 'deal',
      rating: [4.7, 408],
      look: ['#E98A1E', '#F4EFE6', '#66764D'],
      stock: 'high',
      props: {
        volume: '50 мл',
        skin: 'Хуурай|Dry',
        ingredients: 'Чацарганы тос, глицерин|Sea-buckthorn oil, glycerine',
        origin: 'Монгол'
      },
      text: ['Увсын чацарганы тостой, хагарсан хацрыг зөөллөнө.', 'Oil of Uvs sea-buckthorn soothes wind-cracked cheeks.']
    },
    {
      mn: 'Ланолинтой өвлийн тос',
      en: 'Lanolin winter balm',
      brand: 'ugluu',
      price: 45000,
      look: ['#EADFCF', '#7A5237', '#AF3A32'],
      props: { volume: '40 мл', skin: 'Маш хуурай|Very dry', ingredients: 'Ланолин, зөгийн лав|Lanolin, beeswax', origin: 'Монгол' },
      text: ['Хасах 30 хэмд гарахын өмнө хацартаа түрхэнэ.', 'Put it on your cheeks before going out at −30 °C.']
    },
    {
      mn: 'Өдрийн чийгшүүлэгч тос',
      en: 'Day moisturiser SPF 30',
      brand: 'solvanne',
      price: 98000,
      choices: ML('30', '50', 36000),
      rating: [4.5, 121],
      props: { skin: 'Бүх төрөл|All', ingredients: 'Гиалуроны хүчил|Hyaluronic acid', origin: 'Франц|France' },
      text: ['Нарны хамгаалалттай, будгийн доор жигд тогтоно.', 'With sun protection, and smooth under make-up.']
    },
    {
      mn: 'Шөнийн нөхөн сэргээх тос',
      en: 'Night repair cream',
      brand: 'solvanne',
      price: 139000,
      sale: 115000,
      look: ['#9A8BB0', '#F4EFE6', '#1C3F7C'],
      props: { volume: '50 мл', skin: '30+', ingredients: 'Ретинол, пептид|Retinol, peptides', origin: 'Франц|France' },
      text: ['Унтаж байхад үрчлээг зөөлрүүлнэ.', 'It softens lines while you sleep.']
    },
    {
      mn: 'Нүдний орчмын тос',
      en: 'Eye cream',
      brand: 'solvanne',
      price: 89000,
      look: ['#D3A29A', '#F4EFE6', '#6B3A4C'],
      props: { volume: '15 мл', skin: 'Бүх төрөл|All', ingredients: 'Кофеин, витамин К|Caffeine, vitamin K', origin: 'Франц|France' },
      text: ['Хөргөгчинд байлгаад өглөө түрхвэл хаван буурна.', 'Kept in the fridge, it takes down morning puffiness.']
    },
    {
      mn: 'Эрэгтэй сахлын дараах тос',
      en: 'Aftershave balm',
      brand: 'ugluu',
      price: 59000,
      look: ['#4C566B', '#C4CAD3', '#E3A129'],
      props: { volume: '75 мл', skin: 'Мэдрэг|Sensitive', ingredients: 'Арц, алоэ|Juniper, aloe', origin: 'Монгол' },
      text: ['Спиртгүй, арцны сэрүүн үнэртэй.', 'No alcohol and a cool scent of juniper.']
    },
    {
      mn: 'Гарын тос, сүүтэй',
      en: 'Milk hand cream',
      brand: 'ugluu',
      price: 24900,
      look: ['#DCE7F1', '#F1EFEA', '#3B78C4'],
      taxon: 'beauty/body/creams',
      stock: 'high',
      rating: [4.8, 356],
      props: { volume: '60 мл', skin: 'Хуурай|Dry', ingredients: 'Сүүний уураг, ши тос|Milk protein, shea butter', origin: 'Монгол' },
      text: ['Хуруу нь хагарсан гарыг хоёр өдөрт тэнхрүүлнэ.', 'Cracked fingers mend within two days.']
    },
    {
      mn: 'Биеийн шингэн тос',
      en: 'Body lotion',
      brand: 'solvanne',
      price: 69000,
      look: ['#8FA58B', '#F4EFE6', '#7A5237'],
      taxon: 'beauty/body/creams',
      choices: ML('200', '400', 38000),
      props: { skin: 'Хуурай|Dry', ingredients: 'Мочевин 5%|Urea 5%', origin: 'Франц|France' },
      text: ['Шүршүүрийн дараа хувцсанд наалдахгүй шингэнэ.', 'It sinks in after a shower and does not cling to clothes.']
    },
    {
      mn: 'Хүүхдийн хацрын тос',
      en: 'Children’s cheek balm',
      brand: 'ugluu',
      price: 29900,
      look: ['#F4D9C8', '#F4EFE6', '#C8453B'],
      also: ['kids/clothing/winter'],
      props: {
        volume: '30 мл',
        skin: 'Мэдрэг|Sensitive',
        ages: '0+',
        ingredients: 'Шар тос, зөгийн лав|Ghee, beeswax',
        origin: 'Монгол'
      },
      text: ['Эмээгийн шар тосны аргыг цэвэр лабораторид.', 'Grandmother’s ghee remedy, made in a clean laboratory.']
    },
    {
      mn: 'Уруулын тос, гурван өнгө',
      en: 'Lip balm trio',
      brand: 'ugluu',
      price: 19900,
      look: ['#C8453B', '#F4EFE6', '#E3A129'],
      taxon: 'beauty/face',
      unit: 'багц|set',
      saleTime: 'ended',
      sale: 15900,
      props: { volume: '3 × 5 г', ingredients: 'Зөгийн лав, чацарганы тос|Beeswax, sea-buckthorn oil', origin: 'Монгол' },
      text: ['Нэрс, чацаргана, өнгөгүй: халаас болгонд нэг.', 'Blueberry, sea-buckthorn and clear: one for each pocket.']
    }
  ]
}
