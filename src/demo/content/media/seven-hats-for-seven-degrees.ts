import type { DemoMedia } from '../entry.ts'

export const sevenHats: DemoMedia = {
  slug: 'seven-hats-for-seven-degrees',
  title: { mn: 'Долоон малгай, долоон хэм', en: 'Seven hats, seven temperatures' },
  summary: { mn: 'Тоорцгоос лоовууз хүртэл: хэдэн хэмд аль нь вэ.', en: 'From silk cap to fur hat, and at how many degrees below zero.' },
  lead: { mn: 'Малгайгаа хэзээ солихыг чих хэлдэг.', en: 'It is the ears that tell you when to change hats.' },
  tags: ['style'],
  author: 'khulan',
  series: 'winter',
  cover: 'boards/hats',
  coverAlt: { mn: 'Тавиур дээр долоон өөр малгай', en: 'Seven different hats on two shelves' },
  daysAgo: 25,
  caption: { mn: 'Нэг айлын үүдний тавиур. Эсгий зүймэл.', en: 'The shelf by the door of one household. Felt appliqué.' },
  shots: [
    {
      art: 'boards/hat-three',
      alt: { mn: 'Улаан, хөх, ягаан сүлжмэл малгай', en: 'Knitted hats in red, blue and rose' },
      caption: { mn: '0-ээс −12: сүлжмэл. Хоёр давхар бол −18 хүртэл.', en: '0 to −12: knitted. Two layers will do to −18.' }
    },
    {
      art: 'boards/hat-two',
      alt: { mn: 'Булган малгай, торгон тоорцог', en: 'A fur-trimmed hat and a silk cap' },
      caption: { mn: 'Тоорцог бол хэмийн биш, ёслолын малгай. Булга −25.', en: 'The silk cap is for feasts, not for the cold. Sable: −25.' }
    },
    {
      art: 'boards/hat-one',
      alt: { mn: 'Бор лоовууз, цагаан хурган лоовууз', en: 'A brown fur hat and a white lambskin one' },
      caption: { mn: '−25-аас доош: чихээ буулгаж, оосрыг нь эрүүн доор.', en: 'Below −25: let the ears down and tie them under the chin.' }
    }
  ],
  mn: `
Толгойгоор биеийн дулааны тал нь алдагддаг гэдэг худал: толгой биеийн гадаргын аравны нэг л. Гэхдээ тэр аравны нэг дээр хамгийн мэдрэмтгий хэсгүүд бий: чих, дух, хүзүүний ар. Малгайг гэртээ хүндэтгэж, доор нь тавьдаггүй, амыг нь өөдөө харуулж тавьдаггүй, хүнд өгөхдөө баруун гараараа.

[[* Тавиураас | loovuuz-fur-hat, lambskin-hat, toortsog-silk-cap, slim-cashmere-beanie]]
`,
  en: `
That half of our warmth is lost through the head is not true: the head is a tenth of the body. But in that tenth are the parts that feel most: ears, forehead, the nape of the neck. At home a hat is held in respect. It is not put on the floor, nor laid with its opening up, and one hands it over with the right hand.

[[* From the shelf | loovuuz-fur-hat, lambskin-hat, toortsog-silk-cap, slim-cashmere-beanie]]
`
}
