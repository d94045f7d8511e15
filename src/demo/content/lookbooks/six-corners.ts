import type { DemoLookbook } from '../entry.ts'

export const sixCorners: DemoLookbook = {
  slug: 'six-corners-of-a-small-flat',
  title: { mn: 'Жижиг байрны зургаан булан', en: 'Six corners of a small flat' },
  summary: {
    mn: 'Дөчин хоёр метр квадратад хаалганаас цонх хүртэл: юу хаана амьдрах вэ.',
    en: 'Forty-two square metres from the door to the window, and where everything lives.'
  },
  lead: {
    mn: 'Жижиг байр жижиг санагддаг нь хананаас биш, эзэнгүй зүйлээс болдог.',
    en: 'A small flat feels small because of things without a place, and not because of its walls.'
  },
  tags: ['home'],
  author: 'anuujin',
  cover: 'scenes/living-room',
  coverAlt: { mn: 'Хөх сандал, дэнлүү, ширдэгтэй зочны өрөө', en: 'A living room with a blue armchair, a lamp and a felt rug' },
  daysAgo: 37,
  mn: 'Гэрт ч, байшинд ч нэг ёс бий: юм бүр суудалтай. Бид 1980-аад оны угсармал байрны хоёр өрөөг зургаан булан болгон хувааж, булан бүрд гурваас дөрвөн эдлэл үлдээв.',
  en: 'A ger and a flat share one rule: everything has its seat. We divided two rooms of a 1980s panel block into six corners and left three or four things in each.',
  looks: [
    {
      title: { mn: 'Үүдний булан', en: 'By the door' },
      text: {
        mn: 'Өвөл үүдэнд гурван зүйл хангалттай: хатах гутал, өлгөх пальто, шууд өмсөх шаахай.',
        en: 'In winter a hall needs three things: boots that dry, a coat that hangs, slippers to step into.'
      },
      alt: {
        mn: 'Өлгүүрт ногоон пальто, эсгий цүнх, доор нь гутал, шаахай',
        en: 'A coat and a bag on a rail with boots and slippers below'
      },
      board: {
        ground: 'rail',
        tones: ['#E1E2E7', '#B99B78', '#ECEAE5'],
        parts: [
          { slug: 'hooded-wool-coat', colour: 'moss', x: 35, y: 36, size: 48 },
          { slug: 'felt-tote-bag', colour: 'grey', x: 74, y: 36, size: 32 },
          { slug: 'leather-ankle-boots', colour: 'umber', x: 32, y: 84, size: 34 },
          { slug: 'ornament-felt-slippers', colour: 'sky', x: 71, y: 84, size: 28 }
        ]
      }
    },
    {
      title: { mn: 'Унших булан', en: 'Where one reads' },
      text: {
        mn: 'Дэнлүүг мөрнийхөө ард, нүднээс өндөр тавь. Хөнжил сандлын түшлэг дээр байрлана.',
        en: 'Put the lamp behind your shoulder and above your eyes. The throw lives on the back of the chair.'
      },
      alt: { mn: 'Буйдан сандал, дэнлүү, ном, хөнжил', en: 'A rust-coloured armchair, a lamp, books and a throw' },
      board: {
        ground: 'room',
        tones: ['#DCE7F1', '#B99B78', '#EAF0F6'],
        parts: [
          { slug: 'felt-shade-lamp', x: 77, y: 46, size: 30 },
          { slug: 'buttoned-armchair', colour: 'rust', x: 41, y: 58, size: 62 },
          { slug: 'checked-wool-throw', colour: 'madder', x: 75, y: 76, size: 30 },
          { slug: 'a-night-book-of-stars', x: 23, y: 86, size: 15 }
        ]
      }
    },
    {
      title: { mn: 'Гал тогооны тавиур', en: 'The kitchen shelf' },
      text: {
        mn: 'Өдөр бүр хэрэглэдгийг нүдний төвшинд, долоо хоногт нэг удаа хэрэглэдгийг доор нь.',
        en: 'What is used daily stands at eye level; what is used on Sundays stands below.'
      },
      alt: { mn: 'Тавиур дээр данх, тогоо, бал, цайны иж бүрдэл', en: 'A kettle, a pot, honey and a tea set on two shelves' },
      board: {
        ground: 'shelf',
        tones: ['#E0E6DB', '#A9793F', '#ECEAE5'],
        parts: [
          { slug: 'electric-kettle', colour: 'milk', x: 31, y: 24.5, size: 34 },
          { slug: 'blue-flower-cup-set', x: 70, y: 26.5, size: 34 },
          { slug: 'enamelled-cast-iron-pot', colour: 'sage', x: 34, y: 57.5, size: 44 },
          { slug: 'white-creamed-honey', x: 75, y: 58, size: 24 },
          { slug: 'brick-green-tea', x: 50, y: 83.5, size: 26 }
        ]
      }
    },
    {
      title: { mn: 'Ажлын ширээ', en: 'A desk' },
      text: {
        mn: 'Дэлгэцийг цонхны хажуугаар тавь, урд нь ч, ард нь ч биш. Чимээг чихэвч авна.',
        en: 'The screen stands beside the window, neither facing it nor with its back to it. Headphones take care of the noise.'
      },
      alt: { mn: 'Ширээн дээр зөөврийн компьютер, чихэвч, кофены сав, лаа', en: 'A laptop, headphones, a tumbler and a candle on a table' },
      board: {
        ground: 'table',
        tones: ['#EADFCF', '#9A5F33', '#BFD6EC'],
        parts: [
          { slug: 'uul-book-14-laptop', colour: 'silver', x: 42, y: 62, size: 64 },
          { slug: 'city-coffee-tumbler', colour: 'rose', x: 84, y: 66, size: 13 },
          { slug: 'noise-cancelling-headphones', colour: 'sand', x: 29, y: 86, size: 26 },
          { slug: 'juniper-scented-candle', x: 71, y: 85, size: 22 }
        ]
      }
    },
    {
      title: { mn: 'Унтлагын өрөө', en: 'Where one sleeps' },
      text: {
        mn: 'Орны дэргэдэх ширдэг өглөөний эхний алхмыг дулаацуулна. Бараан, хуурай, арай сэрүүн өрөөнд нойр гүн.',
        en: 'A felt mat makes the first step of the day a warm one. Sleep is deepest where it is dark, dry and a little cool.'
      },
      alt: {
        mn: 'Тавиур дээр дэр, гэр дэнлүү, хөх хөнжил, доор нь жижиг ширдэг',
        en: 'A pillow, a ger lamp and a blue throw on shelves, a felt mat below'
      },
      board: {
        ground: 'shelf',
        tones: ['#D3DAE6', '#A98C6D', '#C3CEDF'],
        parts: [
          { slug: 'ger-table-lamp', x: 71, y: 23, size: 36 },
          { slug: 'buckwheat-sleeping-pillow', x: 29, y: 24.5, size: 34 },
          { slug: 'cashmere-throw-130-180-cm', colour: 'sky', x: 50, y: 58.5, size: 46 },
          { slug: 'bedside-felt-mat', x: 50, y: 84, size: 42 }
        ]
      }
    },
    {
      title: { mn: 'Угаалгын булан', en: 'The washing corner' },
      text: {
        mn: 'Нарийн машин хаалганы цаана ч багтдаг. Ноосон зүйлд тусдаа хөтөлбөр, тусдаа сав хэрэгтэй.',
        en: 'A slim machine fits behind a door. Wool wants its own programme and its own basket.'
      },
      alt: { mn: 'Угаалгын машин, саван, хөвөн хөнжил, тоос сорогч', en: 'A washing machine, soap, a cotton throw and a vacuum cleaner' },
      board: {
        ground: 'room',
        tones: ['#E1E2E7', '#9FB0BF', '#F1F1EE'],
        parts: [
          { slug: 'slim-washing-machine-6-kg', colour: 'white', x: 35, y: 60, size: 46 },
          { slug: 'cordless-vacuum-cleaner', colour: 'sky', x: 77, y: 57, size: 34 },
          { slug: 'cotton-waffle-throw', colour: 'sage', x: 35, y: 36, size: 34 },
          { slug: 'goats-milk-soap', x: 66, y: 86, size: 26 }
        ]
      }
    }
  ]
}
