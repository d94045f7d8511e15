import {
  drawBox,
  drawCircle,
  drawDisc,
  drawFlat,
  drawHorn,
  drawInk,
  mirrorDrawing,
  round,
  drawPiece,
  placeDrawing,
  drawStitch,
  drawStrap,
  drawThread
} from '../felt.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

const { dark, milk, leather, brass, wood } = MATERIALS

export function drawFiddle(product: Product): string {
  const { title, c1, c2 } = product
  const cut = chooseCut(
    title,
    { evening: /evening/, ceremonial: /ceremonial/, small: /miniature/, student: /student/, plain: /./ },
    'plain'
  )
  const head = (fill: string, mane: string): string =>
    drawPiece(
      'M372 250C360 200 370 150 400 126L408 100L424 122C460 132 478 160 486 196L470 212C448 208 436 204 428 216C430 240 428 250 426 262Z',
      fill
    ) +
    drawPiece('M404 110C372 130 352 180 360 250C372 250 372 220 380 190C386 160 400 140 416 128Z', mane) +
    drawDisc(434, 160, 6, dark)
  const body = (fill: string): string =>
    drawPiece('M310 540H490L560 830C540 850 260 850 240 830Z', fill) + drawStitch('M324 560H476L536 812C500 826 300 826 264 812Z')
  const strings = drawInk('M392 270V800M408 270V800', { width: 3, opacity: 0.6 })
  const pegs = (fill: string): string => drawStrap('M330 300H388M412 330H470', fill, 16)
  const bow = (fill: string): string =>
    drawStrap('M650 240C690 420 690 640 640 840', fill, 10) + drawThread('M650 250L640 830', milk, { width: 5 })
  const holes = mirrorDrawing(drawPiece('M320 690C330 660 350 660 352 690C346 720 326 720 320 690Z', dark))
  const neck = (fill: string): string => drawPiece('M380 250H420L424 560H376Z', fill)
  const plain = (): string =>
    bow(leather) +
    neck(wood) +
    head(wood, leather) +
    pegs(leather) +
    body(c1) +
    drawHorn(400, 640, 110, c2) +
    holes +
    strings +
    drawStrap('M350 780H450', leather, 12)
  const drawn = {
    plain,
    evening: () =>
      drawPiece('M250 130A90 90 0 1 0 250 290A72 72 0 1 1 250 130Z', c2) + drawDisc(150, 380, 12, c2) + drawDisc(270, 420, 8, c2) + plain(),
    student: () =>
      placeDrawing(
        bow('#3B78C4') +
          neck(wood) +
          head(wood, '#3B78C4') +
          pegs('#3B78C4') +
          body('#E3C68E') +
          holes +
          strings +
          drawThread('M282 800H518', '#3B78C4', { width: 12 }) +
          drawStrap('M360 780H440', dark, 10),
        { scale: 0.84, y: 30 }
      ),
    ceremonial: () =>
      drawPiece(drawBox(230, 860, 570, 900, 10), leather) +
      neck('#5C3A26') +
      head('#5C3A26', MATERIALS.silver) +
      pegs(MATERIALS.silver) +
      body('#5C3A26') +
      mirrorDrawing(drawHorn(330, 620, 80, MATERIALS.silver)) +
      drawDisc(400, 720, 56, MATERIALS.silver) +
      drawHorn(400, 724, 60, '#5C3A26') +
      drawThread('M316 550H484M252 820H548', MATERIALS.silver, { width: 12 }) +
      strings +
      drawPiece('M330 330C240 380 250 560 280 640L306 630C290 540 290 420 350 370Z', '#3B78C4') +
      drawStrap('M330 340C370 320 430 320 470 340', '#3B78C4', 18) +
      drawPiece('M470 330C560 380 550 560 520 640L494 630C510 540 510 420 450 370Z', '#3B78C4'),
    small: () =>
      placeDrawing(neck(wood) + head(wood, leather) + pegs(leather) + body(wood) + drawHorn(400, 690, 130, leather) + strings, {
        scale: 0.56,
        y: -10
      }) +
      drawPiece(drawBox(240, 690, 560, 750, 12), leather) +
      drawStitch('M256 720H544') +
      drawPiece(drawBox(270, 750, 530, 780, 6), leather, 0.2) +
      drawCirclet(320, 650) +
      drawCirclet(480, 650)
  }[cut]
  return drawn()
}

function drawCirclet(x: number, y: number): string {
  return drawPiece(drawCircle(x, y, round(34)), brass) + drawFlat(drawCircle(x, y, 20), leather)
}
