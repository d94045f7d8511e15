import { DELIVERY } from '#server/site/index.ts'
import type { DemoPage } from './page.ts'
import { money } from './money.ts'

const { capital, elsewhere } = DELIVERY
const near = money(capital.price)
const free = money(capital.freeFrom)
const [nalaikh, baganuur] = [money(capital.far['1113'] ?? 0), money(capital.far['1101'] ?? 0)]
const provincePrices = Object.values(elsewhere.prices)
const [cheapest, dearest] = [money(Math.min(...provincePrices)), money(Math.max(...provincePrices))]

const delivery: DemoPage = {
  slug: 'delivery',
  title: { mn: 'Хүргэлтийн нөхцөл', en: 'Delivery' },
  summary: {
    mn: 'Улаанбаатарт 14:00-оос өмнөх захиалга 5 цагт, бусад нь 24 цагт. Орон нутагт 24–72 цаг.',
    en: 'In Ulaanbaatar within 5 hours when you order before 14:00, otherwise within 24. To the provinces in 24 to 72 hours.'
  },
  mn: `
Захиалга төлбөр төлөгдсөний дараа идэвхжинэ. Хүргэлтийн цаг тэр мөчөөс эхлэн тоологдоно. Хүргэх өдөр нь тодорхой болмогц барааны
хуудас, сагс, захиалгын дэлгэрэнгүйд огноогоор харагдана.

## Улаанбаатар

- 14:00-оос өмнө төлсөн захиалга **5 цагийн дотор** хүргэгдэнэ.
- 14:00-оос хойш төлсөн захиалга **24 цагийн дотор** хүргэгдэнэ.
- Хүргэгч ${DELIVERY.opens}:00–${DELIVERY.closes}:00 цагийн хооронд ирнэ, ирэхээсээ өмнө залгана.
- Хүргэлтийн төлбөр ${near}. Барааны дүн ${free} ба түүнээс дээш бол төв зургаан дүүрэгт үнэгүй.
- Налайх дүүрэгт ${nalaikh}, Багануур, Багахангай дүүрэгт ${baganuur}.

## Орон нутаг

- Аймгийн төв, сумдад **24–72 цагийн дотор** хүргэгдэнэ.
- Баасан гарагт өгсөн захиалга Даваа гарагт хүрнэ.
- Төлбөр аймгаасаа хамааран ${cheapest}–${dearest}. Яг дүн нь хаягаа сонгоход сагсанд гарна.

## Лизинг, урьдчилсан захиалга

- Лизингээр авсан бараа гэрээ баталгаажсанаас хойш **7–14 хоногт** хүргэгдэнэ.
- Урьдчилсан захиалгын бараа барааны хуудсан дээр бичсэн өдрөөс эхлэн хүргэгдэнэ.

## Хүлээн авахдаа

1. Савлагаа бүтэн эсэхийг хүргэгчийн дэргэд шалгаарай.
2. Том цахилгаан барааг өрөөнд оруулж, хоосон хайрцгийг нь авч явна.
3. Хаягаа эсвэл цагаа өөрчлөх бол бараа гарахаас өмнө [7700 1188](tel:+97677001188) дугаарт хэлээрэй.

Хүлээн авсан бараа таарахгүй бол [буцаалтын нөхцөлийг](/returns) үзнэ үү.
`,
  en: `
An order becomes active when it is paid, and the hours are counted from that moment. As soon as the day is known it is shown on
the product page, in the cart and in the order.

## Ulaanbaatar

- Orders paid before 14:00 arrive **within 5 hours**.
- Orders paid after 14:00 arrive **within 24 hours**.
- The courier comes between ${DELIVERY.opens}:00 and ${DELIVERY.closes}:00, and rings first.
- Delivery is ${near}. From ${free} of goods it is free in the six central districts.
- To Nalaikh it is ${nalaikh}; to Baganuur and Bagakhangai ${baganuur}.

## The provinces

- Province centres and soums are reached **in 24 to 72 hours**.
- What is ordered on a Friday arrives on Monday.
- The price depends on the province and is between ${cheapest} and ${dearest}. The cart shows it when you have chosen the address.

## Leased goods and pre-orders

- Goods on lease are delivered **7 to 14 days** after the contract is confirmed.
- A pre-order is delivered from the day that is written on the product page.

## When it arrives

1. Check in the courier's presence that the packing is whole.
2. Large appliances are carried into the room, and we take the boxes away.
3. To change the address or the hour, call [7700 1188](tel:+97677001188) before the goods leave us.

If something does not suit you, see [returns](/returns).
`
}

const returns: DemoPage = {
  slug: 'returns',
  title: { mn: 'Буцаалт, солилтын нөхцөл', en: 'Returns and exchanges' },
  summary: {
    mn: 'Барааны төрлөөс хамааран 24, 48, 72 цагийн дотор буцаана. Мөнгийг 3–5 хоногт буцаан олгоно.',
    en: 'Within 24, 48 or 72 hours by kind of goods. Your money is back in 3 to 5 days.'
  },
  mn: `
Буцаах хугацаа барааг хүлээн авсан мөчөөс эхэлнэ. Аль хугацаа үйлчлэхийг барааны хуудас бүрд бичсэн.

## Хугацаа

- **24 цаг.** Хүнс, гоо сайхны бүтээгдэхүүн: битүүмжлэл нь задраагүй бол.
- **48 цаг.** Хувцас, гутал, гэр ахуйн бараа: шошго, баглаа боодолтой, хэрэглээгүй бол.
- **72 цаг.** Технологи, цахилгаан бараа, тавилга: дагалдах хэрэгсэл, баримттай нь.

Үйлдвэрийн доголдолтой барааны хувьд дээрх хугацаа таны хуулиар эдлэх эрхийг хязгаарлахгүй. Баталгаат хугацаанд засуулах,
солиулах, үнийг бууруулах, мөнгөө буцаан авах эрх хэвээр үлдэнэ.

## Хэрхэн буцаах вэ

1. [Миний захиалга](/account/orders) хэсгээс захиалгын дугаараа харна.
2. [7700 1188](tel:+97677001188) дугаарт залгаж, дугаар, шалтгаанаа хэлнэ.
3. Улаанбаатарт бол хүргэгч өөрөө ирж авна, эсвэл аль нэг [салбарт](/branches) авчирч өгнө.
4. Орон нутгаас ачааны машинаар илгээнэ. Доголдолтой барааны тээврийн зардлыг дэлгүүр даана.

## Мөнгө буцаан олголт

- Банкны данс руу **3–5 хоногт**.
- Цуцалсан, эсвэл хугацаа дууссаны дараа төлбөр нь ирсэн захиалгын мөнгө мөн адил буцна. Буцаалтын явц захиалгын дэлгэрэнгүй
  хуудсанд харагдана.

## Солилт

Хэмжээ, өнгө солих бол шинэ захиалга өгч, хуучныг нь буцаахад хамгийн хурдан. Үнэ адил, нөөц байвал хүргэгч нэг ирэлтээр солиод
өгнө.

## Буцаах боломжгүй бараа

Дотуур хувцас, нээсэн гоо сайхны бүтээгдэхүүн, захиалгаар хийсэн эдлэл. Эдгээр нь доголдолтой бол энэ
хязгаар үйлчлэхгүй.
`,
  en: `
The time begins when you receive the goods. Each product page says which of the three applies.

## How long

- **24 hours.** Food and cosmetics, if the seal is unbroken.
- **48 hours.** Clothes, shoes and things for the home, unworn, with label and packing.
- **72 hours.** Electronics, appliances and furniture, with accessories and papers.

None of this limits the rights the law gives you for faulty goods. Within the warranty you may still ask for a repair, another
piece, a lower price or your money.

## How to return something

1. Look up the order number under [my orders](/account/orders).
2. Call [7700 1188](tel:+97677001188) and tell us the number and the reason.
3. In Ulaanbaatar a courier collects it, or you bring it to one of our [branches](/branches).
4. From the provinces send it by freight. For faulty goods the shop pays.

## Your money

- To a bank account **in 3 to 5 days**.
- Money for a cancelled order, or money that came when the time for paying was over, goes back in the same way. You can follow it
  on the page of the order.

## Exchanges

For another size or colour it is quickest to order the new one and return the old. If the price is the same and there is stock,
the courier exchanges it in one visit.

## What cannot go back

Underwear, opened cosmetics and things made to order. If they are faulty, this does not apply.
`
}

export const deliveryPages: readonly DemoPage[] = [delivery, returns]
