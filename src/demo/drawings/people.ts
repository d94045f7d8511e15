import {
  drawBox,
  drawCircle,
  drawDisc,
  drawEllipse,
  drawFlat,
  drawInk,
  round,
  drawPiece,
  drawStitch,
  drawStrap,
  drawThread
} from './felt.ts'

/** Age and build of a figure, and the shades that its number chooses. */
export type Who = 'woman' | 'man' | 'girl' | 'boy' | 'grandmother' | 'grandfather'

export interface Person {
  who: Who
  /** Chooses skin, hair and clothes. */
  number: number
}

const SKINS = ['#E2B48A', '#C98F62', '#D8A479', '#B97C50'] as const
const HAIRS = ['#2B2A2E', '#3A2A22', '#1F1B1D', '#4A3325'] as const
const CLOTHS = ['#6F8FB5', '#A5403A', '#66764D', '#C59B6C', '#7A6A8E', '#2F7F7B'] as const
const TROUSERS = ['#3B3F49', '#2C4A7E', '#5C4A3D', '#7C7A74'] as const
const GREY = '#C9C8C6'

const pickValue = <Value>(values: readonly [Value, ...Value[]], number: number): Value => values[number % values.length] ?? values[0]
export const chooseSkin = ({ number }: Person): string => pickValue(SKINS, number)
const isOld = ({ who }: Person): boolean => who.startsWith('grand')
export const isChild = ({ who }: Person): boolean => who === 'girl' || who === 'boy'
const isFemale = ({ who }: Person): boolean => who === 'woman' || who === 'girl' || who === 'grandmother'
const chooseHair = (person: Person): string => (isOld(person) ? GREY : pickValue(HAIRS, person.number + 1))
export const chooseCloth = ({ number }: Person): string => pickValue(CLOTHS, number + 2)
export const chooseTrousers = ({ number }: Person): string => pickValue(TROUSERS, number)

/** What hangs behind the head and shoulders. */
export function drawHairBehind(person: Person, x: number, y: number, r: number): string {
  if (!isFemale(person)) return ''
  if (person.who === 'grandmother') return drawDisc(x, round(y - r * 0.95), round(r * 0.42), chooseHair(person))
  const length = person.who === 'girl' ? 1.1 : 1.55
  return drawPiece(
    `M${round(x - r)} ${y}C${round(x - r * 1.15)} ${round(y + r * 0.8)} ${round(x - r * 1.1)} ${round(y + r * length)} ${round(x - r * 0.95)} ${round(y + r * length)}H${round(x + r * 0.95)}C${round(x + r * 1.1)} ${round(y + r * length)} ${round(x + r * 1.15)} ${round(y + r * 0.8)} ${round(x + r)} ${y}Z`,
    chooseHair(person)
  )
}

/** Head, face and the hair in front. */
export function drawHead(person: Person, x: number, y: number, r: number): string {
  const hair = chooseHair(person)
  const at = (dx: number, dy: number): string => `${round(x + dx * r)} ${round(y + dy * r)}`
  const fringe = {
    woman: `M${at(-1.02, 0.1)}C${at(-1.1, -1.3)} ${at(1.1, -1.3)} ${at(1.02, 0.1)}C${at(0.9, -0.4)} ${at(0.5, -0.66)} ${at(0, -0.72)}C${at(-0.5, -0.66)} ${at(-0.9, -0.4)} ${at(-1.02, 0.1)}Z`,
    man: `M${at(-1.02, -0.1)}C${at(-1.06, -1.3)} ${at(1.06, -1.3)} ${at(1.02, -0.1)}L${at(0.9, -0.34)}C${at(0.4, -0.56)} ${at(-0.3, -0.6)} ${at(-0.88, -0.36)}Z`,
    girl: `M${at(-1.02, 0.1)}C${at(-1.1, -1.3)} ${at(1.1, -1.3)} ${at(1.02, 0.1)}C${at(0.96, -0.3)} ${at(0.8, -0.34)} ${at(0.7, -0.3)}H${round(x - r * 0.7)}C${at(-0.8, -0.34)} ${at(-0.96, -0.3)} ${at(-1.02, 0.1)}Z`,
    boy: `M${at(-1.02, -0.1)}C${at(-1.06, -1.3)} ${at(1.06, -1.3)} ${at(1.02, -0.1)}L${at(0.8, -0.3)}L${at(0.5, -0.46)}L${at(0.2, -0.3)}L${at(-0.1, -0.46)}L${at(-0.5, -0.3)}L${at(-0.8, -0.42)}Z`,
    grandmother: `M${at(-1.02, 0)}C${at(-1.1, -1.24)} ${at(1.1, -1.24)} ${at(1.02, 0)}C${at(0.8, -0.6)} ${at(0.3, -0.8)} ${at(0, -0.8)}C${at(-0.3, -0.8)} ${at(-0.8, -0.6)} ${at(-1.02, 0)}Z`,
    grandfather: `M${at(-1.02, 0)}C${at(-1.04, -1.2)} ${at(1.04, -1.2)} ${at(1.02, 0)}L${at(0.94, -0.3)}C${at(0.6, -0.84)} ${at(-0.6, -0.84)} ${at(-0.94, -0.3)}Z`
  }[person.who]
  const lines = isOld(person)
    ? drawInk(
        `M${at(-0.62, 0)}L${at(-0.78, -0.08)}M${at(0.62, 0)}L${at(0.78, -0.08)}M${at(-0.5, 0.3)}C${at(-0.44, 0.42)} ${at(-0.44, 0.5)} ${at(-0.46, 0.58)}M${at(0.5, 0.3)}C${at(0.44, 0.42)} ${at(0.44, 0.5)} ${at(0.46, 0.58)}`,
        {
          width: r * 0.035,
          opacity: 0.35
        }
      )
    : ''
  const beard =
    person.who === 'grandfather'
      ? drawPiece(
          `M${at(-0.3, 0.62)}C${at(-0.2, 0.7)} ${at(0.2, 0.7)} ${at(0.3, 0.62)}C${at(0.24, 1.2)} ${at(0.06, 1.36)} ${at(0, 1.4)}C${at(-0.06, 1.36)} ${at(-0.24, 1.2)} ${at(-0.3, 0.62)}Z`,
          GREY
        )
      : ''
  return (
    drawDisc(x, y, r, chooseSkin(person)) +
    drawPiece(fringe, hair) +
    [-1, 1]
      .map(
        side =>
          drawFlat(drawCircle(round(x + side * r * 0.36), round(y + r * 0.06), round(r * 0.075)), '#101B2E') +
          `<path fill="#C8453B" fill-opacity=".35" d="${drawCircle(round(x + side * r * 0.56), round(y + r * 0.36), round(r * 0.15))}"/>`
      )
      .join('') +
    drawThread(`M${at(-0.2, 0.44)}C${at(-0.08, 0.56)} ${at(0.08, 0.56)} ${at(0.2, 0.44)}`, '#101B2E', { width: round(r * 0.055) }) +
    lines +
    beard
  )
}

/** Both legs with shoes, from the hips down to the foot line. */
export function drawLegs(
  person: Person,
  { x, hips, foot, width }: { x: number; hips: number; foot: number; width: number },
  fill = chooseTrousers(person)
): string {
  const shoe = '#3B2C24'
  return [-1, 1]
    .map(side => {
      const near = x + side * width * 0.06
      const far = x + side * width * 0.5
      const [left, right] = side < 0 ? [far, near] : [near, far]
      return (
        drawPiece(drawBox(left, hips, right, foot - width * 0.2, width * 0.06), fill) +
        drawPiece(
          drawBox(left - (side < 0 ? width * 0.1 : 0), foot - width * 0.24, right + (side > 0 ? width * 0.1 : 0), foot, width * 0.11),
          shoe
        )
      )
    })
    .join('')
}

/** A whole figure in plain clothes of that height. */
export function drawFigure(person: Person, { x, foot, height }: { x: number; foot: number; height: number }): string {
  const r = height * (isChild(person) ? 0.105 : 0.075)
  const top = foot - height
  const neck = top + r * 2
  const half = height * (isFemale(person) ? 0.098 : 0.108)
  const hips = neck + (foot - neck) * 0.46
  const at = (dx: number, y: number): string => `${round(x + dx)} ${round(y)}`
  const arm = (side: number): string =>
    drawStrap(
      `M${at(side * half * 0.86, neck + half * 0.5)}L${at(side * half * 1.26, hips - half * 0.1)}`,
      chooseCloth(person),
      round(half * 0.42)
    ) + drawDisc(round(x + side * half * 1.3), round(hips + half * 0.14), round(half * 0.22), chooseSkin(person))
  return (
    drawHairBehind(person, x, round(top + r), round(r)) +
    drawLegs(person, { x, hips: hips - half * 0.3, foot, width: half * 1.7 }) +
    arm(-1) +
    arm(1) +
    drawPiece(
      `M${at(-half * 0.36, neck - 2)}C${at(-half * 0.8, neck + half * 0.08)} ${at(-half, neck + half * 0.2)} ${at(-half, neck + half * 0.5)}L${at(-half * 0.94, hips + half * 0.3)}H${round(x + half * 0.94)}L${at(half, neck + half * 0.5)}C${at(half, neck + half * 0.2)} ${at(half * 0.8, neck + half * 0.08)} ${at(half * 0.36, neck - 2)}Z`,
      chooseCloth(person)
    ) +
    drawStitch(`M${at(-half * 0.8, hips + half * 0.16)}H${round(x + half * 0.8)}`) +
    drawHead(person, x, round(top + r), round(r))
  )
}

/** Head and shoulders: the head's centre is at 400, 430, its radius 165. */
export function drawPortrait(person: Person): string {
  return (
    drawHairBehind(person, 400, 430, 165) +
    drawPiece('M340 560H460V700H340Z', chooseSkin(person), 0.08) +
    drawPiece('M130 1010C130 820 200 720 330 690C360 740 440 740 470 690C600 720 670 820 670 1010Z', chooseCloth(person)) +
    drawStitch('M156 1000C160 840 220 750 322 718M644 1000C640 840 580 750 478 718') +
    drawHead(person, 400, 430, 165)
  )
}

/** An open hand of that height, palm forward; its wrist is at the foot. */
export function drawHand(person: Person, { x, foot, height }: { x: number; foot: number; height: number }): string {
  const s = height / 100
  const skin = chooseSkin(person)
  const finger = (dx: number, from: number, to: number, width: number): string =>
    drawPiece(drawBox(x + (dx - width / 2) * s, foot - to * s, x + (dx + width / 2) * s, foot - from * s, (width / 2) * s), skin)
  return (
    drawPiece(drawBox(x - 22 * s, foot - 22 * s, x + 22 * s, foot + 30 * s), chooseCloth(person)) +
    drawStitch(`M${round(x - 20 * s)} ${round(foot - 16 * s)}H${round(x + 20 * s)}`) +
    finger(-15, 40, 84, 9) +
    finger(-5, 40, 94, 9) +
    finger(5, 40, 97, 9) +
    finger(15, 40, 88, 9) +
    drawPiece(
      `M${round(x + 18 * s)} ${round(foot - 34 * s)}C${round(x + 30 * s)} ${round(foot - 44 * s)} ${round(x + 34 * s)} ${round(foot - 62 * s)} ${round(x + 38 * s)} ${round(foot - 60 * s)}C${round(x + 46 * s)} ${round(foot - 56 * s)} ${round(x + 36 * s)} ${round(foot - 24 * s)} ${round(x + 18 * s)} ${round(foot - 14 * s)}Z`,
      skin
    ) +
    drawPiece(drawBox(x - 20 * s, foot - 52 * s, x + 20 * s, foot - 12 * s, 12 * s), skin) +
    drawInk(
      `M${round(x - 12 * s)} ${round(foot - 40 * s)}C${round(x - 2 * s)} ${round(foot - 34 * s)} ${round(x + 8 * s)} ${round(foot - 36 * s)} ${round(x + 14 * s)} ${round(foot - 42 * s)}`,
      { width: 3, opacity: 0.25 }
    )
  )
}

/** The shadow under what stands on the ground. */
export function drawShadow(x: number, y: number, half: number): string {
  return `<path fill="#101B2E" fill-opacity=".12" d="${drawEllipse(x, y, half, 14)}"/>`
}
