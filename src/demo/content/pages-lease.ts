import { DEFAULT_LEASE_TERMS, LEASE_MAX_MONTHS, LEASE_MIN_MONTHS } from '#domain/lease.ts'
import type { DemoPage } from './page.ts'
import { money } from './money.ts'

const [barrier, least, most] = [
  money(DEFAULT_LEASE_TERMS.barrier),
  money(DEFAULT_LEASE_TERMS.allowedMin),
  money(DEFAULT_LEASE_TERMS.allowedMax)
]
const share = DEFAULT_LEASE_TERMS.term * 100

const lease: DemoPage = {
  slug: 'lease',
  title: { mn: 'Лизингийн нөхцөл', en: 'Lease' },
  summary: {
    mn: `${barrier} ба түүнээс дээш үнэтэй барааг хувааж төлнө. Хүү сарын ${DEFAULT_LEASE_TERMS.interest}%, хугацаа ${LEASE_MIN_MONTHS}–${LEASE_MAX_MONTHS} сар.`,
    en: `Pay by the month for goods from ${barrier}. Interest ${DEFAULT_LEASE_TERMS.interest}% a month, over ${LEASE_MIN_MONTHS} to ${LEASE_MAX_MONTHS} months.`
  },
  mn: `
Лизинг нь барааны үнийн нэг хэсгийг урьдчилж төлөөд, үлдсэнийг нь сар бүр хувааж төлөх хэлбэр юм. Боломжтой бараанд «сард …» гэсэн
дүн үнийнх нь доор харагдана. Хүсэлтийг утсаар, эсвэл салбар дээр авна.

## Үндсэн нөхцөл

- Барааны үнэ: ${barrier} ба түүнээс дээш
- Урьдчилгаа: үнийн ${share}%
- Хүү: сарын ${DEFAULT_LEASE_TERMS.interest}%, санхүүжүүлэх анхны дүнгээс тогтмол
- Хугацаа: ${LEASE_MIN_MONTHS}–${LEASE_MAX_MONTHS} сар
- Санхүүжүүлэх дүн: ${least}–${most}

## Хэрхэн тооцох вэ

Үнээс урьдчилгааг хасаж санхүүжүүлэх дүн гарна. Түүнийг сарын тоонд хувааж, дээр нь сарын хүүг нэмнэ. Сарын төлбөрийг зуун
төгрөгөөр тоймлож, зөрүүг сүүлийн сард засна.

**Жишээ.** 1,000,000₮-ийн бараа, 12 сар. Урьдчилгаа 300,000₮, санхүүжүүлэх дүн 700,000₮. Хүү 700,000 × 1.8% × 12 = 151,200₮. Сард
71,000₮ орчим, нийт төлөх дүн 1,151,200₮.

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
With a lease you pay part of the price first and the rest month by month. Where it is offered, the monthly sum stands below the
price. Applications are taken by telephone and at the branches.

## Terms

- Price of the goods: from ${barrier}
- Down payment: ${share}% of the price
- Interest: ${DEFAULT_LEASE_TERMS.interest}% a month, flat, on the sum first financed
- Duration: ${LEASE_MIN_MONTHS} to ${LEASE_MAX_MONTHS} months
- Sum financed: between ${least} and ${most}

## How it is reckoned

The price less the down payment is the sum financed. It is divided by the months, and each month's interest is added. The monthly
sum is rounded to a hundred tugrik and the last month makes up the difference.

**An example.** Goods for 1,000,000₮ over 12 months. The down payment is 300,000₮ and the sum financed 700,000₮. Interest is
700,000 × 1.8% × 12 = 151,200₮. That makes about 71,000₮ a month and 1,151,200₮ in all.

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

export const leasePages: readonly DemoPage[] = [lease]
