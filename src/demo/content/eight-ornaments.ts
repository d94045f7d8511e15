import type { DemoText } from './entry.ts'

export const eightOrnaments: DemoText = {
  slug: 'a-boot-with-eight-ornaments',
  title: { mn: 'Найман угалзтай гутал', en: 'A boot with eight ornaments' },
  summary: {
    mn: 'Ээтэн хошуу, тэгш хоёр тал, арван хоёр хоног: монгол гутлыг хэрхэн оёдог вэ.',
    en: 'Upturned toe, no left and no right, twelve days of work: how the Mongolian boot is sewn.'
  },
  lead: {
    mn: 'Гутлын хошуу яагаад өөдөө харсан бэ гэсэн асуултад зургаан хариулт бий. Бид урлаачаас асуулаа.',
    en: 'There are six answers to why the toe turns up. We went and asked a bootmaker.'
  },
  tags: ['craft', 'style'],
  author: 'baterdene',
  series: 'hands',
  cover: 'boards/boots',
  coverAlt: { mn: 'Гурван өөр хээтэй монгол гутал', en: 'Three pairs of Mongolian boots in different leathers' },
  daysAgo: 28,
  mn: `
Ширээн дээр нь зүү гурав, шөвөг нэг, лав, тэмээний шөрмөсөн утас. Булган аймгийн С. Гантөмөр дөчин жил гутал оёж байна. Тэрээр
асуултыг минь сонсоод инээв. «Газрыг зовоохгүйн тулд гэдэг нь гоё. Дөрөөнөөс хөл мултрахгүйн тулд гэдэг нь хэрэгтэй. Үнэндээ зузаан
ул нугардаггүй юм. Хошуу нь өөдөө байж л алхаж болно.»

## Хэсгүүд

- **Ул.** Дөрвөөс зургаан үе ширийг цавуудаж, захыг нь цагаан утсаар шагладаг. Гурван сантиметр.
- **Түрий.** Булигаар, өөрөөр хэлбэл үхрийн идээлсэн шир. Нэг гутлын түрийг нэг арьснаас эсгэнэ.
- **Хошуу, өсгий.** Угалз энд сууна.
- **Оймс.** Ширмэл эсгий оймсны захыг түрийн дээгүүр дөрвөн хуруу гаргана.

Баруун, зүүн гэсэн ялгаагүй. Ээлжлэн өмсөхөд хоёр тал нь жигд элдэг, дөрөө нэг талыг нь идэхгүй.

## Найм гэдэг тоо

Нэг гутал дээр дөрвөн газар хос угалз наадаг: хошуу, өсгий, түрийн хоёр тал. Хос хосоороо найм. Арван зургаа, гучин хоёр угалзтай
нь ч бий, ноёд язгууртных байсан.

| Угалз | Ажлын хоног | Одоогийн үнэ |
| --- | --- | --- |
| Угалзгүй, малчны | 3 | 240,000–320,000₮ |
| Найм | 10–12 | 600,000–750,000₮ |
| Гучин хоёр | 40 орчим | захиалгаар |

[[eight-ornament-mongolian-boots | Гантөмөр гуайн урланд арван хоёр хоногт оёсон]]

Угалзыг арьснаас нимгэрүүлж зүсээд, доор нь ногоон арьс хавчуулж хатгана. Хатгаас нь миллиметр тутамд нэг. Хүүхэд байхад нь
аав нь «утас харагдвал тайл» гэдэг байжээ.

## Өмсөх

Гурван дүрэм бий. Эсгий оймстой өмсөнө, тиймээс хэмжээг хоёр дугаар томоор сонгоно. Ус, давстай асфальтад удаан явахгүй: ширэн ул дэвтвэл
цавуу нь салдаг. Өмссөний дараа сонинтой чихэж, халуунаас хол хатаана.

![Монгол гутал ойроос](boards/boot-close "Ээтэн хошуу, өсгийн угалз. Оёдол бүр гараар")

Анх удаа өмсөхөд алхаа өөр болно. Хошуу нь урагш биш, дээш түлхдэг тул хүн өөрийн эрхгүй цээжээ тэнийлгэдэг. Магадгүй энэ бол долоо дахь
хариулт юм.

[[* Бас гараар оёсон | womens-embroidered-boots, buligaar-leather-boots, childrens-mongolian-boots]]
`,
  en: `
There are three needles on his table, an awl, wax, and thread made of camel sinew. S. Gantumur of Bulgan has been sewing boots for forty
years. He heard my question and laughed. “So as not to hurt the earth: that is the pretty answer. So that the foot stays in the stirrup:
that is the useful one. In truth, a thick sole does not bend. You can only walk if it curves.”

## The parts

- **The sole.** Four to six layers of hide, glued, the edge stitched in white. Three centimetres.
- **The leg.** *Buligaar*, tanned ox hide. Both legs of a pair are cut from one skin.
- **Toe and heel.** This is where the ornaments sit.
- **The sock.** A quilted felt stocking that shows four fingers above the leg.

There is no left and no right. Worn in turn, they wear down evenly, and the stirrup does not eat one side.

## Why eight

The ornaments come in pairs at four places: toe, heel, and both sides of the leg. Four pairs are eight. There are boots with sixteen and
thirty-two; those belonged to nobles.

| Ornaments | Days of work | Price today |
| --- | --- | --- |
| None, a herder's boot | 3 | 240,000–320,000₮ |
| Eight | 10–12 | 600,000–750,000₮ |
| Thirty-two | about 40 | to order |

[[eight-ornament-mongolian-boots | Sewn in twelve days in Gantumur's workshop]]

An ornament is cut from leather pared thin and stitched down over a sliver of green hide, one stitch to the millimetre. When he was a boy
his father used to say: “If I can see the thread, take it out.”

## Wearing them

There are three rules. They are worn with felt socks, so take them two sizes up. Do not walk far on wet asphalt and salt: a hide sole that is
soaked comes apart at the glue. Afterwards stuff them with newspaper and dry them away from heat.

![A Mongolian boot close up](boards/boot-close "The upturned toe and the ornament of the heel. Every stitch is by hand")

The first time you wear them you walk differently. The toe pushes up instead of forward, and without meaning to you straighten your back.
Perhaps that is the seventh answer.

[[* Sewn by hand as well | womens-embroidered-boots, buligaar-leather-boots, childrens-mongolian-boots]]
`
}
