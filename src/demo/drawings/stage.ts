import { drawBox, drawCircle, drawEllipse, drawFlat, drawHorn, round, drawPiece, drawStitch, drawStrap } from './felt.ts'
import boxes from './boxes.json'
import {
  chooseCloth,
  drawFigure,
  drawHairBehind,
  drawHand,
  drawHead,
  isChild,
  drawLegs,
  type Person,
  drawPortrait,
  drawShadow,
  chooseSkin,
  chooseTrousers,
  type Who
} from './people.ts'

/** Second and third pictures of a product: worn, beside a person or a hand for scale, or with what is in its box. */
export const STAGES = ['worn', 'beside', 'box'] as const
export type Stage = (typeof STAGES)[number]

interface Staged {
  kind: string
  title: string
  properties: string
  /** The drawing without its ground. */
  content: string
  person: Person
}

/** Garments of the upper body: where the neck is, the lowest hem and the hands, in the drawing of the garment. */
const GARMENTS: Record<string, { neck: number; hem: number; hand: readonly [x: number, y: number]; bare?: true }> = {
  'cashmere-sweater': { neck: 236, hem: 790, hand: [128, 800] },
  cardigan: { neck: 236, hem: 800, hand: [130, 800] },
  'cashmere-coat': { neck: 214, hem: 860, hand: [172, 730] },
  deel: { neck: 214, hem: 860, hand: [150, 740] },
  dress: { neck: 240, hem: 860, hand: [236, 640], bare: true }
}

/** What sits on the head: the point of the drawing that lies on the head's centre, and the scale. */
const HEADWEAR: Record<string, { x: number; y: number; scale: number }> = {
  beanie: { x: 400, y: 742, scale: 0.82 },
  'fur-hat': { x: 400, y: 676, scale: 0.92 },
  sunglasses: { x: 400, y: 490, scale: 0.56 },
  scarf: { x: 400, y: -40, scale: 0.86 }
}

/** Height in centimetres where no property tells it. */
const HEIGHTS: Record<string, number> = {
  'morin-khuur': 108,
  'felt-rug': 200,
  cushion: 45,
  'ger-lamp': 40,
  vase: 40,
  bicycle: 105,
  skis: 170,
  saddle: 60,
  tent: 130,
  armchair: 95,
  chair: 85,
  tv: 75,
  fridge: 180,
  'washing-machine': 85,
  vacuum: 100,
  handbag: 28,
  backpack: 46,
  'toy-horse': 66,
  speaker: 24,
  kettle: 24,
  'coffee-maker': 34,
  thermos: 26,
  'cast-pot': 22,
  'tea-set': 20,
  candle: 12,
  cream: 6,
  perfume: 11,
  soap: 6,
  honey: 11,
  'milk-tea': 18,
  'sea-buckthorn': 24,
  aaruul: 14,
  'airag-bowl': 8,
  book: 24,
  ring: 2.6,
  watch: 22,
  phone: 15,
  camera: 10,
  laptop: 24,
  gamepad: 11,
  headphones: 19,
  mittens: 24,
  socks: 30,
  blocks: 20,
  shagai: 14,
  'gift-card': 6
}
const PERSON_HEIGHT = { adult: 168, child: 112 }
const HAND_HEIGHT = 18
const FLOOR = 930

export function drawStage(name: Stage, staged: Staged): string {
  if (name === 'worn') return drawWorn(staged)
  return name === 'beside' ? drawBeside(staged) : drawUnpacked(staged)
}

function drawWorn({ kind, content, person, title }: Staged): string {
  const garment = GARMENTS[kind]
  if (garment) {
    const {
      neck,
      hem,
      hand: [handX, handY],
      bare
    } = garment
    const r = isChild(person) ? 100 : 84
    const foot = isChild(person) ? hem + 180 : 1170
    const scale = Math.min(0.82, 880 / (foot - neck + r * 1.9))
    const arms = [1, -1]
      .map(side =>
        drawStrap(
          `M${round(400 - side * (isChild(person) ? 92 : 116))} ${isChild(person) ? 400 : 320}L${round(400 - side * (400 - handX))} ${handY}`,
          chooseSkin(person),
          46
        )
      )
      .join('')
    const figureInGarment =
      drawHairBehind(person, 400, neck - r * 0.8, r) +
      drawLegs(person, { x: 400, hips: hem - 160, foot, width: 170 }, bare ? '#6B5A52' : chooseTrousers(person)) +
      arms +
      drawPiece(drawBox(366, neck - 40, 434, neck + 60), chooseSkin(person), 0.08) +
      content +
      drawHead(person, 400, round(neck - r * 0.8), r)
    const y = FLOOR + 20 - foot * scale
    return `${drawShadow(400, FLOOR + 18, 130)}<g transform="translate(${round(400 - 400 * scale)} ${round(y)}) scale(${round(scale * 1000) / 1000})">${figureInGarment}</g>`
  }
  if (kind === 'trousers') {
    const r = 84
    const figureAbove =
      drawHairBehind(person, 400, 4 - 250, r) +
      [1, -1]
        .map(
          side =>
            drawStrap(`M${400 - side * 118} -60L${400 - side * 176} 240`, chooseCloth(person), 56) +
            drawFlat(drawCircle(400 - side * 180, 276, 28), chooseSkin(person))
        )
        .join('') +
      [-1, 1].map(side => drawPiece(drawBox(400 + side * 74 - 50, 860, 400 + side * 74 + 50, 930, 30), '#3B2C24')).join('') +
      content +
      drawPiece(
        'M356 -156C300 -146 268 -130 268 -70L276 206C340 226 460 226 524 206L532 -70C532 -130 500 -146 444 -156Z',
        chooseCloth(person)
      ) +
      drawStitch('M290 190C350 206 450 206 510 190') +
      drawHead(person, 400, -232, r)
    return `${drawShadow(400, FLOOR + 14, 130)}<g transform="translate(112 300) scale(.72 .68)">${figureAbove}</g>`
  }
  const worn = HEADWEAR[kind]
  if (!worn) return drawBeside({ kind, content, person, title, properties: '' })
  const scarf = kind === 'scarf'
  const lower = kind === 'beanie' ? (/slim|newborn/.test(title) ? -70 : /double/.test(title) ? 60 : 40) : 0
  const at = { x: 400 - worn.x * worn.scale, y: 430 - (worn.y + lower) * worn.scale }
  return `${drawPortrait(person)}<g transform="translate(${round(at.x)} ${round(scarf ? 470 : at.y)}) scale(${worn.scale})">${content}</g>${scarf ? drawHead(person, 400, 430, 165) : ''}`
}

/** Beside a person, or a hand where the thing is small, in proportion. */
function drawBeside({ kind, content, person, properties }: Staged): string {
  const [left, top, wide, tall] = findBox(kind)
  const centimetres = parseHeight(kind, properties)
  const small = isComparedToHand(kind, properties)
  const reference = small ? HAND_HEIGHT : PERSON_HEIGHT[isChild(person) ? 'child' : 'adult']
  // Pixels per centimetre: both fit into the height, and beside each other into the width.
  const share = small ? 0.72 : 0.36
  const scale = Math.min(760 / Math.max(reference, centimetres), 720 / ((wide / tall) * centimetres + reference * share))
  const height = centimetres * scale
  const width = (wide / tall) * height
  const total = width + reference * share * scale
  const from = 400 - total / 2
  const s = height / tall
  const foot = small ? 860 : FLOOR
  const product = `<g transform="translate(${round(from - left * s)} ${round(foot - (top + tall) * s)}) scale(${s.toFixed(4)})">${content}</g>`
  const x = from + width + (reference * share * scale) / 2
  return small
    ? `${drawShadow(round(from + width / 2), foot, round(width * 0.5))}${product}${drawHand(person, { x: round(x), foot, height: reference * scale })}`
    : `${drawShadow(400, foot, round(total / 2))}${drawFigure(person, { x: round(x), foot, height: reference * scale })}${product}`
}

/** An opened box with the product, its papers and what comes with it. */
function drawUnpacked({ kind, content, title }: Staged): string {
  const [left, top, wide, tall] = findBox(kind)
  const s = Math.min(420 / wide, 430 / tall)
  const wired = !/book|card|soap|cream|perfume|shagai|blocks|boots|slippers|sneakers|tea|jar|bowl|socks/.test(`${kind} ${title}`)
  return (
    drawShadow(400, 890, 320) +
    drawPiece('M120 520L60 440L250 400L300 480Z', '#D9BC8C') +
    drawPiece('M680 520L740 440L550 400L500 480Z', '#D9BC8C') +
    drawPiece('M120 520L200 470H600L680 520Z', '#8A6F48') +
    `<g transform="translate(${round(400 - (left + wide / 2) * s)} ${round(660 - (top + tall) * s)}) scale(${s.toFixed(4)})">${content}</g>` +
    drawPiece('M120 520C300 560 500 560 680 520L660 870H140Z', '#C9A468') +
    drawStitch('M140 546C310 580 490 580 660 546M160 850H640') +
    drawHorn(400, 690, 120, '#8A5F3C') +
    (wired
      ? drawStrap('M540 850C560 760 660 760 650 830C640 890 560 900 590 930', '#3B3F49', 9) +
        drawPiece(drawBox(560, 900, 620, 950, 10), '#3B3F49')
      : drawPiece(drawEllipse(580, 900, 60, 30), '#F4EFE6') + drawStitch(drawEllipse(580, 900, 46, 20), '#C8453B')) +
    drawPiece('M150 880L270 850L290 940L170 968Z', '#F4EFE6') +
    drawStitch('M178 892L262 872M184 914L268 894')
  )
}

function findBox(kind: string): readonly [number, number, number, number] {
  if (kind === 'speaker') return [150, 180, 500, 670]
  const [left = 150, top = 150, wide = 500, tall = 700] = (boxes as Record<string, number[]>)[kind] ?? []
  return [left, top, wide, tall]
}

/** Whether a hand, not a person, shows how large it is. */
export function isComparedToHand(kind: string, properties: string): boolean {
  return parseHeight(kind, properties) < 40 && kind !== 'handbag'
}

/** The last of three measures ("78 × 30 × 66 cm"), the only one ("108 cm") or what is usual for the kind. */
function parseHeight(kind: string, properties: string): number {
  // Its measures are those of the cloth, which is shown folded.
  if (kind === 'throw') return 38
  const measures = /([\d.]+)(?: × ([\d.]+))?(?: × ([\d.]+))? cm/.exec(properties)?.slice(1).filter(Boolean).map(Number)
  const told = measures?.at(-1)
  const usual = HEIGHTS[kind] ?? 30
  // A measure of something else, such as the width of a rim.
  return told && told > usual / 4 && told < usual * 3 ? told : usual
}

const WHO: readonly Who[] = ['woman', 'man', 'girl', 'boy', 'grandmother', 'grandfather']
export const isWho = (value: string | null): value is Who => WHO.includes(value as Who)
