import type { DemoText } from './entry.ts'

export const offGrid: DemoText = {
  slug: 'three-days-off-the-grid',
  title: { mn: 'Сүлжээгүй гурван өдөр', en: 'Three days off the grid' },
  summary: {
    mn: 'Утас, камер, чийдэн: цахилгаангүй отогт юуг авч, хэдэн ватт-цаг тооцох вэ.',
    en: 'Phone, camera, lamp: what to take to a camp without power, and how to count watt-hours.'
  },
  lead: {
    mn: 'Хөдөө гарахад хамгийн түрүүнд дуусдаг зүйл ус ч биш, бензин ч биш. Утасны зай.',
    en: 'What runs out first in the countryside is neither water nor petrol. It is the battery of your phone.'
  },
  tags: ['tech', 'travel'],
  author: 'bilguun',
  cover: 'scenes/camp',
  coverAlt: { mn: 'Нуурын эрэг дээрх майхан, дугуй, үүргэвч', en: 'A tent, a bicycle and a backpack by a lake' },
  daysAgo: 58,
  mn: `
Тэрхийн Цагаан нуурын хойд эрэг. Хамгийн ойрын цамхаг уулын цаана, утас «Сүлжээгүй» гэж заана. Бид дөрвүүлээ: хоёр майхан, нэг
дугуй, хоёр утас, нэг камер, нэг дрон. Гурав хоногт бидэнд хэдэн ватт-цаг хэрэгтэйг би тооцоолж гарсан. Хоёр дахь өдөр тооцоо
буруу байсныг мэдлээ.

Энэ нийтлэл тэр алдааны тухай. Инженер хүний хамгийн ашигтай тайлан амжилтын тухай биш байдаг.

## Ватт-цаг гэж юу вэ

Цэнэглэгч дээр бичсэн миллиампер-цаг гэдэг тоо төөрөгдүүлдэг. 20,000 mAh гэсэн тоо доторх 3.7 вольтын зайд хамаатай, харин утас
руу 5 вольтоор гардаг. Тиймээс ватт-цагаар тоолоорой: 20,000 mAh × 3.7 В ÷ 1000 = 74 ватт-цаг. Хувиргалтын алдагдлыг хасаад бодит
нь 50 орчим.

Утасны зай 15–19 ватт-цаг. Тэгэхээр 74-ийн цэнэглэгч утсыг таван удаа биш, гурав л дүүргэнэ. Миний анхны алдаа энэ байсан: би
шошгыг утасны тоонд хуваасан.

- Утас, хэмнэлтийн горимд: өдөрт 6 ватт-цаг
- Утас, газрын зураг, зураг авалттай: 15–20
- Камер, өдөрт хоёр зай: 14
- Толгойн гэрэл: 2
- Жижиг дрон, нэг нислэг: 20 гаруй

Дөрвөн хүний гурван хоногийн нийлбэр дрон оролцуулбал 300 ватт-цаг давдаг. Дронгүйгээр 160. Бид дроноо гэртээ орхих байсан.

[[rugged-field-phone | Зай нь 8,000 mAh, мориноос унасан ч ажиллана]]

## Хүйтэн зай

Хасах хэмд утас 30 хувьтай байхдаа унтардаг. Зай хоосорсон биш, дотоод эсэргүүцэл нь өссөн. Литийн ионы зайд ион электролит дотор
хөдөлдөг бөгөөд хүйтэнд тэр шингэн өтгөрч, хөдөлгөөн нь удааширна. Утас гэнэт их гүйдэл нэхэхэд, жишээ нь камер нээхэд, хүчдэл
огцом унаж, хамгаалалт нь унтраадаг. Дулаацуулахад цэнэг нь «эргэж ирдэг» нь ийм учиртай.

Үйлдвэрлэгчид утсыг 0–35 хэмд хэрэглэхийг зөвлөдөг. Монголд энэ бол хавар, намрын хэдэн сар. Тиймээс:

1. Утсаа дотуур халаасанд, биедээ ойр.
2. Хөлдсөн зайг **цэнэглэж болохгүй**. Хүйтэнд цэнэглэхэд лити электродын гадаргад металл болж тунадаг, энэ нь эргэж засрахгүй
  бөгөөд аюултай. Эхлээд дулаан газар нэг цаг байлга.
3. Гаднаас орж ирэхэд камер, утсаа битүү уутанд хийгээд уутан дотор нь дулаацуул. Тэгвэл чийг гадна талд нь тогтоно.
4. Нөөц зайг унтлагын уутандаа хийж унт.

> Сүлжээ байхгүй газар утас бол утас биш. Газрын зураг, чийдэн, гэрэл зургийн аппарат гурав. Гурвуулаа нэг зайтай гэдгийг санах
> ёстой.
> — Т. Билгүүн

## Нар

Монголд жилд 260 орчим нартай өдөр тохиодог. Хоёр мянганы эхээр «100 мянган нарны гэр» хөтөлбөрөөр малчин айлууд нарны хавтантай
болсон. Аялагчийн эвхдэг 20 ваттын хавтан зуны үдэд бодит 12–14 ватт өгнө. Өдөрт дунджаар таван цагийн сайн нар гэвэл 60–70
ватт-цаг. Нэг хүн, нэг утсанд хангалттай.

Гэхдээ хавтангаас утсаа шууд бүү цэнэглэ. Үүл өнгөрөхөд утас цэнэглэлтээ таслаад дахин эхлүүлэхдээ заримдаа удаан горимд ордог.
Хавтан цэнэглэгчийг, цэнэглэгч утсыг тэжээх нь зөв. Хавтангаа нар руу эгц харуулж, хоёр цаг тутамд эргүүл. Майхны дээвэр дээр
хэвтүүлэхэд гаралт нь тал болдог.

[[* Отогт цахилгаантай юм | simple-button-phone, rechargeable-camp-lantern, chono-portable-speaker, pocket-travel-camera]]

## Сүлжээгүй газрын зураг

Хөдөлмөгц биш, хотод байхдаа бэлдэх зүйлс:

- Явах нутгийн газрын зургийг офлайн татаж, онгоцны горимд нээгдэж байгааг **шалга**. Татсан гэж бодсон зураг нээгдэхгүй байх нь
  олонтаа.
- Замын гол цэгүүдээ, сүүлчийн шатахуун, худаг, эмнэлгийг тэмдэглэ.
- Ар гэртээ маршрут, буцах өдрөө үлдээ. Хэдэн цаг хоцорвол хэн рүү залгахыг хэл.
- Гал, аврах 101, цагдаа 102, түргэн тусламж 103. Эдгээр дугаарт өөр операторын сүлжээгээр ч холбогдож болдог тул «Зөвхөн яаралтай
  дуудлага» гэж бичсэн үед туршаарай.
- Цаасан зураг, луужин. Зай дуусдаггүй.

Утсыг онгоцны горимд тавихад зарцуулалт гуравны нэг болж буурдаг. Учир нь сүлжээ хайж буй утас сүлжээтэй утаснаас их зарцуулдаг.
GPS онгоцны горимд ч ажиллана.

## Майхан, гал, шөнө

Техникээс гадна отог гэж бий. Майхныг нуурын уснаас зуун метр зайтай, зам, жалганаас өөр газар бариарай: зуны аадар жалгыг арван
минутад гол болгодог. Үүдийг салхины эсрэг тал руу. Галыг хуучин голомт дээр л түлнэ, хуурайшилтай үед огт түлэхгүй.

Шөнө таван хэм болно. Унтлагын дэвсгэр бол унтлагын уутнаас чухал: газар агаараас хурдан дулаан татна. Дэвсгэрийн доор эсгий
тавихыг өвөө маань «дэлхийг хөнжлөөс нь салгах» гэдэг байсан.

Нэг зүйлийг нэмж хэлье. Отогт хамгийн их цахилгаан иддэг зүйл төхөөрөмж биш, зуршил: харанхуй болмогц утсаа гэрэл болгож асаадаг,
дуу тоглуулаад мартдаг. Толгойн гэрэл нэг удаагийн цэнэгээр гурван шөнө хүрэхэд утасны чийдэн хоёр цагт зайны талыг иднэ. Үүрэг
бүрд нь тусдаа, энгийн хэрэгсэл байх нь эцэстээ хөнгөн.

[[* Отогт | trail-tent-for-two, waterproof-roll-top-backpack, steel-thermos, bedside-felt-mat]]

## Юуг дараагийн удаа өөрөөр хийх вэ

Хоёр дахь орой бүх зай 12 хувьтай болоход нэг хачин юм болсон. Бид дөрвүүлээ утсаа нэг гутал дотор хийгээд, гутлыг майханд
орхиод эрэг дээр гарлаа. Сар мандаагүй, сүүн зам усанд тусаж, дээр доор хоёулаа одтой. Хэн ч зураг аваагүй. Тэр оройг би бусад
хоёроос нь тод санадаг.

Гэхдээ инженер хүний дүгнэлт хэвээрээ:

1. Дрон авахгүй.
2. Нэг 74 ватт-цагийн цэнэглэгч, нэг 20 ваттын хавтан: дөрвөн хүнд гурван хоног хүрнэ.
3. Утас өдөрт хоёр удаа, өглөө орой арван минут онгоцны горимоос гарна.
4. Нэг утсыг огт хөндөлгүй, дүүрэн, унтраалттайгаар яаралтай үед хадгална.

Онгоцоор явах бол цэнэглэгчээ гар тээшинд авч яваарай: 100 ватт-цагаас бага бол зөвшөөрөл хэрэггүй, ачаанд хийхийг хориглодог.
Өвөл явах гэж байгаа бол [Хөвсгөлийн мөсөн дээрх гурван өдөр](/article/three-days-on-the-ice-of-khuvsgul) нийтлэлийг хамт
уншаарай.
`,
  en: `
The north shore of Terkhiin Tsagaan lake. The nearest mast is behind a mountain, and the phone says No service. There are four of
us, with two tents, a bicycle, two phones, a camera and a drone. Before we left I worked out how many watt-hours we would need for
three days. On the second day I learned that I was wrong.

This is an article about the mistake. An engineer's most useful report is seldom about a success.

## What a watt-hour is

The milliamp-hours printed on a power bank are misleading. “20,000 mAh” refers to the 3.7-volt cell inside; what goes to the phone
goes at 5 volts. So count in watt-hours: 20,000 mAh × 3.7 V ÷ 1000 = 74 Wh. Take off the losses of conversion and about 50 are
left.

A phone's battery holds 15 to 19 Wh. A 74 Wh bank therefore fills a phone not five times but three. That was my first mistake. I
had divided one label by the other.

- A phone in power saving: 6 Wh a day
- A phone used for maps and pictures: 15 to 20
- A camera, two batteries a day: 14
- A head torch: 2
- A small drone, one flight: over 20

For four people over three days it comes to more than 300 Wh with the drone, and to 160 without. We should have left it at home.

[[rugged-field-phone | 8,000 mAh, and it survives a fall from a horse]]

## A cold battery

Below freezing a phone may switch itself off at thirty per cent. The battery is not empty; its inner resistance has risen. In a
lithium-ion cell ions travel through a liquid, and in the cold that liquid thickens and they slow down. When the phone suddenly
asks for a lot of current, as it does when you open the camera, the voltage drops and the safety circuit cuts out. That is why the
charge seems to come back when you warm it.

Manufacturers advise using phones between 0 and 35 degrees. In Mongolia that is a few months of spring and autumn. So:

1. Keep the phone in an inside pocket, close to the body.
2. **Never charge** a frozen battery. In the cold, lithium settles on the electrode as metal; the damage does not heal, and it is
  dangerous. Leave it an hour in the warm first.
3. When you come indoors, seal camera and phone in a bag and let them warm up inside it. Then the damp settles on the bag.
4. Sleep with the spare batteries in your sleeping bag.

> Where there is no network a phone is not a phone. It is a map, a torch and a camera, and all three live on one battery.
> — T. Bilguun

## Sun

Mongolia has about 260 sunny days a year. At the beginning of the century the 100,000 Solar Ger programme brought panels to
herding families. A traveller's folding panel of 20 watts gives a true 12 to 14 at noon in summer. With five good hours that is 60
to 70 Wh a day, enough for one person and one phone.

Do not charge the phone from the panel directly, though. When a cloud goes by the phone breaks off, and sometimes starts again in
slow mode. Let the panel feed the bank, and the bank feed the phone. Point the panel straight at the sun and turn it every two
hours. Lying flat on the tent it gives half.

[[* With a battery in it | simple-button-phone, rechargeable-camp-lantern, chono-portable-speaker, pocket-travel-camera]]

## Maps without a network

These are to be done in town, and not after you have set off:

- Download the maps of the region, and **check** that they open in flight mode. Often those you thought you had downloaded do not.
- Mark the last fuel, the wells and the clinic.
- Leave your route and the day of your return with someone, and say whom they should call if you are late.
- Fire and rescue 101, police 102, ambulance 103. These can go through another operator's network, so try them when the phone says
  Emergency calls only.
- A paper map and a compass. They do not run out.

In flight mode a phone uses about a third as much, because one that is searching for a network uses more than one that has it. GPS
works in flight mode too.

## Tent, fire, night

Besides the gadgets there is the camp. Pitch a hundred metres from the water, and not on a track or in a gully; a summer storm
turns a gully into a river in ten minutes. The door goes to leeward. Light fires only on old hearths, and in a drought not at all.

At night it may be five degrees. The mat matters more than the sleeping bag, since the ground draws heat faster than air. My
grandfather put felt beneath his and called it taking the earth out of bed.

One more thing. What eats most of the power in a camp is not a device but a habit. As soon as it is dark we switch the phone on as
a lamp, or start some music and forget it. A head torch lasts three nights on one charge; a phone's lamp eats half the battery in
a few hours. A simple tool for each task turns out to be lighter in the end.

[[* For the camp | trail-tent-for-two, waterproof-roll-top-backpack, steel-thermos, bedside-felt-mat]]

## What I would do differently

On the second evening, when everything stood at twelve per cent, something odd happened. The four of us put our phones into a
boot, left the boot in the tent and went down to the shore. The moon had not risen. The Milky Way lay on the water and there were
stars above and below. Nobody took a picture. I remember that evening better than the other two.

The engineer's conclusions stand all the same:

1. No drone.
2. One bank of 74 Wh and one panel of 20 W are enough for four people and three days.
3. Phones leave flight mode twice a day, ten minutes in the morning and ten in the evening.
4. One phone stays full, switched off and untouched, for an emergency.

If you fly, carry the bank in your hand luggage: below 100 Wh no permission is needed, and it may not go in the hold. And if you
travel in winter, read [three days on the ice of Khuvsgul](/article/three-days-on-the-ice-of-khuvsgul) as well.
`
}
