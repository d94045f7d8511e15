import type { Localized } from '#domain/site.ts'

/** A promotion before it is stored; its days are counted from the day the shop is filled. */
export interface DemoPromotion {
  slug: string
  title: Localized
  summary: Localized
  cover: string
  coverAlt: Localized
  products: readonly string[]
  from: number
  /** null for one without an end. */
  to: number | null
  mn: string
  en: string
}

export const demoPromotions: readonly DemoPromotion[] = [
  {
    slug: 'seven-pieces-for-winter',
    title: { mn: 'Өвлийн долоон эдлэл', en: 'Seven pieces for winter' },
    summary: { mn: 'Сүлжмэл, пальто, гуталд 10–20 хувийн хямдрал.', en: 'Knitwear, coats and boots at 10 to 20 per cent less.' },
    cover: 'scenes/wardrobe',
    coverAlt: { mn: 'Өлгүүр дээрх өвлийн хувцас', en: 'Winter clothes on a rail' },
    products: [
      'cable-knit-cashmere-sweater',
      'roll-neck-cashmere-sweater',
      'belted-cashmere-wrap-coat',
      'mens-crew-neck-cashmere-sweater',
      'knitted-cashmere-beanie',
      'cashmere-mittens',
      'leather-ankle-boots'
    ],
    from: -6,
    to: 15,
    mn: `
Нийтлэлд бичсэн [долоон эдлэлийн шүүгээг](/article/seven-piece-winter-wardrobe) бүрдүүлэхэд зориулсан хямдрал. Хямдарсан үнэ барааны
хуудсанд, өмнөх үнийн хажууд харагдана. Нэмэлт код, доод дүн шаардахгүй.

- Хугацаа дуусмагц үнэ хэвэндээ орно.
- Хямдралтай бараа ердийн адил [буцаагдана](/returns).
`,
    en: `
For those who would like to put together [the wardrobe of seven pieces](/article/seven-piece-winter-wardrobe) that we wrote about. The
lower price stands on the page of each product, beside the old one. There is no code and no minimum.

- When the time is over the price goes back.
- What you buy here can be [returned](/returns) like everything else.
`
  },
  {
    slug: 'tea-and-something-with-it',
    title: { mn: 'Цай, идээгээ хамтад нь', en: 'Tea, and something with it' },
    summary: { mn: 'Цайны иж бүрдэл авбал сүүтэй цай бэлгэнд.', en: 'With a tea set, a box of milk tea as a present.' },
    cover: 'scenes/tea-table',
    coverAlt: { mn: 'Данх, сүүтэй цай, бал, ааруултай ширээ', en: 'A table with a teapot, milk tea, honey and curds' },
    products: ['porcelain-tea-set-7-pieces', 'cast-iron-teapot', 'milk-tea-20-sachets', 'soft-sweet-aaruul', 'wildflower-honey'],
    from: -2,
    to: 26,
    mn: `
Өвлийн уртын урт үдшүүдэд. Жагсаалтын цайны иж бүрдлээс аль нэгийг авбал 20 ширхэгтэй сүүтэй цайг захиалгад тань бид өөрсдөө
нэмж хийнэ, сагслах шаардлагагүй. Бэлэг дуусвал энэ хуудсанд бичнэ.

Цайг хэрхэн чанах, ширээг хэрхэн засахыг [сүүтэй цайны ширээ](/article/five-rules-of-the-milk-tea-table) нийтлэлээс уншаарай.
`,
    en: `
For the long evenings. Whoever buys one of the tea sets below finds a box of twenty milk teas in the parcel; there is no need to put
it in the cart. When the presents run out we shall say so here.

How to boil the tea and lay the table is told in [the milk-tea table](/article/five-rules-of-the-milk-tea-table).
`
  },
  {
    slug: 'trees-for-boxes',
    title: { mn: 'Хайрцгаа буцаавал мод', en: 'A tree for your boxes' },
    summary: { mn: 'Арван хайрцаг буцаахад нэг шинэс суулгана.', en: 'For every ten boxes returned we plant a larch.' },
    cover: 'scenes/khuvsgul@0,300,1120,700',
    coverAlt: { mn: 'Нуурын эрэг дагуух шар, ногоон ой', en: 'Yellow and green woods along a lake' },
    products: ['canvas-market-bag', 'felt-tote-bag', 'steel-thermos', 'city-coffee-tumbler'],
    from: -120,
    to: null,
    mn: `
Хүргэлтийн хайрцгаа эвхээд дараагийн хүргэгчид өгөх, эсвэл салбарт аваачиж өгөөрэй. Хайрцгийг дунджаар таван удаа дахин
хэрэглэдэг. Тоог захиалгын дугаараар тань бүртгэнэ.

Модыг хавар, тавдугаар сарын дундуур Сэлэнгэд ойн ангитай хамт суулгадаг. Өнгөрсөн хавар 1,140 шинэс суулгаж, намар тоолоход 871 нь
амьд байв. Энэ амлалт хугацаагүй.
`,
    en: `
Fold the box your order came in and give it to the next courier, or bring it to a branch. On average a box serves five times. We count
them by the numbers of your orders.

The trees are planted in Selenge in the middle of May, together with the foresters. Last spring it was 1,140 larches; in autumn we
counted 871 alive. This promise has no end date.
`
  }
]
