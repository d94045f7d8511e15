import type { DemoText } from '../entry.ts'

export const dustSeason: DemoText = {
  slug: 'the-season-of-dust',
  title: { mn: 'Шороон шуурганы улирал эхэллээ', en: 'The season of dust' },
  summary: {
    mn: 'Салхи секундэд 18 метр хүрвэл хүргэлт зогсоно. Гэртээ юуг бэлдэх вэ.',
    en: 'At 18 metres a second delivery stops. What to have ready at home.'
  },
  lead: {
    mn: 'Шороон шуурга ихэнхдээ гуравдугаараас тавдугаар сард, говь, тал нутагт хамгийн олон болдог.',
    en: 'Most dust storms come between March and May, and most of all in the Gobi and on the plains.'
  },
  tags: ['shop', 'travel'],
  author: 'misheel',
  cover: 'scenes/gobi-camels@300,120,1280,800',
  coverAlt: { mn: 'Элсэн дундуур цуварч яваа тэмээ, улбар нар', en: 'Camels in file over the sand under an orange sun' },
  daysAgo: 222,
  mn: `
Салхины хурд секундэд 18 метрт хүрч, цаг уурын байгууллага сэрэмжлүүлэг гаргавал тухайн аймгийн хүргэлтийг тэр өдөр зогсооно.
Жолооч замд шуурганд таарвал зогсоод, шуурга намдтал хөдлөхгүй: ийм журамтай тул илгээмж нэг, хоёр өдөр хойшилж болзошгүй. Хойшилсон
бол мессежээр мэдэгдэж, цуцлахыг хүсвэл бүтэн дүнг нь буцаана.

Гэртээ бэлдэх зүйл цөөн:

- цонхны завсарт эсгий тууз;
- тоосыг нойтноор арчих алчуур, хуурайгаар сэгсрэхгүй;
- нарны шил, хамар ам таглах ороолт;
- нэг хоногийн ус, цэнэглэсэн дэнлүү.

[[* Салхитай өдөр | driving-sunglasses, cotton-waffle-throw, rechargeable-camp-lantern, wet-and-dry-floor-washer]]

Хөдөө яваа бол малаа хотлуулж, машинаа салхины доод талд, толгойгоор нь салхи өөд харуулан тавиарай.
`,
  en: `
When the wind reaches 18 metres a second and the weather service gives its warning, deliveries to that province stop for the day. A
driver who meets a storm on the road pulls over and waits until it has passed. That is a rule, and so a parcel may be a day or two
late. We send a message if it is, and if you would rather cancel you get back the whole sum.

There is not much to prepare at home:

- strips of felt for the gaps of the windows;
- a wet cloth for the dust, never a dry one;
- sunglasses, and a scarf for nose and mouth;
- water for a day and a charged lamp.

[[* For a windy day | driving-sunglasses, cotton-waffle-throw, rechargeable-camp-lantern, wet-and-dry-floor-washer]]

If it catches you in the country, bring the animals in and park to leeward, with the nose of the car into the wind.
`
}
