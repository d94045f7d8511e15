import type { DemoLookbook } from '../entry.ts'

export const firstBell: DemoLookbook = {
  slug: 'after-the-first-bell',
  title: { mn: 'Хонхны дараа', en: 'After the bell' },
  summary: {
    mn: 'Хичээлээс хоол хүртэл, дугуйнаас цана хүртэл: хүүхдийн жилийн таван өдөр.',
    en: 'From lessons to lunch and from bicycle to skis: five days of a child’s year.'
  },
  lead: {
    mn: 'Хүүхдийн хувцасны хамгийн чухал хэсэг нь ирэх өвөл хүртэл өсөх зай.',
    en: 'The most important part of a child’s coat is the room left in it for next winter.'
  },
  tags: ['children', 'style'],
  author: 'ganzorig',
  cover: 'boards/first-bell',
  coverAlt: { mn: 'Хүүхдийн үүргэвч, пүүз, малгай, ном', en: 'A school backpack, sneakers, a pompom hat and a book' },
  daysAgo: 79,
  mn: 'Есдүгээр сарын 1-ний хонхноос хойш хүүхэд таван өөр өдөртэй. Өдөр бүрийнхээ эдлэлийг урьд орой нь нэг дор тавьсан айлд өглөө уйлаан гардаггүй.',
  en: 'Since the bell of 1 September a child has had five kinds of days. Where everything lies ready the evening before, nobody cries in the morning.',
  looks: [
    {
      title: { mn: 'Хичээлийн өглөө', en: 'A school morning' },
      text: {
        mn: 'Үүргэвчний жин хүүхдийн жингийн арван хувиас хэтрэхгүй байвал нуруунд зохимжтой.',
        en: 'A back is happiest when the bag weighs no more than a tenth of the child.'
      },
      alt: { mn: 'Сургуулийн үүргэвч, судалтай цамц, пүүз, цаг', en: 'A school backpack, a striped sweater, sneakers and a watch' },
      board: {
        ground: 'cloth',
        tones: ['#EFDFDA', '#DCE7F1', '#ECEAE5'],
        parts: [
          { slug: 'childrens-striped-sweater', colour: 'madder', x: 37, y: 27, size: 52 },
          { slug: 'primary-school-backpack', colour: 'sky', x: 67, y: 58, size: 42 },
          { slug: 'childrens-first-watch', colour: 'poppy', x: 24, y: 62, size: 16 },
          { slug: 'childrens-strap-sneakers', colour: 'saffron', x: 42, y: 85, size: 42 }
        ]
      }
    },
    {
      title: { mn: 'Эхний цас', en: 'The first snow' },
      text: {
        mn: 'Бээлий нь утастай бол хосоороо гэртээ ирнэ. Хацарт өмнө нь тос, дараа нь ус биш.',
        en: 'Mittens on a string come home in pairs. Balm on the cheeks before going out, and no water just after.'
      },
      alt: {
        mn: 'Чихтэй малгай, бээлий, өвлийн гутал, ороолт цасан дээр',
        en: 'An ear-flap hat, mittens, winter boots and a scarf before snowy hills'
      },
      board: {
        ground: 'hills',
        tones: ['#C9D6E4', '#F1F3F6', '#8FA6C2'],
        parts: [
          { slug: 'childrens-ear-flap-hat', x: 27, y: 40, size: 27 },
          { slug: 'childrens-cashmere-scarf', colour: 'poppy', x: 69, y: 48, size: 30 },
          { slug: 'childrens-mittens-on-a-string', colour: 'sky', x: 33, y: 80, size: 40 },
          { slug: 'childrens-winter-boots', colour: 'ink', x: 74, y: 82, size: 34 }
        ]
      }
    },
    {
      title: { mn: 'Долоо хоногийн сүүл, цана', en: 'Saturday on skis' },
      text: {
        mn: 'Цанын уртыг эрүүнд нь хүртэл авбал эхлэгчдэд эргүүлэхэд хялбар. Дулаан цай, нэг нөөц оймс аваарай.',
        en: 'Skis that reach the chin are the easiest to turn for a beginner. Bring hot tea and one more pair of socks.'
      },
      alt: { mn: 'Хүүхдийн цана, малгай, хоолны сав, оймс', en: 'Children’s skis, a race beanie, a flask and wool socks' },
      board: {
        ground: 'hills',
        tones: ['#F2DCB8', '#F4F1EA', '#9DB2CC'],
        parts: [
          { slug: 'childrens-skis', x: 30, y: 54, size: 44 },
          { slug: 'ski-race-beanie', colour: 'teal', x: 74, y: 48, size: 26 },
          { slug: 'childrens-straw-flask', colour: 'saffron', x: 75, y: 79, size: 15 },
          { slug: 'childrens-wool-socks-three-pairs', colour: 'poppy', x: 53, y: 84, size: 22 }
        ]
      }
    },
    {
      title: { mn: 'Бороотой үдээс хойш', en: 'A wet afternoon' },
      text: {
        mn: 'Гэр угсрах модон тоглоомд хана, унь, тооно бүгд бий. Аавын тусламжгүйгээр хоёр цаг.',
        en: 'The wooden ger has its walls, its poles and its crown. Two hours without a father’s help.'
      },
      alt: {
        mn: 'Тавиур дээр үлгэрийн ном, модон морь, шоо, шаахай, доор нь ширдэг',
        en: 'A storybook, a carved horse, blocks and slippers on shelves, a felt rug below'
      },
      board: {
        ground: 'shelf',
        tones: ['#E0E6DB', '#A9793F', '#F1EEE4'],
        parts: [
          { slug: 'mongolian-folk-tales', x: 27, y: 24.8, size: 20 },
          { slug: 'small-carved-horse', x: 68, y: 25.4, size: 30 },
          { slug: 'felt-rug-for-the-nursery', x: 50, y: 86, size: 44 },
          { slug: 'build-a-ger-wooden-set', x: 31, y: 56, size: 34 },
          { slug: 'childrens-animal-slippers', colour: 'saffron', x: 71, y: 57.6, size: 26 }
        ]
      }
    },
    {
      title: { mn: 'Зуны амралт', en: 'The long summer' },
      text: {
        mn: 'Зургаадугаар сард хөдөө гарах хүүхдэд нарны шил, нимгэн тэрлэг, дугуй гурав л хэрэгтэй. Үлдсэнийг нь хурга, ишиг өгнө.',
        en: 'A child bound for the countryside in June needs sunglasses, a light terleg and a bicycle. Lambs and kids provide the rest.'
      },
      alt: {
        mn: 'Хүүхдийн дугуй, нарны шил, тэрлэг ногоон толгодын өмнө',
        en: 'A child’s bicycle, sunglasses and a light deel before green hills'
      },
      board: {
        ground: 'hills',
        tones: ['#CFE0EE', '#A9BC7C', '#7F9CC4'],
        parts: [
          { slug: 'childrens-summer-terleg', colour: 'saffron', x: 30, y: 42, size: 40 },
          { slug: 'childrens-flexible-sunglasses', colour: 'sky', x: 72, y: 47, size: 34 },
          { slug: 'childrens-bicycle-16-inch', colour: 'poppy', x: 52, y: 79, size: 66 }
        ]
      }
    }
  ]
}
