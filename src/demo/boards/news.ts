import type { Board } from './board.ts'

/** Covers of news and of look books. */
export const NEWS_BOARDS: Readonly<Record<string, Board>> = {
  'eight-dyes': {
    ground: 'cloth',
    tones: ['#DCE7F1', '#ECEAE5', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'crew-neck-cashmere-sweater', colour: 'saffron', x: 19, y: 50, size: 28 },
      { slug: 'crew-neck-cashmere-sweater', colour: 'sage', x: 40, y: 46, size: 28 },
      { slug: 'crew-neck-cashmere-sweater', colour: 'indigo', x: 61, y: 52, size: 28 },
      { slug: 'crew-neck-cashmere-sweater', colour: 'madder', x: 81, y: 47, size: 28 }
    ]
  },
  'first-bell': {
    ground: 'table',
    tones: ['#EFDFDA', '#B9824F', '#BFD6EC'],
    wide: true,
    parts: [
      { slug: 'primary-school-backpack', colour: 'sky', x: 24, y: 57, size: 24 },
      { slug: 'mongolian-folk-tales', x: 46, y: 62, size: 14 },
      { slug: 'childrens-strap-sneakers', colour: 'saffron', x: 67, y: 77, size: 28 },
      { slug: 'childrens-pompom-hat', colour: 'poppy', x: 84, y: 58, size: 16 }
    ]
  },
  message: {
    ground: 'table',
    tones: ['#D3DAE6', '#5C4A3D', '#BFD6EC'],
    wide: true,
    parts: [
      { slug: 'uul-x1-smartphone', colour: 'sky', x: 24, y: 62, size: 20 },
      { slug: 'student-laptop', colour: 'sky', x: 58, y: 70, size: 36 },
      { slug: 'mirevo-m5-phone', colour: 'lilac', x: 86, y: 76, size: 13 }
    ]
  },
  mending: {
    ground: 'cloth',
    tones: ['#E0E6DB', '#ECEAE5', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'cable-knit-cashmere-sweater', colour: 'madder', x: 30, y: 50, size: 36 },
      { slug: 'camel-wool-socks', colour: 'grey', x: 60, y: 48, size: 22 },
      { slug: 'wool-mittens', colour: 'ink', x: 82, y: 55, size: 20 }
    ]
  },
  'felt-exhibition': {
    ground: 'room',
    tones: ['#ECEAE5', '#B99B78', '#F6F3EC'],
    wide: true,
    parts: [
      { slug: 'khuvsgul-felt-rug-120-180-cm', x: 17, y: 44, size: 20 },
      { slug: 'white-ornament-felt-rug', x: 39, y: 44, size: 20 },
      { slug: 'felt-rug-for-the-nursery', x: 61, y: 44, size: 20 },
      { slug: 'bedside-felt-mat', x: 83, y: 44, size: 20 }
    ]
  },
  buckthorn: {
    ground: 'table',
    tones: ['#F2DCB8', '#9A5F33', '#BFD6EC'],
    wide: true,
    parts: [
      { slug: 'sea-buckthorn-juice', x: 20, y: 50, size: 26 },
      { slug: 'sea-buckthorn-jam', x: 43, y: 62, size: 18 },
      { slug: 'sea-buckthorn-face-cream', x: 64, y: 66, size: 20 },
      { slug: 'sea-buckthorn-soap', x: 85, y: 69, size: 20 }
    ]
  },
  'old-phones': {
    ground: 'shelf',
    tones: ['#E1E2E7', '#8C8A85', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'simple-button-phone', x: 20, y: 21.5, size: 13 },
      { slug: 'retro-film-camera', x: 47, y: 21, size: 17 },
      { slug: 'mirevo-m5-lite-phone', colour: 'sky', x: 76, y: 21.5, size: 13 },
      { slug: 'wired-studio-headphones', colour: 'charcoal', x: 27, y: 55, size: 13.5 },
      { slug: 'wireless-game-controller', colour: 'poppy', x: 56, y: 60, size: 18 },
      { slug: 'rugged-field-phone', colour: 'orange', x: 82, y: 54, size: 13 }
    ]
  },
  books: {
    ground: 'shelf',
    tones: ['#EFDFDA', '#A9793F', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'the-little-camel-finds-the-way', x: 20, y: 20.5, size: 12 },
      { slug: 'a-night-book-of-stars', x: 36, y: 20.5, size: 12 },
      { slug: 'small-carved-horse', x: 70, y: 21, size: 18 },
      { slug: 'mongolian-folk-tales', x: 42, y: 54.2, size: 10.5 },
      { slug: 'a-childs-first-encyclopaedia', x: 58, y: 54.2, size: 10.5 },
      { slug: 'cyrillic-alphabet-blocks', x: 80, y: 54, size: 16 },
      { slug: 'khuvsgul-travel-notes', x: 22, y: 54.2, size: 10.5 }
    ]
  },
  dairy: {
    ground: 'shelf',
    tones: ['#DCE7F1', '#A9793F', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'aaruul-dried-curd', x: 23, y: 23.5, size: 20 },
      { slug: 'byaslag-fresh-cheese', x: 50, y: 23.5, size: 20 },
      { slug: 'soft-sweet-aaruul', x: 77, y: 23.5, size: 20 },
      { slug: 'milk-tea-20-sachets', x: 31, y: 52.5, size: 17 },
      { slug: 'wildflower-honey', x: 55, y: 54, size: 13 },
      { slug: 'silver-rimmed-wooden-bowl', x: 79, y: 57, size: 18 }
    ]
  }
}
