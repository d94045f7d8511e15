import type { DemoFamily } from '../format.ts'
import { WOMEN } from '../sizes.ts'

export const womenKnitwear: readonly DemoFamily[] = [
  {
    code: 'CAR', motif: 'cardigan', taxon: 'women/knitwear/cardigans', returnHours: 48, unit: 'ш|piece', sizeKey: 'clothing_size', sizes: WOMEN, chart: 'womenTop',
    scenes: ['look-cardigan', 'wardrobe', 'living-room'],
    props: { material: 'Ноолуур 100%|100% cashmere', fibre: '15.5 микрон|15.5 micron', care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C', origin: 'Монгол' },
    about: [
      ['Товчийг нь эвэр, самрын хальсаар зорж хийсэн, нөөц нэг ширхэг хавсаргасан.', 'The buttons are cut from horn and nutshell, and a spare one is sewn inside.'],
      ['Урд энгэрийг давхар сүлжсэн тул товчгүй өмсөхөд ч эргэхгүй.', 'The front bands are knitted double, so it hangs straight when left open.']
    ],
    care: [['Норсон бол алчуур дээр дэлгэж хатаана.', 'When wet, dry it flat on a towel.'], ['Халаасандаа хүнд юм хийхгүй бол хэлбэрээ удаан барина.', 'Keep the pockets light and it keeps its shape.']],
    products: [
      { mn: 'Халаастай ноолууран кардиган', en: 'Cashmere cardigan with pockets', brand: 'khangai', price: 459900, rating: [4.7, 77], colours: ['sage', 'milk', 'sky', 'umber'], props: { knit: 'Гөлгөр, 9 гейж|Plain, 9 gauge', weight: '390 г' }, text: ['Гар багтах хоёр том халаастай, пальтоны оронд намар өмсөнө.', 'Two pockets big enough for hands; in autumn it stands in for a coat.'] },
      { mn: 'Богино ноолууран кардиган', en: 'Cropped cashmere cardigan', brand: 'altan-navch', price: 379000, colours: ['rose', 'milk', 'charcoal'], props: { knit: 'Гөлгөр, 12 гейж|Plain, 12 gauge', weight: '220 г' }, text: ['Бүсэлхийд тулсан богино, даашинз, өндөр өмдтэй зохино.', 'It ends at the waist, made for dresses and high trousers.'] },
      { mn: 'Бүстэй урт кардиган', en: 'Belted long cardigan', brand: 'altan-navch', price: 629000, sale: 549000, colours: ['camel', 'charcoal', 'plum'], props: { knit: 'Бүдүүн, 5 гейж|Chunky, 5 gauge', weight: '680 г' }, text: ['Өвдөг хүрсэн урт, сүлжмэл бүстэй, дотортоо хоёр дэгээтэй.', 'Knee-long with a knitted belt and two hidden hooks.'] },
      { mn: 'Дугуй захтай нимгэн кардиган', en: 'Fine crew-neck cardigan', brand: 'khangai', price: 298000, colours: ['sky', 'madder', 'milk', 'sage'], props: { knit: 'Гөлгөр, 16 гейж|Plain, 16 gauge', weight: '190 г' }, text: ['Бүх товчийг нь товчлоод цамц шиг өмсөж болно.', 'Buttoned up, it passes for a sweater.'] },
      { mn: 'Кабель сүлжээтэй бүдүүн кардиган', en: 'Chunky cable cardigan', brand: 'khangai', price: 529900, sale: 459900, rating: [4.6, 35], colours: ['sky', 'camel', 'moss'], stock: 'low', props: { knit: 'Кабель, 5 гейж|Cable, 5 gauge', weight: '620 г' }, text: ['Эмээгийн сүлждэг шиг бүдүүн кабель, том модон товчтой.', 'Cables as grandmother knits them, with big wooden buttons.'] },
      { mn: 'Хонины ноосон зах эргэдэг кардиган', en: 'Shawl-collar wool cardigan', brand: 'khangai', price: 219000, colours: ['umber', 'grey'], props: { material: 'Хонины ноос 100%|100% wool', fibre: '21 микрон|21 micron', knit: 'Хавирган, 5 гейж|Rib, 5 gauge', weight: '720 г' }, saleTime: 'ended', sale: 189000, text: ['Эргэдэг өргөн зах нь хүзүүг салхинаас хаана.', 'A broad shawl collar turns up against the wind.'] },
      { mn: 'Торгон ирмэгтэй кардиган', en: 'Silk-trimmed cardigan', brand: 'tengis-zagvar', price: 489000, colours: ['indigo', 'madder'], badges: ['new'], props: { material: 'Ноолуур 85%, торго 15%|85% cashmere, 15% silk', knit: 'Гөлгөр, 14 гейж|Plain, 14 gauge', weight: '240 г' }, text: ['Дээлний эмжээр шиг нарийн торгон эмжээртэй.', 'Edged in narrow silk piping, as a deel is.'] },
      { mn: 'Сарлагийн хөөврөн кардиган', en: 'Yak-down cardigan', brand: 'khangai', price: 349000, colours: ['umber', 'charcoal'], badges: ['natural'], props: { material: 'Сарлагийн хөөвөр 100%|100% yak down', fibre: '18 микрон|18 micron', knit: 'Гөлгөр, 9 гейж|Plain, 9 gauge', weight: '420 г' }, text: ['Архангайн сарлагийн хөөвөр, будаггүй хүрэн өнгө.', 'Down of Arkhangai yaks in its own undyed brown.'] }
    ]
  },
  {
    code: 'SCA', motif: 'scarf', taxon: 'women/knitwear/scarves', returnHours: 48, unit: 'ш|piece', scenes: ['wardrobe', 'ub-winter', 'goats'],
    props: { material: 'Ноолуур 100%|100% cashmere', care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C', origin: 'Монгол' },
    about: [
      ['Хүзүүгээ нэг, хоёр ороогоод ч пальтоны дотор багтана.', 'Wound once or twice, it still fits inside a coat.'],
      ['Бэлгийн хайрцагтай ирдэг.', 'It comes in a gift box.']
    ],
    care: [['Уураар индүүдвэл шинэ мэт болно.', 'Steam makes it new again.'], ['Үнэртэй ус шууд цацахаас зайлсхийгээрэй.', 'Do not spray perfume straight onto it.']],
    products: [
      { mn: 'Тэмээн бор ороолт', en: 'Fringed cashmere scarf', brand: 'altan-navch', price: 129900, rating: [4.8, 88], colours: ['camel', 'grey', 'sky', 'madder', 'charcoal'], also: ['men/knitwear/accessories'], props: { size: '30 × 180 см', weight: '140 г' }, text: ['Хоёр үзүүртээ эрчилсэн цацагтай, хамгийн их бэлэглэдэг ороолт маань.', 'Twisted fringes at both ends. It is the scarf people give most.'] },
      { mn: 'Ноолууран алчуур 200×70 см', en: 'Cashmere shawl, 200×70 cm', brand: 'altan-navch', price: 229900, rating: [4.9, 84], colours: ['stone', 'plum', 'milk', 'rose'], props: { size: '200 × 70 см', weight: '210 г' }, text: ['Үдшийн хувцасны гадуур нөмөрч, онгоцонд хөнжил болгоно.', 'A wrap for the evening and a blanket on the plane.'] },
      { mn: 'Нимгэн агь алчуур', en: 'Featherweight cashmere stole', brand: 'altan-navch', price: 259900, sale: 209900, colours: ['plum', 'sage', 'milk'], props: { size: '190 × 65 см', weight: '85 г' }, text: ['Бөгжөөр нэвт татаж болох нимгэн.', 'So fine that it can be drawn through a ring.'] },
      { mn: 'Дөрвөлжин хээтэй ороолт', en: 'Checked cashmere scarf', brand: 'khangai', price: 149000, colours: ['madder', 'moss', 'charcoal'], also: ['men/knitwear/accessories'], props: { size: '32 × 180 см', weight: '160 г' }, text: ['Гурван өнгө сүлэлдсэн тул ямар ч гадуур хувцастай зохицно.', 'Three colours crossing, so it goes with any coat.'] },
      { mn: 'Сүлжмэл битүү ороолт', en: 'Knitted snood', brand: 'khangai', price: 98000, colours: ['saffron', 'milk', 'charcoal', 'rose'], stock: 'high', props: { knit: 'Бүдүүн, 5 гейж|Chunky, 5 gauge', size: '32 × 64 см', weight: '170 г' }, text: ['Толгойгоороо углаад л боллоо, салхинд тайлагдахгүй.', 'Pull it over the head and no wind undoes it.'] },
      { mn: 'Хоёр талт хос өнгийн ороолт', en: 'Two-tone reversible scarf', brand: 'altan-navch', price: 169000, look: ['#2C4A7E', '#C59B6C', '#F4EFE6'], saleTime: 'future', sale: 139000, props: { size: '35 × 190 см', weight: '190 г' }, text: ['Нэг тал нь хар хөх, нөгөө нь тэмээн бор.', 'Indigo on one side, camel on the other.'] },
      { mn: 'Торго ноолуурын хээтэй алчуур', en: 'Printed silk-cashmere shawl', brand: 'tengis-zagvar', price: 198000, look: ['#A5403A', '#E3A129', '#1C3F7C'], badges: ['limited'], props: { material: 'Торго 60%, ноолуур 40%|60% silk, 40% cashmere', size: '140 × 140 см', weight: '150 г' }, text: ['Зураач Мөнхцэцэгийн үүл, хас хээг хэвлэсэн.', 'Printed with clouds and meander by the painter Munkhtsetseg.'] },
      { mn: 'Тэмээний ноосон дулаан ороолт', en: 'Camel-wool scarf', brand: 'khangai', price: 69000, colours: ['camel', 'umber'], also: ['men/knitwear/accessories'], badges: ['natural'], props: { material: 'Тэмээний ноос 100%|100% camel wool', size: '28 × 170 см', weight: '180 г' }, text: ['Ханиад хүрэхэд эмээ хамгийн түрүүнд хүзүүнд ороодог тэр ороолт.', 'The one grandmother winds round your neck at the first cough.'] },
      { mn: 'Хүүхдийн ноолууран ороолт', en: 'Children’s cashmere scarf', brand: 'altan-navch', price: 79000, colours: ['sky', 'poppy', 'saffron'], taxon: 'kids/clothing/winter', props: { size: '18 × 110 см', weight: '70 г' }, text: ['Үзүүрийг нь гогцоогоор оруулдаг тул зангилах шаардлагагүй.', 'One end slips through a loop, so there is no knot to tie.'] }
    ]
  },
  {
    code: 'BEA', motif: 'beanie', taxon: 'women/knitwear/hats', returnHours: 48, unit: 'ш|piece', scenes: ['ub-winter', 'wardrobe'],
    props: { material: 'Ноолуур 100%|100% cashmere', size: 'Толгойн тойрог 54–60 см|Head 54–60 cm', care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C', origin: 'Монгол' },
    about: [['Чих бүрэн таглаж, духанд чангарахгүй.', 'It covers the ears and does not pinch the brow.'], ['Захыг нь нэг юм уу хоёр нугалж өмсөнө.', 'Wear the brim folded once or twice.']],
    care: [['Угаасны дараа аяган дээр хатаавал хэлбэр нь хадгалагдана.', 'Dry it over a bowl to keep its round.']],
    products: [
      { mn: 'Ноолууран сүлжмэл малгай', en: 'Knitted cashmere beanie', brand: 'altan-navch', price: 99900, sale: 79900, rating: [4.6, 167], colours: ['saffron', 'milk', 'charcoal', 'madder', 'sky'], also: ['men/knitwear/accessories'], props: { weight: '75 г' }, text: ['Хавирган зах, цагаан бөмбөгтэй, арван секундэд дуртай малгай чинь болно.', 'A ribbed brim and a white pompom: a favourite within ten seconds.'] },
      { mn: 'Бөмбөггүй нимгэн малгай', en: 'Slim cashmere beanie', brand: 'khangai', price: 84000, colours: ['charcoal', 'camel', 'indigo'], also: ['men/knitwear/accessories'], props: { weight: '55 г' }, text: ['Гүйхэд, дугуйн дуулгын дотор ч эвтэйхэн.', 'Right for a run and thin enough for under a helmet.'] },
      { mn: 'Кабель сүлжээтэй малгай', en: 'Cable beanie', brand: 'khangai', price: 92000, colours: ['rose', 'milk', 'moss'], props: { weight: '90 г' }, text: ['Кабель сүлжээтэй цамц, бээлийтэй иж бүрдэл болно.', 'It makes a set with the cable sweater and mittens.'] },
      { mn: 'Давхар дотортой өвлийн малгай', en: 'Double-lined winter hat', brand: 'khangai', price: 59000, colours: ['poppy', 'ink', 'charcoal'], stock: 'high', props: { material: 'Хонины ноос 100%|100% wool', lining: 'Флис|Fleece', weight: '110 г' }, text: ['Ноосон гадар, флисэн дотор: хасах 30-д ч чих даарахгүй.', 'Wool outside, fleece inside: warm ears even at −30 °C.'] },
      { mn: 'Хүүхдийн бөмбөгтэй малгай', en: 'Children’s pompom hat', brand: 'byatskhan-tulga', price: 38900, colours: ['poppy', 'sky', 'saffron'], taxon: 'kids/clothing/winter', props: { material: 'Хурганы ноос 100%|100% lambswool', size: 'Толгойн тойрог 48–54 см|Head 48–54 cm', weight: '60 г' }, text: ['Бөмбөгийг нь товчоор тогтоосон, угаахдаа авна.', 'The pompom buttons on and comes off for washing.'] },
      { mn: 'Нярайн ноолууран малгай', en: 'Newborn cashmere cap', brand: 'altan-navch', price: 45000, colours: ['milk', 'rose', 'sage'], taxon: 'kids/clothing/winter', badges: ['new'], props: { size: 'Толгойн тойрог 34–42 см|Head 34–42 cm', weight: '25 г' }, text: ['Оёдолгүй сүлжсэн тул нярайн арьсанд ул үлдээхгүй.', 'Knitted without a seam, it leaves no mark on new skin.'] },
      { mn: 'Цаны уралдааны сүлжмэл малгай', en: 'Ski race beanie', brand: 'brakka', price: 49900, colours: ['teal', 'orange', 'ink'], taxon: 'travel/winter', props: { material: 'Мерино ноос 60%, нейлон 40%|60% merino, 40% nylon', weight: '50 г' }, text: ['Хөлсийг гадагш шилжүүлдэг мерино, дотор талдаа зөөлөн туузтай.', 'Merino that carries sweat away, with a soft inner band.'] }
    ]
  },
  {
    code: 'MIT', motif: 'mittens', taxon: 'women/knitwear/mittens', returnHours: 48, unit: 'хос|pair', scenes: ['ub-winter', 'wardrobe'],
    props: { material: 'Хонины ноос 100%|100% wool', care: 'Гараар, 30 хэмийн усанд|By hand at 30 °C', origin: 'Монгол' },
    about: [['Алган дээрээ давхар сүлжсэн тул хүрз, чарга барихад элэгдэхгүй.', 'The palms are knitted double and stand up to shovels and sledges.'], ['Бугуйн урт зах нь ханцуйн доогуур орно.', 'The long cuff goes under the sleeve.']],
    care: [['Радиатор дээр биш, тасалгааны хэмд хатаагаарай.', 'Dry at room temperature, not on a radiator.']],
    products: [
      { mn: 'Ноосон бээлий', en: 'Wool mittens', brand: 'esgii-urlan', price: 45900, rating: [4.7, 64], colours: ['poppy', 'ink', 'moss'], props: { weight: '95 г' }, text: ['Цасан ширхгийн хээг гурван өнгийн утсаар сүлжсэн.', 'A snowflake pattern in three colours of yarn.'] },
      { mn: 'Ноолууран бээлий', en: 'Cashmere mittens', brand: 'altan-navch', price: 89000, colours: ['camel', 'grey', 'plum'], sale: 74000, props: { material: 'Ноолуур 100%|100% cashmere', weight: '60 г' }, text: ['Хаврын салхинд хангалттай, халаасанд мэдэгдэхгүй.', 'Enough for a spring wind and unnoticed in a pocket.'] },
      { mn: 'Арьсан алгатай бээлий', en: 'Leather-palm mittens', brand: 'engiin-urlan', price: 98000, colours: ['umber', 'charcoal'], also: ['men/knitwear/accessories'], badges: ['handmade'], props: { material: 'Ноос, ямааны арьс|Wool, goatskin', lining: 'Хурганы арьс|Lambskin', weight: '180 г' }, text: ['Жолоо барихад гулсахгүй, дотор нь хурганы арьстай.', 'They grip the wheel and are lined with lambskin.'] },
      { mn: 'Тэмээний ноосон бээлий', en: 'Camel-wool mittens', brand: 'khangai', price: 34900, colours: ['camel', 'umber'], stock: 'high', also: ['men/knitwear/accessories'], props: { material: 'Тэмээний ноос 100%|100% camel wool', weight: '85 г' }, text: ['Малчид өглөө эрт морь эмээллэхдээ өмсдөг бээлий.', 'What herders wear to saddle up before dawn.'] },
      { mn: 'Хүүхдийн утастай бээлий', en: 'Children’s mittens on a string', brand: 'byatskhan-tulga', price: 28900, colours: ['sky', 'poppy', 'saffron'], taxon: 'kids/clothing/winter', props: { lining: 'Флис|Fleece', weight: '55 г', ages: '2–6' }, text: ['Хүрэмний ханцуйгаар гаргах утастай тул хэзээ ч хаягдахгүй.', 'A string runs through the sleeves, so none is ever lost.'] },
      { mn: 'Уулын давхар бээлий', en: 'Mountain shell mittens', brand: 'nuudel', price: 119000, colours: ['orange', 'charcoal'], taxon: 'travel/winter', props: { material: 'Нейлон, ноос|Nylon, wool', water: 'Ус нэвтрүүлдэггүй|Waterproof', warmth: 'Хасах 35 хэм|−35 °C', weight: '210 г' }, text: ['Гадуур нь салхи, ус нэвтрүүлдэггүй, доторх ноосон бээлий нь салдаг.', 'A wind- and waterproof shell with a wool mitten that comes out.'] }
    ]
  },
  {
    code: 'SOC', motif: 'socks', taxon: 'women/knitwear/socks', returnHours: 48, unit: 'хос|pair', sizeKey: 'shoe_size', scenes: ['wardrobe', 'living-room'],
    props: { care: 'Машинаар, 30 хэм|Machine, 30 °C', origin: 'Монгол' },
    about: [['Өсгий, үзүүрийг нь бэхэлсэн утсаар сүлжсэн.', 'Heel and toe are knitted with a stronger thread.'], ['Шилбийг хавчихгүй зөөлөн резинтэй.', 'The soft top does not mark the leg.']],
    care: [['Дотрыг нь гадагш эргүүлж угаавал дулаанаа хадгална.', 'Wash inside out to keep them lofty.']],
    products: [
      { mn: 'Тэмээний ноосон оймс', en: 'Camel-wool socks', brand: 'esgii-urlan', price: 24900, rating: [4.8, 511], colours: ['camel', 'umber', 'grey'], sizes: ['37', '40', '43'], stock: 'high', also: ['men/knitwear/accessories'], props: { material: 'Тэмээний ноос 80%, полиамид 20%|80% camel wool, 20% polyamide', weight: '90 г' }, text: ['Өвлийн гутлын дотор, модон шалан дээр адилхан дулаан.', 'Warm in winter boots and just as warm on a wooden floor.'] },
      { mn: 'Ноолууран нимгэн оймс', en: 'Fine cashmere socks', brand: 'altan-navch', price: 49000, colours: ['charcoal', 'milk', 'rose'], sizes: ['37', '40', '43'], props: { material: 'Ноолуур 85%, нейлон 15%|85% cashmere, 15% nylon', weight: '55 г' }, text: ['Ажлын гутланд багтах нимгэн, өдөржин хөл хөлрөхгүй.', 'Thin enough for office shoes, and dry all day.'] },
      { mn: 'Өвдөг хүрсэн ноосон оймс', en: 'Knee-high wool socks', brand: 'khangai', price: 39900, colours: ['moss', 'plum', 'charcoal'], sizes: ['37', '40'], props: { material: 'Хонины ноос 90%, нейлон 10%|90% wool, 10% nylon', weight: '130 г' }, text: ['Түрийтэй гутлаас цухуйлгаж өмсөхөд гоё.', 'Made to show above a boot.'] },
      { mn: 'Сарлагийн хөөврөн оймс', en: 'Yak-down socks', brand: 'khangai', price: 32900, colours: ['umber', 'charcoal'], sizes: ['40', '43'], taxon: 'men/knitwear/accessories', sale: 27900, props: { material: 'Сарлагийн хөөвөр 75%, нейлон 25%|75% yak down, 25% nylon', weight: '95 г' }, text: ['Гурван өдөр алхсан ч үнэртэхгүй гэдгээрээ алдартай.', 'Famous for three days’ walking without a smell.'] },
      { mn: 'Гэрийн уламжлалт хээтэй оймс', en: 'Patterned house socks', brand: 'esgii-urlan', price: 36900, colours: ['ink', 'madder'], sizes: ['37', '40', '43'], badges: ['handmade'], props: { material: 'Хонины ноос 100%|100% wool', sole: 'Арьсан наалт|Leather patches', weight: '160 г' }, text: ['Улан дээрээ арьсан наалттай, паркетан дээр гулсахгүй.', 'Leather patches underneath keep them from slipping.'] },
      { mn: 'Хүүхдийн ноосон оймс, гурван хос', en: 'Children’s wool socks, three pairs', brand: 'byatskhan-tulga', price: 29900, colours: ['sky', 'poppy'], sizes: ['26', '30', '34'], taxon: 'kids/clothing/winter', unit: 'багц|set', props: { material: 'Хурганы ноос 80%, нейлон 20%|80% lambswool, 20% nylon', weight: '90 г' }, text: ['Гурван хос нь гурван өөр судалтай, хосоо амархан олно.', 'Three pairs with three kinds of stripes, so each finds its twin.'] },
      { mn: 'Аяллын мерино оймс', en: 'Merino hiking socks', brand: 'nuudel', price: 42900, colours: ['moss', 'orange', 'charcoal'], sizes: ['37', '40', '43'], taxon: 'travel/camping', props: { material: 'Мерино 70%, нейлон 28%, эластан 2%|70% merino, 28% nylon, 2% elastane', weight: '80 г' }, text: ['Цэврүүтдэг газруудаа дэвсгэртэй, тавхайгаа чангалдаг.', 'Padded where blisters start and snug under the arch.'] }
    ]
  }
]
