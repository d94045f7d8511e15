import type { Both } from './format.ts'

export interface DemoTaxon {
  path: string
  name: Both
  short?: Both
  text?: Both | readonly [mn: null, en: string]
  motif: string
}

const taxon = (path: string, mn: string, en: string, motif: string, rest: Pick<DemoTaxon, 'text' | 'short'> = {}): DemoTaxon => ({
  path,
  name: [mn, en],
  motif,
  ...rest
})

/** Parents before children, in the order of the menu. */
export const TAXONS: readonly DemoTaxon[] = [
  taxon('women', 'Эмэгтэй', 'Women', 'cashmere-sweater', {
    text: ['Ноолуур, дээл, гутал, цүнх. Монголын дөрвөн улиралд.', 'Cashmere, deels, shoes and bags for four Mongolian seasons.']
  }),
  taxon('women/knitwear', 'Ноолуур, сүлжмэл', 'Knitwear', 'cashmere-sweater', {
    short: ['Ноолуур', 'Cashmere'],
    text: [
      'Хангай, Говь-Алтайн ямааны ноолуур. Ширхгийн нарийн 15.5 микрон, дундаж жин 280 г.',
      'Cashmere of Khangai and Govi-Altai goats: 15.5 micron fibre, 280 g on average.'
    ]
  }),
  taxon('women/knitwear/sweaters', 'Цамц', 'Sweaters', 'cashmere-sweater', {
    text: ['Өндөр зах, V зах, кабель сүлжээ. Бүгд Улаанбаатарт сүлжсэн.', 'High necks, V-necks and cables, all knitted in Ulaanbaatar.']
  }),
  taxon('women/knitwear/cardigans', 'Кардиган', 'Cardigans', 'cardigan'),
  taxon('women/knitwear/scarves', 'Ороолт, алчуур', 'Scarves', 'scarf'),
  taxon('women/knitwear/hats', 'Сүлжмэл малгай', 'Knitted hats', 'beanie'),
  taxon('women/knitwear/mittens', 'Бээлий', 'Mittens', 'mittens'),
  taxon('women/knitwear/socks', 'Оймс', 'Socks', 'socks'),
  taxon('women/clothing', 'Хувцас', 'Clothing', 'dress', {
    text: ['Ажлын өдрөөс баярын өдөр хүртэл.', 'From working days to feast days.']
  }),
  taxon('women/clothing/outerwear', 'Гадуур хувцас', 'Outerwear', 'cashmere-coat'),
  taxon('women/clothing/outerwear/coats', 'Пальто', 'Coats', 'cashmere-coat'),
  taxon('women/clothing/dresses', 'Даашинз', 'Dresses', 'dress'),
  taxon('women/clothing/trousers', 'Өмд', 'Trousers', 'trousers'),
  taxon('women/clothing/deels', 'Дээл', 'Deels', 'deel', {
    text: ['Торгон дээл, тэрлэг, орчин үеийн загвар.', 'Silk deels, light terlegs and modern cuts.']
  }),
  taxon('women/shoes', 'Гутал', 'Shoes', 'ankle-boots'),
  taxon('women/shoes/boots', 'Түрийтэй гутал', 'Boots', 'ankle-boots'),
  taxon('women/shoes/sneakers', 'Пүүз', 'Sneakers', 'sneakers'),
  taxon('women/shoes/slippers', 'Шаахай', 'Slippers', 'felt-slippers'),
  taxon('women/accessories', 'Гоёл, хэрэглэл', 'Accessories', 'handbag'),
  taxon('women/accessories/bags', 'Цүнх', 'Bags', 'handbag'),
  taxon('women/accessories/jewellery', 'Үнэт эдлэл', 'Jewellery', 'ring'),
  taxon('women/accessories/jewellery/rings', 'Бөгж', 'Rings', 'ring'),
  taxon('women/accessories/watches', 'Цаг', 'Watches', 'watch'),
  taxon('women/accessories/sunglasses', 'Нарны шил', 'Sunglasses', 'sunglasses'),

  taxon('men', 'Эрэгтэй', 'Men', 'cashmere-coat', {
    text: ['Пальто, дээл, гутал, цаг. Удаан эдлэх сонголт.', 'Coats, deels, boots and watches that last.']
  }),
  taxon('men/knitwear', 'Ноолуур, сүлжмэл', 'Knitwear', 'cashmere-sweater', { short: ['Ноолуур', 'Cashmere'] }),
  taxon('men/knitwear/sweaters', 'Цамц', 'Sweaters', 'cashmere-sweater'),
  taxon('men/knitwear/cardigans', 'Кардиган', 'Cardigans', 'cardigan'),
  taxon('men/knitwear/accessories', 'Ороолт, малгай, оймс', 'Scarves, hats, socks', 'beanie'),
  taxon('men/clothing', 'Хувцас', 'Clothing', 'cashmere-coat'),
  taxon('men/clothing/outerwear', 'Гадуур хувцас', 'Outerwear', 'cashmere-coat'),
  taxon('men/clothing/outerwear/coats', 'Пальто', 'Coats', 'cashmere-coat'),
  taxon('men/clothing/trousers', 'Өмд', 'Trousers', 'trousers'),
  taxon('men/clothing/deels', 'Дээл', 'Deels', 'deel'),
  taxon('men/shoes', 'Гутал', 'Shoes', 'leather-boots'),
  taxon('men/shoes/mongolian-boots', 'Монгол гутал', 'Mongolian boots', 'leather-boots'),
  taxon('men/shoes/boots', 'Өвлийн гутал', 'Winter boots', 'ankle-boots'),
  taxon('men/shoes/sneakers', 'Пүүз', 'Sneakers', 'sneakers'),
  taxon('men/shoes/slippers', 'Шаахай', 'Slippers', 'felt-slippers'),
  taxon('men/accessories', 'Гоёл, хэрэглэл', 'Accessories', 'watch'),
  taxon('men/accessories/hats', 'Малгай, лоовууз', 'Hats', 'fur-hat'),
  taxon('men/accessories/bags', 'Цүнх', 'Bags', 'handbag'),
  taxon('men/accessories/watches', 'Цаг', 'Watches', 'watch'),
  taxon('men/accessories/sunglasses', 'Нарны шил', 'Sunglasses', 'sunglasses'),

  taxon('kids', 'Хүүхэд', 'Kids', 'toy-horse', {
    text: ['Дулаан хувцас, модон тоглоом, үлгэрийн ном.', 'Warm clothes, wooden toys and story books.']
  }),
  taxon('kids/clothing', 'Хувцас', 'Clothing', 'deel'),
  taxon('kids/clothing/knitwear', 'Сүлжмэл', 'Knitwear', 'cashmere-sweater'),
  taxon('kids/clothing/deels', 'Дээл', 'Deels', 'deel'),
  taxon('kids/clothing/winter', 'Малгай, бээлий, оймс', 'Hats, mittens, socks', 'mittens'),
  taxon('kids/shoes', 'Гутал', 'Shoes', 'felt-slippers'),
  taxon('kids/shoes/everyday', 'Өдөр тутмын гутал', 'Everyday shoes', 'sneakers'),
  taxon('kids/toys', 'Тоглоом', 'Toys', 'blocks', {
    text: ['Мод, эсгий, шагай: дэлгэцгүй тоглоом.', 'Wood, felt and shagai: play without a screen.']
  }),
  taxon('kids/toys/wooden', 'Модон тоглоом', 'Wooden toys', 'blocks'),
  taxon('kids/toys/rocking', 'Дүүжин морь', 'Rocking horses', 'toy-horse'),
  taxon('kids/toys/games', 'Уламжлалт тоглоом', 'Traditional games', 'shagai'),
  taxon('kids/books', 'Хүүхдийн ном', 'Children’s books', 'book'),
  taxon('kids/books/stories', 'Үлгэр', 'Stories', 'book'),
  taxon('kids/school', 'Сургууль', 'School', 'backpack'),
  taxon('kids/school/backpacks', 'Хичээлийн цүнх', 'School bags', 'backpack'),

  taxon('home', 'Гэр ахуй', 'Home', 'ger-lamp', {
    text: ['Тавилга, эсгий, аяга таваг, цахилгаан хэрэгсэл.', 'Furniture, felt, tableware and appliances.']
  }),
  taxon('home/furniture', 'Тавилга', 'Furniture', 'armchair'),
  taxon('home/furniture/armchairs', 'Буйдан сандал', 'Armchairs', 'armchair'),
  taxon('home/furniture/chairs', 'Модон сандал', 'Chairs', 'chair'),
  taxon('home/textiles', 'Гэрийн нэхмэл', 'Textiles', 'felt-rug'),
  taxon('home/textiles/rugs', 'Ширдэг, хивс', 'Rugs', 'felt-rug'),
  taxon('home/textiles/throws', 'Хөнжил', 'Throws', 'throw'),
  taxon('home/textiles/cushions', 'Дэр', 'Cushions', 'cushion'),
  taxon('home/decor', 'Чимэглэл', 'Decor', 'vase'),
  taxon('home/decor/lamps', 'Дэнлүү', 'Lamps', 'ger-lamp'),
  taxon('home/decor/candles', 'Лаа', 'Candles', 'candle'),
  taxon('home/decor/vases', 'Ваар', 'Vases', 'vase'),
  taxon('home/kitchen', 'Гал тогоо', 'Kitchen', 'cast-pot'),
  taxon('home/kitchen/tableware', 'Аяга таваг', 'Tableware', 'tea-set'),
  taxon('home/kitchen/tableware/tea-sets', 'Цайны иж бүрдэл', 'Tea sets', 'tea-set'),
  taxon('home/kitchen/tableware/bowls', 'Мөнгөн аяга', 'Silver bowls', 'airag-bowl'),
  taxon('home/kitchen/cookware', 'Тогоо, сав', 'Cookware', 'cast-pot'),
  taxon('home/kitchen/cookware/pots', 'Ширмэн тогоо', 'Cast-iron pots', 'cast-pot'),
  taxon('home/appliances', 'Цахилгаан хэрэгсэл', 'Appliances', 'washing-machine', {
    text: [null, 'Delivered, carried in and installed. Old appliances are taken away.']
  }),
  taxon('home/appliances/kitchen', 'Гал тогооны', 'Kitchen appliances', 'kettle'),
  taxon('home/appliances/kitchen/kettles', 'Данх', 'Kettles', 'kettle'),
  taxon('home/appliances/kitchen/coffee', 'Кофе', 'Coffee', 'coffee-maker'),
  taxon('home/appliances/kitchen/coffee/machines', 'Кофе чанагч', 'Coffee makers', 'coffee-maker'),
  taxon('home/appliances/kitchen/cooling', 'Хөргөх', 'Cooling', 'fridge'),
  taxon('home/appliances/kitchen/cooling/fridges', 'Хөргөгч', 'Refrigerators', 'fridge'),
  taxon('home/appliances/laundry', 'Угаалга', 'Laundry', 'washing-machine'),
  taxon('home/appliances/laundry/washing-machines', 'Угаалгын машин', 'Washing machines', 'washing-machine'),
  taxon('home/appliances/cleaning', 'Цэвэрлэгээ', 'Cleaning', 'vacuum'),
  taxon('home/appliances/cleaning/vacuums', 'Тоос сорогч', 'Vacuum cleaners', 'vacuum'),
  taxon('home/culture', 'Соёл', 'Culture', 'morin-khuur'),
  taxon('home/culture/instruments', 'Хөгжмийн зэмсэг', 'Instruments', 'morin-khuur'),
  taxon('home/culture/books', 'Ном', 'Books', 'book'),
  taxon('home/gifts', 'Бэлэг', 'Gifts', 'gift-card'),
  taxon('home/gifts/cards', 'Бэлгийн карт', 'Gift cards', 'gift-card'),

  taxon('tech', 'Технологи', 'Technology', 'laptop', {
    text: ['Утас, компьютер, дуу, зураг. Албан ёсны баталгаатай.', 'Phones, computers, sound and pictures, with an official warranty.']
  }),
  taxon('tech/phones', 'Утас', 'Phones', 'phone'),
  taxon('tech/phones/smartphones', 'Ухаалаг утас', 'Smartphones', 'phone'),
  taxon('tech/computers', 'Компьютер', 'Computers', 'laptop'),
  taxon('tech/computers/laptops', 'Зөөврийн компьютер', 'Laptops', 'laptop'),
  taxon('tech/computers/laptops/work', 'Ажил, сургуульд', 'Work and study', 'laptop'),
  taxon('tech/computers/laptops/gaming', 'Тоглоом, дизайн', 'Games and design', 'laptop'),
  taxon('tech/audio', 'Дуу', 'Audio', 'headphones'),
  taxon('tech/audio/headphones', 'Чихэвч', 'Headphones', 'headphones'),
  taxon('tech/audio/speakers', 'Чанга яригч', 'Speakers', 'speaker'),
  taxon('tech/photo', 'Фото', 'Photo', 'camera'),
  taxon('tech/photo/cameras', 'Фото аппарат', 'Cameras', 'camera'),
  taxon('tech/tv', 'Зурагт', 'Television', 'tv'),
  taxon('tech/tv/televisions', 'Зурагт', 'Televisions', 'tv'),
  taxon('tech/gaming', 'Тоглоом', 'Gaming', 'gamepad'),
  taxon('tech/gaming/controllers', 'Удирдлага', 'Controllers', 'gamepad'),
  taxon('tech/wearables', 'Ухаалаг хэрэгсэл', 'Wearables', 'watch'),
  taxon('tech/wearables/smart-watches', 'Ухаалаг цаг', 'Smart watches', 'watch'),

  taxon('travel', 'Аялал', 'Travel', 'tent', {
    text: ['Майхан, үүргэвч, цана, эмээл. Талд туршсан.', 'Tents, backpacks, skis and saddles, tried on the steppe.']
  }),
  taxon('travel/camping', 'Хээрийн амралт', 'Camping', 'tent'),
  taxon('travel/camping/tents', 'Майхан', 'Tents', 'tent'),
  taxon('travel/camping/thermoses', 'Халуун сав', 'Thermoses', 'thermos'),
  taxon('travel/backpacks', 'Үүргэвч', 'Backpacks', 'backpack'),
  taxon('travel/backpacks/hiking', 'Аяллын үүргэвч', 'Hiking', 'backpack'),
  taxon('travel/backpacks/city', 'Хотын үүргэвч', 'City', 'backpack'),
  taxon('travel/winter', 'Өвлийн спорт', 'Winter sport', 'skis'),
  taxon('travel/winter/skis', 'Цана', 'Skis', 'skis'),
  taxon('travel/riding', 'Морь', 'Riding', 'saddle'),
  taxon('travel/riding/saddles', 'Эмээл', 'Saddles', 'saddle'),
  taxon('travel/cycling', 'Дугуй', 'Cycling', 'bicycle'),
  taxon('travel/cycling/bicycles', 'Унадаг дугуй', 'Bicycles', 'bicycle'),

  taxon('beauty', 'Гоо сайхан', 'Beauty', 'cream', {
    text: ['Хуурай агаарт зориулсан тос, саван, үнэр.', 'Creams, soaps and scents for dry air.']
  }),
  taxon('beauty/face', 'Нүүр', 'Face', 'cream'),
  taxon('beauty/face/creams', 'Нүүрний тос', 'Face creams', 'cream'),
  taxon('beauty/body', 'Бие', 'Body', 'soap'),
  taxon('beauty/body/creams', 'Гар, биеийн тос', 'Hand and body creams', 'cream'),
  taxon('beauty/body/soaps', 'Саван', 'Soaps', 'soap'),
  taxon('beauty/fragrance', 'Үнэртэн', 'Fragrance', 'perfume'),
  taxon('beauty/fragrance/women', 'Эмэгтэй үнэртэн', 'For her', 'perfume'),
  taxon('beauty/fragrance/men', 'Эрэгтэй үнэртэн', 'For him', 'perfume'),

  taxon('food', 'Хүнс', 'Food', 'honey', {
    text: ['Аймаг бүрийн амт: цагаан идээ, бал, жимс, цай.', 'Tastes of every province: dairy, honey, berries and tea.']
  }),
  taxon('food/dairy', 'Цагаан идээ', 'Dairy', 'aaruul'),
  taxon('food/dairy/dried', 'Хатаасан цагаан идээ', 'Dried dairy', 'aaruul'),
  taxon('food/dairy/dried/aaruul', 'Ааруул, ээзгий', 'Aaruul and eezgii', 'aaruul'),
  taxon('food/sweet', 'Амттан', 'Sweet things', 'honey'),
  taxon('food/sweet/honey', 'Зөгийн бал', 'Honey', 'honey'),
  taxon('food/sweet/jams', 'Чанамал', 'Jams', 'honey'),
  taxon('food/drinks', 'Ундаа', 'Drinks', 'sea-buckthorn'),
  taxon('food/drinks/juices', 'Жимсний шүүс', 'Juices', 'sea-buckthorn'),
  taxon('food/drinks/tea', 'Цай', 'Tea', 'milk-tea')
]
