import {
  drawBox,
  drawDisc,
  drawFlat,
  drawHorn,
  drawInk,
  drawPiece,
  placeDrawing,
  repeatDrawing,
  drawStitch,
  drawStrap,
  drawThread,
  clipTo
} from '../felt.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

export const FLEECE = '#EFE7D6'
export const drawDots = (from: number, to: number, y: number): string =>
  repeatDrawing(Math.floor((to - from) / 26), index =>
    drawInk(`M${from + index * 26} ${y + (index % 2) * 12}c8 -12 20 -6 16 8`, { width: 4, opacity: 0.2 })
  )

/** Boots and shoes are drawn from the side, the toe to the right; the second one stands behind. */
export function drawPair(shoe: string, { x = -54, y = -40, scale = 1 } = {}): string {
  return placeDrawing(`<g transform="translate(${x} ${y})">${shoe}</g>${shoe}`, { scale })
}

export function drawBoots(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    {
      snow: /snow/,
      felt: /felt-lined/,
      hiking: /hiking/,
      safety: /safety/,
      child: /children/,
      winter: /men’s winter/,
      formal: /lace-up/,
      ankle: /ankle/,
      laced: /./
    },
    'laced'
  )
  const top = { snow: 250, felt: 360, hiking: 400, safety: 380, child: 400, winter: 370, formal: 440, ankle: 450, laced: 360 }[cut]
  const slim = cut === 'formal' || cut === 'ankle'
  const upper = `M250 ${top}H${slim ? 420 : 430}C430 ${top + 120} 430 560 450 600C500 640 600 640 630 690C640 720 640 740 636 760H250C244 700 244 600 250 ${top}Z`
  const soleHeight = { snow: 50, felt: 34, hiking: 48, safety: 54, child: 44, winter: 44, formal: 24, ankle: 26, laced: 38 }[cut]
  const sole = drawPiece(
    drawBox(236, 752, 650, 752 + soleHeight, 10),
    {
      snow: MATERIALS.dark,
      felt: MATERIALS.dark,
      hiking: c2,
      safety: MATERIALS.dark,
      child: c3,
      winter: MATERIALS.dark,
      formal: '#5C4A3D',
      ankle: '#5C4A3D',
      laced: c2
    }[cut] ?? c2
  )
  const tread = /snow|hiking|safety|winter/.test(cut)
    ? drawInk(
        repeatDrawing(13, index => `M${252 + index * 31} ${752 + soleHeight}v-18`),
        { width: 9, opacity: 0.35 }
      )
    : ''
  const heel = slim ? drawPiece(drawBox(240, 770, 340, 812, 6), '#5C4A3D') : ''
  const laces = (rows: number): string =>
    repeatDrawing(
      rows,
      row =>
        drawStrap(`M${412 - row} ${top + 50 + row * 44}l52 -14`, FLEECE, 6) + drawDisc(410 - row, top + 50 + row * 44, 6, MATERIALS.brass)
    )
  const cuff = drawPiece(drawBox(238, top - 30, 442, top + 26, 22), FLEECE) + drawDots(250, 430, top - 4)
  const details = {
    snow: () =>
      cuff +
      clipTo(
        upper,
        repeatDrawing(5, row =>
          drawInk(`M240 ${330 + row * 60}C300 ${340 + row * 60} 380 ${340 + row * 60} 440 ${330 + row * 60}`, { width: 6, opacity: 0.2 })
        ) + drawFlat('M230 660H660V780H230Z', MATERIALS.dark)
      ) +
      drawStrap('M260 520H430', c3, 12),
    felt: () =>
      clipTo(upper, drawFlat(`M240 ${top}H440V${top + 70}H240Z`, '#8C8A85')) +
      drawInk('M420 440V700', { width: 7, opacity: 0.5 }) +
      drawThread('M420 440V690', MATERIALS.silver, { width: 3 }) +
      drawHorn(340, 560, 70, c3),
    hiking: () =>
      laces(4) +
      clipTo(upper, drawFlat('M530 600H660V780H560Z', c1, 0.3) + drawFlat('M230 640H330V780H230Z', c1, 0.3)) +
      drawPiece(drawBox(244, top - 22, 436, top + 22, 20), c2) +
      drawStrap('M246 470L420 500', c3, 9),
    safety: () =>
      laces(4) +
      clipTo(upper, drawFlat('M540 590H680V780H520Z', MATERIALS.silver)) +
      drawStrap('M250 560H440', MATERIALS.brass, 12) +
      drawPiece(drawBox(246, top - 16, 434, top + 20, 12), MATERIALS.dark),
    child: () =>
      cuff +
      drawStrap('M260 520H440', c3, 20) +
      drawStrap('M260 600H450', c3, 20) +
      drawDisc(560, 700, 18, c2) +
      clipTo(upper, drawFlat('M230 690H660V770H230Z', c1, 0.2)),
    winter: () =>
      cuff +
      drawStrap('M250 500H430', MATERIALS.dark, 16) +
      drawPiece(drawBox(330, 484, 372, 516, 4), MATERIALS.silver) +
      drawInk('M340 540V750', { width: 4, opacity: 0.3 }) +
      drawStitch('M450 620C500 650 580 650 616 700'),
    formal: () =>
      laces(3) +
      drawStitch('M520 640C540 660 540 720 530 750') +
      drawInk('M470 620C450 680 450 720 456 756', { opacity: 0.4 }) +
      repeatDrawing(5, index => drawDisc(544 + index * 16, 668 + index * 10, 3, c3)),
    ankle: () =>
      drawPiece(`M310 ${top}H380C396 560 390 640 372 660C330 650 310 560 310 ${top}Z`, MATERIALS.dark) +
      drawInk(
        repeatDrawing(6, index => `M${322 + index * 10} ${top + 10}V640`),
        { opacity: 0.3 }
      ) +
      drawStrap(`M420 ${top}V${top - 34}`, c1, 10),
    laced: () =>
      cuff + laces(5) + clipTo(upper, drawFlat('M560 640H680V780H540Z', c1, 0.22)) + drawStitch('M548 650C556 690 556 720 550 750')
  }[cut]
  const boot = heel + sole + tread + drawPiece(upper, c1) + drawStitch(`M262 ${top + 40}C256 560 256 680 262 744`) + details()
  return drawPair(boot, { scale: cut === 'child' ? 0.82 : cut === 'snow' ? 0.94 : 1 })
}

export function drawMongolianBoots(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(title, { buligaar: /buligaar/, women: /women/, child: /children/, riding: /riding/, ornament: /./ }, 'ornament')
  const top = { buligaar: 220, women: 240, child: 420, riding: 150, ornament: 230 }[cut]
  const shaft = `M270 ${top}H450C444 ${top + 160} 440 560 452 610C520 640 580 640 620 600C646 580 660 610 640 650C610 720 560 752 500 756H270C258 640 264 420 270 ${top}Z`
  const sole = drawStrap(
    'M268 764H520C580 764 626 730 650 690',
    cut === 'child' || cut === 'riding' ? MATERIALS.dark : FLEECE,
    cut === 'riding' ? 26 : 20
  )
  const band = (fill: string): string => drawPiece(drawBox(258, top - 10, 462, top + 44, 8), fill)
  const details = {
    ornament: () =>
      band(c2) +
      drawHorn(358, top + 130, 96, c3) +
      drawHorn(358, top + 270, 90, c2) +
      drawPiece('M452 612C520 640 580 640 620 600C646 580 660 610 640 650C610 720 560 752 500 756H450C470 700 470 660 452 612Z', c2) +
      drawHorn(540, 690, 70, c3) +
      drawHorn(310, 690, 60, c3),
    buligaar: () =>
      band(c1) +
      drawInk('M300 300C330 500 320 600 300 740M410 300C400 500 410 560 420 620', { width: 5, opacity: 0.3 }) +
      drawThread('M262 640C330 660 400 640 452 612', c2, { width: 8 }),
    women: () =>
      band(c3) +
      repeatDrawing(
        4,
        row =>
          drawDisc(360, top + 110 + row * 80, 20, row % 2 ? c3 : c2) +
          drawDisc(320, top + 110 + row * 80, 9, MATERIALS.leaf) +
          drawDisc(400, top + 110 + row * 80, 9, MATERIALS.leaf)
      ) +
      drawThread('M356 300V640', MATERIALS.leaf, { width: 4 }) +
      drawPiece('M452 612C520 640 580 640 620 600C640 590 650 610 640 640C600 700 540 700 470 690Z', c2),
    child: () => band(c2) + drawHorn(356, 560, 90, c3) + drawStrap('M276 660H440', c2, 14),
    riding: () =>
      band(c1) +
      drawStrap('M270 620L452 560', MATERIALS.leather, 16) +
      drawPiece(drawBox(346, 572, 388, 606, 4), MATERIALS.silver) +
      drawInk('M300 220C310 400 300 560 290 740', { opacity: 0.25 }) +
      drawStitch('M440 220C434 400 432 500 440 580')
  }[cut]
  const boot = sole + drawPiece(shaft, c1) + details() + drawStitch(`M284 ${top + 70}C276 500 276 640 284 736`)
  return drawPair(boot, { x: -60, scale: cut === 'child' ? 0.86 : 1 })
}
