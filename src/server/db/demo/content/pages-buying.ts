import { LEASE, LEASE_MAX_MONTHS, LEASE_MIN_MONTHS } from '#domain/lease.ts'
import { DELIVERY } from '../../../site/delivery-setting.ts'
import type { DemoPage } from './article.ts'

const money = (tugrik: number): string => `${String(tugrik).replace(/\B(?=(\d{3})+$)/g, ',')}₮`
const { capital, elsewhere } = DELIVERY
const near = money(capital.price)
const free = money(capital.freeFrom)
const [nalaikh, baganuur] = [money(capital.far['1113'] ?? 0), money(capital.far['1101'] ?? 0)]
const provincePrices = Object.values(elsewhere.prices)
const [cheapest, dearest] = [money(Math.min(...provincePrices)), money(Math.max(...provincePrices))]
const [barrier, least, most] = [money(LEASE.barrier), money(LEASE.allowedMin), money(LEASE.allowedMax)]
const share = LEASE.term * 100

const delivery: DemoPage = {
  slug: 'delivery',
  title: { mn: 'Хүргэлтийн нөхцөл', en: 'Delivery' },
  summary: {
    mn: 'Улаанбаатарт 14:00-оос өмнөх захиалга 5 цагт, бусад нь 24 цагт. Орон нутагт 24–72 цаг.',
    en: 'In Ulaanbaatar within 5 hours when you order before 14:00, otherwise within 24. To the provinces in 24 to 72 hours.'
  },
  mn: `
Захиалга төлбөр төлөгдсөний дараа идэвхжинэ. Хүргэлтийн цаг тэр мөчөөс эхлэн тоологдоно. Хүргэх өдөр нь тодорхой болмогц барааны хуудас, сагс, захиалгын дэлгэрэнгүйд огноогоор харагдана.

## Улаанбаатар

- 14:00-оос өмнө төлсөн захиалга **5 цагийн дотор** хүргэгдэнэ.
- 14:00-оос хойш төлсөн захиалга **24 цагийн дотор** хүргэгдэнэ.
- Хүргэгч ${DELIVERY.opens}:00–${DELIVERY.closes}:00 цагийн хооронд ирнэ, ирэхээсээ өмнө залгана.
- Хүргэлтийн төлбөр ${near}. Барааны дүн ${free} ба түүнээс дээш бол төв зургаан дүүрэгт үнэгүй.
- Налайх дүүрэгт ${nalaikh}, Багануур, Багахангай дүүрэгт ${baganuur}.

## Орон нутаг

- Аймгийн төв, сумдад **24–72 цагийн дотор** хүргэгдэнэ.
- Баасан гарагт өгсөн захиалга Даваа гарагт хүрнэ.
- Төлбөр аймгаасаа хамааран ${cheapest}-с ${dearest} хүртэл. Яг дүн нь хаягаа сонгоход сагсан дээр гарна.

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
An order becomes active when it is paid, and the hours are counted from that moment. As soon as the day is known it is shown on the product page, in the cart and in the order.

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

Үйлдвэрийн доголдолтой барааны хувьд дээрх хугацаа таны хуулиар эдлэх эрхийг хязгаарлахгүй. Баталгаат хугацаанд засуулах, солиулах, үнийг бууруулах, мөнгөө буцаан авах эрх хэвээр үлдэнэ.

## Хэрхэн буцаах вэ

1. [Миний захиалга](/account/orders) хэсгээс захиалгын дугаараа харна.
2. [7700 1188](tel:+97677001188) дугаарт залгаж, дугаар, шалтгаанаа хэлнэ.
3. Улаанбаатарт бол хүргэгч өөрөө ирж авна, эсвэл аль нэг [салбарт](/branches) авчирч өгнө.
4. Орон нутгаас ачааны машинаар илгээнэ. Доголдолтой барааны тээврийн зардлыг дэлгүүр даана.

## Мөнгө буцаан олголт

- Банкны данс руу **3–5 хоногт**.
- Хэтэвч рүү **48 цагийн дотор**.
- Цуцалсан, эсвэл хугацаа дууссаны дараа төлбөр нь ирсэн захиалгын мөнгө мөн адил буцна. Буцаалтын явц захиалгын дэлгэрэнгүй хуудсанд харагдана.

## Солилт

Хэмжээ, өнгө солих бол шинэ захиалга өгч, хуучныг нь буцаахад хамгийн хурдан. Үнэ адил, нөөц байвал хүргэгч нэг ирэлтээр солиод өгнө.

## Буцаах боломжгүй бараа

Дотуур хувцас, нээсэн гоо сайхны бүтээгдэхүүн, захиалгаар хийсэн эдлэл, ашигласан бэлгийн карт. Эдгээр нь доголдолтой бол энэ хязгаар үйлчлэхгүй.
`,
  en: `
The time begins when you receive the goods. Each product page says which of the three applies.

## How long

- **24 hours.** Food and cosmetics, if the seal is unbroken.
- **48 hours.** Clothes, shoes and things for the home, unworn, with label and packing.
- **72 hours.** Electronics, appliances and furniture, with accessories and papers.

None of this limits the rights the law gives you for faulty goods. Within the warranty you may still ask for a repair, another piece, a lower price or your money.

## How to return something

1. Look up the order number under [my orders](/account/orders).
2. Call [7700 1188](tel:+97677001188) and tell us the number and the reason.
3. In Ulaanbaatar a courier collects it, or you bring it to one of our [branches](/branches).
4. From the provinces send it by freight. For faulty goods the shop pays.

## Your money

- To a bank account **in 3 to 5 days**.
- To the wallet **within 48 hours**.
- Money for a cancelled order, or money that came when the time for paying was over, goes back in the same way. You can follow it on the page of the order.

## Exchanges

For another size or colour it is quickest to order the new one and return the old. If the price is the same and there is stock, the courier exchanges it in one visit.

## What cannot go back

Underwear, opened cosmetics, things made to order and used gift cards. If they are faulty, this does not apply.
`
}

const payment: DemoPage = {
  slug: 'payment',
  title: { mn: 'Төлбөрийн нөхцөл', en: 'Payment' },
  summary: {
    mn: 'QPay-ээр QR уншуулж эсвэл банкны аппаар, мөн дансаар шилжүүлж төлнө.',
    en: 'By QPay, with a QR code or your bank app, or by bank transfer.'
  },
  mn: `
Бүх үнэ төгрөгөөр, НӨАТ орсон дүнгээрээ байна. Төлөх дүн төлбөрийн хуудсан дээр хүргэлттэйгээ хамт гарна. Захиалга өгөх явцад үнэ өөрчлөгдвөл бид таниас эхлээд асууна, анзаарагдалгүй нэмэгдэхгүй.

## QPay

1. Төлбөрийн хэлбэрээс QPay-г сонгоно.
2. Компьютероор бол QR кодыг банкныхаа аппаар уншуулна. Утсаар бол банкныхаа нэр дээр дарахад апп нь шууд нээгдэнэ.
3. Төлмөгц захиалгын хуудас өөрөө шинэчлэгдэнэ. Шинэчлэгдээгүй бол «Төлсөн, шалгах» товч дарна.

## Дансаар шилжүүлэх

1. Захиалгын хуудсан дээр гарсан данс, дүнг хуулна.
2. Гүйлгээний утгад **захиалгын дугаараа** заавал бичнэ. Дугааргүй гүйлгээг хэний захиалга болохыг мэдэхэд хугацаа шаардана.
3. Мөнгө орж ирмэгц захиалга баталгаажиж, утсанд тань мессеж очно.

## Төлөх хугацаа

Захиалга үүсгэхэд бараа танд хадгалагдаж, үлдсэн хугацаа дэлгэцэн дээр тоологдоно. Хугацаандаа төлөгдөөгүй захиалга **автоматаар цуцлагдаж**, бараа бусдад нээлттэй болно. Хуудсаа хааж, өөр төхөөрөмжөөс дахин нээсэн ч болно.

Хугацаа дууссаны дараа орж ирсэн мөнгө алга болохгүй: буцаалт болж бүртгэгдээд 3–5 хоногт дансанд тань очно. Явцыг [миний захиалга](/account/orders) хэсгээс харна.

## Аюулгүй байдал

- Бид картын дугаар, нууц үгийг тань хэзээ ч утсаар, мессежээр асуухгүй.
- Төлбөрийг зөвхөн энэ хуудсан дээр гарсан дансанд хийгээрэй. Дансны нэр нь үргэлж **Дэлгүүр ХХК**.
- Эргэлзвэл төлөхөөсөө өмнө [7700 1188](tel:+97677001188) дугаарт залгаарай.
`,
  en: `
All prices are in tugrik and include VAT. The payment page shows the whole sum with delivery. If a price changes while you are ordering we ask you first; nothing is ever added unnoticed.

## QPay

1. Choose QPay.
2. On a computer, scan the code with your bank's app. On a phone, press the name of your bank and the app opens.
3. When you have paid, the page of the order updates by itself. If it does not, press “I have paid, check”.

## Bank transfer

1. Copy the account and the sum from the page of the order.
2. Write your **order number** in the description. Without it we need time to find out whose money it is.
3. As soon as the money has come the order is confirmed, and you get a message.

## Time to pay

When you place an order the goods are kept for you, and the time that is left is counted on the screen. An order that is not paid in time is **cancelled automatically** and the goods are free for others. You may close the page and open it again on another device.

Money that arrives later is not lost. It is recorded as a refund and is back in your account in 3 to 5 days. You can follow it under [my orders](/account/orders).

## Safety

- We never ask for card numbers or passwords by telephone or message.
- Pay only to the accounts shown on this site. The account name is always **Дэлгүүр ХХК**.
- When in doubt call [7700 1188](tel:+97677001188) before you pay.
`
}

const lease: DemoPage = {
  slug: 'lease',
  title: { mn: 'Лизингийн нөхцөл', en: 'Lease' },
  summary: {
    mn: `${barrier} ба түүнээс дээш үнэтэй барааг хувааж төлнө. Хүү сарын ${LEASE.interest}%, хугацаа ${LEASE_MIN_MONTHS}–${LEASE_MAX_MONTHS} сар.`,
    en: `Pay by the month for goods from ${barrier}. Interest ${LEASE.interest}% a month, over ${LEASE_MIN_MONTHS} to ${LEASE_MAX_MONTHS} months.`
  },
  mn: `
Лизинг нь барааны үнийн нэг хэсгийг урьдчилж төлөөд, үлдсэнийг нь сар бүр хувааж төлөх хэлбэр юм. Боломжтой бараанд «сард …» гэсэн дүн үнийнх нь доор харагдана.

## Үндсэн нөхцөл

- Барааны үнэ: ${barrier} ба түүнээс дээш
- Урьдчилгаа: үнийн ${share}%
- Хүү: сарын ${LEASE.interest}%, санхүүжүүлэх анхны дүнгээс тогтмол
- Хугацаа: ${LEASE_MIN_MONTHS}–${LEASE_MAX_MONTHS} сар
- Санхүүжүүлэх дүн: ${least}-с ${most} хүртэл

## Хэрхэн тооцох вэ

Үнээс урьдчилгааг хасаж санхүүжүүлэх дүн гарна. Түүнийг сарын тоонд хувааж, дээр нь сарын хүүг нэмнэ. Сарын төлбөрийг зуун төгрөгөөр тоймлож, зөрүүг сүүлийн сард засна.

**Жишээ.** 1,000,000₮-ийн бараа, 12 сар. Урьдчилгаа 300,000₮, санхүүжүүлэх дүн 700,000₮. Хүү 700,000 × 1.8% × 12 = 151,200₮. Сард 71,000₮ орчим, нийт төлөх дүн 1,151,200₮.

Санхүүжүүлэх дүн дээд хязгаараас хэтэрвэл зөрүүг урьдчилгаандаа нэмж төлнө.

## Алхам

1. Бараагаа сонгоод [7700 1188](tel:+97677001188) дугаарт залгах, эсвэл аль нэг [салбарт](/branches) ирж хүсэлт гаргана.
2. Урьдчилгаа төлбөрөө бүрэн төлсний дараа хүсэлтийг санхүүгийн байгууллагад илгээнэ.
3. Хариу гарсны дараа гэрээгээ баталгаажуулна. Татгалзвал урьдчилгаа 3–5 хоногт буцна.
4. Бараа 7–14 хоногт хүргэгдэнэ.

## Бүрдүүлэх зүйлс

- 18 нас хүрсэн, иргэний үнэмлэхтэй
- Сүүлийн 6 сарын орлогын мэдээлэл
- Хугацаа хэтэрсэн зээлгүй

Гэрээнд гарын үсэг зурахаас өмнө нийт төлөх дүн, хугацаа, шимтгэлээ заавал уншаарай. Хугацаанаасаа өмнө төлж дуусгах боломжтой.
`,
  en: `
With a lease you pay part of the price first and the rest month by month. Where it is offered, the monthly sum stands below the price.

## Terms

- Price of the goods: from ${barrier}
- Down payment: ${share}% of the price
- Interest: ${LEASE.interest}% a month, flat, on the sum first financed
- Duration: ${LEASE_MIN_MONTHS} to ${LEASE_MAX_MONTHS} months
- Sum financed: between ${least} and ${most}

## How it is reckoned

The price less the down payment is the sum financed. It is divided by the months, and each month's interest is added. The monthly sum is rounded to a hundred tugrik and the last month makes up the difference.

**An example.** Goods for 1,000,000₮ over 12 months. The down payment is 300,000₮ and the sum financed 700,000₮. Interest is 700,000 × 1.8% × 12 = 151,200₮. That makes about 71,000₮ a month and 1,151,200₮ in all.

If the sum financed would be above the limit, the difference is added to the down payment.

## Step by step

1. Choose the goods and call [7700 1188](tel:+97677001188), or come to one of our [branches](/branches) to apply.
2. When the down payment has been paid in full, the application goes to the lender.
3. When the answer has come you confirm the contract. If it is no, the down payment is back in 3 to 5 days.
4. The goods arrive within 7 to 14 days.

## What you need

- To be 18 or older, with an identity card
- Proof of income for the last six months
- No overdue loans

Before signing, read what you pay in all, for how long, and with which fees. You may pay it off early.
`
}

const vatReceipt: DemoPage = {
  slug: 'vat-receipt',
  title: { mn: 'НӨАТ-ын баримт', en: 'VAT receipts' },
  summary: {
    mn: 'И-баримтыг хүргэлтийн дараа 14 хоногийн дотор олгоно. Хувь хүн, байгууллага аль алинд.',
    en: 'Issued within 14 days of delivery, to individuals and organisations.'
  },
  mn: `
Худалдан авалт бүрд НӨАТ-ын баримт (И-баримт) олгоно. Манай бүх үнэ НӨАТ орсон дүн бөгөөд захиалгын дэлгэрэнгүйд татварын хэмжээ тусдаа харагдана.

## Хэзээ

Бараа хүргэгдсэнээс хойш **14 хоногийн дотор** баримт олгогдоно. Буцаах хугацаа дууссаны дараа олгодог тул буцаасан бараа баримтад орохгүй.

## Хувь хүн

- И-баримтын аппад бүртгэлтэй утасны дугаараараа захиалга өгсөн бол баримтаа тэндээс харна.
- Бүртгэлгүй бол [7700 1188](tel:+97677001188) дугаарт И-баримтын 8 оронтой дугаараа хэлээрэй.

## Байгууллага

- Захиалгын хаягийн алхамд «Байгууллагаар авах» гэснийг сонгож, **7 оронтой регистрийн дугаараа** бичнэ.
- Байгууллагын баримтад сугалааны дугаар гардаггүй.
- Мартсан бол баримт олгохоос өмнө утсаар хэлж засуулж болно.

## Буцаалт хийвэл

Барааг бүтнээр нь буцаавал баримт хүчингүй болно. Хэсэгчлэн буцаавал үлдсэн дүнгээр шинэ баримт олгоно.

Байгууллагаар худалдан авах бусад нөхцөлийг [байгууллагын захиалга](/organisations) хуудаснаас үзнэ үү.
`,
  en: `
Every purchase gets a VAT receipt (e-barimt). All our prices include VAT, and the tax is shown separately in the order.

## When

The receipt is issued **within 14 days** of delivery. We wait until the time for returning is over, so that it never lists goods you sent back.

## Individuals

- If you ordered with the phone number you registered in the E-barimt app, you will find the receipt there.
- If not, call [7700 1188](tel:+97677001188) and tell us your eight-digit e-barimt number.

## Organisations

- At the address step choose “Order as an organisation” and enter the **seven-digit register number**.
- A receipt for an organisation has no lottery number.
- If you forgot, we can change it until the receipt is issued.

## After a return

If everything goes back, the receipt is void. If part of it goes back, there is a new receipt for the rest.

For other terms see [orders for organisations](/organisations).
`
}

export const buyingPages: readonly DemoPage[] = [delivery, returns, payment, lease, vatReceipt]
