import type { DemoPage } from './article.ts'

const about: DemoPage = {
  slug: 'about',
  title: { mn: 'Бидний тухай', en: 'About us' },
  summary: { mn: 'Уншаад сонгодог дэлгүүр: цөөн боловч учрыг нь мэддэг бараа.', en: 'A shop to read before you buy: fewer things, and we know why.' },
  mn: `
Дэлгүүр бол Монгол айлын хэрэгцээг нэг дороос олох газар. Ноолуур, эсгийгээс эхлээд утас, угаалгын машин хүртэл. Гэхдээ бид зүгээр нэг жагсаалт биш, учрыг нь тайлбарладаг дэлгүүр байхыг хүсдэг.

## Яагаад нийтлэл бичдэг вэ

Сайн цамц, муу цамц хоёр тавиур дээр адилхан харагддаг. Ялгааг нь мэдэхийн тулд ямаа самнаж байгаа хүнтэй, утас ээрж байгаа хүнтэй ярих хэрэгтэй. Бид тэгж ярьсныгаа [нийтлэл](/articles) болгодог. Хүн ойлгоод авсан зүйлээ удаан хэрэглэдэг гэдэгт итгэдэг.

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

Дэлгүүр ХХК. Регистрийн дугаар 6123457. Улаанбаатар, Сүхбаатар дүүрэг, 8-р хороо, Их сургуулийн гудамж 3. Утас [7700 1188](tel:+97677001188). НӨАТ төлөгч.
`,
  en: `
Delguur means “the shop”: one place for what a Mongolian household needs, from cashmere and felt to telephones and washing machines. But we would rather explain things than list them.

## Why we write articles

On the shelf a good sweater and a poor one look alike. To know the difference you have to talk to the person who combs the goat and to the one who spins the yarn. We do, and we make [articles](/articles) of it. We believe that people keep for longer what they have understood.

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

Дэлгүүр ХХК (Delguur LLC). Register number 6123457. Ikh Surguuliin street 3, khoroo 8, Sukhbaatar district, Ulaanbaatar. Telephone [7700 1188](tel:+97677001188). Registered for VAT.
`
}

const contact: DemoPage = {
  slug: 'contact',
  title: { mn: 'Холбоо барих', en: 'Contact us' },
  summary: { mn: 'Утас 7700 1188, өдөр бүр 11:00–22:00.', en: 'Telephone 7700 1188, every day 11:00–22:00.' },
  mn: `
Захиалгатай холбоотой асуултад захиалгын дугаараа бэлэн байлгавал бид хамгийн хурдан хариулна.

- **Утас:** [7700 1188](tel:+97677001188), өдөр бүр 11:00–22:00
- **И-мэйл:** [tuslamj@delguur.example](mailto:tuslamj@delguur.example), ажлын нэг өдөрт хариулна
- **Хаяг:** Улаанбаатар, Сүхбаатар дүүрэг, 8-р хороо, Их сургуулийн гудамж 3

## Юуны тухай вэ

- Захиалга хаана явна вэ: [миний захиалга](/account/orders)
- Хүргэлтийн үнэ, хугацаа: [хүргэлтийн нөхцөл](/delivery)
- Барааг буцаах, солих: [буцаалт, солилт](/returns)
- Байгууллагын нэхэмжлэх, баримт: [байгууллагын захиалга](/organisations)
- Биечлэн ирэх: [салбарууд](/branches)

## Санал, гомдол

Шийдвэрт сэтгэл дундуур байвал и-мэйлээр бичээрэй. Ахлах ажилтан ажлын гурван өдөрт бичгээр хариу өгнө. Мөн Шударга өрсөлдөөн, хэрэглэгчийн төлөө газарт хандах эрхтэй.
`,
  en: `
If your question is about an order, have its number at hand and we can answer quickest.

- **Telephone:** [7700 1188](tel:+97677001188), every day 11:00–22:00
- **E-mail:** [tuslamj@delguur.example](mailto:tuslamj@delguur.example), answered within one working day
- **Address:** Ikh Surguuliin street 3, khoroo 8, Sukhbaatar district, Ulaanbaatar

## What is it about

- Where an order is: [my orders](/account/orders)
- What delivery costs and how long it takes: [delivery](/delivery)
- Sending something back: [returns and exchanges](/returns)
- Invoices and receipts for organisations: [orders for organisations](/organisations)
- Coming in person: [branches](/branches)

## Complaints

If you are not satisfied with a decision, write to us by e-mail. A senior colleague answers in writing within three working days. You may also turn to the Authority for Fair Competition and Consumer Protection.
`
}

const officialStores: DemoPage = {
  slug: 'official-stores',
  title: { mn: 'Албан ёсны дэлгүүрүүд', en: 'Official stores' },
  summary: { mn: 'Брэндийн өөрийнх нь нийлүүлдэг, баталгаатай бараа.', en: 'Goods supplied by the brand itself, with its own warranty.' },
  mn: `
Албан ёсны дэлгүүрийн барааг брэнд өөрөө, эсвэл түүний Монгол дахь эрх бүхий төлөөлөгч нийлүүлдэг. Ийм бараа үйлдвэрлэгчийн баталгаат хуудастай, засварын төвтэй.

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
2. Хүргэгч авна, эсвэл засварын төвд шууд хүргэнэ.
3. Оношилгоо ажлын 3 өдөр, засвар 14 хоногоос хэтрэхгүй. Хэтэрвэл солиулах, эсвэл мөнгөө буцаан авахыг шаардах эрхтэй.

Бусад дэлгүүр, урлаачдын барааг ч бид хүлээж авахдаа нэг бүрчлэн шалгадаг. Бүх брэндийг [брэндүүд](/brands) хуудаснаас үзнэ үү.
`,
  en: `
What stands in an official store is supplied by the brand or by its appointed agent in Mongolia. It comes with the maker's warranty card and a repair centre.

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
3. Finding the fault takes up to 3 working days and repairing it no more than 14 days. After that you may ask for another piece or for your money.

We check what other stores and makers send us too, piece by piece. All brands are on the page of [brands](/brands).
`
}

const organisations: DemoPage = {
  slug: 'organisations',
  title: { mn: 'Байгууллагын захиалга', en: 'Orders for organisations' },
  summary: { mn: 'Регистрийн дугаараараа захиалж, байгууллагын И-баримт авна.', en: 'Order by register number and get a receipt for your organisation.' },
  mn: `
Байгууллага хувь хүнтэй адил сайтаас захиалж, байгууллагын нэр дээр НӨАТ-ын баримт авч болно.

## Хэрхэн захиалах вэ

1. Бараагаа сагслаад [захиалга хийх](/cart) товчийг дарна.
2. Хаягийн алхамд «Байгууллагаар авах» гэснийг сонгоно.
3. Байгууллагын нэр, 7 оронтой регистрийн дугаар, утас, хаягаа бичнэ.
4. QPay-ээр, эсвэл байгууллагын данснаас шилжүүлж төлнө. Гүйлгээний утгад захиалгын дугаараа бичнэ.

## Олон ширхгээр

Хорин ширхгээс дээш захиалга, ажилтны бэлэг, лого хатгуулах, гэрээт нийлүүлэлтийн талаар [7700 1188](tel:+97677001188) дугаарт холбогдоорой. Ажлын нэг өдөрт үнийн санал явуулна.

## Баримт бичиг

- Нэхэмжлэх, хүлээлцэх акт бараатай хамт очно.
- И-баримтыг хүргэлтийн дараа 14 хоногийн дотор олгоно. Дэлгэрэнгүйг [НӨАТ-ын баримт](/vat-receipt) хуудаснаас үзнэ үү.
- Төсвийн байгууллага гэрээний дагуу дараа төлбөрт нөхцөлөөр авах бол урьдчилан зөвшилцөнө.

## Хүргэлт, буцаалт

Нөхцөл нь хувь хүнийхтэй адил: [хүргэлт](/delivery), [буцаалт](/returns). Олон хаягт хуваан хүргүүлэх бол хаяг бүрд тусдаа захиалга өгнө.
`,
  en: `
An organisation can order on this site like anyone else, and get a VAT receipt in its own name.

## How to order

1. Put what you need into the [cart](/cart) and go to the checkout.
2. At the address step choose “Order as an organisation”.
3. Enter its name, seven-digit register number, telephone and address.
4. Pay by QPay or from the organisation's account. Write the order number in the description.

## In quantity

For more than twenty pieces, presents for staff, embroidered logos or a supply contract call [7700 1188](tel:+97677001188). You will have an offer within one working day.

## Papers

- The invoice and the delivery note come with the goods.
- The VAT receipt is issued within 14 days of delivery; see [VAT receipts](/vat-receipt).
- State bodies that pay later under a contract should agree it with us first.

## Delivery and returns

The terms are those for everybody: [delivery](/delivery) and [returns](/returns). To have goods sent to several addresses, place one order for each.
`
}

const help: DemoPage = {
  slug: 'help',
  title: { mn: 'Тусламж, түгээмэл асуулт', en: 'Help' },
  summary: { mn: 'Захиалга, төлбөр, хүргэлт, буцаалтын талаар хамгийн их асуудаг асуултууд.', en: 'What people ask most about orders, payment, delivery and returns.' },
  mn: `
Хариултаа олоогүй бол [7700 1188](tel:+97677001188) дугаарт өдөр бүр 11:00–22:00 цагт залгаарай.

## Захиалга

### Захиалга өгөхөд бүртгүүлэх шаардлагатай юу

Бараа үзэх, сагслахад үгүй. Захиалга өгөхдөө утасны дугаараа оруулж, мессежээр ирсэн кодоор нэвтэрнэ. Нууц үг заавал биш. Нэвтрэхээс өмнө сагсалсан бараа сагсандаа үлдэнэ.

### Баталгаажуулах код ирэхгүй байна

Дугаараа шалгаад нэг минут хүлээгээд «Дахин илгээх» товчийг дарна. Олон удаа буруу оруулбал хэсэг хугацаанд түгждэг.

### Захиалгаа хэрхэн цуцлах вэ

Төлөөгүй захиалгыг [миний захиалга](/account/orders) хэсгээс өөрөө цуцална, эсвэл хугацаа нь дуусахад автоматаар цуцлагдана. Төлсөн захиалгыг бараа гарахаас өмнө утсаар цуцлуулж болно.

### Хороо маань жагсаалтад алга

Хорооныхоо дугаарыг тоогоор бичээд үргэлжлүүлээрэй. Шинэ хороо захиалгад саад болохгүй.

## Төлбөр

### Төлсөн боловч захиалга «Төлбөр хүлээгдэж байна» хэвээр байна

Захиалгын хуудсан дээрх «Төлсөн, шалгах» товчийг дарна. Дансаар шилжүүлсэн бол гүйлгээний утгад захиалгын дугаараа бичсэн эсэхээ шалгаарай.

### Хоёр удаа төлчихлөө

Санаа зоволтгүй. Илүү төлсөн мөнгө автоматаар буцаалтад бүртгэгдэж, 3–5 хоногт дансанд тань буцна. Дэлгэрэнгүйг [төлбөрийн нөхцөл](/payment) хуудаснаас үзнэ үү.

### Үнэ өөрчлөгдсөн гэж гарлаа

Сагсанд байх хугацаанд хямдрал дуусах, эхлэх тохиолдолд шинэ дүнг харуулж, зөвшөөрөхийг тань асууна. Зөвшөөрөхгүй бол захиалга үүсэхгүй.

## Хүргэлт

### Хэзээ ирэх вэ

Улаанбаатарт 14:00-оос өмнө төлсөн бол 5 цагийн дотор, бусад үед 24 цагийн дотор. Орон нутагт 24–72 цаг. Дэлгэрэнгүйг [хүргэлтийн нөхцөл](/delivery) хуудаснаас.

### Салбараас авч болох уу

Болно. Захиалга өгсний дараа [7700 1188](tel:+97677001188) дугаарт аль [салбараас](/branches) авахаа хэлээрэй, бэлэн болмогц мессеж очно.

## Буцаалт

### Хэмжээ таарсангүй

Шошготой, өмсөөгүй бол 48 цагийн дотор буцаана. Алхмыг [буцаалт, солилт](/returns) хуудсанд бичсэн.

### Бараа эвдэрхий ирлээ

Хүргэгчийн дэргэд мэдэгдээрэй. Дараа нь анзаарсан бол зургаа аваад 24 цагийн дотор бидэнд хэлбэл зардлыг нь бид даан солино.

## Сайт

### Хэлээ солих

Дэлгэцийн дээд хэсэгт байгаа English холбоосоор англи хэл рүү шилжинэ. Сагс, нэвтрэлт хэвээр үлдэнэ.

### Бараан горим

Хуудасны хамгийн доор «Бараан горим» товч бий. Сонголт зөвхөн тухайн төхөөрөмжид хадгалагдана.
`,
  en: `
If you do not find your answer, call [7700 1188](tel:+97677001188), every day 11:00–22:00.

## Orders

### Do I have to register

Not to look around or to fill a cart. To order, enter your phone number and log in with the code we send. A password is not needed. What you put in the cart before is still there.

### The code does not come

Check the number, wait a minute and press “Send again”. After several wrong codes it is locked for a while.

### How do I cancel an order

One that is not paid you can cancel yourself under [my orders](/account/orders), or it is cancelled when its time is over. One that is paid we can cancel by telephone until the goods leave us.

### My khoroo is not on the list

Write its number and go on. A new khoroo never stops an order.

## Payment

### I have paid, and it still says waiting

Press “I have paid, check” on the page of the order. If it was a transfer, see whether you wrote the order number in the description.

### I paid twice

Do not worry. What was paid too much is recorded as a refund by itself, and is back in 3 to 5 days. More under [payment](/payment).

### It says that the total has changed

When a sale begins or ends while something is in your cart, we show you the new sum and ask. Unless you agree, no order is made.

## Delivery

### When does it come

In Ulaanbaatar within 5 hours if you paid before 14:00, otherwise within 24. To the provinces in 24 to 72 hours. More under [delivery](/delivery).

### Can I collect it

Yes. When you have ordered, call [7700 1188](tel:+97677001188) and say from which [branch](/branches). We send a message when it is ready.

## Returns

### The size is wrong

Unworn and with its label you can return it within 48 hours. The steps are under [returns](/returns).

### It arrived broken

Tell the courier. If you notice it later, take a picture and tell us within 24 hours; we replace it at our own cost.

## This site

### Changing the language

The link at the top takes you to Mongolian and back. Cart and login stay as they are.

### Dark theme

The button is at the very bottom of the page. The choice is kept on that device only.
`
}

export const housePages: readonly DemoPage[] = [about, contact, officialStores, organisations, help]
