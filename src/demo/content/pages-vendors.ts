import type { DemoPage } from './page.ts'

const vendorTerms: DemoPage = {
  slug: 'vendor-terms',
  title: { mn: 'Худалдагчийн нөхцөл', en: 'Terms for vendors' },
  summary: {
    mn: 'Манайд бараагаа зарахад юу шаардлагатай, шимтгэл, төлбөр тооцоо, буцаалт.',
    en: 'What it takes to sell here: commission, settlement, returns.'
  },
  mn: `
Урлаач, үйлдвэр, албан ёсны төлөөлөгч, малчин хоршоо манайд бараагаа зарж болно. Бид бараа бүрийг зарахаас өмнө гартаа барьж үздэг
тул хүн бүрийг тэр дор нь авч чаддаггүй, хариуг харин ажлын таван өдөрт өгнө.

## Юу шаардлагатай вэ

- Хуулийн этгээд, эсвэл хувиараа аж ахуй эрхлэгчийн бүртгэл, НӨАТ төлөгч бол гэрчилгээ.
- Хүнс, гоо сайхны бүтээгдэхүүнд тохирлын гэрчилгээ, найрлага, хадгалах хугацаа.
- Бараа бүрийн гарал үүсэл, материал, хэмжээ, арчилгаа монгол хэлээр.
- Үйлдвэрлэгч, эсвэл брэндийн зөвшөөрөл. Хуулбар барааг хэзээ ч авахгүй.

## Шимтгэл, төлбөр

| Бараа | Шимтгэл | Хэзээ шилжүүлэх |
| --- | --- | --- |
| Гар урлал | 12 % | долоо хоног бүрийн Баасан гараг |
| Хувцас, гутал, гэр ахуй | 18 % | долоо хоног бүрийн Баасан гараг |
| Хүнс, гоо сайхан | 15 % | долоо хоног бүрийн Баасан гараг |
| Технологи, цахилгаан бараа | 8 % | сард хоёр удаа |
: Дүнг буцаалтын хугацаа дууссан захиалгаар тооцно. Хүргэлтийн төлбөрөөс шимтгэл авахгүй.

Гэрэл зураг авах, тайлбар бичих, эхний гурван сард агуулахад хадгалах нь үнэгүй. Үнийг та тогтооно. Бид хямдралд оруулахыг хүсвэл урьдчилж
зөвшөөрөл авна, өмнөх үнэ нь сүүлийн гуч хоногт үнэхээр байсан үнэ байх ёстой.

## Буцаалт, доголдол

1. Чанартай барааг буцаавал бид хүлээн авч, үзээд, агуулахад буцаан тавина.
2. Доголдолтой барааг танд 14 хоногийн дотор буцааж, тээврийг та хариуцна.
3. Нэг барааны буцаалт зуун захиалгад наймаас хэтэрвэл түр зогсоож, хамтдаа учрыг нь олно.

## Сэтгэгдэл

Хууль, бусдын эрхийг зөрчөөгүй л бол худалдан авагчийн сэтгэгдлийг засахгүй, нуухгүй, устгахгүй. Та хариулж болно, хариулт тань хажууд нь гарна. Худал сэтгэгдэл бичүүлсэн нь
тогтоогдвол гэрээг цуцална.

## Хэрхэн эхлэх вэ

[Холбоо барих](/contact) хуудсаар, эсвэл [7700 1188](tel:+97677001188) дугаарт хандаж, гурван барааны зураг, үнэ, өөрийнхөө тухай хоёр
өгүүлбэр илгээнэ үү. Манай [албан ёсны дэлгүүрүүд](/official-stores) хуудаснаас хэн хэн зардгийг үзээрэй. Эдгээр нөхцөл
[үйлчилгээний нөхцөлтэй](/terms) хамт үйлчилнэ.
`,
  en: `
Makers, mills, appointed agents and herders' cooperatives can sell with us. We hold each thing in our hands before it goes on sale, and so
we cannot take everyone at once; but you will have an answer within five working days.

## What it takes

- A registered company or sole trader, and the VAT certificate if you are registered for it.
- For food and cosmetics the certificate of conformity, the ingredients and the shelf life.
- Origin, materials, measurements and care of each product, in Mongolian.
- The consent of the maker or the brand. We never take copies.

## Commission and payment

| Goods | Commission | Paid out |
| --- | --- | --- |
| Handicraft | 12 % | every Friday |
| Clothes, shoes, home | 18 % | every Friday |
| Food and cosmetics | 15 % | every Friday |
| Electronics and appliances | 8 % | twice a month |
: Reckoned on orders whose time for returns is over. There is no commission on delivery.

Photographs, descriptions and three months in our warehouse are free. You set the price. If we would like to include something in a sale
we ask first, and the old price must be one that was really asked in the last thirty days.

## Returns and faults

1. What comes back in good order we accept, inspect and put back in stock.
2. What is faulty returns to you within 14 days, and you bear the transport.
3. If more than eight orders in a hundred of a product come back we take it off sale, and look for the reason together.

## Reviews

Unless it breaks the law or the rights of others, we neither edit, hide nor delete what buyers say. You may answer, and your answer stands beside it. If reviews prove to have been bought the
contract ends.

## How to begin

Write to us through [contact](/contact) or call [7700 1188](tel:+97677001188), with pictures and prices of three products and two sentences
about yourself. Who sells here already is on the page of [official stores](/official-stores). These terms hold together with the [terms of
service](/terms).
`
}

export const vendorPages: readonly DemoPage[] = [vendorTerms]
