import type { DemoText } from './entry.ts'

export const buuzForFifty: DemoText = {
  slug: 'buuz-for-fifty',
  title: { mn: 'Тавин хүний бууз', en: 'Buuz for fifty' },
  summary: {
    mn: 'Таван хүн, гурван цаг, гурван зуун тавин бууз: ажлын хуваарьтай жор.',
    en: 'Five people, three hours, three hundred and fifty dumplings: a recipe with a rota.'
  },
  lead: {
    mn: 'Ганцаараа хийсэн бууз амттай байдаггүй. Тайлбарыг нь мэдэхгүй, туршиж үзсэн.',
    en: 'Buuz made alone are never good. I cannot explain it, but I have tried.'
  },
  tags: ['food'],
  author: 'purevdorj',
  series: 'table',
  cover: 'boards/kitchen',
  coverAlt: { mn: 'Тавиур дээр жигнүүр тогоо, данх, аяга, ном', en: 'A steamer, a kettle, bowls and a cookery book on shelves' },
  daysAgo: 48,
  mn: `
Тавин хүн гэвэл гурван зуун тавин бууз. Нэг хүн минутад нэгийг чимхдэг, тэгэхээр ганцаараа зургаан цаг. Таван хүн хувааж хийвэл гурил зуурахаас ширээ засах хүртэл гурав. Завсарт нь яриа.

## Юу хэрэгтэй вэ

| Орц | 350 буузанд | Тайлбар |
| --- | --- | --- |
| Хонины мах | 7 кг | тавны нэг нь өөх |
| Үхрийн мах | 3 кг | хүзүү, хавирга |
| Сонгино | 2 кг | нарийн хэрчсэн |
| Саримс | 4 толгой | |
| Давс | 130 г | 1 кг маханд 13 г |
| Ус, эсвэл шөл | 1.2 л | хүйтэн |
| Гурил | 6 кг | дээд зэрэг |
| Бүлээн ус | 3 л | гурилд |

Машиндсан мах ус гоожуулдаг. Дөрвөн кг-ыг хутгаар, зургааг том нүдээр машиндвал бүтэц нь үлдэж, цаг хэмнэнэ. Усыг маханд бага багаар
шингээ: энэ бол шүүс.

## Хуваарь

1. **Зуурагч.** Гурилаа эхэлж зуурч, дөч минут амраана. Дараа нь хэрчиж, жигнэнэ.
2. **Элдэгч.** Дөрвөн алхам: өнхрүүлэх, 25 граммаар хэрчих, дарах, элдэх. Төв нь зузаан, зах нь цаас шиг.
3. **Чимхэгч**, гурван хүн. Нэг нь хурдан, нэг нь гоё, нэг нь сурч байгаа байх ёстой.

Хэлбэр нь айл бүрд өөр. Арван найман нугалаастай, дээрээ нүхтэй нь Улаанбаатарынх. Нүх нь уур гаргаж, буузыг хагарахаас сэргийлнэ.
Нүхгүй дугуй нь баруун аймгуудынх. Сарны хэлбэртэй нь хүүхдийнх, бүгд тэндээс эхэлдэг.

[[buuz-steamer | Гурван давхар, нэг удаад жаран гурав]]

## Жигнэх

Ёроолд нь тос түрхэж, ус буцалсны дараа тавина. Хагас цагийн дараа таглааг нь аваад *дэвнэ*: сонингоор гурав дэвэхэд гялалзаад ирдэг. Хөлдүүг хайлуулахгүй, шууд жигнэнэ, гучин таван минут.

> Буузны амыг онгойлгоод шүүсийг нь эхэлж сордог. Хазсан хүн бол цамцаа сольдог.
> — Миний ээж

## Үлдвэл

Үлдэхгүй. Үлдвэл маргааш нь хайруулын тагны доор, гурван халбага устай, дараа нь усгүй шараарай. Шаржигнасан ул нь жигнэснээсээ илүү
гэж боддог хүн олон, би ч дотор нь.

[[* Гал тогоонд | the-nomad-kitchen, large-stove-cauldron, deep-cast-iron-wok, temperature-control-kettle]]

Цагаан сарын бүтэн хуваарийг [өдөр өдрөөр](/article/tsagaan-sar-day-by-day) бичсэн.
`,
  en: `
For fifty people you need three hundred and fifty. One person pinches one a minute, so alone it takes six hours. Five who share the work need three, from the kneading to the laid table. In between there is talk.

## What you need

| What | For 350 | Mind |
| --- | --- | --- |
| Mutton | 7 kg | one fifth of it fat |
| Beef | 3 kg | neck or rib |
| Onions | 2 kg | chopped fine |
| Garlic | 4 heads | |
| Salt | 130 g | 13 g to the kilo |
| Water or stock | 1.2 l | cold |
| Flour | 6 kg | the best |
| Lukewarm water | 3 l | for the dough |

Minced meat lets its water go. Chop four kilos by knife and mince six through the coarse plate; it keeps its bite and saves an hour. Work the water into the
meat a little at a time: that is the juice.

## The rota

1. **Kneader.** Makes the dough first and lets it rest for forty minutes; afterwards cuts, and minds the steam.
2. **Roller.** Four steps: roll a rope, cut it to 25 grams, press, roll out. Thick in the middle, and like paper at the rim.
3. **Pinchers**, three of them. One should be fast, one elegant, one learning.

The shape is another in every family. Eighteen pleats and a hole at the top is Ulaanbaatar; the hole lets steam out and saves the dumpling from bursting. Round
and closed is the west. The half-moon belongs to children, and everybody begins with it.

[[buuz-steamer | Three tiers, sixty-three at a time]]

## Steaming

Oil the bottoms and put them in when the water boils. After half an hour take off the lid and *fan*: three strokes with a newspaper and they shine. Do not thaw
frozen ones; steam them as they are, for thirty-five minutes.

> Open the mouth of it and drink the juice first. Who bites, changes his shirt.
> — My mother

## If any are left

None are left. If they are, fry them next day under a lid with three spoons of water, and then without. Many people hold that the crisp bottom beats the
steaming, and I am one of them.

[[* For the kitchen | the-nomad-kitchen, large-stove-cauldron, deep-cast-iron-wok, temperature-control-kettle]]

The whole timetable of the New Year is in [day by day](/article/tsagaan-sar-day-by-day).
`
}
