import type { branches } from '#server/site/index.ts'

const hours = { mn: 'Өдөр бүр 11:00–22:00', en: 'Every day 11:00–22:00' }

export const demoBranches = [
  {
    code: 'sukhbaatar',
    name: { mn: 'Сүхбаатарын талбайн салбар', en: 'Sukhbaatar Square branch' },
    address: {
      mn: 'Улаанбаатар, Сүхбаатар дүүрэг, 8-р хороо, Их сургуулийн гудамж 3, 1-р давхар',
      en: 'Ulaanbaatar, Sukhbaatar district, khoroo 8, Ikh Surguuliin street 3, ground floor'
    },
    phone: '77001188',
    hours,
    latitude: 47.9212,
    longitude: 106.9237,
    position: 1
  },
  {
    code: 'khan-uul',
    name: { mn: 'Зайсан салбар', en: 'Zaisan branch' },
    address: {
      mn: 'Улаанбаатар, Хан-Уул дүүрэг, 11-р хороо, Зайсангийн гудамж 28, 2-р давхар',
      en: 'Ulaanbaatar, Khan-Uul district, khoroo 11, Zaisan street 28, first floor'
    },
    phone: '77001189',
    hours,
    latitude: 47.8868,
    longitude: 106.9152,
    position: 2
  },
  {
    code: 'bayanzurkh',
    name: { mn: 'Нарантуул салбар', en: 'Narantuul branch' },
    address: {
      mn: 'Улаанбаатар, Баянзүрх дүүрэг, Намъяанжугийн гудамж 41, Нарантуул захын зүүн талд',
      en: 'Ulaanbaatar, Bayanzurkh district, Namyaanjugiin street 41, east of Narantuul market'
    },
    phone: '77001190',
    hours,
    latitude: 47.9098,
    longitude: 106.9519,
    position: 3
  },
  {
    code: 'bayangol',
    name: { mn: 'Төмөр замын салбар', en: 'Railway Station branch' },
    address: {
      mn: 'Улаанбаатар, Баянгол дүүрэг, 1-р хороо, төмөр замын буудлын ойролцоо, 1-р давхар',
      en: 'Ulaanbaatar, Bayangol district, khoroo 1, near the railway station, ground floor'
    },
    phone: '77001191',
    hours,
    latitude: 47.9092,
    longitude: 106.8846,
    position: 4
  },
  {
    code: 'darkhan',
    name: { mn: 'Дархан салбар', en: 'Darkhan branch' },
    address: {
      mn: 'Дархан-Уул аймаг, Дархан сум, Шинэ Дархан, 14-р байрны урд',
      en: 'Darkhan-Uul province, Darkhan, New Darkhan, in front of building 14'
    },
    phone: '77001192',
    hours,
    latitude: 49.4689,
    longitude: 105.9574,
    position: 5
  },
  {
    code: 'erdenet',
    name: { mn: 'Эрдэнэт салбар', en: 'Erdenet branch' },
    address: {
      mn: 'Орхон аймаг, Баян-Өндөр сум, Сүхбаатарын талбайн зүүн талд',
      en: 'Orkhon province, Bayan-Undur, east side of Sukhbaatar square'
    },
    phone: '77001193',
    hours,
    latitude: 49.0278,
    longitude: 104.0444,
    position: 6
  }
] satisfies (typeof branches.$inferInsert)[]
