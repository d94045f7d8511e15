import type { DemoLookbook } from '../entry.ts'

export const byTheLake: DemoLookbook = {
  slug: 'five-days-by-the-lake',
  title: { mn: 'Нуурын эрэг дээрх тав хоног', en: 'Five days by the lake' },
  summary: {
    mn: 'Майхан, гал, хоол, бороо, буцах зам: юуг үүрч, юуг орхих вэ.',
    en: 'Tent, fire, food, rain and the way home: what to carry and what to leave.'
  },
  lead: {
    mn: 'Үүргэвчний жинг дэлгүүрт биш, гурав дахь өдрийн даваан дээр хэмждэг.',
    en: 'A backpack is not weighed in the shop but on the pass of the third day.'
  },
  tags: ['travel'],
  author: 'misheel',
  cover: 'scenes/camp',
  coverAlt: {
    mn: 'Нуурын эрэг дээрх улбар шар майхан, дугуй, үүргэвч, халуун сав',
    en: 'An orange tent, a bicycle, a backpack and a flask by a lake'
  },
  daysAgo: 24,
  mn: 'Долоодугаар сарын сүүлчээр Хөвсгөлийн зүүн эргээр тав хоног алхсан тэмдэглэлээс. Зураг бүр нэг өдөр, дээр нь тэр өдөр хамгийн их хэрэг болсон зүйлс.',
  en: 'From the notes of five days on foot along the eastern shore of Khuvsgul at the end of July. Each picture is a day, with the things that worked hardest in it.',
  looks: [
    {
      title: { mn: 'Нэгдүгээр өдөр. Буусан газар', en: 'Day one. Where we stopped' },
      text: {
        mn: 'Майхныг үүдээр нь нуур руу биш, салхины доод тал руу харуулж барина. Дугуйгаа Хатгалаас түрээслэсэн ч болно.',
        en: 'Pitch the tent with its door away from the wind and not towards the view. A bicycle carries what the back should not.'
      },
      alt: { mn: 'Нуурын эргийн отог: майхан, дугуй, үүргэвч, халуун сав', en: 'A camp by the lake: tent, bicycle, backpack and flask' },
      art: 'scenes/camp',
      spots: [
        ['city-bicycle', 20.5, 77],
        ['trail-tent-for-two', 57, 66],
        ['khangai-backpack-32-l', 74.3, 72],
        ['steel-thermos', 83.5, 79]
      ]
    },
    {
      title: { mn: 'Хоёрдугаар өдөр. Алхаа', en: 'Day two. Walking' },
      text: {
        mn: 'Ноосон оймс гурван өдөр үнэртэхгүй. Шинэ гутлаар аянд бүү гар: дор хаяж хорин километр өмсөж сурга.',
        en: 'Wool socks can be worn three days running. Never set out in new boots: give them twenty kilometres first.'
      },
      alt: { mn: 'Уулын гутал, оймс, өмд, үүргэвч уулын өмнө', en: 'Hiking boots, socks, trousers and a big backpack before hills' },
      board: {
        ground: 'hills',
        tones: ['#D6E4DC', '#9DAB6F', '#6F8FA5'],
        parts: [
          { slug: 'mountain-trousers', colour: 'teal', x: 22, y: 52, size: 28 },
          { slug: 'expedition-backpack-65-l', colour: 'moss', x: 64, y: 48, size: 50 },
          { slug: 'merino-hiking-socks', colour: 'orange', x: 28, y: 83, size: 26 },
          { slug: 'mens-hiking-boots', colour: 'umber', x: 66, y: 84, size: 36 }
        ]
      }
    },
    {
      title: { mn: 'Гуравдугаар өдөр. Гал', en: 'Day three. Fire' },
      text: {
        mn: 'Хатсан мод их ч ойн гал бүр нэг оч. Ширмэн хайруул хүнд, гэхдээ түүнээс сайн загас шардаг зүйл алга.',
        en: 'Dry wood is everywhere, and so are the ways to lose a forest. The iron wok is heavy, and nothing fries fish so well.'
      },
      alt: {
        mn: 'Эсгий дэвсгэр дээр хайруул, хоолны халуун сав, аяллын аяга, дэнлүү',
        en: 'A wok, a food jar, a travel tea set and a lantern on a cloth'
      },
      board: {
        ground: 'cloth',
        tones: ['#9DAB6F', '#EADFCF', '#ECEAE5'],
        parts: [
          { slug: 'deep-cast-iron-wok', x: 38, y: 25, size: 58 },
          { slug: 'rechargeable-camp-lantern', x: 72, y: 45, size: 32 },
          { slug: 'food-jar', colour: 'rust', x: 25, y: 63, size: 24 },
          { slug: 'travel-tea-set', x: 64, y: 76, size: 50 }
        ]
      }
    },
    {
      title: { mn: 'Дөрөвдүгээр өдөр. Бороо', en: 'Day four. Rain' },
      text: {
        mn: 'Долоодугаар сар Хөвсгөлийн хамгийн бороотой сар. Майханд өнгөрөөх өдөр нэг уут шагай, нэг ном, зузаан цамц бүтэн хорвоо болно.',
        en: 'July is the wettest month at Khuvsgul. On a day in the tent a bag of ankle bones, a book and a thick sweater are a whole world.'
      },
      alt: { mn: 'Зузаан цамц, ном, ууттай шагай, эвхсэн хөнжил', en: 'A thick sweater, a pouch of ankle bones, a book and a blanket' },
      board: {
        ground: 'cloth',
        tones: ['#C9D6E4', '#DCE7F1', '#ECEAE5'],
        parts: [
          { slug: 'fishermans-cable-sweater', colour: 'milk', x: 41, y: 28, size: 58 },
          { slug: 'khuvsgul-travel-notes', x: 76, y: 55, size: 27 },
          { slug: 'pocket-shagai-pouch', x: 27, y: 67, size: 32 },
          { slug: 'car-travel-blanket', colour: 'moss', x: 62, y: 83, size: 46 }
        ]
      }
    },
    {
      title: { mn: 'Тавдугаар өдөр. Буцах зам', en: 'Day five. The way home' },
      text: {
        mn: 'Эрэг дээр үлдсэн ганц зүйл гишгэгдсэн өвс байх ёстой. Хогоо аваад, зургаа аваад буцна.',
        en: 'All that should stay on the shore is flattened grass. We take our rubbish home, and our pictures.'
      },
      alt: {
        mn: 'Фото аппарат, нарны шил, сүлжмэл малгай, гүйлтийн пүүз толгодын өмнө',
        en: 'A camera, sunglasses, a knitted hat and trail shoes before hills'
      },
      board: {
        ground: 'hills',
        tones: ['#F2DCB8', '#C9B06A', '#8FA6C2'],
        parts: [
          { slug: 'retro-film-camera', x: 32, y: 55, size: 42 },
          { slug: 'glacier-sunglasses', colour: 'orange', x: 76, y: 61, size: 36 },
          { slug: 'cable-beanie', colour: 'moss', x: 24, y: 83, size: 26 },
          { slug: 'trail-running-shoes', colour: 'orange', x: 65, y: 83, size: 46 }
        ]
      }
    }
  ]
}
