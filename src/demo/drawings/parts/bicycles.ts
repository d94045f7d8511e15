import {
  drawBox,
  drawCircle,
  drawDisc,
  drawHorn,
  drawInk,
  drawPiece,
  placeDrawing,
  repeatDrawing,
  drawStitch,
  drawStrap,
  drawThread
} from '../felt.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

interface Wheel {
  x: number
  y: number
  r: number
  tyre: number
  fill: string
}

function drawWheel({ x, y, r, tyre, fill }: Wheel): string {
  const spokes = repeatDrawing(10, index => {
    const turn = (index * Math.PI) / 5
    return `M${x} ${y}L${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`
  })
  return (
    drawInk(spokes, { width: 2.4, opacity: 0.4 }) +
    drawStrap(drawCircle(x, y, r), fill, tyre) +
    drawStitch(drawCircle(x, y, r - tyre * 0.9)) +
    drawDisc(x, y, 15, MATERIALS.silver)
  )
}

export function drawBicycle(product: Product): string {
  const { title, c1, c3 } = product
  const cut = chooseCut(
    title,
    {
      balance: /balance/,
      child: /child/,
      folding: /folding/,
      electric: /electric/,
      gravel: /gravel/,
      mountain: /mountain/,
      city: /./
    },
    'city'
  )
  const dark = MATERIALS.dark
  const crank = (x: number, y: number): string =>
    drawInk(`M${x} ${y}L218 640`, { width: 5, opacity: 0.5 }) +
    drawDisc(x, y, 34, MATERIALS.silver) +
    drawStrap(`M${x - 30} ${y + 44}L${x + 30} ${y - 44}`, dark, 9) +
    drawStrap(`M${x - 50} ${y + 46}h40M${x + 10} ${y - 46}h40`, dark, 11)
  const seat = (x: number, y: number, wide = 1): string =>
    drawPiece(
      `M${x - 60 * wide} ${y - 10}C${x - 50} ${y - 34} ${x + 20} ${y - 22} ${x + 64} ${y - 16}C${x + 70} ${y + 4} ${x - 10} ${y + 10} ${x - 40} ${y + 16}Z`,
      MATERIALS.leather
    )
  const wheels = (r: number, tyre: number): string =>
    drawWheel({ x: 218, y: 640, r, tyre, fill: dark }) + drawWheel({ x: 590, y: 640, r, tyre, fill: dark })
  const diamond = (width: number): string =>
    drawStrap('M390 650L218 640L330 470L390 650L545 490L330 470', c1, width) + drawStrap('M330 470L318 420', MATERIALS.silver, 14)
  const drawn = {
    city: () =>
      wheels(136, 15) +
      drawStrap('M390 650L218 640L326 500M390 650L310 420M390 650C470 640 520 560 548 440', c1, 20) +
      drawStrap('M590 640L540 400', c1, 17) +
      drawStrap('M540 400C520 370 470 372 450 388', MATERIALS.silver, 12) +
      seat(306, 410) +
      crank(390, 650) +
      drawStrap('M150 492H300', MATERIALS.silver, 10) +
      drawPiece('M566 400H700L680 500H584Z', MATERIALS.wood) +
      drawStitch('M580 426H690M586 452H686M590 478H682') +
      drawDisc(522, 376, 14, MATERIALS.brass),
    mountain: () =>
      wheels(142, 34) +
      repeatDrawing(2, side =>
        drawInk(
          repeatDrawing(20, index => {
            const turn = (index * Math.PI) / 10
            const at = (by: number): string =>
              `${(218 + side * 372 + by * Math.cos(turn)).toFixed(1)} ${(640 + by * Math.sin(turn)).toFixed(1)}`
            return `M${at(154)}L${at(168)}`
          }),
          { width: 9, opacity: 0.75 }
        )
      ) +
      drawStrap('M390 660L218 640L336 500L390 660L540 470L336 500', c1, 30) +
      drawStrap('M590 640L540 470', dark, 18) +
      drawStrap('M580 606L556 524', MATERIALS.brass, 26) +
      drawStrap('M540 470L528 414M480 408H580', dark, 15) +
      drawStrap('M336 500L320 430', dark, 14) +
      seat(316, 420, 0.8) +
      crank(390, 660),
    gravel: () =>
      wheels(140, 12) +
      diamond(17) +
      drawStrap('M590 640C580 580 560 520 545 470L536 424', c1, 15) +
      drawStrap('M536 424H600C650 430 650 500 590 506', dark, 14) +
      seat(314, 410, 0.8) +
      crank(390, 650) +
      drawPiece('M372 486L500 496L470 556L404 556Z', c3) +
      drawStitch('M386 500L486 508') +
      drawPiece(drawBox(250, 426, 306, 462, 12), c3),
    electric: () =>
      wheels(136, 20) +
      drawStrap('M390 650L218 640L330 470L390 650M545 470L330 470', c1, 20) +
      drawStrap('M396 640L540 490', c1, 48) +
      drawStrap('M424 612L516 516', dark, 26) +
      drawPiece('M446 572L470 552L466 574L488 560L456 604L462 580Z', '#E3A129') +
      drawStrap('M590 640L540 430', dark, 16) +
      drawStrap('M540 430L530 392M474 396H560', dark, 14) +
      drawPiece(drawBox(512, 362, 566, 400, 8), MATERIALS.glass) +
      drawStrap('M330 470L318 420', MATERIALS.silver, 14) +
      seat(314, 410) +
      drawDisc(218, 640, 40, dark) +
      crank(390, 650) +
      drawStrap('M140 500H290', dark, 12) +
      drawPiece('M544 470h44l14 24l-14 24h-44Z', '#F7DE9A'),
    child: () =>
      placeDrawing(
        drawWheel({ x: 250, y: 660, r: 100, tyre: 26, fill: dark }) +
          drawWheel({ x: 560, y: 660, r: 100, tyre: 26, fill: dark }) +
          drawStrap('M250 660L210 720', MATERIALS.silver, 12) +
          drawWheel({ x: 204, y: 732, r: 30, tyre: 14, fill: c3 }) +
          drawStrap('M390 670L250 660L340 520M390 670L330 480M390 670C450 660 500 600 520 500', c1, 30) +
          drawStrap('M560 660L516 450', c1, 22) +
          drawStrap('M516 450C500 420 450 420 440 440', MATERIALS.silver, 14) +
          drawThread('M440 440l-40 40M440 440l-20 52M440 440l-52 22', '#E3A129', { width: 7 }) +
          seat(322, 470) +
          drawPiece('M380 628C430 560 560 540 600 560L590 600C520 590 450 620 410 670Z', '#E3A129') +
          crank(390, 670) +
          drawDisc(540, 436, 20, MATERIALS.brass) +
          drawPiece(drawBox(520, 470, 620, 540, 16), c1, -0.3) +
          drawHorn(570, 508, 56, c1),
        { y: -40 }
      ),
    balance: () =>
      placeDrawing(
        drawWheel({ x: 240, y: 660, r: 104, tyre: 28, fill: dark }) +
          drawWheel({ x: 560, y: 660, r: 104, tyre: 28, fill: dark }) +
          drawPiece('M220 640L330 520C400 500 470 520 520 560L540 610C480 570 400 580 350 630L260 680Z', c1) +
          drawPiece('M520 420H560L584 670H544Z', MATERIALS.wood) +
          drawStrap('M470 416H600', MATERIALS.wood, 22) +
          drawPiece('M280 520C300 480 400 490 420 510L410 540C370 530 320 530 290 548Z', MATERIALS.leather) +
          drawStitch('M290 640L350 560C400 540 450 550 500 580') +
          drawHorn(400, 560, 50, '#fff'),
        { y: -40 }
      ),
    folding: () =>
      drawWheel({ x: 230, y: 690, r: 88, tyre: 20, fill: dark }) +
      drawWheel({ x: 570, y: 690, r: 88, tyre: 20, fill: dark }) +
      drawStrap('M230 690L340 640L420 630L540 600', c1, 34) +
      drawStrap('M230 690L330 570', c1, 16) +
      drawStrap('M352 680L316 380', MATERIALS.silver, 18) +
      drawStrap('M570 690L520 380', MATERIALS.silver, 18) +
      drawStrap('M460 376H580', dark, 16) +
      seat(314, 370) +
      crank(386, 690) +
      drawPiece(drawBox(418, 596, 462, 660, 8), MATERIALS.brass) +
      drawInk('M440 600V656', { width: 6, opacity: 0.6 }) +
      drawDisc(536, 520, 16, MATERIALS.brass)
  }[cut]
  return placeDrawing(drawn(), { y: -20, scale: 0.96 })
}
