import type { DemoText } from './entry.ts'

export const naadamKhuushuur: DemoText = {
  slug: 'naadam-and-its-khuushuur',
  title: { mn: 'Наадам, түүний хуушуур', en: 'Naadam, and its khuushuur' },
  summary: {
    mn: 'Хүй долоон худгийн тоосонд идсэн хуушуурыг гэрийн гал тогоонд давтах нь: гурил, мах, гал гурав.',
    en: 'Dough, meat and fire: how to bring home the taste of the pasties you ate in the dust of the race ground.'
  },
  lead: {
    mn: 'Долоодугаар сарын 11-нд улс даяар нэг зүйл үнэртдэг. Тоос, гишгэгдсэн агь, халуун тосонд шарж буй хуушуур.',
    en: 'On 11 July the whole country smells of the same things: dust, trodden wormwood, and khuushuur frying in hot fat.'
  },
  tags: ['food'],
  author: 'purevdorj',
  series: 'table',
  cover: 'scenes/naadam',
  coverAlt: {
    mn: 'Хийссэн тугийн өмнүүр давхиж буй гурван унаач хүүхэд, эсгий зүймэл',
    en: 'Three young riders galloping past flags, felt appliqué'
  },
  daysAgo: 15,
  mn: `
Наадам гэхээр гадаадын хүн бөх, морь, сур гурвыг боддог. Монгол хүн хуушуур боддог. Энэ хоёр нэг л зүйл: эрийн гурван наадмыг үзэж
зогссон хүн өлсөнө, өлссөн хүн дараалалд зогсоно, дараалал дунд зогсож байхдаа танил бүхэнтэйгээ уулзана.

Баяр долоодугаар сарын 11-нээс 13-нд болдог. Улсын наадамд 512 бөх ес даван барилдана. Хурдан морь Хүй долоон худагт, нийслэлээс
дөч шахам километрийн цаана уралдана. Их нас хорин хэдэн километр, даага арав гаруй километр давхих бөгөөд долоогоос дээш насны
хүүхэд унадаг. Эцгийнхээ хэлснээр морио амраан унаж, барианд хүрэхэд нь хөлсийг нь хусах хүн угтана. Би тэр барианы ар талд,
хуушуурын майханд хорин гурван наадам өнгөрүүлсэн.

## Хуушуур яагаад наадмынх вэ

Бууз цагаан сарынх, хуушуур наадмынх. Учир нь энгийн: зун мах хөлдөөж хадгалах боломжгүй байсан тул тэр өдөр гаргасан хонины махыг
тэр өдөрт нь, хурдан, олон хүнд хүргэх хэрэгтэй болдог. Гал дээрх том тогоо арван хоёр хуушуурыг дөрвөн минутад болгоно. Гарт
барьж, зогсоо идэж болно. Сав суулга угаах шаардлагагүй.

Наадмын хуушуур дугуй хэлбэртэй, гарын алга хэртэй, буузны махнаас шингэн шанзтай. Өдөр тутмын хуушуурыг хагас сар шиг нугалж
чимхдэг бол наадмынхыг дугуй хоёр гурилын хооронд шанзаа тавиад захыг нь хайчилж хийдэг майхан олон. Хурдан, жигд.

[[deep-cast-iron-wok | Зузаан ёроол тосны халууныг тогтвортой барина]]

## Гурил

Дөрвөн хүнд:

- гурил 500 грамм;
- бүлээн ус 250 миллилитр;
- давс нэг цайны халбага.

Усаа бага багаар нэмж, гарт наалдахаа болтол нь зуурна. Зөөлөн боловч урсахгүй. Гялгар уутанд, эсвэл нойтон алчуур доор дор хаяж
хагас цаг амраана. Энэ алхмыг алгасвал гурил элдэхэд буцаж агшаад, шарахад хөөрдөг. Амарсан гурил өөрөө нимгэрдэг.

Элдэхдээ төвийг нь зузаан, захыг нь нимгэн үлдээ. Шүүсний бүх даралт төвд ирнэ, чимх харин захаас болно.

## Мах

Хонины мах хамгийн тохиромжтой, хавирга, хүзүүнээс нь өөхтэй хэсгийг авна. Өөхгүй махтай хуушуур дотроо хуурай болдог. Машиндах
биш, хутгаар татвал амт нь тэс өөр: жижиг шоо мах шүүсээ хадгална.

1. Мах 600 грамм, түүний тавны нэг нь өөх.
2. Сонгино нэг том толгой, маш нарийн.
3. Саримс хоёр хумс, давс, хар перец.
4. Хүйтэн ус, эсвэл шөл гурван хоолны халбага. Шүүс эндээс гарна.

Шанзыг чимхэхийн өмнөхөн хутгана. Давстай хутгаад удвал ус нь гадагшилж, гурилыг норгоно.

> Сайн хуушуурыг хазахдаа урагш бөхийдөг юм. Бөхийгөөгүй бол дээл чинь мэднэ.
> — Г. Цэрэнпил, хуушуурын майхны эзэн

## Гал

Тос 180 орчим хэмд байх ёстой. Хэмжүүргүй бол жижиг зүсэм гурил хая: гурван секундэд хөвж, эргэн тойрондоо бөмбөлөг гаргавал
бэлэн. Хүйтэн тосонд хуушуур тос шингээж хүндэрнэ. Хэт халуунд гадна нь борлоод дотор нь түүхий үлдэнэ.

Нэг талдаа хоёр минут. Эргүүлэхдээ сэрээгээр бүү хатга, шүүс нь тосонд ороод үсэрнэ. Торон шанагаар авч, зогсоож тавина, давхарлаж
тавивал доод талынх нь уурандаа зөөлөрнө. Халуун хуушуурыг хоёр алганы хооронд эргэлдүүлж, хурууны үзүүрийг халаах нь наадмын
жинхэнэ эм домын нэг гэж хүмүүс ярьдаг. Үнэн эсэхийг мэдэхгүй, гэхдээ би өөрөө хийдэг.

[[* Наадмын ширээнд | silver-rimmed-wooden-bowl, family-thermos-2-l, soft-sweet-aaruul, sea-buckthorn-juice]]

## Айраг, ногоо, ширээ

Хуушуурын хажууд айраг, эсвэл давстай цай. Айраг бол гүүний сүүг исгэж, модон бүлүүрээр мянга мянган удаа бүлж гаргадаг ундаа.
Мөнгөн аягаар барих нь ёс боловч мөнгөний учир бас бий: мөнгө хүйтнийг хурдан дамжуулдаг тул халуун өдөр аяга нь өөрөө сэрүүн.

Сүүлийн жилүүдэд байцаа, төмстэй хуушуур гарч ирлээ. Анх ад үзсэн хүмүүс одоо эхэлж захиалдаг. Байцааг нарийн хэрчээд давс хийж
арван минут тавиад усыг нь шахвал гурилаа норгохгүй. Төмсний шанзанд чанасан өндөг, ногоон сонгино нэмээрэй.

Гадаа ширээ засах бол гурван зүйлийг мартаж болохгүй: гар угаах ус, тос шингээх цаас, сүүдэр. Долоодугаар сарын үд дундын нар
өндөр, агаар хуурай тул тархи халуунаас илүү нарнаас ядардаг. [Хөх тэнгэр, хуурай агаар](/article/blue-sky-dry-air) нийтлэлд
нарнаас хамгаалах талаар бичсэн.

[[plain-grey-felt-rug | Хээр дэвсэж суухад эсгий чийг даахгүй, хөлдөө дулаан]]

Тосоо хэрхэн дахин ашиглах вэ гэж олон хүн асуудаг. Шарсан тосыг нэг удаа шүүгээд, харанхуй сэрүүн газар хадгалж, дахиад нэг л
удаа хэрэглэнэ. Хөөсөрч, хүрэнтэж, хурц үнэртэй болсон бол болоо. Угаалтуурт бүү асга, царцааж байгаад уутанд хийж хая. Хөлдүү
хоолой бол өвлийн хамгийн үнэтэй засвар.

## Гэртээ хийх хуваарь

Найман хүн, дөчин хуушуур бол дараах дарааллаар хоёр цагт бүгд ширээндээ сууна:

1. 16:00. Гурилаа зуурч, амраана.
2. 16:15. Махаа хөшиглөж, сонгиноо хэрчинэ.
3. 17:00. Гурилаа хувааж элдэнэ. Хүүхдүүд дугуй хэвлэнэ, энэ ажилд тэд хамгийн сайн.
4. 17:20. Шанзаа хутгаж, чимхэнэ. Чимхсэнээ гурил цацсан ширээн дээр, алчуур доор хадгална.
5. 17:40. Тосоо халааж, шарна. Эхний арвыг шарж байхад бусад нь салатаа хийнэ.

Эхний хуушуурыг галдаа, хоёр дахийг нь хамгийн багадаа. Тэгээд хэн нэгэн радио асаагаад, бөхийн засуулын цол дуудах дуу
сонсогдоход байрны гал тогоо хэдэн минут Хүй долоон худаг болно.

Тоос нь л дутна.
`,
  en: `
Say Naadam and a visitor thinks of wrestling, horses and archery. A Mongolian thinks of khuushuur. The two are one thing. Whoever
stands and watches the three games gets hungry; whoever is hungry joins the queue; and in the queue you meet everyone you know.

The festival falls on 11 to 13 July. In the state Naadam 512 wrestlers meet in nine rounds. The horses race at Khui Doloon Khudag,
some forty kilometres outside the capital: more than twenty kilometres for the grown horses, a little over ten for the
two-year-olds, with riders from seven years of age. They nurse the horse along as their fathers have told them, and at the finish
someone is waiting to scrape off the sweat. Behind that finish line, in a khuushuur tent, I have spent twenty-three Naadams.

## Why khuushuur belongs to Naadam

Steamed *buuz* belong to the lunar new year, fried khuushuur to Naadam. The reason is simple. In summer meat could not be frozen,
so a sheep killed that day had to reach many people that day, and quickly. A big pot on the fire cooks twelve in four minutes. You
can hold one in your hand and eat it standing. There is nothing to wash up.

Naadam khuushuur are round, about the size of a palm, and the filling is looser than for buuz. Everyday ones are folded into a
half-moon and pinched; for the festival many tents lay the filling between two rounds of dough and trim the edge. It is fast, and
they all come out alike.

[[deep-cast-iron-wok | A thick base keeps the heat of the oil steady]]

## Dough

For four people:

- 500 grams of flour;
- 250 millilitres of lukewarm water;
- a teaspoon of salt.

Add the water little by little and knead until it no longer sticks. It should be soft but not slack. Wrap it, or put it under a
damp cloth, and let it rest for at least half an hour. If you skip this the dough springs back when you roll it and blisters when
you fry it. Rested dough gets thin by itself.

Roll it thicker in the middle and thinner at the rim. All the pressure of the juice comes to the middle, and all the pinching
happens at the rim.

## Meat

Mutton is best, from the rib or neck, with its fat. Without fat the inside goes dry. Chop it with a knife rather than mincing it
and the taste is quite different, because small cubes keep their juice.

1. 600 grams of meat, one fifth of it fat.
2. One large onion, chopped very fine.
3. Two cloves of garlic, salt, black pepper.
4. Three tablespoons of cold water or stock. This is where the juice comes from.

Mix the filling just before you start to pinch. If it stands with the salt in it the water comes out and wets the dough.

> You lean forward when you bite into a good one. If you don't, your deel will know.
> — G. Tserenpil, keeper of a khuushuur tent

## Fire

The oil should be about 180 degrees. Without a thermometer, drop in a scrap of dough: if it floats within three seconds, with
bubbles all round, you may begin. In cool oil khuushuur drink the fat and turn heavy. In oil that is too hot they brown outside
and stay raw within.

Two minutes a side. Do not turn them with a fork, or the juice runs into the oil and spits. Lift them with a slotted spoon and
stand them on edge; piled flat, the lower ones soften in their own steam. People say that rolling a hot khuushuur between your
palms and warming your fingertips on it is good for you. I cannot tell whether it is true. I do it all the same.

[[* For the festival table | silver-rimmed-wooden-bowl, family-thermos-2-l, soft-sweet-aaruul, sea-buckthorn-juice]]

## Airag, greens and a place to sit

With it you drink airag or salted tea. Airag is mare's milk, fermented and churned with a wooden plunger thousands of times. It is
an honour to be handed it in a silver bowl, and there is sense in the silver too: it carries the cold so quickly that on a hot day
the bowl itself is cool.

In recent years khuushuur with cabbage and potato have appeared. The people who laughed at them now order them first. Shred the
cabbage fine, salt it, wait ten minutes and squeeze it, and it will not wet the dough. To potato add chopped egg and spring onion.

If you lay the table outdoors there are three things not to forget: water for hands, paper for fat, and shade. The midday sun of
July is high and the air dry, so the head tires of light sooner than of heat. We have written about that in [blue sky, dry
air](/article/blue-sky-dry-air).

[[plain-grey-felt-rug | Felt on the grass keeps off the damp, and is kind to knees]]

Many people ask whether the oil can be used again. Strain it once, keep it somewhere dark and cool, and use it one more time. When
it foams, darkens or smells sharp it is finished. Do not pour it down the sink; let it set, and put it out in a bag. A blocked
pipe is the dearest repair of the winter.

## A timetable for home

For eight people and forty khuushuur, this is how everybody sits down two hours later:

1. 16:00. Knead the dough and let it rest.
2. 16:15. Chop the meat and the onion.
3. 17:00. Divide the dough and roll it. Children cut the rounds; they are better at it than we are.
4. 17:20. Mix the filling, fill and pinch. Keep them on a floured board under a cloth.
5. 17:40. Heat the oil and fry. While the first ten are cooking, somebody makes the salad.

The first is for the fire and the second for the youngest. Then someone turns on the radio, the herald calls out a wrestler's
titles, and for a few minutes the kitchen of a city flat is Khui Doloon Khudag.

Only the dust is missing.
`
}
