import { drawBox, drawDisc, drawEllipse, drawInk, drawPiece, repeatDrawing, drawThread } from '../felt.ts'
import { chooseCut, MATERIALS } from './product.ts'

type Motif =
  | 'buckthorn'
  | 'blueberry'
  | 'currant'
  | 'apple'
  | 'comb'
  | 'flower'
  | 'fir'
  | 'drop'
  | 'thyme'
  | 'rose'
  | 'birch'
  | 'milk'
  | 'bee'

const MOTIFS: Record<Motif, RegExp> = {
  buckthorn: /sea-buckthorn/,
  blueberry: /blueberry/,
  currant: /blackcurrant/,
  apple: /apple/,
  comb: /comb/,
  flower: /wildflower|lavender|saran|vanilla/,
  fir: /forest|juniper|uyaach|woody/,
  drop: /propolis|charcoal|aftershave|night/,
  thyme: /thyme|kheer|mineral|citrus/,
  rose: /rose/,
  birch: /birch/,
  milk: /milk|creamed|lanolin|hand/,
  bee: /./
}

const drawWings = (x: number, y: number, s: number): string =>
  drawPiece(drawEllipse(x - 30 * s, y - 24 * s, 26 * s, 16 * s), '#EAF3FB') +
  drawPiece(drawEllipse(x + 30 * s, y - 24 * s, 26 * s, 16 * s), '#EAF3FB')

/** What a thing is made of, drawn on its label. */
export function drawMotif(title: string, x: number, y: number, size: number): string {
  const s = size / 100
  const at = (dx: number, dy: number): [number, number] => [x + dx * s, y + dy * s]
  const berries = (fill: string, places: readonly (readonly [number, number])[], r: number): string =>
    places.map(([dx, dy]) => drawDisc(...at(dx, dy), r * s, fill)).join('')
  const leaf = (dx: number, dy: number): string => drawPiece(drawEllipse(...at(dx, dy), 30 * s, 13 * s), MATERIALS.leaf)
  switch (chooseCut(title, MOTIFS, 'bee')) {
    case 'buckthorn':
      return (
        leaf(-36, -34) +
        leaf(34, -44) +
        berries(
          '#E98A1E',
          [
            [-24, 4],
            [14, -8],
            [-6, 34],
            [34, 22]
          ],
          20
        )
      )
    case 'blueberry':
      return (
        leaf(-34, -40) +
        leaf(30, -44) +
        berries(
          '#4A3A6B',
          [
            [-26, 8],
            [22, 0],
            [0, 40]
          ],
          27
        )
      )
    case 'currant':
      return (
        drawThread(`M${x} ${y - 54 * s}V${y + 40 * s}`, MATERIALS.leaf, { width: 5 }) +
        leaf(30, -46) +
        berries(
          '#6B1F33',
          [
            [-16, -20],
            [18, -8],
            [-14, 18],
            [14, 32],
            [0, 58]
          ],
          17
        )
      )
    case 'apple':
      return (
        drawDisc(...at(0, 10), 46 * s, '#C8453B') +
        drawThread(`M${x} ${y - 34 * s}V${y - 62 * s}`, MATERIALS.leather, { width: 6 }) +
        leaf(28, -52)
      )
    case 'comb':
      return repeatDrawing(7, index =>
        drawPiece(
          drawHexagon(...at(index ? 52 * Math.cos((index * Math.PI) / 3) : 0, index ? 52 * Math.sin((index * Math.PI) / 3) : 0), 28 * s),
          '#E9C26B'
        )
      )
    case 'flower':
      return (
        repeatDrawing(6, index => drawDisc(...at(34 * Math.cos(index * 1.05), 34 * Math.sin(index * 1.05)), 20 * s, '#9A8BB0')) +
        drawDisc(x, y, 18 * s, '#E3A129')
      )
    case 'fir':
      return (
        drawPiece(
          `M${x} ${y - 60 * s}l${44 * s} ${60 * s}h${-22 * s}l${32 * s} ${50 * s}h${-108 * s}l${32 * s} ${-50 * s}h${-22 * s}Z`,
          MATERIALS.leaf
        ) + drawPiece(drawBox(x - 8 * s, y + 50 * s, x + 8 * s, y + 74 * s), MATERIALS.leather)
      )
    case 'drop':
      return drawPiece(
        `M${x} ${y - 60 * s}C${x + 50 * s} ${y} ${x + 50 * s} ${y + 56 * s} ${x} ${y + 58 * s}C${x - 50 * s} ${y + 56 * s} ${x - 50 * s} ${y} ${x} ${y - 60 * s}Z`,
        '#7A5237'
      )
    case 'thyme':
      return (
        drawThread(`M${x} ${y + 64 * s}V${y - 50 * s}`, MATERIALS.leaf, { width: 5 }) +
        repeatDrawing(4, index => leaf(index % 2 ? 24 : -24, 44 - index * 26)) +
        berries(
          '#9A8BB0',
          [
            [0, -58],
            [-16, -40],
            [16, -40]
          ],
          12
        )
      )
    case 'rose':
      return (
        drawDisc(x, y, 46 * s, '#C8453B') +
        drawThread(
          `M${x - 20 * s} ${y}a${20 * s} ${20 * s} 0 1 1 ${30 * s} ${16 * s}M${x - 36 * s} ${y + 10 * s}a${36 * s} ${36 * s} 0 0 0 ${66 * s} ${10 * s}`,
          '#fff',
          { width: 4, opacity: 0.6 }
        ) +
        leaf(-48, 40) +
        leaf(48, 40)
      )
    case 'birch':
      return (
        drawPiece(drawBox(x - 20 * s, y - 70 * s, x + 20 * s, y + 70 * s, 6), '#F4EFE6') +
        drawInk(`M${x - 18 * s} ${y - 30 * s}h${20 * s}M${x} ${y + 4 * s}h${18 * s}M${x - 18 * s} ${y + 36 * s}h${16 * s}`, {
          width: 6,
          opacity: 0.6
        }) +
        leaf(44, -40) +
        leaf(-44, 0)
      )
    case 'milk':
      return (
        drawPiece(
          `M${x - 44 * s} ${y - 20 * s}h${88 * s}c0 ${50 * s} ${-20 * s} ${74 * s} ${-44 * s} ${74 * s}s${-44 * s} ${-24 * s} ${-44 * s} ${-74 * s}Z`,
          '#3B78C4'
        ) + drawPiece(drawEllipse(x, y - 20 * s, 44 * s, 14 * s), '#FBF8F0')
      )
    default:
      return (
        drawDisc(...at(0, 10), 30 * s, '#E3A129') +
        drawInk(`M${x - 10 * s} ${y - 16 * s}v${52 * s}M${x + 10 * s} ${y - 16 * s}v${52 * s}`, { width: 7, opacity: 0.7 }) +
        drawWings(x, y, s)
      )
  }
}

export function drawHexagon(x: number, y: number, r: number): string {
  return `M${repeatDrawing(6, index => `${index ? 'L' : ''}${Math.round(x + r * Math.cos((index * Math.PI) / 3 + Math.PI / 6))} ${Math.round(y + r * Math.sin((index * Math.PI) / 3 + Math.PI / 6))}`)}Z`
}
