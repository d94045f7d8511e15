import type { Board } from './board.ts'

/** Covers of articles, and what stands in their text. */
export const COVER_BOARDS: Readonly<Record<string, Board>> = {
  sweaters: {
    ground: 'rail',
    tones: ['#DCE7F1', '#B99B78', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'undyed-cashmere-sweater', colour: 'camel', x: 19, y: 42, size: 22 },
      { slug: 'fine-v-neck-cashmere-sweater', colour: 'rose', x: 40, y: 42, size: 22 },
      { slug: 'ribbed-cashmere-sweater', colour: 'milk', x: 61, y: 42, size: 22 },
      { slug: 'roll-neck-cashmere-sweater', colour: 'moss', x: 82, y: 42, size: 22 }
    ]
  },
  washing: {
    ground: 'room',
    tones: ['#E1E2E7', '#9FB0BF', '#F1F1EE'],
    wide: true,
    parts: [
      { slug: 'slim-washing-machine-6-kg', colour: 'white', x: 24, y: 56, size: 30 },
      { slug: 'crew-neck-cashmere-sweater', colour: 'sage', x: 52, y: 44, size: 27 },
      { slug: 'goats-milk-soap', x: 52, y: 83, size: 14 },
      { slug: 'cotton-waffle-throw', colour: 'sand', x: 80, y: 71, size: 28 }
    ]
  },
  'yak-down': {
    ground: 'cloth',
    tones: ['#C7B299', '#ECEAE5', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'yak-down-sweater', colour: 'umber', x: 21, y: 46, size: 28 },
      { slug: 'yak-down-cardigan', colour: 'charcoal', x: 47, y: 47, size: 26 },
      { slug: 'yak-down-socks', colour: 'umber', x: 70, y: 48, size: 15 },
      { slug: 'yak-down-throw', colour: 'charcoal', x: 86, y: 58, size: 18 }
    ]
  },
  boots: {
    ground: 'room',
    tones: ['#EADFCF', '#9A7350', '#F4ECDF'],
    wide: true,
    parts: [
      { slug: 'buligaar-leather-boots', x: 22, y: 54, size: 24 },
      { slug: 'eight-ornament-mongolian-boots', x: 50, y: 57, size: 28 },
      { slug: 'womens-embroidered-boots', x: 78, y: 54, size: 24 }
    ]
  },
  'boot-close': {
    ground: 'room',
    tones: ['#DCE7F1', '#B99B78', '#EEF3F8'],
    wide: true,
    parts: [{ slug: 'eight-ornament-mongolian-boots', x: 50, y: 50, size: 46 }]
  },
  shagai: {
    ground: 'table',
    tones: ['#E0E6DB', '#8A5A3A', '#BFD6EC'],
    wide: true,
    parts: [
      { slug: 'shagai-set', x: 20, y: 62, size: 24 },
      { slug: 'painted-shagai', x: 46, y: 66, size: 22 },
      { slug: 'pocket-shagai-pouch', x: 68, y: 70, size: 19 },
      { slug: 'small-carved-horse', x: 88, y: 66, size: 18 }
    ]
  },
  'white-month': {
    ground: 'shelf',
    tones: ['#EFDFDA', '#8A5A3A', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'porcelain-tea-set-7-pieces', x: 21, y: 22.5, size: 18 },
      { slug: 'silver-bowl', x: 48, y: 25, size: 19 },
      { slug: 'tsagaan-sar-dairy-platter', x: 76, y: 23.5, size: 20 },
      { slug: 'silver-rimmed-wooden-bowl', x: 25, y: 57.5, size: 20 },
      { slug: 'tsagaan-sar-gift-card', colour: 'sky', x: 52, y: 58, size: 22 },
      { slug: 'brick-green-tea', x: 80, y: 53.5, size: 17 }
    ]
  },
  kitchen: {
    ground: 'shelf',
    tones: ['#DCE7F1', '#A9793F', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'buuz-steamer', x: 24, y: 22, size: 25 },
      { slug: 'the-nomad-kitchen', x: 52, y: 20.5, size: 12 },
      { slug: 'electric-kettle', colour: 'silver', x: 79, y: 21, size: 16 },
      { slug: 'large-stove-cauldron', x: 27, y: 54.5, size: 23 },
      { slug: 'silver-rimmed-wooden-bowl', x: 55, y: 57, size: 19 },
      { slug: 'deep-cast-iron-wok', x: 81, y: 54.5, size: 22 }
    ]
  },
  fiddles: {
    ground: 'room',
    tones: ['#E1E2E7', '#9A7350', '#F1EEE8'],
    wide: true,
    parts: [
      { slug: 'student-horsehead-fiddle', x: 22, y: 50, size: 24 },
      { slug: 'horsehead-fiddle', x: 50, y: 48, size: 27 },
      { slug: 'miniature-fiddle', x: 77, y: 57, size: 18 }
    ]
  },
  devices: {
    ground: 'table',
    tones: ['#E1E2E7', '#5C4A3D', '#BFD6EC'],
    wide: true,
    parts: [
      { slug: 'uul-x1-smartphone', colour: 'charcoal', x: 15, y: 62, size: 17 },
      { slug: 'noise-cancelling-headphones', colour: 'sand', x: 37, y: 64, size: 18 },
      { slug: 'mirrorless-camera', colour: 'charcoal', x: 62, y: 68, size: 25 },
      { slug: 'khemnel-smart-watch', colour: 'sage', x: 87, y: 60, size: 12 }
    ]
  },
  lamps: {
    ground: 'shelf',
    tones: ['#D3DAE6', '#7A5237', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'ger-table-lamp', x: 24, y: 19.5, size: 17 },
      { slug: 'little-ger-night-light', x: 50, y: 20.5, size: 15 },
      { slug: 'toono-wall-lamp', x: 76, y: 20.5, size: 15 },
      { slug: 'winter-evening-candle-set', x: 27, y: 55.5, size: 12.5 },
      { slug: 'felt-shade-lamp', x: 54, y: 53.5, size: 16 },
      { slug: 'beeswax-pillar-candle', x: 80, y: 56.5, size: 11 }
    ]
  },
  balms: {
    ground: 'shelf',
    tones: ['#E0E6DB', '#A9793F', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'sea-buckthorn-face-cream', x: 21, y: 22, size: 18 },
      { slug: 'lanolin-winter-balm', x: 49, y: 22, size: 18 },
      { slug: 'milk-hand-cream', x: 77, y: 22, size: 18 },
      { slug: 'goats-milk-soap', x: 24, y: 56, size: 19 },
      { slug: 'sea-buckthorn-oil', x: 53, y: 50.5, size: 17 },
      { slug: 'childrens-cheek-balm', x: 80, y: 55, size: 17 }
    ]
  },
  'first-haircut': {
    ground: 'rail',
    tones: ['#DCE7F1', '#C7A983', '#ECEAE5'],
    wide: true,
    parts: [
      { slug: 'first-haircut-deel', colour: 'sky', x: 22, y: 42, size: 22 },
      { slug: 'childrens-feast-day-deel', colour: 'madder', x: 45, y: 42, size: 22 },
      { slug: 'toy-rocking-horse', x: 73, y: 66, size: 26 },
      { slug: 'childrens-mongolian-boots', x: 34, y: 85, size: 10 }
    ]
  }
}
