import type { DemoText } from '../entry.ts'

export const parcelLinkScam: DemoText = {
  slug: 'do-not-press-that-link',
  title: { mn: '«Таны илгээмж саатлаа» гэсэн холбоос бүү дараарай', en: '“Your parcel is held up”: do not press that link' },
  summary: {
    mn: 'Манай нэрээр ирж буй хуурамч мессежийг хэрхэн таних, дарсан бол яах вэ.',
    en: 'How to know a false message sent in our name, and what to do if you have pressed it.'
  },
  lead: {
    mn: 'Сүүлийн долоо хоногт манай нэрийг барьсан хуурамч мессеж ирсэн тухай хорин гурван хүн мэдээллээ.',
    en: 'In the past week twenty-three people told us of messages that only pretended to be ours.'
  },
  tags: ['shop', 'tech'],
  author: 'bilguun',
  cover: 'boards/message',
  coverAlt: { mn: 'Ширээн дээр хоёр утас, зөөврийн компьютер', en: 'Two telephones and a laptop on a table' },
  daysAgo: 1,
  mn: `
Мессежид илгээмж саатсан тул 3,500₮ төлөөрэй гээд холбоос өгдөг. Холбоос нь картын дугаар, дараа нь банкны баталгаажуулах код
нэхнэ. Код оруулмагц данснаас өөр дүн гарна.

## Бид хэзээ ч ингэдэггүй

- Хүргэлтийн төлбөрийг захиалга хийхэд нэг л удаа авна, дараа нь нэхэхгүй.
- Картын дугаар, банкнаас ирсэн код, нууц үгийг утсаар ч, мессежээр ч асуухгүй.
- Манай хүргэгч утасдахдаа захиалгын дугаарыг өөрөө хэлдэг. Хэлж чадахгүй бол манайх биш.

Захиалгаа шалгах бол холбоосоор биш, хаягийн мөрөнд өөрөө бичиж орох, эсвэл [7700 1188](tel:+97677001188) дугаарт залгаарай.
Кодоо оруулчихсан бол нэн түрүүнд банкныхаа тусгай дугаарт залгаж картаа хаалгана, дараа нь цагдаагийн 102 дугаарт мэдэгдэнэ.
Мессежийн зургийг бидэнд илгээвэл бусдад анхааруулахад тус болно.
`,
  en: `
The message says that your parcel is held up, asks for 3,500₮ and gives a link. The link wants your card number and then the code
your bank has just sent you. As soon as the code is in, a different sum leaves the account.

## What we never do

- Delivery is paid once, with the order. Nobody asks for it afterwards.
- We do not ask for a card number, a bank's code or a password, by telephone or by message.
- Our courier names the number of your order when he calls. If he cannot, he is not ours.

To look at an order, type our address yourself or call [7700 1188](tel:+97677001188). If you have already given the code, call
your bank first and have the card blocked; then report it to the police on 102. A picture of the message helps us to warn others.
`
}
