import type { DemoFamily } from '../format.ts'

export const juices: DemoFamily = {
  code: 'JUI',
  motif: 'sea-buckthorn',
  taxon: 'food/drinks/juices',
  returnHours: 24,
  unit: 'шил|bottle',
  choiceKey: 'volume',
  scenes: ['tea-table'],
  props: { storage: 'Задалсны дараа 2–6 хэмд|Once opened, at 2–6 °C', shelf: '12 сар' },
  about: [
    ['Түүсэн өдрөө хүйтнээр шахсан.', 'Pressed cold on the day of picking.'],
    ['Уухын өмнө сэгсрээрэй, тунадас нь жимснийх.', 'Shake before drinking; the cloud is fruit.']
  ],
  care: [['Нэг хэсгийг гурван хэсэг усаар шингэлнэ.', 'Dilute one part with three parts of water.']],
  products: [
    {
      mn: 'Чацарганы шүүс',
      en: 'Sea-buckthorn juice',
      brand: 'ulaan-jims',
      price: 19900,
      rating: [4.8, 297],
      choices: [
        { value: '500', label: '500 мл', add: 0 },
        { value: '1000', label: '1 л', add: 16000 }
      ],
      stock: 'high',
      props: { ingredients: 'Чацаргана 100%|100% sea-buckthorn', energyFood: '52 ккал|52 kcal', origin: 'Увс|Uvs' },
      text: ['Чихэргүй, витамин С-ээр баялаг Увсын чацаргана.', 'Unsweetened Uvs sea-buckthorn, rich in vitamin C.']
    },
    {
      mn: 'Балтай чацарганы ундаа',
      en: 'Sea-buckthorn honey drink',
      more: [
        'Хүүхдэд хөргөж, өвөл халааж өгөөрэй. Задалсны дараа таван хоногт уугаарай.',
        'Serve it cold to children or warm in winter. Once opened, drink within five days.'
      ],
      brand: 'ulaan-jims',
      price: 14900,
      look: ['#F0A93C', '#8FA58B', '#F4EFE6'],
      props: {
        ingredients: 'Чацаргана, бал, ус|Sea-buckthorn, honey, water',
        volume: '750 мл',
        energyFood: '46 ккал|46 kcal',
        origin: 'Увс|Uvs'
      },
      text: ['Шингэлэх шаардлагагүй, шууд ууна.', 'Ready to drink as it is.']
    },
    {
      mn: 'Нэрсний шүүс',
      en: 'Blueberry juice',
      brand: 'ulaan-jims',
      price: 24900,
      look: ['#4A3A6B', '#6C7F45', '#F4EFE6'],
      sale: 20900,
      props: { ingredients: 'Нэрс 100%|100% blueberry', volume: '500 мл', energyFood: '48 ккал|48 kcal', origin: 'Хэнтий|Khentii' },
      text: ['Хэнтийн ойн нэрс, нүдэнд тустай гэгддэг.', 'Forest blueberries of Khentii, said to be good for the eyes.']
    },
    {
      mn: 'Үхрийн нүдний шүүс',
      en: 'Blackcurrant juice',
      brand: 'ulaan-jims',
      price: 21900,
      look: ['#6B1F33', '#6C7F45', '#F4EFE6'],
      props: {
        ingredients: 'Үхрийн нүд 100%|100% blackcurrant',
        volume: '500 мл',
        energyFood: '50 ккал|50 kcal',
        origin: 'Сэлэнгэ|Selenge'
      },
      text: ['Халуун усаар шингэлбэл ханиадны үеийн ундаа.', 'With hot water it is a drink for colds.']
    },
    {
      mn: 'Чацарганы тос',
      en: 'Sea-buckthorn oil',
      more: ['Өдөрт нэг цайны халбага. Хар шил нь гэрлээс хамгаална.', 'One teaspoon a day. The dark bottle keeps out the light.'],
      brand: 'ulaan-jims',
      price: 39900,
      look: ['#C4541A', '#6C7F45', '#E3A129'],
      also: ['beauty/body'],
      badges: ['natural'],
      props: {
        ingredients: 'Чацарганы үрийн тос|Sea-buckthorn seed oil',
        volume: '100 мл',
        energyFood: '896 ккал|896 kcal',
        origin: 'Увс|Uvs'
      },
      text: ['Хоолой, ходоодонд уух, түлэгдэлтэд түрхэхэд.', 'Taken for the stomach or put on a burn.']
    },
    {
      mn: 'Хусны шүүс',
      en: 'Birch sap',
      more: [
        'Хөргөж, шингэлэлгүй ууна. Задалсны дараа гурван хоногт уугаарай.',
        'Drink it cold and undiluted. Once opened, drink within three days.'
      ],
      brand: 'ulaan-jims',
      price: 9900,
      look: ['#DCE7F1', '#8FA58B', '#C99A5B'],
      saleTime: 'ended',
      sale: 7900,
      props: {
        ingredients: 'Хусны шүүс|Birch sap',
        volume: '750 мл',
        energyFood: '18 ккал|18 kcal',
        origin: 'Сэлэнгэ|Selenge',
        shelf: '6 сар'
      },
      text: ['Дөрөвдүгээр сард авсан, бага зэрэг чихэрлэг.', 'Tapped in April and faintly sweet.']
    }
  ]
}
