import type { DemoPage } from './page.ts'

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

Шийдвэрт сэтгэл дундуур байвал и-мэйлээр бичээрэй. Ахлах ажилтан ажлын гурван өдөрт бичгээр хариу өгнө. Мөн Шударга өрсөлдөөн,
хэрэглэгчийн төлөө газарт хандах эрхтэй.
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

If you are not satisfied with a decision, write to us by e-mail. A senior colleague answers in writing within three working days.
You may also turn to the Authority for Fair Competition and Consumer Protection.
`
}

const help: DemoPage = {
  slug: 'help',
  title: { mn: 'Тусламж, түгээмэл асуулт', en: 'Help' },
  summary: {
    mn: 'Захиалга, төлбөр, хүргэлт, буцаалтын талаар хамгийн их асуудаг асуултууд.',
    en: 'What people ask most about orders, payment, delivery and returns.'
  },
  mn: `
Хариултаа олоогүй бол [7700 1188](tel:+97677001188) дугаарт өдөр бүр 11:00–22:00 цагт залгаарай.

## Захиалга

### Захиалга өгөхөд бүртгүүлэх шаардлагатай юу

Бараа үзэх, сагслахад үгүй. Захиалга өгөхдөө утасны дугаараа оруулж, мессежээр ирсэн кодоор нэвтэрнэ. Нууц үг заавал биш.
Нэвтрэхээс өмнө сагсалсан бараа сагсандаа үлдэнэ.

### Баталгаажуулах код ирэхгүй байна

Дугаараа шалгаад нэг минут хүлээгээд «Дахин илгээх» товчийг дарна. Олон удаа буруу оруулбал хэсэг хугацаанд түгждэг.

### Захиалгаа хэрхэн цуцлах вэ

Төлөөгүй захиалгыг [миний захиалга](/account/orders) хэсгээс өөрөө цуцална, эсвэл хугацаа нь дуусахад автоматаар цуцлагдана.
Төлсөн захиалгыг бараа гарахаас өмнө утсаар цуцлуулж болно.

### Хороо маань жагсаалтад алга

Хорооныхоо дугаарыг тоогоор бичээд үргэлжлүүлээрэй. Шинэ хороо захиалгад саад болохгүй.

## Төлбөр

### Төлсөн боловч захиалга «Төлбөр хүлээгдэж байна» хэвээр байна

Захиалгын хуудсан дээрх «Төлсөн, шалгах» товчийг дарна. Дансаар шилжүүлсэн бол гүйлгээний утгад захиалгын дугаараа бичсэн эсэхээ
шалгаарай.

### Хоёр удаа төлчихлөө

Санаа зоволтгүй. Илүү төлсөн мөнгө автоматаар буцаалтад бүртгэгдэж, 3–5 хоногт дансанд тань буцна. Дэлгэрэнгүйг [төлбөрийн
нөхцөл](/payment) хуудаснаас үзнэ үү.

### Үнэ өөрчлөгдсөн гэж гарлаа

Сагсанд байх хугацаанд хямдрал дуусах, эхлэх тохиолдолд шинэ дүнг харуулж, зөвшөөрөхийг тань асууна. Зөвшөөрөхгүй бол захиалга
үүсэхгүй.

## Хүргэлт

### Хэзээ ирэх вэ

Улаанбаатарт 14:00-оос өмнө төлсөн бол 5 цагийн дотор, бусад үед 24 цагийн дотор. Орон нутагт 24–72 цаг. Дэлгэрэнгүйг [хүргэлтийн
нөхцөл](/delivery) хуудаснаас.

### Салбараас авч болох уу

Болно. Захиалга өгсний дараа [7700 1188](tel:+97677001188) дугаарт аль [салбараас](/branches) авахаа хэлээрэй, бэлэн болмогц
бид залгана.

## Буцаалт

### Хэмжээ таарсангүй

Шошготой, өмсөөгүй бол 48 цагийн дотор буцаана. Хэрхэн буцаахыг [буцаалт, солилт](/returns) хуудсанд бичсэн.

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

Not to look around or to fill a cart. To order, enter your phone number and log in with the code we send. A password is not
needed. What you put in the cart before is still there.

### The code does not come

Check the number, wait a minute and press “Send again”. After several wrong codes it is locked for a while.

### How do I cancel an order

One that is not paid you can cancel yourself under [my orders](/account/orders), or it is cancelled when its time is over. One
that is paid we can cancel by telephone until the goods leave us.

### My khoroo is not on the list

Write its number and go on. A new khoroo never stops an order.

## Payment

### I have paid, and it still says waiting

Press “I have paid, check” on the page of the order. If it was a transfer, see whether you wrote the order number in the
description.

### I paid twice

Do not worry. What was paid too much is recorded as a refund by itself, and is back in 3 to 5 days. More under [payment](/payment).

### It says that the total has changed

When a sale begins or ends while something is in your cart, we show you the new sum and ask. Unless you agree, no order is made.

## Delivery

### When does it come

In Ulaanbaatar within 5 hours if you paid before 14:00, otherwise within 24. To the provinces in 24 to 72 hours. More under
[delivery](/delivery).

### Can I collect it

Yes. When you have ordered, call [7700 1188](tel:+97677001188) and say from which [branch](/branches). We call you when it is
ready.

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

export const helpPages: readonly DemoPage[] = [contact, help]
