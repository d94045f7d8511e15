import type { Board } from './board.ts'

/** Pictures of picture stories. */
export const STORY_BOARDS: Readonly<Record<string, Board>> = {
  hats: {
    ground: 'shelf',
    tones: ['#E1E2E7', '#7A5237', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'loovuuz-fur-hat', x: 18, y: 20, size: 9.5 },
      { slug: 'lambskin-hat', x: 41, y: 20, size: 9.5 },
      { slug: 'womens-sable-trimmed-hat', x: 64, y: 20, size: 9.5 },
      { slug: 'childrens-ear-flap-hat', x: 84, y: 20, size: 9.5 },
      { slug: 'toortsog-silk-cap', x: 30, y: 53.5, size: 9 },
      { slug: 'knitted-cashmere-beanie', colour: 'saffron', x: 55, y: 53.5, size: 15 },
      { slug: 'cable-beanie', colour: 'moss', x: 79, y: 53.5, size: 15 }
    ]
  },
  'hat-one': {
    ground: 'cloth',
    tones: ['#D3DAE6', '#ECEAE5', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'loovuuz-fur-hat', x: 30, y: 50, size: 26 },
      { slug: 'lambskin-hat', x: 70, y: 50, size: 26 }
    ]
  },
  'hat-two': {
    ground: 'cloth',
    tones: ['#EFDFDA', '#E0E6DB', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'womens-sable-trimmed-hat', x: 30, y: 50, size: 26 },
      { slug: 'toortsog-silk-cap', x: 70, y: 50, size: 26 }
    ]
  },
  'hat-three': {
    ground: 'cloth',
    tones: ['#EADFCF', '#DCE7F1', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'knitted-cashmere-beanie', colour: 'madder', x: 24, y: 50, size: 24 },
      { slug: 'slim-cashmere-beanie', colour: 'indigo', x: 50, y: 50, size: 24 },
      { slug: 'cable-beanie', colour: 'rose', x: 76, y: 50, size: 24 }
    ]
  },
  'felt-one': {
    ground: 'room',
    tones: ['#EADFCF', '#B99B78', '#F6F3EC'],
    wide: true,
    parts: [{ slug: 'white-ornament-felt-rug', x: 50, y: 50, size: 58 }]
  },
  'felt-two': {
    ground: 'room',
    tones: ['#DCE7F1', '#9FB0BF', '#F1F5F9'],
    wide: true,
    parts: [{ slug: 'khuvsgul-felt-rug-120-180-cm', x: 50, y: 50, size: 58 }]
  },
  'felt-three': {
    ground: 'cloth',
    tones: ['#B99B78', '#ECEAE5', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'ornament-felt-slippers', colour: 'grey', x: 24, y: 50, size: 26 },
      { slug: 'ornament-felt-slippers', colour: 'sky', x: 50, y: 50, size: 26 },
      { slug: 'ornament-felt-slippers', colour: 'moss', x: 76, y: 50, size: 26 }
    ]
  },
  'felt-four': {
    ground: 'room',
    tones: ['#E0E6DB', '#B99B78', '#F6F3EC'],
    wide: true,
    parts: [
      { slug: 'ornament-felt-cushion', colour: 'poppy', x: 20, y: 56, size: 26 },
      { slug: 'ornament-felt-cushion', colour: 'ink', x: 50, y: 56, size: 26 },
      { slug: 'ornament-felt-cushion', colour: 'moss', x: 80, y: 56, size: 26 }
    ]
  },
  'bowls-one': {
    ground: 'table',
    tones: ['#DCE7F1', '#7A5237', '#BFD6EC'],
    wide: true,
    parts: [{ slug: 'silver-bowl', x: 50, y: 64, size: 40 }]
  },
  'bowls-two': {
    ground: 'table',
    tones: ['#EFDFDA', '#7A5237', '#BFD6EC'],
    wide: true,
    parts: [
      { slug: 'silver-rimmed-wooden-bowl', x: 28, y: 68, size: 32 },
      { slug: 'childs-name-bowl', x: 72, y: 68, size: 32 }
    ]
  },
  'bowls-three': {
    ground: 'table',
    tones: ['#E0E6DB', '#8A5A3A', '#BFD6EC'],
    wide: true,
    parts: [
      { slug: 'porcelain-tea-set-7-pieces', x: 28, y: 58, size: 34 },
      { slug: 'milk-tea-20-sachets', x: 68, y: 58, size: 28 }
    ]
  },
  'toys-one': {
    ground: 'room',
    tones: ['#EFDFDA', '#C7A983', '#F8EFEA'],
    wide: true,
    parts: [
      { slug: 'toy-rocking-horse', x: 30, y: 60, size: 34 },
      { slug: 'black-steed-rocking-horse', x: 70, y: 60, size: 34 }
    ]
  },
  'toys-two': {
    ground: 'room',
    tones: ['#DCE7F1', '#C7A983', '#EEF3F8'],
    wide: true,
    parts: [
      { slug: 'wooden-blocks-30-pieces', x: 22, y: 62, size: 26 },
      { slug: 'cyrillic-alphabet-blocks', x: 50, y: 62, size: 26 },
      { slug: 'build-a-ger-wooden-set', x: 78, y: 62, size: 26 }
    ]
  },
  'toys-three': {
    ground: 'room',
    tones: ['#E0E6DB', '#C7A983', '#F1F4EC'],
    wide: true,
    parts: [
      { slug: 'small-carved-horse', x: 30, y: 60, size: 34 },
      { slug: 'five-animals-of-the-herd', x: 70, y: 64, size: 30 }
    ]
  },
  'gear-one': {
    ground: 'hills',
    tones: ['#D6E4DC', '#9DAB6F', '#6F8FA5'],
    wide: true,
    parts: [
      { slug: 'expedition-backpack-65-l', colour: 'moss', x: 22, y: 56, size: 28 },
      { slug: 'trail-tent-for-two', colour: 'orange', x: 55, y: 62, size: 36 },
      { slug: 'mens-hiking-boots', colour: 'umber', x: 85, y: 74, size: 18 }
    ]
  },
  'gear-two': {
    ground: 'cloth',
    tones: ['#9DAB6F', '#EADFCF', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'steel-thermos', colour: 'moss', x: 16, y: 50, size: 15 },
      { slug: 'travel-tea-set', x: 39, y: 52, size: 26 },
      { slug: 'food-jar', colour: 'rust', x: 62, y: 50, size: 15 },
      { slug: 'rechargeable-camp-lantern', x: 84, y: 50, size: 20 }
    ]
  },
  'gear-three': {
    ground: 'cloth',
    tones: ['#C9D6E4', '#DCE7F1', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'merino-hiking-socks', colour: 'orange', x: 17, y: 50, size: 20 },
      { slug: 'camel-wool-blanket', colour: 'camel', x: 43, y: 52, size: 26 },
      { slug: 'double-lined-winter-hat', colour: 'poppy', x: 67, y: 50, size: 18 },
      { slug: 'mountain-shell-mittens', colour: 'orange', x: 86, y: 54, size: 20 }
    ]
  },
  saddles: {
    ground: 'room',
    tones: ['#EADFCF', '#9A7350', '#F4ECDF'],
    wide: true,
    parts: [
      { slug: 'mongolian-saddle', x: 22, y: 52, size: 27 },
      { slug: 'herders-working-saddle', x: 50, y: 55, size: 27 },
      { slug: 'light-trekking-saddle', x: 78, y: 52, size: 27 }
    ]
  },
  'saddle-close': {
    ground: 'cloth',
    tones: ['#AF3A32', '#F1EBDD', '#ECEAE5'],
    wide: true,
    parts: [{ slug: 'mongolian-saddle', x: 50, y: 50, size: 42 }]
  },
  'saddle-child': {
    ground: 'cloth',
    tones: ['#DCE7F1', '#ECEAE5', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'child-jockey-saddle', x: 30, y: 50, size: 34 },
      { slug: 'tall-riding-boots', x: 72, y: 50, size: 28 }
    ]
  }
}
