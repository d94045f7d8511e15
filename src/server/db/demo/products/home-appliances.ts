import type { DemoFamily } from '../format.ts'

export const homeAppliances: readonly DemoFamily[] = [
  {
    code: 'KET', motif: 'kettle', taxon: 'home/appliances/kitchen/kettles', returnHours: 72, unit: 'ш|piece', scenes: ['tea-table'],
    props: { power: '2,200 Вт', warranty: '24 сар', origin: 'БНХАУ|China' },
    about: [['Ус буцлаад өөрөө унтарна, усгүй бол асахгүй.', 'It switches off at the boil and will not start empty.'], ['Хатуу усны өнгөрийг шүүх тортой.', 'A filter catches the scale of hard water.']],
    care: [['Сард нэг удаа нимбэгний хүчлээр цэвэрлээрэй.', 'Descale once a month with citric acid.']],
    products: [
      { mn: 'Цахилгаан данх', en: 'Electric kettle', brand: 'havrik', price: 89000, rating: [4.5, 312], colours: ['silver', 'charcoal', 'milk'], stock: 'high', props: { capacity: '1.7 л', weight: '1.1 кг' }, text: ['Гурван минутад нэг литр ус буцалгана.', 'One litre boils in three minutes.'] },
      { mn: 'Хэм тохируулдаг данх', en: 'Temperature-control kettle', brand: 'havrik', price: 169000, sale: 139000, colours: ['charcoal', 'milk'], props: { capacity: '1.5 л', power: '1,800 Вт', weight: '1.3 кг' }, text: ['Ногоон цай 80, кофе 92, хүүхдийн сүү 40 хэм.', 'Green tea at 80, coffee at 92, baby milk at 40 degrees.'] },
      { mn: 'Сүүтэй цай чанагч', en: 'Milk-tea cooker', brand: 'seruun', price: 219000, colours: ['sky', 'silver'], badges: ['new'], props: { capacity: '3 л', power: '1,500 Вт', weight: '2.4 кг' }, text: ['Сүү бургихаас өмнө галаа өөрөө багасгаж, самарна.', 'It lowers the heat before the milk rises and stirs by itself.'] },
      { mn: 'Халуун ус хадгалагч данх', en: 'Thermo pot', brand: 'seruun', price: 198000, look: ['#D7D9DC', '#1C3F7C', '#E3A129'], props: { capacity: '5 л', power: '750 Вт', weight: '3.2 кг' }, text: ['Өдөржин 95 хэмд барьж, товч дарахад хийнэ.', 'It holds 95 degrees all day and pours at a button.'] },
      { mn: 'Машины данх', en: 'Car kettle', brand: 'nuudel', price: 69000, look: ['#3B3F49', '#D9862B', '#F4EFE6'], also: ['travel/camping'], stock: 'low', props: { capacity: '750 мл', power: '12 V, 120 Вт|12 V, 120 W', weight: '620 г' }, text: ['Машины залгуураас ажиллаж, хурганы замд цай буцалгана.', 'It runs from the car socket and makes tea on the way.'] }
    ]
  },
  {
    code: 'COF', motif: 'coffee-maker', taxon: 'home/appliances/kitchen/coffee/machines', returnHours: 72, unit: 'ш|piece', scenes: ['tea-table', 'living-room'],
    props: { warranty: '24 сар' },
    about: [['Эхний цэвэрлэгээний бодис, хэмжигч халбага дагалдана.', 'The first cleaning powder and a measuring spoon are included.'], ['Дусаагуур, сав нь салж угаагдана.', 'Tray and tank come out for washing.']],
    care: [['Баталгаат засвар Улаанбаатарт.', 'Warranty repairs in Ulaanbaatar.']],
    products: [
      { mn: 'Эспрессо кофе чанагч', en: 'Espresso machine', brand: 'havrik', price: 690000, sale: 589000, rating: [4.7, 94], colours: ['charcoal', 'milk', 'madder'], props: { power: '1,450 Вт', capacity: '1.8 л', size: '26 × 30 × 32 см', weight: '6.8 кг', origin: 'Итали|Italy' }, gifts: ['Canvas market bag'], text: ['Сүү хөөсрүүлэгчтэй, гэртээ капучино хийх анхны машин.', 'With a steam wand: a first machine for cappuccino at home.'] },
      { mn: 'Дусаадаг кофе чанагч', en: 'Drip coffee maker', brand: 'havrik', price: 149000, colours: ['charcoal', 'silver'], props: { power: '900 Вт', capacity: '1.2 л', size: '20 × 24 × 34 см', weight: '2.3 кг', origin: 'БНХАУ|China' }, text: ['Өглөө сэрэхэд бэлэн байх цаг тохируулагчтай.', 'A timer has it ready when you wake.'] },
      { mn: 'Бүрэн автомат кофе машин', en: 'Bean-to-cup coffee machine', brand: 'havrik', price: 1890000, colours: ['charcoal'], stock: 'low', props: { power: '1,500 Вт', capacity: '1.8 л', size: '24 × 44 × 36 см', weight: '9.6 кг', origin: 'Итали|Italy' }, text: ['Үрээ тээрэмдэж, нэг товчоор найман төрлийн кофе хийнэ.', 'It grinds the beans and makes eight coffees at one button.'] },
      { mn: 'Капсулын кофе машин', en: 'Capsule coffee machine', brand: 'havrik', price: 269000, saleTime: 'ended', sale: 229000, colours: ['milk', 'poppy'], props: { power: '1,260 Вт', capacity: '700 мл', size: '12 × 32 × 25 см', weight: '2.6 кг', origin: 'Унгар|Hungary' }, text: ['Хорин таван секундэд нэг аяга, угаах зүйл үлдээхгүй.', 'A cup in twenty-five seconds and nothing to wash.'] },
      { mn: 'Оффисын том кофе чанагч', en: 'Office coffee maker', brand: 'seruun', price: 420000, look: ['#D7D9DC', '#3B3F49', '#3B78C4'], stock: 'gone', props: { power: '2,000 Вт', capacity: '6 л', size: '32 × 36 × 46 см', weight: '7.4 кг', origin: 'БНХАУ|China' }, text: ['Дөчин аяга кофег нэг дор, хоёр цаг халуун.', 'Forty cups at once, hot for two hours.'] }
    ]
  },
  {
    code: 'FRI', motif: 'fridge', taxon: 'home/appliances/kitchen/cooling/fridges', returnHours: 72, unit: 'ш|piece', scenes: ['living-room'],
    props: { warranty: '36 сар', origin: 'БНХАУ|China' },
    about: [['Хүргэлт, суурилуулалт, хуучныг авч явах үнэгүй.', 'Delivery, installation and removal of the old one are free.'], ['Хаалгыг нь аль ч тал руу нээгддэг болгож солино.', 'The door can be hung on either side.']],
    care: [['Инвертер хөдөлгүүрт арван жилийн баталгаа.', 'The inverter compressor is guaranteed for ten years.']],
    products: [
      { mn: 'Хоёр хаалгатай хөргөгч 320 л', en: 'Two-door refrigerator, 320 l', brand: 'seruun', price: 1690000, sale: 1490000, rating: [4.6, 108], colours: ['silver', 'white'], props: { capacity: '320 л', energy: 'A+', noise: '38 дБ', size: '60 × 63 × 178 см', weight: '66 кг' }, text: ['Дөрвөн ам бүлтэй айлд, доороо гурван хөлдөөгч шүүгээтэй.', 'For a family of four, with three freezer drawers below.'] },
      { mn: 'Хажуулсан хоёр хаалгатай хөргөгч 520 л', en: 'Side-by-side refrigerator, 520 l', brand: 'seruun', price: 3290000, colours: ['silver', 'charcoal'], props: { capacity: '520 л', energy: 'A+', noise: '40 дБ', size: '91 × 70 × 178 см', weight: '98 кг' }, text: ['Мөс, хүйтэн ус хаалган дээрээсээ авна.', 'Ice and cold water from the door.'] },
      { mn: 'Жижиг хөргөгч 90 л', en: 'Compact refrigerator, 90 l', brand: 'seruun', price: 490000, colours: ['white', 'madder', 'sky'], stock: 'high', props: { capacity: '90 л', energy: 'A', noise: '37 дБ', size: '48 × 45 × 84 см', weight: '24 кг' }, text: ['Оффис, оюутны байр, зуслангийн өрөөнд.', 'For an office, a student room or a summer house.'] },
      { mn: 'Махны хөлдөөгч 250 л', en: 'Meat freezer, 250 l', brand: 'seruun', price: 990000, sale: 890000, look: ['#EDEDEA', '#3B3F49', '#3B78C4'], props: { capacity: '250 л', energy: 'A+', noise: '41 дБ', size: '56 × 60 × 160 см', weight: '54 кг' }, text: ['Өвлийн идэш: нэг үхэр, хоёр хонины мах багтана.', 'Winter meat: it takes an ox and two sheep.'] },
      { mn: 'Ретро хөргөгч 280 л', en: 'Retro refrigerator, 280 l', brand: 'seruun', price: 2190000, colours: ['sky', 'milk', 'poppy'], badges: ['new'], props: { capacity: '280 л', energy: 'A+', noise: '39 дБ', size: '60 × 66 × 152 см', weight: '62 кг' }, text: ['Бөөрөнхий булантай, гуулин бариултай.', 'Rounded corners and a brass handle.'] }
    ]
  },
  {
    code: 'WMA', motif: 'washing-machine', taxon: 'home/appliances/laundry/washing-machines', returnHours: 72, unit: 'ш|piece', scenes: ['living-room'],
    props: { warranty: '36 сар', origin: 'БНХАУ|China' },
    about: [['Ноолуур, торгонд тусгай горимтой.', 'It has a programme for cashmere and silk.'], ['Хүргэж, холбож, туршиж өгнө.', 'Delivered, connected and tried out.']],
    care: [['Хүүхдийн түгжээтэй.', 'It has a child lock.']],
    products: [
      { mn: 'Угаалгын машин 9 кг', en: 'Washing machine, 9 kg', brand: 'seruun', price: 1590000, sale: 1390000, rating: [4.7, 112], colours: ['white', 'silver'], props: { capacity: '9 кг', energy: 'A', noise: '49 дБ', size: '60 × 55 × 85 см', weight: '64 кг' }, text: ['Гэр бүлийн долоо хоногийн угаалгыг хоёр удаад багтаана.', 'A family’s week of washing in two loads.'] },
      { mn: 'Угаагч хатаагч 10 кг', en: 'Washer-dryer, 10 kg', brand: 'seruun', price: 2490000, colours: ['white', 'charcoal'], props: { capacity: '10 / 6 кг', energy: 'B', noise: '51 дБ', size: '60 × 60 × 85 см', weight: '74 кг' }, text: ['Өвөл тагтан дээр хөлдөөхийн оронд гурван цагт хуурай.', 'Dry in three hours instead of frozen on the balcony.'] },
      { mn: 'Нарийн угаалгын машин 6 кг', en: 'Slim washing machine, 6 kg', brand: 'seruun', price: 1090000, sale: 949000, colours: ['white'], props: { capacity: '6 кг', energy: 'A', noise: '52 дБ', size: '60 × 42 × 85 см', weight: '56 кг' }, text: ['Дөчин хоёрхон сантиметр гүн, жижиг угаалгын өрөөнд.', 'Only forty-two centimetres deep, for small bathrooms.'] },
      { mn: 'Хагас автомат угаалгын машин', en: 'Twin-tub washing machine', brand: 'seruun', price: 389000, look: ['#EDEDEA', '#8FA58B', '#3B78C4'], stock: 'high', props: { capacity: '7 кг', power: '360 Вт', size: '76 × 44 × 90 см', weight: '21 кг' }, text: ['Усны шугамгүй зуслан, гэрт гараар ус хийж ажиллуулна.', 'For summer houses and gers without piped water.'] },
      { mn: 'Уурын функцтэй угаалгын машин 12 кг', en: 'Steam washing machine, 12 kg', brand: 'seruun', price: 2190000, colours: ['charcoal', 'white'], saleTime: 'future', sale: 1890000, props: { capacity: '12 кг', energy: 'A', noise: '47 дБ', size: '60 × 62 × 85 см', weight: '72 кг' }, text: ['Уураар харшил үүсгэгчийг арилгана, том хөнжил багтана.', 'Steam clears allergens, and a large quilt fits.'] }
    ]
  },
  {
    code: 'VAC', motif: 'vacuum', taxon: 'home/appliances/cleaning/vacuums', returnHours: 72, unit: 'ш|piece', scenes: ['living-room'],
    props: { warranty: '24 сар', origin: 'БНХАУ|China' },
    about: [['Хивс, паркет, буйданд гурван хошуутай.', 'Three heads for carpet, parquet and sofa.'], ['HEPA шүүлтүүр нь нарийн тоосыг барьж үлдээнэ.', 'A HEPA filter keeps the fine dust in.']],
    care: [['Шүүлтүүрийг сард нэг удаа усаар зайлна.', 'Rinse the filter once a month.']],
    products: [
      { mn: 'Утасгүй тоос сорогч', en: 'Cordless vacuum cleaner', brand: 'uul-tek', price: 589000, sale: 489000, rating: [4.6, 187], colours: ['sky', 'charcoal'], props: { power: '400 Вт', battery: '60 минут', noise: '72 дБ', weight: '2.6 кг' }, text: ['Дөрвөн өрөөг нэг цэнэгээр, шат, машиныг ч цэвэрлэнэ.', 'Four rooms on one charge, and the stairs and car too.'] },
      { mn: 'Утастай хүчирхэг тоос сорогч', en: 'Corded vacuum cleaner', brand: 'seruun', price: 289000, look: ['#A5403A', '#3B3F49', '#E3A129'], props: { power: '2,000 Вт', capacity: '3 л', noise: '78 дБ', weight: '5.4 кг' }, text: ['Ширдэг, хивсний гүн дэх элсийг ч сорно.', 'It lifts sand from deep in rugs.'] },
      { mn: 'Угаагч тоос сорогч', en: 'Wet-and-dry floor washer', brand: 'uul-tek', price: 790000, colours: ['charcoal', 'milk'], badges: ['new'], props: { power: '220 Вт', battery: '35 минут', capacity: '800 мл', noise: '76 дБ', weight: '4.6 кг' }, text: ['Сорж, угааж, өөрийгөө цэвэрлэнэ.', 'It vacuums, washes and cleans itself.'] },
      { mn: 'Машины гар тоос сорогч', en: 'Handheld car vacuum', brand: 'mirevo', price: 129000, look: ['#3B3F49', '#8C8A85', '#C8453B'], stock: 'high', props: { power: '90 Вт', battery: '25 минут', noise: '74 дБ', weight: '680 г' }, text: ['Суудлын завсрын үйрмэг, нохойны үсийг авна.', 'It gets crumbs from the seats and the dog’s hair.'] },
      { mn: 'Чимээгүй тоос сорогч', en: 'Quiet vacuum cleaner', brand: 'seruun', price: 389000, look: ['#8FA58B', '#3B3F49', '#F4EFE6'], props: { power: '900 Вт', capacity: '2.5 л', noise: '58 дБ', weight: '5.1 кг' }, text: ['Нялх хүүхэд унтаж байхад ч цэвэрлэнэ.', 'It cleans while the baby sleeps.'] }
    ]
  }
]
