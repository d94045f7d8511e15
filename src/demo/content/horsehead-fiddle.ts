import type { DemoText } from './entry.ts'

export const horseheadFiddle: DemoText = {
  slug: 'two-hundred-and-thirty-five-hairs',
  title: { mn: 'Хоёр зуун гучин таван хялгас', en: 'Two hundred and thirty-five hairs' },
  summary: {
    mn: 'Эр чавхдас 130, эм чавхдас 105. Морин хуурыг ямар модоор, хэн, хэдий хугацаанд хийдэг вэ.',
    en: 'A hundred and thirty in one string, a hundred and five in the other. How a horsehead fiddle is made.'
  },
  lead: {
    mn: 'Айл бүрийн хойморт байдаг хөгжмийг дуугаргаж чаддаг айл цөөн. Эхлэхэд орой гэж үгүй.',
    en: 'It hangs in the place of honour of every home, and few can play it. It is never too late.'
  },
  tags: ['craft'],
  author: 'baterdene',
  series: 'hands',
  cover: 'boards/fiddles',
  coverAlt: { mn: 'Гурван морин хуур хана түшин зогсоно', en: 'Three horsehead fiddles against a wall' },
  daysAgo: 64,
  mn: `
«Модоо би сонгодоггүй, чагнадаг» гэж урлаач Д. Улаантуг хэлээд хоёр банз тогшив. Нэг нь дүнсгэр, нөгөө нь удаан цуурайтав.
Хоёр дахь нь хус, гурван жил байшингийн дээвэр дор хатсан. Тэр л хуур болно.

Морин хуурыг 2003 онд ЮНЕСКО хүн төрөлхтний өвийн бүтээл хэмээн зарлаж, 2008 онд төлөөллийн жагсаалтад бүртгэсэн. Улаантугийнхан
түүнээс өмнө ч, хойно ч сард хоёр хуур хийсээр байна.

## Мод

- **Их бие.** Хус, агч, гацуур. Трапец хэлбэр, доод тал нь дээдээсээ өргөн.
- **Нүүр.** 1970-аад он хүртэл арьсан нүүртэй байв: ингэ, ямаа, ботгоны шир. Хуурай, чийглэг аль ч үед хөг нь алдагддаг тул модон нүүр рүү шилжсэн.
- **Иш, толгой.** Хатуу хус, нэг модноос. Толгойг сийлэхэд хоёр хоног.

Толгойд морь сийлэхээс өмнө матар, арслан, шувуу сийлдэг байсан нутаг бий. Морь нь домгоос ирсэн: хайртай морио алдсан Хөхөө Намжил
хялгасаар нь чавхдас татжээ.

## Хялгас

| Чавхдас | Хэдэн хялгас | Аль морины | Хөг |
| --- | --- | --- | --- |
| Эр, бүдүүн | 130 | азарганы сүүл | фа |
| Эм, нарийн | 105 | гүүний сүүл | си бемоль |
| Нумын | 180 орчим | алийг ч | |

Хялгасыг эрчилдэггүй, зэрэгцүүлж татдаг. Тиймээс дуу нь нэг биш, зуун гучин хоолойны найрал юм. Нейлон чавхдас илүү бат, тэнцүү
боловч тэр шажигнах чимээг алддаг. Сурагчдад нейлоноос эхлэхийг зөвлөдөг, хөг нь тогтвортой.

> Хуур уйлдаггүй. Уйлж байгаа хүнийг сонсдог юм.
> — Д. Улаантуг

## Хэн дуугаргаж чадах вэ

Хоёр утас, хуруугаар дээрээс нь дардаггүй, хажуугаас нь хумс, дотор талаар нь түлхдэг. Эхний долоо хоногт эрхий хуруу өвдөнө. Хоёр дахь
долоо хоногт «Жороо луусын явдал»-ын эхний дөрвөн тактыг тоглоно. Гурав дахь сард хөршүүд танд баяр хүргэнэ, эсвэл нүүнэ.

[[student-horsehead-fiddle | Нейлон чавхдастай, хөгийн тэмдэгтэй. Эхлэхэд]]

Хуурыг хэвтүүлж тавьдаггүй, толгойг нь доош хандуулдаггүй. Радиатороос хоёр метр зай авна: өвлийн хуурай агаарт их бие нь цуурдаг.
Чийгшүүлэгч байхгүй бол дэргэд нь аяга ус тавихад л тус болно.

[[* Хойморт | horsehead-fiddle, first-lessons-on-the-horsehead-fiddle, miniature-fiddle]]

Говьд ботгоо голсон ингийг аргадах дуу бий. Хуурын дуу, хүний «хөөс, хөөс» хоёр л оролцдог. Түүнийг бид [тэмээний ноосны
замд](/article/on-the-road-of-camel-wool) сонссон.
`,
  en: `
“I don't choose the wood, I listen to it,” says D. Ulaantug, and knocks on two boards. One sounds sullen; the other goes on ringing. The second is birch that
has dried for three years under the roof. It will be a fiddle.

In 2003 UNESCO proclaimed the *morin khuur* a masterpiece of the heritage of humanity, and in 2008 it was entered in the list. Before and after, the Ulaantugs
have gone on making two a month.

## Wood

- **The body.** Birch, maple or spruce, in the shape of a trapeze, wider below.
- **The face.** Until the 1970s it was of skin: camel, goat, or the hide of a calf. Dry or damp, it went out of tune, and so wood took its place.
- **Neck and head.** Hard birch, from one piece. It takes two days to carve the head.

In some places it was once a dragon, a lion or a bird. The horse comes from the legend of Khukhuu Namjil, who lost the horse he loved and drew strings of its hair.

## Hair

| String | Hairs | From | Tuned to |
| --- | --- | --- | --- |
| Male, thick | 130 | a stallion's tail | F |
| Female, thin | 105 | a mare's tail | B flat |
| Of the bow | about 180 | any horse | |

The hairs are not twisted; they lie side by side. So what you hear is not one voice but a choir of a hundred and thirty. Nylon is stronger and more even, and it loses
that whisper. Pupils are told to begin with nylon, because it stays in tune.

> A fiddle does not weep. It listens to those who do.
> — D. Ulaantug

## Who can learn it

There are two strings, and you do not press them from above. You push them from the side with the nail and the inside of the finger. In the first week the thumb hurts.
In the second you can play four bars of “The gait of the ambling mules”. In the third month the neighbours congratulate you, or move.

[[student-horsehead-fiddle | With nylon strings and marks on the neck: to begin with]]

A fiddle is not laid down, nor stood on its head. Keep it two metres from the radiator, because in the dry air of winter the body cracks. Without a humidifier, a bowl
of water beside it will do.

[[* For the place of honour | horsehead-fiddle, first-lessons-on-the-horsehead-fiddle, miniature-fiddle]]

In the Gobi there is a song that makes a camel accept the calf she has refused, with only the fiddle and a voice that sings “khuus, khuus”. We heard it [on the road of
camel wool](/article/on-the-road-of-camel-wool).
`
}
