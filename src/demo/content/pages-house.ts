import type { DemoPage } from './page.ts'

const about: DemoPage = {
  slug: 'about',
  title: { mn: 'Бидний тухай', en: 'About us' },
  summary: {
    mn: 'Уншаад сонгодог дэлгүүр: цөөн боловч учрыг нь мэддэг бараа.',
    en: 'A shop to read before you buy: fewer things, and we know why.'
  },
  mn: `
Дэлгүүр бол монгол айлын хэрэгцээг нэг дороос олох газар. Ноолуур, эсгийгээс эхлээд утас, угаалгын машин хүртэл. Гэхдээ бид зүгээр
нэг жагсаалт биш, учрыг нь тайлбарладаг дэлгүүр байхыг хүсдэг.

## Яагаад нийтлэл бичдэг вэ

Сайн цамц, муу цамц хоёр тавиур дээр адилхан харагддаг. Ялгааг нь мэдэхийн тулд ямаа самнаж байгаа хүнтэй, утас ээрч байгаа хүнтэй
ярих хэрэгтэй. Бид тэгж ярьсныгаа [нийтлэл](/articles) болгодог. Хүн ойлгоод авсан зүйлээ удаан хэрэглэдэг гэдэгт итгэдэг.

## Юуг зардаг вэ

- Монгол урлаач, үйлдвэрийн бүтээгдэхүүн: ноолуур, эсгий, арьс, мод, цагаан идээ.
- [Албан ёсны дэлгүүрүүдийн](/official-stores) бараа: үйлдвэрлэгчийн баталгаатай технологи, цахилгаан хэрэгсэл.
- Архи, тамхи, жороор олгодог эм зардаггүй.

## Хэрхэн ажилладаг вэ

> Буцаалт цөөн байх нь сайн үйлчилгээ биш. Буцаахад амархан байх нь сайн үйлчилгээ.
> — Дэлгүүрийн дүрэм, 1-р хуудас

- Үнэ бүхэн бүтнээрээ: НӨАТ орсон, хүргэлт нь төлөхөөс өмнө харагдана.
- Хямдрал бүхэн огноотой, өмнөх үнэ нь жинхэнэ байсан үнэ.
- Үлдэгдлийг тань хуурдаггүй: «Цөөн үлдсэн» гэвэл үнэхээр цөөн.

## Компанийн мэдээлэл

Дэлгүүр ХХК. Регистрийн дугаар 6123457. Улаанбаатар, Сүхбаатар дүүрэг, 8-р хороо, Их сургуулийн гудамж 3. Утас [7700
1188](tel:+97677001188). НӨАТ төлөгч.
`,
  en: `
Delguur means “the shop”: one place for what a Mongolian household needs, from cashmere and felt to telephones and washing
machines. But we would rather explain things than list them.

## Why we write articles

On the shelf a good sweater and a poor one look alike. To know the difference you have to talk to the person who combs the goat
and to the one who spins the yarn. We do, and we make [articles](/articles) of it. We believe that people keep for longer what
they have understood.

## What we sell

- The work of Mongolian makers and mills: cashmere, felt, leather, wood and dairy.
- The goods of [official stores](/official-stores): electronics and appliances with the maker's warranty.
- No alcohol, no tobacco, and no medicine that needs a licence.

## How we work

> Few returns are not good service. Easy returns are.
> — House rules, page 1

- Each price is whole: VAT is in it, and delivery is shown before you pay.
- Each sale has its dates, and the old price is one we really asked.
- We do not bluff about stock. When it says low stock, there is little.

## The company

Дэлгүүр ХХК (Delguur LLC). Register number 6123457. Ikh Surguuliin street 3, khoroo 8, Sukhbaatar district, Ulaanbaatar. Telephone
[7700 1188](tel:+97677001188). Registered for VAT.
`
}

const officialStores: DemoPage = {
  slug: 'official-stores',
  title: { mn: 'Албан ёсны дэлгүүрүүд', en: 'Official stores' },
  summary: { mn: 'Брэндийн өөрийнх нь нийлүүлдэг, баталгаатай бараа.', en: 'Goods supplied by the brand itself, with its own warranty.' },
  mn: `
Албан ёсны дэлгүүрийн барааг брэнд өөрөө, эсвэл түүний Монгол дахь эрх бүхий төлөөлөгч нийлүүлдэг. Ийм бараа үйлдвэрлэгчийн
баталгаат хуудастай, засварын төвтэй.

## Манай албан ёсны дэлгүүрүүд

- [Алтан Навч](/brand/altan-navch): ноолуур, сүлжмэл. Мөн [Хангай](/brand/khangai) брэндийн бүх загвар.
- [Уул Тек](/brand/uul-tek): технологи, цахилгаан бараа. [Сэрүүн](/brand/seruun), [Мирево](/brand/mirevo) брэндүүд мөн энд.
- Аян Спорт: [Нүүдэл](/brand/nuudel) болон бусад брэндийн аялал, дугуй, цанын хэрэгсэл.

## Баталгааны хугацаа

- Технологи, цахилгаан бараанд 12–24 сар, барааны хуудсанд бичсэнээр.
- Хувцас, гутлын оёдол, цахилгаан товчинд 6 сар.
- Хугацаа заагаагүй бараанд 6 сарын чанарын баталгаа үйлчилнэ.

## Доголдол гарвал

1. [7700 1188](tel:+97677001188) дугаарт захиалгын дугаар, доголдлоо хэлнэ.
2. Хүргэгч ирж авна, эсвэл та засварын төвд өөрөө хүргэж өгнө.
3. Оношилгоо ажлын 3 өдөр, засвар 14 хоногоос хэтрэхгүй. Хэтэрвэл солиулах, эсвэл мөнгөө буцаан авахыг шаардах эрхтэй.

Бусад дэлгүүр, урлаачдын барааг ч бид хүлээж авахдаа нэг бүрчлэн шалгадаг. Бүх брэндийг [брэндүүд](/brands) хуудаснаас үзнэ үү.
`,
  en: `
What stands in an official store is supplied by the brand or by its appointed agent in Mongolia. It comes with the maker's
warranty card and a repair centre.

## Our official stores

- [Altan Navch](/brand/altan-navch): cashmere and knitwear, and every style of [Khangai](/brand/khangai).
- [Uul Tek](/brand/uul-tek): electronics and appliances, with [Seruun](/brand/seruun) and [Mirevo](/brand/mirevo).
- Ayan Sport: travel, cycling and ski gear by [Nuudel](/brand/nuudel) and others.

## Warranty

- Electronics and appliances: 12 to 24 months, as the product page says.
- Seams and zips of clothes and shoes: 6 months.
- Where nothing is stated, quality is guaranteed for 6 months.

## If something is wrong

1. Call [7700 1188](tel:+97677001188) with the order number and tell us what it is.
2. A courier collects it, or you take it to the repair centre.
3. Finding the fault takes up to 3 working days and repairing it no more than 14 days. After that you may ask for another piece or
  for your money.

We check what other stores and makers send us too, piece by piece. All brands are on the page of [brands](/brands).
`
}

const organisations: DemoPage = {
  slug: 'organisations',
  title: { mn: 'Байгууллагын захиалга', en: 'Orders for organisations' },
  summary: {
    mn: 'Регистрийн дугаараараа захиалж, байгууллагын И-баримт авна.',
    en: 'Order by register number and get a receipt for your organisation.'
  },
  mn: `
Байгууллага хувь хүнтэй адил сайтаас захиалж, байгууллагын нэр дээр НӨАТ-ын баримт авч болно.

## Хэрхэн захиалах вэ

1. Бараагаа сагслаад [захиалга хийх](/cart) товчийг дарна.
2. Хаягийн алхамд «Байгууллагын нэр дээр авах» гэснийг сонгоно.
3. Байгууллагын нэр, 7 оронтой регистрийн дугаар, утас, хаягаа бичнэ.
4. QPay-ээр, эсвэл байгууллагын данснаас шилжүүлж төлнө. Гүйлгээний утгад захиалгын дугаараа бичнэ.

## Олон ширхгээр

Хорин ширхгээс дээш захиалга, ажилтны бэлэг, лого хатгуулах, гэрээт нийлүүлэлтийн талаар жагсаалтаа [үнийн санал авах](/quote)
хуудсаар илгээх, эсвэл [7700 1188](tel:+97677001188) дугаарт холбогдоорой. Ажлын нэг өдөрт үнийн санал явуулна.

## Баримт бичиг

- Нэхэмжлэх, хүлээлцэх акт бараатай хамт очно.
- И-баримтыг хүргэлтийн дараа 14 хоногийн дотор олгоно. Дэлгэрэнгүйг [НӨАТ-ын баримт](/vat-receipt) хуудаснаас үзнэ үү.
- Төсвийн байгууллага гэрээний дагуу дараа төлбөрт нөхцөлөөр авах бол урьдчилан зөвшилцөнө.

## Хүргэлт, буцаалт

Нөхцөл нь хувь хүнийхтэй адил: [хүргэлт](/delivery), [буцаалт](/returns). Олон хаягт хуваан хүргүүлэх бол хаяг бүрд тусдаа
захиалга өгнө.
`,
  en: `
An organisation can order on this site like anyone else, and get a VAT receipt in its own name.

## How to order

1. Put what you need into the [cart](/cart) and go to the checkout.
2. At the address step choose “Order as an organisation”.
3. Enter its name, seven-digit register number, telephone and address.
4. Pay by QPay or from the organisation's account. Write the order number in the description.

## In quantity

For more than twenty pieces, presents for staff, embroidered logos or a supply contract [request a quote](/quote) or call
[7700 1188](tel:+97677001188). You will have an offer within one working day.

## Papers

- The invoice and the delivery note come with the goods.
- The VAT receipt is issued within 14 days of delivery; see [VAT receipts](/vat-receipt).
- State bodies that pay later under a contract should agree it with us first.

## Delivery and returns

The terms are those for everybody: [delivery](/delivery) and [returns](/returns). To have goods sent to several addresses, place
one order for each.
`
}

export const housePages: readonly DemoPage[] = [about, officialStores, organisations]
