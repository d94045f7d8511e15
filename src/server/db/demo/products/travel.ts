import type { DemoFamily } from '../format.ts'

export const travel: readonly DemoFamily[] = [
  {
    code: 'TEN', motif: 'tent', taxon: 'travel/camping/tents', returnHours: 48, unit: 'ш|piece', scenes: ['camp', 'khuvsgul', 'steppe'],
    props: { warranty: '24 сар', origin: 'Вьетнам|Vietnam' },
    about: [['Талын салхинд зориулж нэмэлт дөрвөн татлага хийсэн.', 'Four extra guy lines for the wind of the steppe.'], ['Хоёр хүн арван минутад босгоно.', 'Two people pitch it in ten minutes.']],
    care: [['Нойтноор нь хураасан бол гэртээ дэлгэж хатаагаарай.', 'If packed wet, spread it out at home to dry.'], ['Шон, шалны нөхөөс дагалдана.', 'A spare pole sleeve and floor patches are included.']],
    products: [
      { mn: 'Аялалын майхан, 2 хүн', en: 'Trail tent for two', brand: 'nuudel', price: 389000, sale: 329000, rating: [4.7, 86], colours: ['orange', 'moss'], props: { material: 'Нейлон 20D|20D nylon', water: '4,000 мм|4,000 mm', size: '220 × 140 × 105 см', weight: '1.9 кг' }, text: ['Үүргэвчинд багтах хөнгөн, хоёр хаалгатай.', 'Light enough to carry, with two doors.'] },
      { mn: 'Гэр бүлийн майхан, 5 хүн', en: 'Family tent for five', brand: 'nuudel', price: 790000, colours: ['moss', 'sky'], props: { material: 'Полиэстер 75D|75D polyester', water: '5,000 мм|5,000 mm', size: '480 × 300 × 190 см', weight: '11.4 кг' }, text: ['Хоёр унтлагын өрөө, дундаа ширээ тавих зайтай.', 'Two bedrooms and room for a table between.'] },
      { mn: 'Дөрвөн улирлын майхан', en: 'Four-season tent', brand: 'nuudel', price: 1190000, colours: ['orange'], stock: 'low', props: { material: 'Нейлон 40D|40D nylon', water: '8,000 мм|8,000 mm', warmth: 'Хасах 30 хэм|−30 °C', size: '230 × 160 × 115 см', weight: '3.4 кг' }, text: ['Цасны хормойтой, Алтайн мөсөн голд хонохоор.', 'Snow skirts for nights on an Altai glacier.'] },
      { mn: 'Зуны майхан «Жодгор»', en: 'Jodgor summer tent', brand: 'nuudel', price: 290000, look: ['#F4EFE6', '#1C3F7C', '#AF3A32'], stock: 'high', props: { material: 'Хөвөн зотон|Cotton canvas', size: '300 × 240 × 200 см', weight: '9.8 кг', origin: 'Монгол' }, text: ['Наадмын жодгор: цагаан зотон, хөх хээтэй.', 'The jodgor of Naadam: white canvas with blue ornament.'] },
      { mn: 'Автомат дэлгэгддэг майхан', en: 'Pop-up tent', brand: 'brakka', price: 189000, sale: 149000, colours: ['sky', 'saffron'], props: { material: 'Полиэстер|Polyester', water: '2,000 мм|2,000 mm', size: '200 × 180 × 130 см', weight: '2.8 кг' }, text: ['Шидэхэд гурван секундэд босно, загасчид дуртай.', 'Throw it and it stands in three seconds. Anglers love it.'] },
      { mn: 'Машины дээврийн майхан', en: 'Car roof tent', brand: 'nuudel', price: 3490000, colours: ['stone', 'moss'], stock: 'preorder', props: { material: 'Зотон, хөнгөн цагаан|Canvas, aluminium', size: '240 × 140 × 120 см', weight: '58 кг' }, text: ['Говийн могой, хорхойноос дээш, тэнгэрт ойр унтана.', 'Sleep above the insects of the Gobi and nearer the stars.'] }
    ]
  },
  {
    code: 'THE', motif: 'thermos', taxon: 'travel/camping/thermoses', returnHours: 48, unit: 'ш|piece', choiceKey: 'volume', scenes: ['camp', 'khuvsgul'],
    props: { material: 'Зэвэрдэггүй ган 18/8|18/8 stainless steel', warranty: '60 сар', origin: 'БНХАУ|China' },
    about: [['Таг нь аяга болно.', 'The lid is a cup.'], ['Унагасан ч хагарахгүй давхар ган ханатай.', 'Double steel walls that survive a fall.']],
    care: [['Сүүтэй цайны дараа халуун сод уусмалаар зайлаарай.', 'After milk tea, rinse with hot soda water.']],
    products: [
      { mn: 'Халуун сав', en: 'Steel thermos', brand: 'nuudel', price: 89000, rating: [4.9, 288], colours: ['moss', 'ink', 'madder'], choices: [{ value: '750', label: '750 мл', add: 0 }, { value: '1000', label: '1 л', add: 20000 }], stock: 'high', props: { weight: '520 г-аас|From 520 g' }, text: ['Хорин дөрвөн цагийн дараа ч цай нь түлнэ.', 'After twenty-four hours the tea still burns.'] },
      { mn: 'Том цайны халуун сав 2 л', en: 'Family thermos, 2 l', brand: 'nuudel', price: 139000, sale: 119000, colours: ['ink', 'moss'], props: { capacity: '2 л', weight: '1.1 кг' }, text: ['Хадлангийн талбайд бүх айлын цай нэг саванд.', 'Tea for the whole family at haymaking.'] },
      { mn: 'Хоолны халуун сав', en: 'Food jar', brand: 'nuudel', price: 69000, colours: ['rust', 'charcoal'], props: { capacity: '500 мл', weight: '380 г' }, text: ['Шөлтэй хоол зургаан цаг халуун, халбага нь тагандаа.', 'Soup stays hot six hours and the spoon is in the lid.'] },
      { mn: 'Хотын кофены сав', en: 'City coffee tumbler', brand: 'ugluu', price: 59000, colours: ['sand', 'sage', 'rose', 'charcoal'], saleTime: 'ended', sale: 49000, props: { capacity: '400 мл', weight: '260 г' }, text: ['Нэг гараар онгойдог, цүнхэнд асгардаггүй.', 'Opens with one hand and does not spill in a bag.'] },
      { mn: 'Хүүхдийн соруултай сав', en: 'Children’s straw flask', brand: 'byatskhan-tulga', price: 45000, colours: ['sky', 'saffron', 'rose'], taxon: 'kids/school', props: { capacity: '350 мл', weight: '230 г', ages: '3–10' }, text: ['Хичээл дээр дуугарахгүй зөөлөн соруултай.', 'A soft straw that is quiet in class.'] },
      { mn: 'Монгол хээт бэлгийн халуун сав', en: 'Ornament gift thermos', brand: 'ugluu', price: 119000, look: ['#1C3F7C', '#E3A129', '#AF3A32'], also: ['home/gifts'], badges: ['new'], props: { capacity: '1 л', weight: '640 г', pieces: 'Сав, хоёр аяга|Flask and two cups' }, text: ['Алтлаг хас хээтэй, хоёр аягатай бэлгийн хайрцагтай.', 'Gilt meander and two cups in a gift box.'] }
    ]
  },
  {
    code: 'SKI', motif: 'skis', taxon: 'travel/winter/skis', returnHours: 48, unit: 'хос|pair', choiceKey: 'length', scenes: ['ub-winter', 'khuvsgul'],
    props: { warranty: '12 сар' },
    about: [['Бэхэлгээг нь жин, гуталд тань тааруулж өгнө.', 'We set the bindings to your weight and boots.'], ['Саваа дагалдана.', 'Poles are included.']],
    care: [['Ирийг жилд нэг удаа үнэгүй ирлэнэ.', 'One free edge sharpening a year.']],
    products: [
      { mn: 'Уулын цана', en: 'Alpine skis', brand: 'brakka', price: 890000, rating: [4.6, 52], look: ['#AF3A32', '#1C3F7C', '#F4EFE6'], choices: [{ value: '158', label: '158 см', add: 0 }, { value: '168', label: '168 см', add: 0 }, { value: '176', label: '176 см', add: 0 }], props: { material: 'Модон гол, шилэн утас|Wood core, fibreglass', weight: '5.4 кг', origin: 'Австри|Austria' }, text: ['Бэлтгэсэн замд дунд түвшний гулгагчид.', 'For intermediate skiers on groomed slopes.'] },
      { mn: 'Эхлэн суралцагчийн цаны иж бүрдэл', en: 'Beginner ski set', brand: 'brakka', price: 590000, sale: 490000, look: ['#6F8FB5', '#E3A129', '#F4EFE6'], unit: 'багц|set', choices: [{ value: '148', label: '148 см', add: 0 }, { value: '158', label: '158 см', add: 0 }], props: { pieces: 'Цана, бэхэлгээ, саваа|Skis, bindings, poles', weight: '4.9 кг', origin: 'Словени|Slovenia' }, text: ['Зөөлөн, эргэлт өршөөдөг анхны цана.', 'Soft and forgiving: a first pair.'] },
      { mn: 'Хүүхдийн цана', en: 'Children’s skis', brand: 'brakka', price: 349000, look: ['#E3A129', '#C8453B', '#1C3F7C'], also: ['kids/toys'], choices: [{ value: '90', label: '90 см', add: 0 }, { value: '110', label: '110 см', add: 20000 }, { value: '130', label: '130 см', add: 40000 }], props: { weight: '2.6 кг', ages: '4–10', origin: 'Словени|Slovenia' }, text: ['Дараа жил нь дараагийн уртаар хямд сольж авна.', 'Swap up to the next length at a discount next year.'] },
      { mn: 'Алхалтын цана', en: 'Cross-country skis', brand: 'brakka', price: 420000, look: ['#66764D', '#DCCDB6', '#F4EFE6'], choices: [{ value: '180', label: '180 см', add: 0 }, { value: '195', label: '195 см', add: 0 }], stock: 'low', props: { material: 'Нийлэг гол, хайрсан ул|Synthetic core, scaled base', weight: '2.2 кг', origin: 'Эстони|Estonia' }, text: ['Тэрэлжийн цастай хөндийгөөр тайван алхахад.', 'For quiet walks through the snow of Terelj.'] },
      { mn: 'Тувагийн модон цана', en: 'Tuva hunters’ wooden skis', brand: 'joroo', price: 980000, look: ['#9B5B30', '#7A5237', '#EDE5D6'], badges: ['handmade', 'limited'], props: { material: 'Гацуур, адууны арьс|Spruce, horse hide', size: '165 см', weight: '4.2 кг', origin: 'Баян-Өлгий|Bayan-Ulgii' }, text: ['Адууны арьстай тул өөд гулсахгүй, уруу хурдан.', 'Clad in horse hide: they climb without slipping and run fast downhill.'] }
    ]
  },
  {
    code: 'SAD', motif: 'saddle', taxon: 'travel/riding/saddles', returnHours: 48, unit: 'ш|piece', scenes: ['naadam', 'steppe'],
    props: { care: 'Арьсны тосоор, жилд хоёр удаа|Leather balm, twice a year', origin: 'Монгол' },
    about: [['Модон бүүргийг хус модны уг хэсгээр зорсон.', 'The tree is carved from the root of a birch.'], ['Гөлөм, дөрөө, жирэм иж бүрэн.', 'It comes with flaps, stirrups and girths.']],
    care: [['Урлаач морины тань нурууг хэмжиж тааруулна.', 'The maker fits it to your horse’s back.']],
    products: [
      { mn: 'Монгол эмээл', en: 'Mongolian saddle', brand: 'joroo', price: 1690000, rating: [4.9, 23], badges: ['handmade'], props: { material: 'Хус, арьс, мөнгөлөг баавар|Birch, leather, silvered bosses', weight: '9.2 кг' }, text: ['Өндөр бүүрэгтэй, мөнгөлөг баавартай ёслолын эмээл.', 'A ceremonial saddle with high pommels and silvered bosses.'] },
      { mn: 'Малчны ажлын эмээл', en: 'Herder’s working saddle', brand: 'joroo', price: 790000, sale: 690000, look: ['#6B4A34', '#4F6146', '#C59B6C'], props: { material: 'Хус, үхрийн арьс|Birch, cow leather', weight: '8.1 кг' }, text: ['Өдөржин мал дагахад нуруу, өвдөг өвдөхгүй.', 'A day behind the herd without sore back or knees.'] },
      { mn: 'Хүүхдийн унаач эмээл', en: 'Child jockey saddle', brand: 'joroo', price: 590000, look: ['#C59B6C', '#1C3F7C', '#E3A129'], also: ['kids/toys'], stock: 'low', props: { material: 'Хус, эсгий, арьс|Birch, felt, leather', weight: '4.4 кг', ages: '6–12' }, text: ['Хамгаалалтын оосортой, дөрөө нь хөлөөс амархан салдаг.', 'With safety straps and stirrups that release the foot.'] },
      { mn: 'Аялалын хөнгөн эмээл', en: 'Light trekking saddle', brand: 'nuudel', price: 990000, look: ['#3B3F49', '#2F7F7B', '#E3A129'], props: { material: 'Нийлэг гол, арьс|Synthetic tree, leather', weight: '6.3 кг' }, text: ['Жуулчдад зориулсан зөөлөн суудалтай, богц өлгөх дэгээтэй.', 'A padded seat for travellers, with rings for saddlebags.'] }
    ]
  },
  {
    code: 'BIC', motif: 'bicycle', taxon: 'travel/cycling/bicycles', returnHours: 48, unit: 'ш|piece', colourKey: 'frame_colour', choiceKey: 'size', scenes: ['steppe', 'camp'],
    props: { warranty: '24 сар' },
    about: [['Угсарч, тормос, хурдыг нь тохируулж хүргэнэ.', 'Delivered assembled, with brakes and gears set.'], ['Эхний үйлчилгээ сарын дараа үнэгүй.', 'The first service after a month is free.']],
    care: [['Гинжийг 200 км тутам тосолно.', 'Oil the chain every 200 km.']],
    products: [
      { mn: 'Хотын дугуй', en: 'City bicycle', brand: 'brakka', price: 890000, rating: [4.7, 68], colours: ['teal', 'milk', 'madder'], choices: [{ value: 'M', label: 'M, 155–170 см', add: 0 }, { value: 'L', label: 'L, 168–185 см', add: 0 }], props: { frame: 'Ган|Steel', gears: '7', brakes: 'Хүрдэн|Hub', weight: '15 кг', origin: 'Португал|Portugal' }, text: ['Сагс, хамгаалалт, гэрэлтэй: ажилдаа хувцсаараа явна.', 'With basket, guards and lights, to work in your own clothes.'] },
      { mn: 'Уулын дугуй', en: 'Mountain bike', brand: 'brakka', price: 1690000, sale: 1450000, colours: ['charcoal', 'orange'], choices: [{ value: 'M', label: 'M, 160–175 см', add: 0 }, { value: 'L', label: 'L, 172–190 см', add: 0 }], props: { frame: 'Хөнгөн цагаан|Aluminium', gears: '11', brakes: 'Шингэн диск|Hydraulic disc', weight: '13.6 кг', origin: 'Тайвань|Taiwan' }, text: ['Урдаа 120 мм амортизатортой, Богд уулын замд.', 'A 120 mm fork for the trails of Bogd Khan.'] },
      { mn: 'Хайрган замын дугуй', en: 'Gravel bike', brand: 'brakka', price: 2490000, colours: ['moss', 'sand'], choices: [{ value: 'M', label: 'M, 165–178 см', add: 0 }, { value: 'L', label: 'L, 176–190 см', add: 0 }], badges: ['new'], props: { frame: 'Хөнгөн цагаан, карбон сэрээ|Aluminium, carbon fork', gears: '12', brakes: 'Шингэн диск|Hydraulic disc', weight: '9.8 кг', origin: 'Тайвань|Taiwan' }, text: ['Засмал, шороон замд хоёуланд нь хурдан, цүнх өлгөнө.', 'Fast on tar and dirt, with mounts for bags.'] },
      { mn: 'Цахилгаан дугуй', en: 'Electric bicycle', brand: 'brakka', price: 3490000, sale: 2990000, colours: ['charcoal', 'teal'], props: { frame: 'Хөнгөн цагаан|Aluminium', power: '250 Вт', battery: '504 Втц, 80 км|504 Wh, 80 km', brakes: 'Шингэн диск|Hydraulic disc', weight: '22 кг', origin: 'БНХАУ|China' }, text: ['Зайсангийн өгсүүрт ч хөлрөхгүй.', 'Up the hill of Zaisan without a drop of sweat.'] },
      { mn: 'Хүүхдийн дугуй 16 инч', en: 'Children’s bicycle, 16 inch', brand: 'brakka', price: 349000, colours: ['poppy', 'sky'], also: ['kids/toys'], stock: 'high', props: { frame: 'Хөнгөн цагаан|Aluminium', gears: '1', brakes: 'Гар, хөл|Hand and coaster', weight: '6.8 кг', ages: '4–6', origin: 'БНХАУ|China' }, text: ['Туслах дугуй нь салдаг, гинж бүрэн халхалсан.', 'Training wheels come off and the chain is fully covered.'] },
      { mn: 'Тэнцвэрийн дугуй', en: 'Balance bike', brand: 'byatskhan-tulga', price: 189000, colours: ['oak', 'sage'], taxon: 'kids/toys/wooden', props: { frame: 'Хус|Birch', weight: '3.1 кг', ages: '2–4', origin: 'Монгол' }, text: ['Дөрөөгүй, хөлөөрөө түлхэж тэнцвэр сурна.', 'No pedals: push with the feet and learn to balance.'] },
      { mn: 'Эвхдэг дугуй', en: 'Folding bicycle', brand: 'brakka', price: 1190000, colours: ['ink', 'rust'], stock: 'sold_out', props: { frame: 'Хөнгөн цагаан|Aluminium', gears: '8', brakes: 'Диск|Disc', weight: '11.2 кг', origin: 'Тайвань|Taiwan' }, text: ['Арван секундэд эвхэж автобусанд аваад сууна.', 'Folded in ten seconds and taken on the bus.'] }
    ]
  }
]
