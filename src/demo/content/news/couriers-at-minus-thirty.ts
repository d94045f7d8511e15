import type { DemoText } from '../entry.ts'

export const couriersAtMinusThirty: DemoText = {
  slug: 'couriers-at-minus-thirty',
  title: { mn: 'Хасах 30 хэмд хүргэлт ингэж явна', en: 'How we deliver at minus 30' },
  summary: {
    mn: 'Хүйтэнд хөлддөг, эвдэрдэг барааг зөвхөн гараас гарт өгнө.',
    en: 'What freezes or cracks in the cold goes from hand to hand only.'
  },
  lead: {
    mn: 'Энэ долоо хоногт шөнөдөө хасах 32 хэм хүрнэ. Хүргэлтийн журамд гурван зүйл түр өөрчлөгдлөө.',
    en: 'Nights of minus 32 are forecast this week. Three things about delivery change for a while.'
  },
  tags: ['shop'],
  author: 'ganzorig',
  series: 'winter',
  cover: 'scenes/ub-winter@400,300,960,600',
  coverAlt: { mn: 'Цастай хотын гудамжаар шар автобус явж байна', en: 'A yellow bus in a snowy street' },
  daysAgo: 3,
  mn: `
Нэгд, шүүс, зөгийн бал, тос, шампунь, дэлгэцтэй бараа, зайтай тоног төхөөрөмжийг үүдэнд, харуулд үлдээхгүй. Таныг утсаа авахгүй
бол агуулахад буцаан аваачиж, маргааш нь нэмэлт төлбөргүй дахин хүргэнэ.

Хоёрт, дөнгөж орж ирсэн утас, компьютер, зурагтыг шууд бүү асаагаарай. Хүйтнээс ирсэн эд дотор чийг тогтдог. Хайрцагтай нь гурван
цаг байлгаад, дараа нь задалж асаана. Хүргэгч хайрцгийн гадна хөх наалт наасан байгаа.

Гуравт, хасах 35-аас доош орвол мотоцикл, дугуйн хүргэлтийг зогсоож, зөвхөн машинаар явна. Тэр өдрүүдэд 5 цагийн хүргэлт 24 цаг
болж болзошгүй. Хугацаа өөрчлөгдвөл захиалгын хуудсанд шууд харагдана, мессеж бас очно.

Манай хүргэгч үүдэнд тань хоёр минут дулаацаад гарвал бид баярлана. Тэднийхээ өмнөөс халуун аяга цайнд тань урьдчилж талархъя.
`,
  en: `
First, juice, honey, creams, shampoo and everything with a screen or a battery will not be left at the door or with the guard. If
you do not pick up, it returns to the warehouse and comes again the next day, at no charge.

Second, do not switch on a telephone, a computer or a television that has just come in. Water condenses inside cold things. Leave
it in its box for three hours, then unpack it. The courier puts a blue sticker on the boxes this is true of.

Third, below minus 35 the motorcycles and bicycles stay in and only cars go out. On those days the 5-hour delivery may turn into
24. Where a time changes, the page of your order shows it at once, and a message follows.

If our courier warms up in your hall for two minutes, we are glad. On their behalf, thank you for the tea.
`
}
