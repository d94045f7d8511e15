import type { DemoFamily } from '../format.ts'
import { KIDS, MEN, WOMEN } from '../sizes.ts'

export const deels: readonly DemoFamily[] = [
  {
    code: 'WDE', motif: 'deel', taxon: 'women/clothing/deels', returnHours: 48, unit: 'ш|piece', sizeKey: 'clothing_size', sizes: WOMEN, chart: 'womenLong', scenes: ['look-deel', 'naadam'],
    props: { closure: 'Шилбэн товч|Knotted silk buttons', care: 'Хуурай цэвэрлэгээ|Dry clean', origin: 'Улаанбаатар|Ulaanbaatar' },
    about: [
      ['Бүс нь тусдаа, манай бүснүүдээс сонгож хослуулаарай.', 'The sash is sold apart, so choose one to go with it.'],
      ['Ханцуй, хормойг хоёр см хүртэл сунгах нөөцтэй оёсон.', 'Sleeves and hem can be let out by two centimetres.']
    ],
    care: [['Энгэрийн эмжээрийг гараар хатгасан.', 'The piping of the front is sewn by hand.'], ['Өөрийн хэмжээгээр захиалбал арав хоногт бэлэн болно.', 'Made to your measure, it takes ten days.']],
    products: [
      { mn: 'Торгон энгэртэй дээл', en: 'Silk-front deel', brand: 'tengis-zagvar', price: 680000, rating: [4.9, 88], colours: ['ink', 'madder', 'moss'], badges: ['handmade'], props: { material: 'Торго, ноолуур|Silk, cashmere', weight: '1.2 кг' }, text: ['Хас хээт торгоор энгэрлэж, алтан утсаар эмжсэн баярын дээл.', 'A feast-day deel with a meander-silk front and gold piping.'] },
      { mn: 'Зуны нимгэн тэрлэг', en: 'Summer terleg', brand: 'tengis-zagvar', price: 320000, colours: ['sky', 'rose', 'sage'], props: { material: 'Хөвөн, торго|Cotton, silk', season: 'Зун|Summer', weight: '620 г' }, sale: 279000, text: ['Наадамд өмсөх нэг давхар тэрлэг, жолоо барихад чөлөөтэй.', 'A single-layer terleg for Naadam, free in the arms for driving.'] },
      { mn: 'Хурган дотортой өвлийн дээл', en: 'Lambskin-lined winter deel', brand: 'tengis-zagvar', price: 1450000, colours: ['plum', 'indigo'], stock: 'low', props: { material: 'Торго|Silk', lining: 'Хурганы арьс|Lambskin', warmth: 'Хасах 40 хэм|−40 °C', weight: '2.8 кг' }, text: ['Хурганы зөөлөн арьсан дотортой, Цагаан сарын хүйтэнд.', 'Lined in soft lambskin for the cold of Tsagaan Sar.'] },
      { mn: 'Хотын богино дээл', en: 'Short city deel', brand: 'tengis-zagvar', price: 390000, colours: ['moss', 'charcoal', 'rust'], badges: ['new'], props: { material: 'Ноос 80%, торго 20%|80% wool, 20% silk', weight: '780 г' }, text: ['Жинстэй өмсөхөөр ташаагаар богиносгосон өдөр тутмын дээл.', 'An everyday deel cut at the hip to wear with jeans.'] },
      { mn: 'Хуримын цагаан дээл', en: 'White wedding deel', brand: 'tengis-zagvar', price: 1890000, colours: ['milk'], stock: 'preorder', props: { material: 'Торго 100%|100% silk', weight: '1.4 кг' }, text: ['Сувдан эмжээр, мөнгөн товчтой, хэмжээгээр тань оёно.', 'Pearl piping and silver buttons, sewn to your measure.'] },
      { mn: 'Хантаазтай дээлний иж бүрдэл', en: 'Deel and waistcoat set', brand: 'tengis-zagvar', price: 860000, sale: 740000, colours: ['teal', 'madder'], unit: 'багц|set', props: { material: 'Торго, хилэн|Silk, velvet', pieces: 'Дээл, хантааз|Deel, waistcoat', weight: '1.6 кг' }, text: ['Хилэн хантааз нь тусдаа ч өмсөгдөнө.', 'The velvet waistcoat is worn on its own as well.'] }
    ]
  },
  {
    code: 'MDE', motif: 'deel', taxon: 'men/clothing/deels', returnHours: 48, unit: 'ш|piece', sizeKey: 'clothing_size', sizes: MEN, chart: 'menLong', scenes: ['naadam', 'ger-dusk', 'look-deel'],
    props: { closure: 'Мөнгөлөг товч|Silvered buttons', care: 'Хуурай цэвэрлэгээ|Dry clean', origin: 'Улаанбаатар|Ulaanbaatar' },
    about: [['Морь унахад хормой нь хангалттай дэлгэрнэ.', 'The skirt opens wide enough for riding.'], ['Өвөрт нь аяга, утас багтах том нөөцтэй.', 'The fold at the breast holds a bowl and a phone.']],
    care: [['Дагалдах торгон бүс нь гурван метр.', 'A three-metre silk sash comes with it.']],
    products: [
      { mn: 'Эрэгтэй хас хээт дээл', en: 'Men’s meander-silk deel', brand: 'tengis-zagvar', price: 620000, rating: [4.8, 71], colours: ['ink', 'umber', 'moss'], props: { material: 'Торго|Silk', weight: '1.4 кг' }, text: ['Битүү хас хээтэй торго, өргөн эмжээртэй ёслолын дээл.', 'A ceremonial deel of close meander silk with broad piping.'] },
      { mn: 'Малчны өдөр тутмын дээл', en: 'Herder’s everyday deel', brand: 'tengis-zagvar', price: 260000, colours: ['umber', 'moss'], stock: 'high', props: { material: 'Даавуу, тэмээний ноос|Cotton, camel wool', warmth: 'Хасах 30 хэм|−30 °C', weight: '2.2 кг' }, text: ['Тэмээний ноос ширсэн, өдөржин хөдөө явахад эвтэй.', 'Quilted with camel wool for whole days outdoors.'] },
      { mn: 'Наадмын цагаан тэрлэг', en: 'White Naadam terleg', brand: 'tengis-zagvar', price: 340000, colours: ['white', 'sky'], saleTime: 'ended', sale: 290000, props: { material: 'Хөвөн, торго|Cotton, silk', season: 'Зун|Summer', weight: '720 г' }, text: ['Уяачийн цагаан тэрлэг, хөх эмжээртэй.', 'The white terleg of horse trainers, with blue piping.'] },
      { mn: 'Нэхий дээл', en: 'Sheepskin deel', brand: 'tengis-zagvar', price: 1280000, colours: ['umber', 'charcoal'], stock: 'low', props: { material: 'Нэхий|Sheepskin', warmth: 'Хасах 45 хэм|−45 °C', weight: '4.6 кг' }, text: ['Гараар идээлсэн нэхий, өвлийн отор, цасан шуурганд.', 'Hand-tanned sheepskin for winter pastures and blizzards.'] },
      { mn: 'Хүрэм загварын орчин үеийн дээл', en: 'Modern deel jacket', brand: 'tengis-zagvar', price: 420000, colours: ['charcoal', 'ink'], badges: ['new'], props: { material: 'Ноос 100%|100% wool', weight: '980 г' }, text: ['Босоо зах, ташуу энгэр: хурал, зоогт адил зохино.', 'A standing collar and slanting front for meetings and dinners.'] }
    ]
  },
  {
    code: 'KDE', motif: 'deel', taxon: 'kids/clothing/deels', returnHours: 48, unit: 'ш|piece', sizeKey: 'clothing_size', sizes: KIDS, chart: 'kids', scenes: ['naadam'],
    props: { closure: 'Шилбэн товч, дотор нь дарагч|Silk buttons over press studs', care: 'Гараар, 30 хэм|By hand, 30 °C', origin: 'Улаанбаатар|Ulaanbaatar' },
    about: [['Ханцуйг нь нугалж оёсон тул хоёр жил өмсөнө.', 'The sleeves are turned up inside and last two years.'], ['Дарагч товчтой учраас хүүхэд өөрөө өмсөнө.', 'With press studs children dress themselves.']],
    care: [['Бүс нь дагалдана.', 'A sash is included.']],
    products: [
      { mn: 'Хүүхдийн баярын дээл', en: 'Children’s feast-day deel', brand: 'tengis-zagvar', price: 189000, rating: [4.9, 93], colours: ['madder', 'ink', 'moss'], props: { material: 'Торго, хөвөн|Silk, cotton', weight: '520 г' }, text: ['Том хүнийхтэй яг адил оёдолтой бяцхан дээл.', 'A small deel sewn just like the grown-ups’.'] },
      { mn: 'Даахины дээл', en: 'First-haircut deel', brand: 'tengis-zagvar', price: 148000, colours: ['sky', 'rose'], sizes: ['92', '104'], props: { material: 'Торго|Silk', weight: '380 г' }, text: ['Даахь үргээх ёслолд зориулсан зөөлөн торгон дээл.', 'Soft silk for the ceremony of the first haircut.'] },
      { mn: 'Хурган дотортой хүүхдийн дээл', en: 'Children’s lambskin deel', brand: 'byatskhan-tulga', price: 320000, sale: 275000, colours: ['plum', 'teal'], props: { material: 'Торго|Silk', lining: 'Хурганы арьс|Lambskin', warmth: 'Хасах 35 хэм|−35 °C', weight: '1.3 кг' }, text: ['Цана, чаргаар гулгахад хормойг нь сойж товчилно.', 'For sledging, the skirt buttons up out of the way.'] },
      { mn: 'Хүүхдийн зуны тэрлэг', en: 'Children’s summer terleg', brand: 'byatskhan-tulga', price: 98000, colours: ['saffron', 'sage'], saleTime: 'ended', sale: 79000, props: { material: 'Хөвөн 100%|100% cotton', season: 'Зун|Summer', weight: '260 г' }, text: ['Наадмын талбайд өдөржин гүйхэд нимгэн, сэрүүн.', 'Light and cool for a day of running about at Naadam.'] }
    ]
  }
]
