import type { DemoFamily } from '../format.ts'

export const jams: DemoFamily = {
  code: 'JAM',
  motif: 'honey',
  taxon: 'food/sweet/jams',
  returnHours: 24,
  unit: 'шил|jar',
  scenes: ['tea-table'],
  props: { storage: 'Задалсны дараа 2–6 хэмд|Once opened, at 2–6 °C', shelf: '18 сар' },
  about: [
    ['Жимсийг түүсэн долоо хоногт нь бага багаар чанадаг.', 'Boiled in small batches within a week of picking.'],
    ['Зузааруулагч, хадгалах бодис ороогүй.', 'No thickener and no preservative.']
  ],
  care: [['Задалсны дараа сарын дотор хэрэглээрэй.', 'Once opened, use within a month.']],
  products: [
    {
      mn: 'Чацарганы чанамал',
      en: 'Sea-buckthorn jam',
      brand: 'ulaan-jims',
      price: 19900,
      look: ['#E98A1E', '#F4EFE6', '#66764D'],
      rating: [4.8, 139],
      props: {
        ingredients: 'Чацаргана 60%, чихэр|60% sea-buckthorn, sugar',
        weight: '320 г',
        energyFood: '210 ккал|210 kcal',
        origin: 'Увс|Uvs'
      },
      text: ['Үрийг нь шүүсэн, зузаан улбар шар чанамал.', 'Thick and orange, with the seeds sieved out.']
    },
    {
      mn: 'Нэрсний чанамал',
      en: 'Blueberry jam',
      brand: 'ulaan-jims',
      price: 22900,
      look: ['#4A3A6B', '#F4EFE6', '#8FA58B'],
      stock: 'high',
      props: {
        ingredients: 'Нэрс 65%, чихэр|65% blueberry, sugar',
        weight: '320 г',
        energyFood: '205 ккал|205 kcal',
        origin: 'Хэнтий|Khentii'
      },
      text: ['Талханд түрхэх ч, тарагт хийх ч сайхан.', 'On bread or in yoghurt.']
    },
    {
      mn: 'Үхрийн нүдний чанамал',
      en: 'Blackcurrant jam',
      brand: 'ulaan-jims',
      price: 21900,
      sale: 17900,
      look: ['#6B1F33', '#F4EFE6', '#AF3A32'],
      props: {
        ingredients: 'Үхрийн нүд 60%, чихэр|60% blackcurrant, sugar',
        weight: '320 г',
        energyFood: '208 ккал|208 kcal',
        origin: 'Сэлэнгэ|Selenge'
      },
      text: ['Исгэлэн, анхилуун үхрийн нүдний чанамал.', 'Tart and fragrant blackcurrants.']
    },
    {
      mn: 'Алимны чихэрлэг нухаш',
      en: 'Crab-apple preserve',
      brand: 'ulaan-jims',
      price: 17900,
      look: ['#C8453B', '#F1EFEA', '#E3A129'],
      stock: 'sold_out',
      props: {
        ingredients: 'Өрөл 70%, чихэр|70% crab-apple, sugar',
        weight: '320 г',
        energyFood: '190 ккал|190 kcal',
        origin: 'Дархан-Уул|Darkhan-Uul'
      },
      text: ['Дарханы цэцэрлэгийн өрөл, үртэй нь чанасан.', 'Crab-apples of Darkhan’s gardens, cooked whole.']
    }
  ]
}
