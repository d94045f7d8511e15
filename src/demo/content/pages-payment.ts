import type { DemoPage } from './page.ts'

const payment: DemoPage = {
  slug: 'payment',
  title: { mn: 'Төлбөрийн нөхцөл', en: 'Payment' },
  summary: {
    mn: 'QPay-ээр (QR код уншуулж эсвэл банкны аппаар), эсвэл дансаар шилжүүлж төлнө.',
    en: 'By QPay, with a QR code or your bank app, or by bank transfer.'
  },
  mn: `
Бүх үнэ төгрөгөөр, НӨАТ орсон дүнгээрээ байна. Төлөх дүн төлбөрийн хуудсан дээр хүргэлттэйгээ хамт гарна. Захиалга өгөх явцад үнэ
өөрчлөгдвөл бид танаас эхлээд асууна, анзаарагдалгүй нэмэгдэхгүй.

## QPay

1. Төлбөрийн хэлбэрээс QPay-г сонгоно.
2. Компьютероор бол QR кодыг банкныхаа аппаар уншуулна. Утсаар бол банкныхаа нэр дээр дарахад апп нь шууд нээгдэнэ.
3. Төлмөгц захиалгын хуудас өөрөө шинэчлэгдэнэ. Шинэчлэгдээгүй бол «Төлсөн, шалгах» товч дарна.

## Дансаар шилжүүлэх

1. Захиалгын хуудсан дээр гарсан данс, дүнг хуулна.
2. Гүйлгээний утгад **захиалгын дугаараа** заавал бичнэ. Дугааргүй бол аль захиалгад орсныг тогтооход хугацаа орно.
3. Мөнгө орж ирмэгц захиалга баталгаажиж, утсанд тань мессеж очно.

## Төлөх хугацаа

Захиалга үүсгэхэд бараа танд хадгалагдаж, үлдсэн хугацаа дэлгэц дээр тоологдоно. Хугацаандаа төлөгдөөгүй захиалга **автоматаар
цуцлагдаж**, барааг бусад хүн авах боломжтой болно. Хуудсаа хааж, өөр төхөөрөмжөөс дахин нээсэн ч болно.

Хугацаа дууссаны дараа орж ирсэн мөнгө алга болохгүй: буцаалт болж бүртгэгдээд 3–5 хоногт дансанд тань очно. Явцыг [миний
захиалга](/account/orders) хэсгээс харна.

## Аюулгүй байдал

- Бид картын дугаар, нууц үгийг тань хэзээ ч утсаар, мессежээр асуухгүй.
- Төлбөрийг зөвхөн энэ сайтад гарсан дансанд хийгээрэй. Дансны нэр нь үргэлж **Дэлгүүр ХХК**.
- Эргэлзвэл төлөхөөсөө өмнө [7700 1188](tel:+97677001188) дугаарт залгаарай.
`,
  en: `
All prices are in tugrik and include VAT. The payment page shows the whole sum with delivery. If a price changes while you are
ordering we ask you first; nothing is ever added unnoticed.

## QPay

1. Choose QPay.
2. On a computer, scan the code with your bank's app. On a phone, press the name of your bank and the app opens.
3. When you have paid, the page of the order updates by itself. If it does not, press “I have paid, check”.

## Bank transfer

1. Copy the account and the sum from the page of the order.
2. Write your **order number** in the description. Without it we need time to find out whose money it is.
3. As soon as the money has come the order is confirmed, and you get a message.

## Time to pay

When you place an order the goods are kept for you, and the time that is left is counted on the screen. An order that is not paid
in time is **cancelled automatically** and the goods are free for others. You may close the page and open it again on another
device.

Money that arrives later is not lost. It is recorded as a refund and is back in your account in 3 to 5 days. You can follow it
under [my orders](/account/orders).

## Safety

- We never ask for card numbers or passwords by telephone or message.
- Pay only to the accounts shown on this site. The account name is always **Дэлгүүр ХХК**.
- When in doubt call [7700 1188](tel:+97677001188) before you pay.
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
Худалдан авалт бүрд НӨАТ-ын баримт (И-баримт) олгоно. Манай бүх үнэ НӨАТ орсон дүн бөгөөд захиалгын дэлгэрэнгүйд татварын хэмжээ
тусдаа харагдана.

## Хэзээ

Бараа хүргэгдсэнээс хойш **14 хоногийн дотор** баримт олгогдоно. Буцаах хугацаа дууссаны дараа олгодог тул буцаасан бараа баримтад
орохгүй.

## Хувь хүн

- И-баримтын аппад бүртгэлтэй утасны дугаараараа захиалга өгсөн бол баримтаа тэндээс харна.
- Бүртгэлгүй бол [7700 1188](tel:+97677001188) дугаарт И-баримтын 8 оронтой дугаараа хэлээрэй.

## Байгууллага

- Захиалгын хаягийн алхамд «Байгууллагын нэр дээр авах» гэснийг сонгож, **7 оронтой регистрийн дугаараа** бичнэ.
- Байгууллагын баримтад сугалааны дугаар гардаггүй.
- Мартсан бол баримт олгохоос өмнө утсаар хэлж засуулж болно.

## Буцаалт хийвэл

Барааг бүтнээр нь буцаавал баримт хүчингүй болно. Хэсэгчлэн буцаавал үлдсэн дүнгээр шинэ баримт олгоно.

Байгууллагаар худалдан авах бусад нөхцөлийг [байгууллагын захиалга](/organisations) хуудаснаас үзнэ үү.
`,
  en: `
Every purchase gets a VAT receipt (e-barimt). All our prices include VAT, and the tax is shown separately in the order.

## When

The receipt is issued **within 14 days** of delivery. We wait until the time for returning is over, so that it never lists goods
you sent back.

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

export const paymentPages: readonly DemoPage[] = [payment, vatReceipt]
