import type { DemoPage } from './page.ts'

const privacy: DemoPage = {
  slug: 'privacy',
  title: { mn: 'Нууцлалын бодлого', en: 'Privacy' },
  summary: {
    mn: 'Ямар мэдээллийг, юунд, хэдий хугацаанд хадгалдаг, хэрхэн устгуулах вэ.',
    en: 'Which data we keep, what for, for how long, and how to have them deleted.'
  },
  mn: `
Бид Монгол Улсын Хүний хувийн мэдээлэл хамгаалах тухай хуулийг баримталдаг. Энэ хуудас хуулийн хэллэгээр бус, ойлгомжтой үгээр
бичигдсэн.

## Юу цуглуулдаг вэ

- **Захиалгад:** утасны дугаар, хүлээн авагчийн нэр, хүргэлтийн хаяг, захиалсан бараа, төлбөрийн баримт.
- **Бүртгэлд:** нэр, и-мэйл, нууц үгийн хувиргасан утга; бөглөсөн бол төрсөн өдөр, хүйс, гэрийн утас. Нууц үгийг бид өөрсдөө ч уншиж чадахгүй.
- **Байгууллагын баримтад:** байгууллагын нэр, регистрийн дугаар.
- **Ажиллагаанд:** таныг нэвтэрсэн хэвээр байлгах нэг күүки (cookie). Зар сурталчилгааны мөрдөгч байхгүй.

Хувь хүний регистрийн дугаарыг зөвхөн лизингийн хүсэлтэд, санхүүгийн байгууллагын шаардлагаар авна.

## Юунд ашигладаг вэ

1. Захиалгыг хүргэх, төлбөрийг тооцох, буцаалт хийх.
2. Захиалгын явцыг мессежээр мэдэгдэх.
3. Хуулиар шаардсан баримт, нягтлан бодох бүртгэл хөтлөх.

Сурталчилгааны мессеж таны зөвшөөрөлгүйгээр явахгүй. Зөвшөөрлөө хэдийд ч цуцалж болно.

## Хэнд дамжуулдаг вэ

- Хүргэгчид: нэр, утас, хаяг.
- Төлбөрийн үйлчилгээ үзүүлэгчид: захиалгын дугаар, дүн.
- Татварын албанд: И-баримтын мэдээлэл.

Үүнээс өөр хэнд ч дамжуулдаггүй, хэнд ч зардаггүй.

## Хэдий хугацаанд

- Захиалга, төлбөрийн баримт: нягтлан бодох бүртгэлийн хуулийн хугацаагаар.
- Баталгаажуулах код: хэдхэн минут.
- Захиалга болоогүй сагс: таны төхөөрөмж, бүртгэлд, цэвэрлэх хүртэл.

## Таны эрх

Өөрийн мэдээллийг үзэх, засуулах, хуулбарлан авах, устгуулах эрхтэй. [7700 1188](tel:+97677001188) дугаарт, эсвэл
[tuslamj@delguur.example](mailto:tuslamj@delguur.example) хаягаар хүсэлт гаргавал ажлын 10 өдөрт шийдвэрлэнэ. Хуулиар хадгалах
ёстой баримт үлдэнэ, бусад нь устана.
`,
  en: `
We follow the Personal Data Protection Law of Mongolia. This page is written in plain words.

## What we collect

- **For an order:** phone number, the receiver's name, the address, the goods and the record of payment.
- **For an account:** name, e-mail, and a scrambled form of your password, which we cannot read ourselves; birthday, gender and home phone if you enter them.
- **For an organisation's receipt:** its name and register number.
- **For the site to work:** one cookie that keeps you logged in. There are no advertising trackers.

A personal register number is taken only for lease applications, because the lender requires it.

## What it is for

1. To deliver orders, reckon payments and give money back.
2. To tell you by message how an order is getting on.
3. To keep the records and accounts the law asks for.

Advertising messages are not sent without your consent, and you may take it back at any time.

## Who receives it

- Couriers: name, phone and address.
- Payment providers: order number and sum.
- The tax office: what is on the VAT receipt.

Nobody else receives it, and we sell it to no one.

## For how long

- Orders and payments: as long as the accounting law says.
- Login codes: a few minutes.
- A cart that was not ordered: on your device and in your account, until you clear it.

## Your rights

You may see your data, correct them, have a copy and have them deleted. Ask at [7700 1188](tel:+97677001188) or
[tuslamj@delguur.example](mailto:tuslamj@delguur.example), and it is done within ten working days. Records the law tells us to
keep stay; the rest is deleted.
`
}

const terms: DemoPage = {
  slug: 'terms',
  title: { mn: 'Үйлчилгээний нөхцөл', en: 'Terms of service' },
  summary: { mn: 'Сайтаас худалдан авалт хийхэд үйлчлэх дүрэм.', en: 'The rules for buying on this site.' },
  mn: `
Энэ нөхцөл Дэлгүүр ХХК (регистрийн дугаар 6123457) болон сайтаас худалдан авч буй хэрэглэгчийн хооронд үйлчилнэ. Захиалга өгснөөр
энэ нөхцөлийг зөвшөөрсөнд тооцно.

## 1. Захиалга

- Захиалга төлбөр бүрэн төлөгдсөнөөр идэвхжинэ.
- Захиалга үүсэхэд бараа төлөх хугацаа дуустал танд хадгалагдана. Хугацаандаа төлөөгүй захиалга автоматаар цуцлагдана.
- Төлбөр хийгдсэн боловч бараа дууссан, эсвэл төлсөн дүн зөрсөн бол мөнгийг бүрэн буцаана.

## 2. Үнэ

- Үнэ төгрөгөөр, НӨАТ орсон дүнгээр.
- Хямдралын үнэ заасан хугацаанд л үйлчилнэ. Захиалга үүссэн мөчийн үнэ тухайн захиалгад өөрчлөгдөхгүй.
- Илт алдаатай үнээр гарсан захиалгыг хүргэхээс өмнө танд мэдэгдэж, мөнгийг бүрэн буцааж, цуцалж болно.

## 3. Хүргэлт

[Хүргэлтийн нөхцөл](/delivery) энэ нөхцөлийн нэг хэсэг. Хаяг буруу байснаас болж хүргэгдээгүй барааг дахин хүргэх төлбөрийг хэрэглэгч төлнө.

## 4. Буцаалт

[Буцаалт, солилтын нөхцөл](/returns) энэ нөхцөлийн нэг хэсэг. Энэ нь Хэрэглэгчийн эрхийг хамгаалах тухай хуулиар олгосон эрхийг
хязгаарлахгүй.

## 5. Бүртгэл

- Утасны дугаар таны бүртгэл. Кодоо бусдад бүү хэл.
- Бусдын нэр, дугаараар захиалга өгөхийг хориглоно.
- Сэтгэгдэл, зураг оруулахдаа бусдын эрх, хуулийг хүндэтгэнэ. Зөрчсөн бичвэрийг устгана.

## 6. Хариуцлага

- Манай буруугаас үүссэн шууд хохирлыг бид төлнө.
- Гэнэтийн буюу давагдашгүй хүчин зүйл: цас, үер, хөл хорио, зам хаагдсан үед хүргэлт саатаж болно. Саатлыг мэдэгдэж, та хүсвэл
  захиалгыг цуцална.

## 7. Маргаан

Маргааныг эхлээд хэлэлцээгээр шийднэ. Тохирохгүй бол Шударга өрсөлдөөн, хэрэглэгчийн төлөө газар, эсвэл Монгол Улсын шүүхээр
шийдвэрлүүлнэ. Нөхцөлийн монгол хувилбарыг баримтална.
`,
  en: `
These terms are between Дэлгүүр ХХК (Delguur LLC, register number 6123457) and anyone who buys on this site. By placing an order
you accept them.

## 1. Orders

- An order becomes active when it has been paid in full.
- From the moment it is made the goods are kept for you until the time to pay is over. If it is not paid in time it is cancelled
  automatically.
- If you have paid and the goods are sold out, or the sum differs, all of your money goes back.

## 2. Prices

- Prices are in tugrik and include VAT.
- A sale price holds within its dates. The price at the moment of ordering does not change for that order.
- Where a price was plainly wrong, we may tell you and cancel the order before delivery, with a full refund.

## 3. Delivery

The page on [delivery](/delivery) is part of these terms. If a parcel could not be delivered because the address was wrong, the
second trip is at the customer's cost.

## 4. Returns

The page on [returns and exchanges](/returns) is part of these terms. It does not limit what the Consumer Protection Law gives you.

## 5. Accounts

- Your phone number is your account. Do not tell anyone your code.
- Do not order in another person's name or with another person's number.
- In reviews and pictures respect the law and the rights of others. What does not is removed.

## 6. Liability

- We pay for direct damage that is our fault.
- Snow, floods, quarantine and closed roads may delay a delivery. We tell you, and cancel the order if you wish.

## 7. Disputes

We try to agree first. If that fails, a dispute goes to the Authority for Fair Competition and Consumer Protection or to the
courts of Mongolia. The Mongolian text of these terms decides.
`
}

export const legalPages: readonly DemoPage[] = [privacy, terms]
