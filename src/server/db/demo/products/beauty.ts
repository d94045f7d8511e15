import type { DemoFamily } from '../format.ts'

const ML = (small: string, large: string, add: number) => [
  { value: small, label: `${small} мл`, add: 0 },
  { value: large, label: `${large} мл`, add }
] as const

export const beauty: readonly DemoFamily[] = [
  {
    code: 'CRE', motif: 'cream', taxon: 'beauty/face/creams', returnHours: 24, unit: 'ш|piece', choiceKey: 'volume', scenes: [],
    props: { shelf: 'Задалснаас хойш 12 сар|12 months after opening', storage: '5–25 хэмд|At 5–25 °C' },
    about: [
      ['Хуурай, хүйтэн агаарт арьс татахаас сэргийлнэ.', 'It keeps skin from tightening in dry, cold air.'],
      ['Парабен, нийлэг өнгөгүй.', 'No parabens and no synthetic colour.'],
      ['Арьсны эмчийн хяналтад туршсан.', 'Tested under a dermatologist’s eye.']
    ],
    care: [['Нойтон арьсанд түрхвэл илүү шингэнэ.', 'It sinks in best on damp skin.'], ['Задалсан савыг хэрэглэж дуустал таглаж хадгалаарай.', 'Close the lid well once opened.']],
    products: [
      { mn: 'Чацарганатай нүүрний тос', en: 'Sea-buckthorn face cream', brand: 'ugluu', price: 79000, sale: 64000, saleTime: 'deal', rating: [4.7, 408], look: ['#E98A1E', '#F4EFE6', '#66764D'], stock: 'high', props: { volume: '50 мл', skin: 'Хуурай|Dry', ingredients: 'Чацарганы тос, глицерин|Sea-buckthorn oil, glycerine', origin: 'Монгол' }, text: ['Увсын чацарганы тостой, хагарсан хацрыг зөөллөнө.', 'Oil of Uvs sea-buckthorn soothes wind-cracked cheeks.'] },
      { mn: 'Хонины тосон нүүрний тос', en: 'Lanolin winter balm', brand: 'ugluu', price: 45000, look: ['#EADFCF', '#7A5237', '#AF3A32'], props: { volume: '40 мл', skin: 'Маш хуурай|Very dry', ingredients: 'Ланолин, зөгийн лав|Lanolin, beeswax', origin: 'Монгол' }, text: ['Хасах 30 хэмд гарахын өмнө хацартаа түрхэнэ.', 'Put it on your cheeks before going out at −30 °C.'] },
      { mn: 'Өдрийн чийгшүүлэгч тос', en: 'Day moisturiser SPF 30', brand: 'solvanne', price: 98000, choices: ML('30', '50', 36000), rating: [4.5, 121], props: { skin: 'Бүх төрөл|All', ingredients: 'Гиалуроны хүчил|Hyaluronic acid', origin: 'Франц|France' }, text: ['Нарны хамгаалалттай, будгийн доор жигд тогтоно.', 'With sun protection, and smooth under make-up.'] },
      { mn: 'Шөнийн нөхөн сэргээх тос', en: 'Night repair cream', brand: 'solvanne', price: 139000, sale: 115000, look: ['#9A8BB0', '#F4EFE6', '#1C3F7C'], props: { volume: '50 мл', skin: '30+', ingredients: 'Ретинол, пептид|Retinol, peptides', origin: 'Франц|France' }, text: ['Унтаж байхад үрчлээг зөөлрүүлнэ.', 'It softens lines while you sleep.'] },
      { mn: 'Нүдний орчмын тос', en: 'Eye cream', brand: 'solvanne', price: 89000, look: ['#D3A29A', '#F4EFE6', '#6B3A4C'], props: { volume: '15 мл', skin: 'Бүх төрөл|All', ingredients: 'Кофеин, витамин К|Caffeine, vitamin K', origin: 'Франц|France' }, text: ['Хөргөгчинд байлгаад өглөө түрхвэл хаван буурна.', 'Kept in the fridge, it takes down morning puffiness.'] },
      { mn: 'Эрэгтэй сахлын дараах тос', en: 'Aftershave balm', brand: 'ugluu', price: 59000, look: ['#4C566B', '#C4CAD3', '#E3A129'], props: { volume: '75 мл', skin: 'Мэдрэг|Sensitive', ingredients: 'Арц, алоэ|Juniper, aloe', origin: 'Монгол' }, text: ['Спиртгүй, арцны сэрүүн үнэртэй.', 'No alcohol and a cool scent of juniper.'] },
      { mn: 'Гарын тос, сүүтэй', en: 'Milk hand cream', brand: 'ugluu', price: 24900, look: ['#DCE7F1', '#F1EFEA', '#3B78C4'], taxon: 'beauty/body/creams', stock: 'high', rating: [4.8, 356], props: { volume: '60 мл', skin: 'Хуурай|Dry', ingredients: 'Сүүний уураг, ши тос|Milk protein, shea butter', origin: 'Монгол' }, text: ['Хуруу нь хагарсан гарыг хоёр өдөрт тэнхрүүлнэ.', 'Cracked fingers mend within two days.'] },
      { mn: 'Биеийн шингэн тос', en: 'Body lotion', brand: 'solvanne', price: 69000, look: ['#8FA58B', '#F4EFE6', '#7A5237'], taxon: 'beauty/body/creams', choices: ML('200', '400', 38000), props: { skin: 'Хуурай|Dry', ingredients: 'Мочевин 5%|Urea 5%', origin: 'Франц|France' }, text: ['Шүршүүрийн дараа хувцсанд наалдахгүй шингэнэ.', 'It sinks in after a shower and does not cling to clothes.'] },
      { mn: 'Хүүхдийн хацрын тос', en: 'Children’s cheek balm', brand: 'ugluu', price: 29900, look: ['#F4D9C8', '#F4EFE6', '#C8453B'], also: ['kids/clothing/winter'], props: { volume: '30 мл', skin: 'Мэдрэг|Sensitive', ages: '0+', ingredients: 'Шар тос, зөгийн лав|Ghee, beeswax', origin: 'Монгол' }, text: ['Эмээгийн шар тосны аргыг цэвэр лабораторид.', 'Grandmother’s ghee remedy, made in a clean laboratory.'] },
      { mn: 'Уруулын тос, гурван өнгө', en: 'Lip balm trio', brand: 'ugluu', price: 19900, look: ['#C8453B', '#F4EFE6', '#E3A129'], taxon: 'beauty/face', unit: 'багц|set', saleTime: 'ended', sale: 15900, props: { volume: '3 × 5 г', ingredients: 'Зөгийн лав, чацарганы тос|Beeswax, sea-buckthorn oil', origin: 'Монгол' }, text: ['Нэрс, чацаргана, өнгөгүй: халаас болгонд нэг.', 'Blueberry, sea-buckthorn and clear: one for each pocket.'] }
    ]
  },
  {
    code: 'SOA', motif: 'soap', taxon: 'beauty/body/soaps', returnHours: 24, unit: 'ш|piece', scenes: [],
    props: { weight: '100 г', shelf: '24 сар', origin: 'Монгол' },
    about: [['Хүйтэн аргаар хийж, зургаан долоо хоног хатаасан.', 'Made cold and cured for six weeks.'], ['Цаасан боодлыг нь хаяхад шороонд уусна.', 'The paper wrap returns to the earth.']],
    care: [['Хуурай тавиур дээр байлгавал удаан барина.', 'On a dry dish it lasts longer.']],
    products: [
      { mn: 'Гар урлалын арцны саван', en: 'Handmade juniper soap', brand: 'ugluu', price: 14900, rating: [4.8, 231], badges: ['handmade'], props: { ingredients: 'Хонины өөх, арц|Mutton tallow, juniper' }, text: ['Хангайн арцтай, гэрийн цэвэр үнэр.', 'Khangai juniper: the clean scent of a ger.'] },
      { mn: 'Ямааны сүүтэй саван', en: 'Goat’s milk soap', brand: 'ugluu', price: 15900, look: ['#F1EFEA', '#DCCDB6', '#7A5237'], props: { ingredients: 'Ямааны сүү, олив|Goat’s milk, olive' }, text: ['Мэдрэг арьс, нялх хүүхдэд зөөлөн.', 'Gentle on sensitive skin and on babies.'] },
      { mn: 'Чацарганатай саван', en: 'Sea-buckthorn soap', brand: 'ugluu', price: 15900, look: ['#E9A23B', '#F4EFE6', '#66764D'], stock: 'high', props: { ingredients: 'Чацарганы тос, наранцэцэг|Sea-buckthorn and sunflower oil' }, text: ['Улбар шар өнгө нь чацарганаас өөрөөс нь.', 'Its orange comes from the berry itself.'] },
      { mn: 'Нүүрсэн саван', en: 'Charcoal soap', brand: 'ugluu', price: 16900, look: ['#3B3F49', '#C4CAD3', '#8C8A85'], props: { ingredients: 'Хусны нүүрс, кокос|Birch charcoal, coconut' }, text: ['Хусны нүүрстэй, тослог арьсыг гүн цэвэрлэнэ.', 'Birch charcoal cleans oily skin deeply.'] },
      { mn: 'Лаванданы саван', en: 'Lavender soap', brand: 'solvanne', price: 22900, sale: 18900, look: ['#9A8BB0', '#F4EFE6', '#6B3A4C'], props: { weight: '125 г', ingredients: 'Ши тос, лаванда|Shea butter, lavender', origin: 'Франц|France' }, text: ['Унтахын өмнөх халуун усанд.', 'For a hot bath before sleep.'] },
      { mn: 'Хужиртай хуурай шампунь саван', en: 'Mineral shampoo bar', brand: 'ugluu', price: 24900, look: ['#6F8FB5', '#F4EFE6', '#1C3F7C'], badges: ['new'], props: { weight: '90 г', ingredients: 'Хужир, ганга|Natural soda, wild thyme' }, text: ['Нуурын хужиртай, үсийг хөнгөн, гялалзсан болгоно.', 'Lake soda leaves hair light and shining.'] },
      { mn: 'Савангийн бэлгийн хайрцаг', en: 'Soap gift box', brand: 'ugluu', price: 49900, look: ['#D3A29A', '#F4EFE6', '#AF3A32'], unit: 'багц|set', also: ['home/gifts'], props: { weight: '400 г', pieces: 'Дөрвөн саван, модон тавиур|Four soaps and a wooden dish' }, text: ['Дөрвөн үнэр, хусан тавиур нэг хайрцагт.', 'Four scents and a birch dish in one box.'] }
    ]
  },
  {
    code: 'PER', motif: 'perfume', taxon: 'beauty/fragrance/women', returnHours: 24, unit: 'ш|piece', choiceKey: 'volume', scenes: ['steppe', 'hero-sky'],
    props: { shelf: '36 сар' },
    about: [['Хуурай агаарт удаан тогтохоор өтгөн найруулсан.', 'Blended rich, to last in dry air.'], ['2 мл дээж дагалдана: эхлээд туршаад үзээрэй.', 'A 2 ml sample is included: try it first.']],
    care: [['Нарнаас хол, сэрүүн газар хадгална.', 'Keep it cool and out of the sun.']],
    products: [
      { mn: '«Хээр» үнэртэй ус', en: 'Kheer eau de parfum', brand: 'ugluu', price: 219000, rating: [4.6, 74], choices: ML('50', '100', 110000), props: { notes: 'Ганга, шарилж, цагаан заар|Thyme, wormwood, white musk', origin: 'Монгол' }, text: ['Борооны дараах тал, алсын утаа.', 'The steppe after rain, and smoke far away.'] },
      { mn: '«Саран» үнэртэй ус', en: 'Saran eau de parfum', brand: 'ugluu', price: 229000, look: ['#C4CAD3', '#9A8BB0', '#F4EFE6'], choices: ML('50', '100', 115000), props: { notes: 'Цахилдаг, сүү, хуш|Iris, milk, cedar', origin: 'Монгол' }, text: ['Сэрүүн шөнө, сүүн гэрэл.', 'A cool night and milky light.'] },
      { mn: 'Сарнайн үнэртэй ус', en: 'Rose eau de toilette', brand: 'pellorin', price: 289000, sale: 239000, look: ['#D3A29A', '#AF3A32', '#E3A129'], choices: ML('50', '100', 140000), props: { notes: 'Сарнай, личи, мод|Rose, lychee, woods', origin: 'Франц|France' }, text: ['Шүүдэртэй сарнайн цэцэрлэг, чихэрлэг биш.', 'A garden of dewy roses, and not sweet.'] },
      { mn: 'Ванилийн үнэртэй ус', en: 'Vanilla eau de parfum', brand: 'pellorin', price: 349000, look: ['#E3C48D', '#7A5237', '#E3A129'], stock: 'low', props: { volume: '50 мл', notes: 'Ваниль, кофе, давирхай|Vanilla, coffee, resin', origin: 'Франц|France' }, text: ['Өвлийн үдэш, халуун кофе, ноосон цамц.', 'A winter evening, hot coffee and a wool sweater.'] },
      { mn: 'Цитрусын үнэртэй ус', en: 'Citrus cologne', brand: 'pellorin', price: 259000, look: ['#E9C26B', '#8FA58B', '#F4EFE6'], taxon: 'beauty/fragrance/men', also: ['beauty/fragrance/women'], choices: ML('50', '100', 120000), props: { notes: 'Бергамот, гаа, ветивер|Bergamot, mint, vetiver', origin: 'Франц|France' }, text: ['Зуны өглөө, шинэ хадсан өвс.', 'A summer morning and fresh-cut grass.'] },
      { mn: '«Уяач» эрэгтэй үнэртэй ус', en: 'Uyaach cologne for men', brand: 'ugluu', price: 239000, look: ['#6B4A34', '#C99A5B', '#3B3F49'], taxon: 'beauty/fragrance/men', choices: ML('50', '100', 110000), rating: [4.8, 92], props: { notes: 'Арьс, арц, хадлан|Leather, juniper, hay', origin: 'Монгол' }, text: ['Арьсан хазаар, хадлангийн өвс, өглөөний хяруу.', 'A leather bridle, hay and morning frost.'] },
      { mn: 'Модлог эрэгтэй үнэртэй ус', en: 'Woody cologne', brand: 'pellorin', price: 319000, sale: 269000, look: ['#4F6146', '#C4CAD3', '#7A5237'], taxon: 'beauty/fragrance/men', choices: ML('50', '100', 150000), props: { notes: 'Хуш, чинжүү, хув|Cedar, pepper, amber', origin: 'Франц|France' }, text: ['Хушин ой, хуурай, тайван.', 'A cedar forest, dry and calm.'] }
    ]
  }
]
