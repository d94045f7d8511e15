import {
  drawBox,
  drawCircle,
  drawDisc,
  drawFlat,
  drawHorn,
  drawInk,
  INK,
  mirrorDrawing,
  drawPiece,
  placeDrawing,
  repeatDrawing,
  drawStitch,
  drawStrap,
  drawThread,
  clipTo
} from '../felt.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

export function drawFridge(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(title, { side: /side-by-side/, compact: /compact/, freezer: /freezer/, retro: /retro/, two: /./ }, 'two')
  const handle = (x: number, from: number, to: number): string => drawStrap(`M${x} ${from}V${to}`, c2, 12)
  const feet = (left: number, right: number, y: number): string =>
    drawPiece(drawBox(left + 20, y, left + 60, y + 24, 4), MATERIALS.dark) +
    drawPiece(drawBox(right - 60, y, right - 20, y + 24, 4), MATERIALS.dark)
  const drawn = {
    two: () =>
      feet(240, 560, 846) +
      drawPiece(drawBox(240, 150, 560, 850, 20), c1) +
      drawInk('M240 390H560', { width: 7, opacity: 0.5 }) +
      handle(280, 240, 350) +
      handle(280, 430, 600) +
      drawPiece(drawBox(440, 230, 500, 300, 3), c3) +
      drawThread('M500 470H530', MATERIALS.dark, { width: 8 }),
    side: () =>
      feet(180, 620, 846) +
      drawPiece(drawBox(180, 150, 620, 850, 16), c1) +
      drawInk('M400 150V850', { width: 7, opacity: 0.5 }) +
      handle(370, 380, 640) +
      handle(430, 380, 640) +
      drawPiece(drawBox(230, 360, 330, 500, 8), MATERIALS.dark) +
      drawFlat(drawBox(250, 420, 310, 480), MATERIALS.glass) +
      drawThread('M246 386H314', c3, { width: 7 }),
    compact: () =>
      feet(230, 570, 796) +
      drawPiece(drawBox(230, 380, 570, 800, 18), c1) +
      handle(270, 460, 600) +
      drawPiece(drawBox(420, 440, 520, 490, 4), MATERIALS.milk) +
      drawPiece('M300 380L330 300H390L400 380Z', MATERIALS.leaf) +
      drawPiece(drawBox(310, 340, 400, 382, 6), '#B5643C') +
      drawHorn(440, 660, 90, c3),
    freezer: () =>
      feet(220, 580, 846) +
      drawPiece(drawBox(220, 190, 580, 850, 16), c1) +
      repeatDrawing(
        6,
        row =>
          drawInk(`M240 ${300 + row * 90}H560`, { width: 4, opacity: 0.35 }) +
          drawPiece(drawBox(340, 312 + row * 90, 460, 330 + row * 90, 6), c2)
      ) +
      drawPiece(drawBox(250, 216, 360, 270, 6), INK) +
      drawThread('M270 244H330', MATERIALS.glass, { width: 9 }) +
      drawThread('M500 220v50M478 232l44 26M522 232l-44 26', c3, { width: 6 }),
    retro: () =>
      mirrorDrawing(drawPiece('M270 830H300L290 880H280Z', MATERIALS.dark)) +
      drawPiece('M240 260C240 180 300 150 400 150C500 150 560 180 560 260V830H240Z', c1) +
      drawInk('M240 380H560', { width: 7, opacity: 0.5 }) +
      drawStrap('M290 310H360', MATERIALS.silver, 16) +
      drawStrap('M290 440V560', MATERIALS.silver, 16) +
      drawThread('M430 300H520', MATERIALS.silver, { width: 10 }) +
      drawThread('M256 800H544', c3, { width: 10 })
  }[cut]
  return placeDrawing(drawn(), { scale: cut === 'compact' ? 0.96 : 1 })
}

export function drawWashingMachine(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(title, { dryer: /dryer/, slim: /slim/, twin: /twin/, steam: /steam/, plain: /./ }, 'plain')
  const half = { dryer: 230, slim: 170, twin: 260, steam: 230, plain: 210 }[cut]
  if (cut === 'twin')
    return (
      drawPiece(drawBox(150, 320, 650, 800, 24), c1) +
      drawPiece(drawBox(150, 220, 650, 330, 16), c2 === c1 ? MATERIALS.silver : c1, 0.12) +
      drawDisc(250, 276, 32, MATERIALS.milk) +
      drawDisc(400, 276, 32, MATERIALS.milk) +
      drawDisc(550, 276, 32, MATERIALS.milk) +
      drawThread('M250 276l16 -18M400 276l-14 -18M550 276v-24', INK, { width: 6 }) +
      drawPiece(drawBox(180, 350, 410, 470, 20), MATERIALS.glass) +
      drawPiece(drawCircle(530, 420, 76), MATERIALS.glass) +
      drawInk('M420 340V790', { width: 5 }) +
      drawStitch('M180 560H400M440 560H620') +
      drawStrap('M150 740C100 760 100 840 180 850', MATERIALS.dark, 16) +
      drawHorn(280, 680, 100, c3)
    )
  const door = cut === 'slim' ? 116 : cut === 'steam' ? 160 : 140
  return (
    drawPiece(drawBox(400 - half, 210, 400 + half, 830, 24), c1) +
    drawInk(`M${400 - half} 340H${400 + half}`, { opacity: 0.4 }) +
    drawPiece(drawBox(400 - half + 30, 250, 400 - half + 130, 310, 8), c1, -0.2) +
    (cut === 'dryer'
      ? drawPiece(drawBox(380, 246, 400 + half - 30, 314, 8), INK) + drawThread('M410 280H520', MATERIALS.glass, { width: 10 })
      : cut === 'steam'
        ? repeatDrawing(4, index => drawDisc(400 + index * 48, 280, 14, index ? MATERIALS.silver : c3))
        : drawDisc(400 + half - 60, 280, 34, MATERIALS.silver) + drawThread(`M${400 + half - 60} 280l14 -20`, INK, { width: 6 })) +
    drawPiece(drawCircle(400, 580, door + 34), MATERIALS.silver) +
    drawPiece(drawCircle(400, 580, door), c3) +
    clipTo(
      drawCircle(400, 580, door),
      drawFlat(`M200 600C280 560 340 640 420 600C480 570 540 630 620 590V800H200Z`, '#DCE7F1') +
        drawPiece('M300 640C330 600 380 640 420 620C460 600 500 660 480 720H320Z', '#AF3A32')
    ) +
    drawThread('M330 520C340 490 370 470 400 468', '#fff', { width: 10, opacity: 0.7 }) +
    (cut === 'steam'
      ? drawThread('M300 200c-20 -40 20 -60 0 -100M400 200c-20 -40 20 -60 0 -100M500 200c-20 -40 20 -60 0 -100', '#fff', {
          width: 9,
          opacity: 0.9
        })
      : '') +
    (cut === 'dryer'
      ? repeatDrawing(5, index => `<g transform="rotate(${index * 72} 400 580)">${drawThread('M400 440v30', '#E3A129', { width: 9 })}</g>`)
      : '') +
    (cut === 'slim'
      ? drawPiece(drawBox(400 - half + 20, 770, 400 - half + 90, 810, 6), c2)
      : drawStitch(`M${400 - half + 20} 800H${400 + half - 20}`))
  )
}

export function drawVacuum(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(title, { corded: /corded/, washer: /washer/, handheld: /handheld/, quiet: /quiet/, cordless: /./ }, 'cordless')
  const drawn = {
    cordless: () =>
      drawStrap('M500 330L270 790', MATERIALS.silver, 20) +
      drawPiece('M180 780H380L400 840H160Z', c2) +
      drawPiece('M470 200C560 180 610 260 560 330L500 400L430 360Z', c1) +
      drawStrap('M560 240C660 240 640 360 560 380', MATERIALS.dark, 22) +
      drawPiece('M430 350L510 400L480 500L400 460Z', MATERIALS.glass) +
      drawDisc(530, 270, 22, c3),
    corded: () =>
      drawThread('M480 620C620 600 640 260 420 240C300 230 240 300 220 420', MATERIALS.dark, { width: 22 }) +
      drawStrap('M220 420L190 760', MATERIALS.silver, 18) +
      drawPiece('M110 750H280L290 810H100Z', c2) +
      drawPiece('M360 640C360 560 440 540 540 550C660 560 700 640 690 740C680 780 660 790 620 790H400C370 790 360 740 360 640Z', c1) +
      drawDisc(430, 780, 60, MATERIALS.dark) +
      drawDisc(640, 790, 36, MATERIALS.dark) +
      drawPiece(drawBox(480, 570, 620, 640, 14), c3),
    washer: () =>
      drawStrap('M440 170L410 560', MATERIALS.silver, 22) +
      drawStrap('M446 170C480 130 540 160 510 210', MATERIALS.dark, 22) +
      drawPiece('M340 440H470L480 700H320Z', c1) +
      drawPiece(drawBox(346, 480, 462, 580, 12), MATERIALS.glass) +
      drawPiece(drawBox(340, 600, 466, 690, 12), c2) +
      drawPiece('M260 700H560L590 800H230Z', c1, 0.12) +
      drawPiece(drawBox(240, 790, 580, 830, 18), c3) +
      drawDisc(620, 850, 12, MATERIALS.glass) +
      drawDisc(660, 820, 8, MATERIALS.glass),
    handheld: () =>
      drawPiece('M200 620L120 660L130 700L230 690Z', MATERIALS.dark) +
      drawPiece('M200 560C260 460 420 430 520 470L600 560C620 620 580 660 520 660H230C200 640 190 600 200 560Z', c1) +
      drawStrap('M420 460C430 340 580 350 580 500', c1, 34) +
      drawPiece('M220 560C260 500 330 480 390 480L380 650H240C216 620 210 590 220 560Z', MATERIALS.glass) +
      drawDisc(520, 580, 22, c3) +
      drawPiece(drawBox(560, 660, 640, 700, 8), c2),
    quiet: () =>
      drawThread('M330 620C200 600 160 320 330 260C420 230 500 260 520 330', MATERIALS.dark, { width: 22 }) +
      drawStrap('M520 330L600 720', MATERIALS.silver, 18) +
      drawPiece('M520 720H690L700 780H510Z', c2) +
      drawPiece(drawCircle(310, 680, 150), c1) +
      drawPiece(drawCircle(310, 680, 84), c1, 0.16) +
      drawHorn(310, 684, 90, c3) +
      drawThread('M130 400c-24 20 -24 60 0 80M100 380c-40 30 -40 90 0 120', '#fff', { width: 7 })
  }[cut]
  return placeDrawing(drawn(), { y: -20 })
}
