import type { DemoLookbook } from '../entry.ts'

export const theWhiteMonth: DemoLookbook = {
  slug: 'the-white-month',
  title: { mn: 'Цагаан сарын ширээ, хоймор', en: 'The white month' },
  summary: {
    mn: 'Идээ засахаас үдэх бэлэг хүртэл: шинийн нэгний таван зураг.',
    en: 'From the laid table to the parting gift: five pictures of New Year’s morning.'
  },
  lead: {
    mn: 'Битүүний орой бүх зүйл цэвэр, бүтэн, дүүрэн байх ёстой. Бусдыг нь зочин авчирна.',
    en: 'On the last night of the year everything must be clean, whole and full. The guests bring the rest.'
  },
  tags: ['food', 'home', 'style'],
  author: 'purevdorj',
  series: 'table',
  cover: 'scenes/tea-table',
  coverAlt: { mn: 'Хөх данх, сүүтэй цай, бал, ааруултай ширээ', en: 'A table with a blue teapot, milk tea, honey and curds' },
  daysAgo: 44,
  mn: 'Цагаан сар билгийн тооллоор өвлийн сүүл, хаврын эхэнд, ихэвчлэн хоёрдугаар сард тохиодог. Бэлтгэл нь хоёр сарын өмнө эхэлдэг тул одоо жагсаалтаа гаргах цаг.',
  en: 'The lunar new year falls at the seam of winter and spring, most often in February. Preparations begin two months before, so this is the time to make lists.',
  looks: [
    {
      title: { mn: 'Цай барих ширээ', en: 'The table for tea' },
      text: {
        mn: 'Зочин орж ирээд эхлээд цай амсана. Аяга бүтэн, дүүрэн, хоёр гараар.',
        en: 'A guest tastes tea before anything else. The bowl is whole and full, and it is handed with two hands.'
      },
      alt: { mn: 'Хөх данх, аягатай сүүтэй цай, бал, ааруул, ваар', en: 'A blue teapot, a bowl of milk tea, honey, curds and a vase' },
      art: 'scenes/tea-table',
      spots: [
        ['porcelain-tea-set-7-pieces', 37.5, 61],
        ['milk-tea-20-sachets', 60, 66],
        ['wildflower-honey', 74, 58],
        ['aaruul-dried-curd', 87, 67],
        ['red-clay-vase', 16.5, 55]
      ]
    },
    {
      title: { mn: 'Золгох хувцас', en: 'Dressed to greet' },
      text: {
        mn: 'Шинийн нэгний өглөө хүн бүр шинэ, ядаж цэвэр угаасан дээлтэй. Бүсээ бүслээгүй хүн золгодоггүй.',
        en: 'On the first morning everybody wears something new, or at least newly washed. No one gives the greeting without a sash.'
      },
      alt: { mn: 'Дээл, үстэй малгай, хээтэй алчуур, монгол гутал', en: 'A blue deel, a fur hat, a patterned shawl and Mongolian boots' },
      board: {
        ground: 'rail',
        tones: ['#EFDFDA', '#C9A27A', '#EADFCF'],
        parts: [
          { slug: 'mens-meander-silk-deel', colour: 'ink', x: 34, y: 38, size: 50 },
          { slug: 'loovuuz-fur-hat', x: 77, y: 33, size: 27 },
          { slug: 'printed-silk-cashmere-shawl', x: 75, y: 67, size: 29 },
          { slug: 'eight-ornament-mongolian-boots', x: 38, y: 83, size: 32 }
        ]
      }
    },
    {
      title: { mn: 'Хүүхдийн булан', en: 'The children’s corner' },
      text: {
        mn: 'Золгож дуусаад шагай гарна. Дөрвөн бэрх орхих нь тэр жилийн сайн шинж.',
        en: 'After the greetings come the ankle bones. To throw all four sides at once is luck for the year.'
      },
      alt: { mn: 'Хүүхдийн улаан дээл, модон морь, ууттай шагай', en: 'A child’s red deel, a rocking horse and a pouch of ankle bones' },
      board: {
        ground: 'rail',
        tones: ['#E0E6DB', '#C7A983', '#F1EEE4'],
        parts: [
          { slug: 'childrens-feast-day-deel', colour: 'madder', x: 34, y: 34, size: 42 },
          { slug: 'toy-rocking-horse', x: 62, y: 70, size: 50 },
          { slug: 'painted-shagai', x: 24, y: 83, size: 26 }
        ]
      }
    },
    {
      title: { mn: 'Айргийн аяга', en: 'The bowl of airag' },
      text: {
        mn: 'Өвлийн айраг ховор, нандин. Мөнгөн аягыг өмнө нь бүлээн усаар зайлж, хуурай алчуураар арчина.',
        en: 'Airag in winter is rare and held dear. Rinse the silver bowl in warm water beforehand and dry it with a soft cloth.'
      },
      alt: {
        mn: 'Хоёр тавиур дээр мөнгөн аяга, модон аяга, данх, ааруул',
        en: 'Silver and wooden bowls, a teapot and curds on two shelves'
      },
      board: {
        ground: 'shelf',
        tones: ['#DCE7F1', '#8A5A3A', '#ECEAE5'],
        parts: [
          { slug: 'silver-bowl', x: 30, y: 28, size: 36 },
          { slug: 'cast-iron-teapot', x: 71, y: 26, size: 38 },
          { slug: 'silver-rimmed-wooden-bowl', x: 31, y: 60.5, size: 34 },
          { slug: 'soft-sweet-aaruul', x: 71, y: 60, size: 38 }
        ]
      }
    },
    {
      title: { mn: 'Үдэх бэлэг', en: 'The parting gift' },
      text: {
        mn: 'Зочныг хоосон буцаахгүй. Бэлэг үнэтэй байх албагүй, цаасанд боосон, халуун гараас гарсан байхад хангалттай.',
        en: 'No guest leaves with empty hands. A present need not be dear; it should be wrapped, and it should come from a warm hand.'
      },
      alt: { mn: 'Бэлгийн карт, саван, оймс, халуун сав', en: 'A gift card, soap, socks and a patterned flask on a cloth' },
      board: {
        ground: 'cloth',
        tones: ['#AF3A32', '#F1EBDD', '#ECEAE5'],
        parts: [
          { slug: 'tsagaan-sar-gift-card', colour: 'poppy', x: 37, y: 22, size: 50 },
          { slug: 'ornament-gift-thermos', x: 75, y: 42, size: 22 },
          { slug: 'soap-gift-box', x: 33, y: 49, size: 38 },
          { slug: 'patterned-house-socks', colour: 'ink', x: 32, y: 80, size: 30 },
          { slug: 'cashmere-mittens', colour: 'camel', x: 70, y: 79, size: 36 }
        ]
      }
    }
  ]
}
