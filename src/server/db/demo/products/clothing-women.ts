import type { DemoFamily } from '../format.ts'
import { WOMEN, WOMEN_WAISTS } from '../sizes.ts'

export const clothingWomen: readonly DemoFamily[] = [
  {
    code: 'COA', motif: 'cashmere-coat', taxon: 'women/clothing/outerwear/coats', returnHours: 48, unit: 'ш|piece', sizeKey: 'clothing_size', sizes: WOMEN, chart: 'womenLong',
    scenes: ['look-coat', 'ub-winter'],
    props: { lining: 'Вискоз|Viscose', care: 'Хуурай цэвэрлэгээ|Dry clean', season: 'Намар, өвөл|Autumn and winter', origin: 'Монгол' },
    about: [
      ['Мөрийг нь зузаан сүлжмэл дотуур өмсөхөөр тооцож эсгэсэн.', 'The shoulder is cut to leave room for a thick sweater.'],
      ['Дотор талдаа утасны цахилгаантай халаастай.', 'Inside there is a zipped pocket for a phone.']
    ],
    care: [['Өмссөн орой сойздож, өргөн өлгүүрт өлгөөрэй.', 'Brush it after wearing and hang it on a broad hanger.'], ['Ханцуй, хормойн уртыг бид үнэгүй засна.', 'We shorten sleeves and hem free of charge.']],
    products: [
      { mn: 'Хоёр эгнээ товчтой ноолууран пальто', en: 'Double-breasted cashmere coat', brand: 'altan-navch', price: 1290000, rating: [4.9, 63], colours: ['umber', 'camel', 'ink'], props: { material: 'Ноолуур 100%|100% cashmere', weight: '1.4 кг' }, text: ['Өвдөгний доогуур урттай сонгодог загвар, эвэр товчтой.', 'The classic cut to below the knee, with horn buttons.'] },
      { mn: 'Бүстэй ноолууран пальто', en: 'Belted cashmere wrap coat', brand: 'altan-navch', price: 1390000, sale: 1190000, colours: ['camel', 'milk', 'charcoal'], props: { material: 'Ноолуур 100%|100% cashmere', weight: '1.3 кг' }, text: ['Товчгүй, зөвхөн бүсээр ороодог чөлөөтэй загвар.', 'No buttons: it wraps and ties with a belt.'] },
      { mn: 'Богино ноосон пальто', en: 'Short wool peacoat', brand: 'khangai', price: 489000, colours: ['ink', 'charcoal', 'madder'], props: { material: 'Хонины ноос 80%, ноолуур 20%|80% wool, 20% cashmere', weight: '1.1 кг' }, text: ['Ташаа хүрсэн богино, жолоо барих, дугуй унахад эвтэй.', 'Hip-length, easy for driving and cycling.'] },
      { mn: 'Юүдэнтэй ноосон пальто', en: 'Hooded wool coat', brand: 'khangai', price: 559000, colours: ['moss', 'grey'], saleTime: 'ended', sale: 489000, props: { material: 'Хонины ноос 90%, ноолуур 10%|90% wool, 10% cashmere', weight: '1.6 кг' }, text: ['Том юүдэн нь малгайн гадуур ч багтана.', 'The big hood fits over a hat.'] },
      { mn: 'Дээлэн энгэртэй орчин үеийн пальто', en: 'Deel-front modern coat', brand: 'tengis-zagvar', price: 980000, colours: ['indigo', 'plum'], badges: ['new'], props: { material: 'Ноос 70%, ноолуур 30%|70% wool, 30% cashmere', closure: 'Шилбэн товч|Knotted silk buttons', weight: '1.5 кг' }, text: ['Дээлний ташуу энгэр, шилбэн товчийг хотын пальтонд буулгалаа.', 'The slanting front and knotted buttons of a deel on a city coat.'] },
      { mn: 'Хөвөн дотортой дулаан пальто', en: 'Quilted-lining winter coat', brand: 'tengis-zagvar', price: 690000, colours: ['charcoal', 'stone'], stock: 'high', props: { material: 'Ноос 100%|100% wool', lining: 'Ширмэл тэмээний ноос|Quilted camel wool', warmth: 'Хасах 30 хэм|−30 °C', weight: '2.1 кг' }, text: ['Дотор нь тэмээний ноос ширсэн тул хасах 30-д ч пальтотойгоо гарна.', 'Quilted with camel wool, so a coat will do even at −30 °C.'] },
      { mn: 'Ханцуй нь салдаг ноолууран пальто', en: 'Cashmere coat with detachable sleeves', brand: 'altan-navch', price: 590000, colours: ['camel', 'sage'], stock: 'low', props: { material: 'Ноолуур 100%|100% cashmere', weight: '620 г', season: 'Хавар, намар|Spring and autumn' }, text: ['Ханцуйг нь салгаад хантааз болгодог дамжих улирлын гадуур хувцас.', 'The sleeves come off: a coat that becomes a waistcoat between seasons.'] }
    ]
  },
  {
    code: 'DRE', motif: 'dress', taxon: 'women/clothing/dresses', returnHours: 48, unit: 'ш|piece', sizeKey: 'clothing_size', sizes: WOMEN, chart: 'womenLong',
    scenes: ['wardrobe', 'look-cardigan'],
    props: { care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C', origin: 'Монгол' },
    about: [
      ['Бүсэлхийг нь таслаагүй тул биеийн хэлбэрийг эвтэйхэн дагана.', 'The waist is shaped without a seam and falls easily.'],
      ['Хажуу оёдолдоо нууц халаастай.', 'There are pockets hidden in the side seams.'],
      ['Хоёр см нөөцтэй тул хормойг нь уртасгаж болно.', 'There are two centimetres in the hem to let down.']
    ],
    care: [['Индүүг дунд халуунаар, дотор талаас нь.', 'Iron on medium heat, from inside.']],
    products: [
      { mn: 'Торгон даашинз «Наран»', en: 'Naran silk dress', brand: 'tengis-zagvar', price: 389000, rating: [4.7, 54], colours: ['madder', 'indigo', 'moss'], props: { material: 'Торго 100%|100% silk', weight: '320 г' }, text: ['Урдаа эвэр угалз хатгасан, бүсэлхийгээ уядаг зуны даашинз.', 'A summer dress with an embroidered horn ornament and a tied waist.'] },
      { mn: 'Ноолууран сүлжмэл даашинз', en: 'Cashmere knit dress', brand: 'altan-navch', price: 549000, sale: 469000, colours: ['charcoal', 'camel', 'plum'], props: { material: 'Ноолуур 100%|100% cashmere', knit: 'Хавирган, 12 гейж|Rib, 12 gauge', weight: '480 г' }, text: ['Өвдөг дарсан урт, гутал, чулуун зүүлттэй хослоно.', 'Below the knee, for boots and a stone pendant.'] },
      { mn: 'Маалинган зуны даашинз', en: 'Linen summer dress', brand: 'tengis-zagvar', price: 189000, colours: ['milk', 'sage', 'sky'], props: { material: 'Маалинга 100%|100% linen', weight: '290 г', season: 'Зун|Summer' }, text: ['Наадмын халуунд нөмөр, бүсээ тайлбал сул унжина.', 'Cool in the heat of Naadam; untie the belt and it hangs loose.'] },
      { mn: 'Оффисын ноосон даашинз', en: 'Wool office dress', brand: 'khangai', price: 259000, colours: ['ink', 'charcoal'], props: { material: 'Ноос 95%, эластан 5%|95% wool, 5% elastane', weight: '410 г' }, text: ['Өдөржин сууж ажиллахад үрчийдэггүй сунадаг ноос.', 'A stretch wool that does not crease in a day of sitting.'] },
      { mn: 'Шанзтай үдшийн даашинз', en: 'Pleated evening dress', brand: 'tengis-zagvar', price: 620000, colours: ['plum', 'ink'], stock: 'low', props: { material: 'Торго 70%, вискоз 30%|70% silk, 30% viscose', weight: '520 г', care: 'Хуурай цэвэрлэгээ|Dry clean' }, text: ['Алхах тусам гялалзах нарийн нугалаастай, шалнаас дээш таван см.', 'Fine pleats that shimmer as you walk, five centimetres off the floor.'] },
      { mn: 'Хөвөн цамцан даашинз', en: 'Cotton shirt dress', brand: 'kaselle', price: 149000, sale: 119000, colours: ['white', 'sky', 'rust'], props: { material: 'Хөвөн 100%|100% cotton', weight: '300 г', season: 'Хавар, зун|Spring and summer' }, text: ['Урдаа бүтэн товчтой, өмдний гадуур хантааз болгож өмсөнө.', 'Buttoned all the way, so it doubles as a light coat.'] },
      { mn: 'Хилэн баярын даашинз', en: 'Velvet party dress', brand: 'kaselle', price: 279000, colours: ['madder', 'moss'], saleTime: 'future', sale: 219000, props: { material: 'Хилэн 92%, эластан 8%|92% velvet, 8% elastane', weight: '450 г' }, text: ['Шинэ жилийн үдшийн зөөлөн хилэн, гурвалжин захтай.', 'Soft velvet for New Year’s Eve, with a V-neck.'] },
      { mn: 'Цагаан сарын тэрлэг даашинз', en: 'Tsagaan Sar terleg dress', brand: 'tengis-zagvar', price: 450000, colours: ['sky', 'rose', 'saffron'], also: ['women/clothing/deels'], stock: 'preorder', props: { material: 'Торго, хөвөн|Silk, cotton', closure: 'Шилбэн товч|Knotted silk buttons', weight: '540 г' }, text: ['Дээлний зах, энгэртэй боловч даашинз шиг хөнгөн.', 'The collar and front of a deel, and the lightness of a dress.'] },
      { mn: 'Жирэмсэн эхийн сунадаг даашинз', en: 'Maternity jersey dress', brand: 'kaselle', price: 129000, colours: ['charcoal', 'rose'], stock: 'sold_out', props: { material: 'Хөвөн 94%, эластан 6%|94% cotton, 6% elastane', weight: '310 г' }, text: ['Төрсний дараа ч өмсөх, хөхүүлэх нууц энгэртэй.', 'Worn after the birth too, with a hidden nursing opening.'] }
    ]
  },
  {
    code: 'WTR', motif: 'trousers', taxon: 'women/clothing/trousers', returnHours: 48, unit: 'ш|piece', sizeKey: 'pants_size', sizes: WOMEN_WAISTS, chart: 'trousers', scenes: ['wardrobe', 'look-coat'],
    props: { care: 'Машинаар, 30 хэм|Machine, 30 °C', origin: 'Монгол' },
    about: [['Бүсний ар тал резинтэй тул суухад чангарахгүй.', 'The back of the waist is elastic and gives when you sit.'], ['Хормойг нь хүссэн уртаар тань үнэгүй таслана.', 'We hem it to your length free of charge.']],
    care: [['Чийгтэй үед нь татаж тэгшлээд хатаана.', 'Pull it straight while damp and let it dry.']],
    products: [
      { mn: 'Шулуун ноосон өмд', en: 'Straight wool trousers', brand: 'khangai', price: 219000, colours: ['charcoal', 'camel', 'ink'], rating: [4.6, 102], props: { material: 'Ноос 98%, эластан 2%|98% wool, 2% elastane', weight: '420 г' }, text: ['Ажил, театр аль алинд нь явах шулуун загвар.', 'A straight leg for work and theatre alike.'] },
      { mn: 'Өргөн түрийтэй өмд', en: 'Wide-leg trousers', brand: 'tengis-zagvar', price: 189000, colours: ['sand', 'moss', 'charcoal'], sale: 159000, props: { material: 'Ноос 60%, вискоз 40%|60% wool, 40% viscose', weight: '460 г' }, text: ['Өндөр бүсэлхийтэй, алхахад хормой шиг хөвнө.', 'High-waisted and swinging like a skirt.'] },
      { mn: 'Ноолууран гэрийн өмд', en: 'Cashmere lounge trousers', brand: 'altan-navch', price: 359000, colours: ['grey', 'camel'], props: { material: 'Ноолуур 100%|100% cashmere', knit: 'Гөлгөр, 12 гейж|Plain, 12 gauge', weight: '330 г', care: 'Гараар, 30 хэм|By hand, 30 °C' }, text: ['Амралтын өдөр тайлахыг хүсэхгүй өмд.', 'The trousers nobody wants to take off on a Sunday.'] },
      { mn: 'Нарийн түрийтэй ноосон өмд', en: 'Slim wool trousers', brand: 'khangai', price: 179000, colours: ['charcoal', 'plum'], props: { material: 'Ноос 75%, полиэстер 23%, эластан 2%|75% wool, 23% polyester, 2% elastane', weight: '360 г' }, text: ['Шагайн дээгүүр урттай тул богино түрийтэй гутлыг харуулна.', 'Cut above the ankle to show a boot.'] },
      { mn: 'Флис дотортой өвлийн өмд', en: 'Fleece-lined winter trousers', brand: 'nuudel', price: 149000, colours: ['charcoal', 'stone'], stock: 'high', props: { material: 'Софтшелл, флис|Softshell, fleece', warmth: 'Хасах 25 хэм|−25 °C', weight: '520 г' }, text: ['Дотуур өмдгүйгээр хасах 25-д гарна.', 'Out at −25 °C without long johns.'] },
      { mn: 'Маалинган зуны өмд', en: 'Linen summer trousers', brand: 'kaselle', price: 119000, colours: ['milk', 'sand', 'sky'], saleTime: 'ended', sale: 89000, props: { material: 'Маалинга 100%|100% linen', weight: '280 г', season: 'Зун|Summer' }, text: ['Уяатай бүстэй, элсэн дээр ч, оффист ч сэрүүхэн.', 'A drawstring waist, cool on the beach and at the desk.'] }
    ]
  }
]
