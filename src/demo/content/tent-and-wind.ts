import type { DemoText } from './entry.ts'

export const tentAndWind: DemoText = {
  slug: 'a-tent-against-the-steppe-wind',
  title: { mn: 'Талын салхинд тэсэх майхан', en: 'A tent against the steppe wind' },
  summary: {
    mn: 'Борооноос биш, салхинаас хамгаалах майхан хэрэгтэй. Юуг харж сонгох, хэрхэн барих вэ.',
    en: 'Here a tent has to stand up to wind, not rain. What to look for, and how to pitch it.'
  },
  lead: {
    mn: 'Талд мод байхгүй. Тиймээс салхи таныг л олно.',
    en: 'There are no trees on the plain. So the wind finds you.'
  },
  tags: ['travel'],
  author: 'misheel',
  cover: 'scenes/camp@440,240,1000,625',
  coverAlt: { mn: 'Нуурын эрэг дээрх улбар шар майхан, үүргэвч', en: 'An orange tent and a backpack by a lake' },
  daysAgo: 96,
  mn: `
Дорнодын Мэнэнгийн талд шөнийн нэг цагт майхан маань хэвтэв. Хугараагүй, зүгээр л газартай тэгшрээд, бид хоёрыг бүтээсэн. Өглөө нь
босоод хэвээрээ байсан. Тэр майхан бол сайн майхан байсан: нугарч чаддаг.

Манай орны жилийн хур тунадас тал нутагт 200–300 миллиметр, Европын дунджийн гуравны нэг. Харин салхи хавар секундэд 15–20 метр хүрэх
нь ердийн үзэгдэл. Каталог дээр 5,000 миллиметрийн усны багана гэж бичсэн нь эндхийн хүнд хоёрдугаар зэргийн тоо.

## Юуг харах вэ

| Юуг | Талд | Ойд, нуурын эрэгт |
| --- | --- | --- |
| Хэлбэр | нам, бөмбөгөр, таван мод | хамаагүй |
| Мод | хөнгөн цагаан 8.5 мм-ээс дээш | шилэн ширхэгт ч болно |
| Олс | 8-аас доошгүй | 4 |
| Хормой | газарт хүрсэн | өндөр, агаарждаг |
| Хаалга | хоёр, эсрэг талдаа | нэг |
| Шумуулын тор | байвал сайн | заавал |

[[four-season-tent | Таван мод, арван хоёр олс, цасны хормой]]

## Барих таван алхам

1. Газраа сонго. Уулын бэлийн салхины доод тал, гэхдээ жалга биш: зуны үер гэнэт ирдэг. Хуурай сайрт хэзээ ч бүү барь.
2. Нарийн талаар нь салхи өөд. Хаалга нь доод талдаа.
3. Гадас 45 хэмээр, майхнаас гадагш налуу. Элсэнд гадас биш, элс хийсэн уутыг хөндлөн булна.
4. Олсыг бүгдийг татна. Тайван орой ч гэсэн.
5. Дотроо үүргэвчээ салхины талын буланд тавь.

Нэг гадас хугарвал чулуу, нэг мод хугарвал наалт, мөчир. Хоёр мод хугарвал айл. Манай оронд гурав дахь шийдэл үргэлж бий: харагдаж байгаа
хамгийн ойрын утаа руу яв.

> Майхныг бариад дараа нь цай чанадаг. Эсрэгээр нь хийсэн хүн хоёуланг нь алддаг.
> — Матад сумын жолооч Эрдэнэ

## Газрын асуудал

Хээр хоносон хүний үлдээсэн гал арван жил харагддаг: хуурай уур амьсгалд өвс удаан ургадаг. Тиймээс гал түлэхгүй, хийн зуух
хэрэглэ; гэрэл, цахилгааныг [сүлжээгүй гурван хоног](/article/three-days-off-the-grid) нийтлэлээс. Айлын бэлчээр, худаг, өвөлжөөнөөс хоёр километр зай ав. Ирсэн даруйдаа айлдаа орж мэнд мэд: зөвшөөрөл асуух биш, танил болох хэрэг.

[[* Талд хонох | trail-tent-for-two, expedition-backpack-65-l, khangai-backpack-32-l, car-travel-blanket]]

Сүүлд нь чимээ. Шөнийн хоёрт майхны даавуу дэрвэхэд хүн бүр сэрдэг. Чихний бөглөө хоёр грамм жинтэй, хамгийн их хэрэг болдог хэрэгсэл.
`,
  en: `
At one in the morning, on the plain of Menen in the far east, our tent lay down. It did not break; it flattened itself and covered the two of us. In the morning it got up,
and nothing was the matter with it. It was a good tent. It could bend.

On the steppe 200 to 300 millimetres of rain fall in a year, a third of what is usual in Europe. But in spring winds of 15 to 20 metres a second are an ordinary thing. The 5,000
millimetres of water in the catalogue are a figure of the second rank here.

## What to look for

| What | On the plain | In woods, by a lake |
| --- | --- | --- |
| Shape | low, domed, five poles | as you like |
| Poles | aluminium, 8.5 mm or more | glass fibre will do |
| Guy lines | eight at least | four |
| Skirt | down to the ground | raised, for air |
| Doors | two, opposite | one |
| Mosquito net | nice to have | a must |

[[four-season-tent | Five poles, twelve guy lines, a skirt for snow]]

## Five steps

1. Choose the ground. In the lee of a slope, but not in a gully: floods come suddenly in summer. Never in a dry river bed.
2. The narrow end into the wind, the door away from it.
3. Pegs at 45 degrees, leaning outwards. In sand, bury bags filled with sand instead.
4. Tighten all the lines, even on a calm evening.
5. Put your backpacks into the corners on the windward side.

When a peg breaks there are stones; when a pole breaks, tape and a branch. When two break there is a family. In this country there is always a third solution: walk to the nearest
smoke.

> First you pitch the tent and then you make tea. Who does it the other way round loses both.
> — Erdene, driver, Matad

## The ground itself

The fireplace of one night can be seen for ten years, because grass grows slowly where it is dry. So make no fire, and use a gas
stove; about light and power read [three days off the grid](/article/three-days-off-the-grid). Keep two kilometres away from pastures, wells and winter camps. When you have arrived go and greet the family: not to ask leave, but to be known.

[[* For a night on the plain | trail-tent-for-two, expedition-backpack-65-l, khangai-backpack-32-l, car-travel-blanket]]

And the noise. At two o'clock the cloth begins to flap and everybody wakes. Earplugs weigh two grams; nothing you carry will do more for you.
`
}
