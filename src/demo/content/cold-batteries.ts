import type { DemoText } from './entry.ts'

export const coldBatteries: DemoText = {
  slug: 'why-a-phone-dies-in-the-cold',
  title: { mn: 'Утас хүйтэнд яагаад унтардаг вэ', en: 'Why a phone dies in the cold' },
  summary: {
    mn: 'Долоон төхөөрөмжийг тагтан дээр хонуулж хэмжлээ. Хүснэгт, тайлбар, аргалах зургаан зам.',
    en: 'We left seven devices on a balcony and measured. A table, a reason and six ways round it.'
  },
  lead: {
    mn: 'Дэлгэц дээр 41 хувь гэж байтал хар болно. Зай худал хэлээгүй, зүгээр л чадахаа больсон.',
    en: 'It says 41 per cent, and then it is black. The battery did not lie. It simply could not go on.'
  },
  tags: ['tech'],
  author: 'bilguun',
  series: 'winter',
  cover: 'boards/devices',
  coverAlt: { mn: 'Ширээн дээр утас, чихэвч, фото аппарат, цаг', en: 'A telephone, headphones, a camera and a watch on a table' },
  daysAgo: 31,
  mn: `
Литийн ионы зайд цахилгаан гэдэг нь нэг талаас нөгөөд сэлж яваа ионууд юм. Шингэн дундуур сэлдэг. Хүйтэнд шингэн өтгөрч, ионууд удааширна.
Хэрэглээ их бол дундуур нь хүрч амжихгүй, хүчдэл унаж, утас өөрийгөө хамгаалан унтардаг. Дулаацахад үлдсэн 41 хувь эргээд ирнэ.

## Хэмжилт

Бид долоон төхөөрөмжийг бүрэн цэнэглээд, дөрвөн хэмд хоёр цаг байлгаж, видео тоглуулан дуустал нь хэмжив. 20 хэмд ажилласан хугацааг
зуу гэж авсан.

| Төхөөрөмж | 0 °C | −10 °C | −20 °C | −30 °C |
| --- | --- | --- | --- | --- |
| Шинэ утас | 91 | 80 | 62 | 34 |
| Гурван жилийн утас | 84 | 63 | 31 | асаагүй |
| Товчлуурт утас | 95 | 88 | 79 | 66 |
| Бугуйн ухаалаг цаг, гарт | 98 | 97 | 95 | 93 |
| Утасгүй чихэвч | 88 | 74 | 52 | 21 |
| Толин бус фото аппарат | 90 | 78 | 60 | 37 |
| Зөөврийн компьютер | 89 | 71 | 44 | асаагүй |
: Манай тагт, нэгдүгээр сар. Тоо нь хувиар, нэг удаагийн хэмжилт.

Цагийн мөр сонин байгаа биз: зай нь биш, гар нь халаана. Энэ бол бүх аргын утга.

## Зургаан арга

1. **Дотуур халаас.** Гадуур халаасанд −20-д байгаа утас, дотуур халаасанд +15-д байна.
2. **Чихэвчээр ярь.** Утсаа гаргахгүйгээр.
3. **Хэмнэлтийн горимыг 60 хувиас нь асаа.** Бага гүйдэл, бага уналт.
4. **Нөөц зайг нүцгэн бүү ав яв.** Ноосон оймсонд хий. [Тэмээний ноосон оймс](product:camel-wool-socks) хамгийн тохиромжтой уут.
5. **Хөлдүү зайг бүү цэнэглэ.** Тэгээс доош цэнэглэхэд лити металл болж тогтоод, зайг үүрд гэмтээнэ. Хагас цаг дулаацуул.
6. **Шууд бүү асаа.** Хүйтнээс орсон төхөөрөмж дотроо хөлөрнө. Уутанд нь нэг цаг байлга.

[[simple-button-phone | Хасах 30-д ч гурван цаг ярина. Нэгийг машиндаа авч яв]]

## Машины зай ч мөн адил

Хар тугалгын зай хасах 30-д хүчнийхээ хагасыг алддаг, харин хөдөлгүүр асаахад хоёр дахин их хүч шаарддаг. Тиймээс хуучин зай яг тэр өглөө
үхнэ. Гурван жилээс дээш бол намар нь хэмжүүл. Шөнө зайгаа гэртээ оруулах нь хөгшчүүлийн зан биш, физик.

## Дулаацсаны дараа

Хүйтнээс болсон уналт бараг үргэлж эргэж ирдэг. Эргэж ирээгүй нь хуучирсан зай. Утасныхаа тохиргоон дахь «зайны төлөв» 80 хувиас доош бол
өвлийн өмнө солих үе. Хуучныг нь [манай хайрцагт](/news/a-box-for-old-phones) хийгээрэй.

[[* Хүйтэнд | rugged-field-phone, khemnel-smart-watch, rechargeable-camp-lantern, pocket-travel-camera]]
`,
  en: `
In a lithium-ion battery electricity means ions that swim from one side to the other, through a liquid. In the cold the liquid thickens and they slow down. If much is asked of
them they do not arrive in time, the voltage drops, and the phone protects itself by going dark. When it is warm again the 41 per cent are back.

## What we measured

We charged seven devices, left them for two hours at each of four temperatures, and played video until they stopped. The time at 20 degrees is a hundred.

| Device | 0 °C | −10 °C | −20 °C | −30 °C |
| --- | --- | --- | --- | --- |
| New smartphone | 91 | 80 | 62 | 34 |
| Smartphone of three years | 84 | 63 | 31 | did not start |
| Button phone | 95 | 88 | 79 | 66 |
| Smart watch, on the wrist | 98 | 97 | 95 | 93 |
| Wireless headphones | 88 | 74 | 52 | 21 |
| Mirrorless camera | 90 | 78 | 60 | 37 |
| Laptop | 89 | 71 | 44 | did not start |
: On our balcony in January, in per cent, measured once.

Look at the row of the watch. It is not the battery that is better; it has a wrist. That is the whole secret of what follows.

## Six ways

1. **An inside pocket.** In the outer pocket a phone is at −20, in the inner at +15.
2. **Talk through headphones.** Then it need not come out.
3. **Save power from 60 per cent on.** Less current, less drop.
4. **Do not carry a spare battery bare.** Put it in a sock; there is no better pouch than [camel wool](product:camel-wool-socks).
5. **Do not charge it frozen.** Below zero lithium settles as metal and harms the battery for good. Give it half an hour.
6. **Do not switch on at once.** What comes in from the cold sweats inside. Leave it in its bag for an hour.

[[simple-button-phone | Three hours of talk even at minus 30. One for the glove box]]

## The car is no different

At minus 30 a lead battery has lost half its strength, and the engine wants twice as much to start. So an old one dies on that very morning. If it is over three years old have it
tested in autumn. To carry it in at night is not a habit of old men, it is physics.

## When it is warm again

What the cold has taken nearly always comes back. What does not was age. If the battery health in the settings is below 80 per cent, change it before winter; and put the old one
into [our box](/news/a-box-for-old-phones).

[[* For the cold | rugged-field-phone, khemnel-smart-watch, rechargeable-camp-lantern, pocket-travel-camera]]
`
}
