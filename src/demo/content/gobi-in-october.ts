import type { DemoText } from './entry.ts'

export const gobiInOctober: DemoText = {
  slug: 'the-gobi-in-october',
  title: { mn: 'Аравдугаар сарын говь', en: 'The Gobi in October' },
  summary: {
    mn: 'Хүн цөөн, өдөр дулаан, шөнө хүйтэн. Далайн чинээ элс, нэг хавцал, зургаан хоногийн зам.',
    en: 'Few people, warm days, cold nights: a sea of sand, a gorge and a road of six days.'
  },
  lead: {
    mn: 'Зун хүмүүс говьд ирээд халууцдаг. Намар говь өөрөө амардаг.',
    en: 'In summer people come to the Gobi and are hot. In autumn the Gobi rests from them.'
  },
  tags: ['travel'],
  author: 'misheel',
  cover: 'scenes/gobi-camels',
  coverAlt: { mn: 'Дөрвөн тэмээ элсэн дээгүүр цувж байна', en: 'Four camels in file across the sand' },
  daysAgo: 42,
  mn: `
Даланзадгадад нисэх онгоцны хаалга нээгдэхэд агаарт агийн үнэр ханхалж байв. Аравдугаар сарын хоёрны үдэд +17, тэр шөнө −6. Хувцасныхаа талыг нь
өдөр, талыг нь шөнө өмсөж дассан.

Зургадугаараас наймдугаар сард Ёлын амаар өдөрт мянга гаруй хүн ордог. Тэр өдөр бид арван нэгүүлээ байлаа, тав нь янгир.

## Зам

| Өдөр | Хаанаас хаашаа | Км | Юу үзэх |
| --- | --- | --- | --- |
| 1 | Улаанбаатар – Даланзадгад | 550 | хатуу хучилттай, 8 цаг |
| 2 | Ёлын ам | 45 | хавцал, тас, янгир |
| 3 | Хонгорын элс | 170 | 100 км үргэлжлэх манхан |
| 4 | Хонгорын элс | | тэмээ, элсний дуу |
| 5 | Баянзаг | 150 | улаан шавар, загийн төгөл |
| 6 | Даланзадгад | 100 | музей, буцах нислэг |
: Зай нь ойролцоо. Хатуу зам Даланзадгадаар дуусна.

## Ёлын ам

Хавцлын ёроолд зуны дунд хүртэл мөс байдаг байсан. Сүүлийн жилүүдэд долоодугаар сард хайлчихдаг болсон тул мөс үзэх гэсэн хүн зургадугаар
сард ирэх хэрэгтэй. Аравдугаар сард горхи нь дахин хөлдөж эхлээд, өглөө шилэн хальстай, үд болоход дуугарч хагардаг.

Ёл гэдэг нь сахалт тас. Далавчаа дэлгэхэд хоёр метр хагас. Ясыг өндрөөс чулуун дээр унагаж хагалаад чөмгийг нь иддэг.

## Хонгорын элс

Хамгийн өндөр манхан нь гурван зуу шахам метр. Оройд гарахад нэг цаг, буухад дөрвөн минут. Хуурай өдөр элс хөдлөхөд онгоц ниссэн мэт дүнгэнэдэг
тул «дуут манхан» гэдэг: ижил хэмжээтэй ширхгүүд зэрэг гулсахад чичирдэг юм байна.

![Хөх, улаан ачаатай хоёр тэмээ элсэн дээр](scenes/gobi-camels@120,360,640,400 "Өглөөний долоон цаг. Тэмээ худаг руу явна")
![Манхны дээрх улбар нар](scenes/gobi-camels@900,60,640,400 "Үдийн нэг цаг. Сүүдэр алга")
![Ягаан уул, элсний давхарга](scenes/gobi-camels@960,380,640,400 "Оройн зургаан цаг. Элс хөрж эхлэв")
: Хонгорын элсний нэг өдөр. Эсгий зүймэл.

Айлд хоноход 40,000–60,000₮, тэмээ унахад цагт 25,000₮ орчим байлаа. Картын төхөөрөмж байхгүй, бэлэн мөнгө ав.

[[glacier-sunglasses | Элсний гялбаа цаснаас дутахгүй]]

## Баянзаг

1923 онд Рой Чапман Эндрюсийн хайгуулынхан энд анх удаа үлэг гүрвэлийн өндөгний үүр олжээ. Нар жаргахад улаан хад гал авалцсан мэт болдог тул
тэд «Галт хад» гэж нэрлэсэн. Нэг ч чулуу авч болохгүй: олдвор бүр төрийнх, хүргэх газар нь цагдаа биш музей.

> Говь хоосон биш. Хоосон нь хүний нүд.
> — Хөтөч О. Бадарч, Булган сум

## Авч явах

- Ус хүн бүрд өдөрт дөрвөн литр, хоёр өдрийн нөөц.
- Хасах аравт таарах унтлагын уут, дээр нь хөнжил.
- Чийгшүүлэгч, уруулын тос. Агаарын чийг 20 хувь.
- Утас: Улаанбаатараас гарахын өмнө офлайн газрын зураг тат.
- Нэг хүрз. Элсэнд суухгүй гэж бодсон хүн л суудаг.

[[* Намрын говьд | camel-wool-blanket, khangai-backpack-32-l, lip-balm-trio, retro-film-camera]]

Сүүлчийн шөнө галын дэргэд хөтөч минь «ирэх жил дахиад ирээрэй, гэхдээ хүнд битгий хэлээрэй» гэв. Би амласан. Одоо амлалтаа зөрчлөө.
`,
  en: `
When the door of the aircraft opened in Dalanzadgad the air smelled of wormwood. At noon on the second of October it was +17, and that night −6. We learned to wear one half of our
clothes by day and the other by night.

From June to August more than a thousand people a day walk into Yolyn Am. On that day there were eleven of us, and five were ibex.

## The road

| Day | From and to | Km | What there is |
| --- | --- | --- | --- |
| 1 | Ulaanbaatar – Dalanzadgad | 550 | paved, 8 hours |
| 2 | Yolyn Am | 45 | a gorge, vultures, ibex |
| 3 | Khongoryn Els | 170 | a hundred kilometres of dunes |
| 4 | Khongoryn Els | | camels, the voice of the sand |
| 5 | Bayanzag | 150 | red clay, saxaul |
| 6 | Dalanzadgad | 100 | the museum, the flight home |
: Distances are rough. The asphalt ends at Dalanzadgad.

## Yolyn Am

There used to be ice at the bottom of the gorge till the middle of summer. In recent years it has been gone by July; who wants to see it should come in June. In October the stream
begins to freeze again. In the morning it wears a skin of glass, and at noon the glass breaks aloud.

The *yol* is the bearded vulture, two and a half metres from wing to wing. It drops bones from a height on to a stone and eats the marrow.

## Khongoryn Els

The tallest dune is close to three hundred metres. It takes an hour to climb and four minutes to come down. On dry days the moving sand drones like an aeroplane, and so they are called
the singing dunes: grains of one size that slide together begin to hum.

![Two camels with blue and red loads on the sand](scenes/gobi-camels@120,360,640,400 "Seven in the morning. The camels are on their way to the well")
![An orange sun above the dunes](scenes/gobi-camels@900,60,640,400 "One o’clock. There is no shade")
![Mauve hills and bands of sand](scenes/gobi-camels@960,380,640,400 "Six in the evening. The sand begins to cool")
: A day at Khongoryn Els. Felt appliqué.

A night with a family cost 40,000 to 60,000₮, a camel about 25,000₮ an hour. There is no card machine. Take cash.

[[glacier-sunglasses | Sand throws back as much light as snow]]

## Bayanzag

In 1923 the expedition of Roy Chapman Andrews found the first nests of dinosaur eggs here. At sunset the red rock looks as though it were burning, and they named it the Flaming
Cliffs. Do not take so much as a stone: whatever is found belongs to the state, and the place to report it is the museum.

> The Gobi is not empty. Eyes are empty.
> — O. Badarch, guide, Bulgan

## What to take

- Four litres of water a day for each of you, and two days in reserve.
- A sleeping bag for minus ten, and a blanket.
- Something for skin and lips. The air has 20 per cent of humidity.
- A map for your phone, loaded before you leave Ulaanbaatar.
- A shovel. Those who are sure they won't get stuck, do.

[[* For an autumn in the Gobi | camel-wool-blanket, khangai-backpack-32-l, lip-balm-trio, retro-film-camera]]

On the last night by the fire our guide said: “Come again next year, but don't tell anybody.” I promised. Now I have broken it.
`
}
