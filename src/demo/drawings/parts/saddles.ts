import { drawBox, drawCircle, drawDisc, drawHorn, drawInk, mirrorDrawing, drawPiece, placeDrawing, drawStitch, drawStrap } from '../felt.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

const { dark, silver, milk, leather, brass, wood } = MATERIALS

export function drawSaddle(product: Product): string {
  const { title, c1, c2 } = product
  const cut = chooseCut(title, { work: /working/, child: /child/, trek: /trekking/, ornate: /./ }, 'ornate')
  const stirrup = (x: number, metal: string, length = 780): string =>
    drawStrap(`M${x} 560V${length - 90}`, leather, 18) +
    drawStrap(
      `M${x} ${length - 84}C${x - 64} ${length - 60} ${x - 60} ${length + 10} ${x - 44} ${length + 14}H${x + 44}C${x + 60} ${length + 10} ${x + 64} ${length - 60} ${x} ${length - 84}Z`,
      metal,
      12
    )
  const board = (outline: string, fill: string, edge: string): string =>
    drawPiece(outline, fill) + drawStrap(outline.slice(0, outline.indexOf('L')), edge, 10)
  const front = 'M200 560C190 400 230 280 290 270C330 280 340 420 340 560L200 560Z'
  const rear = 'M460 560C460 460 500 330 570 330C620 350 620 460 610 560L460 560Z'
  const skirt = (fill: string, drop: number): string =>
    drawPiece(`M170 540C260 590 540 590 640 540C680 620 660 ${drop} 620 ${drop}H210C150 ${drop} 140 620 170 540Z`, fill)
  const seat = (fill: string): string =>
    drawPiece('M270 540C290 460 330 440 400 440C480 440 520 470 540 540C500 590 310 590 270 540Z', fill)
  const drawn = {
    ornate: () =>
      skirt('#1C3F7C', 740) +
      drawStitch('M186 700C300 730 520 730 622 700') +
      mirrorDrawing(drawHorn(270, 660, 90, '#E3A129')) +
      board(rear, c1, silver) +
      seat(c2) +
      board(front, c1, silver) +
      [
        [330, 520],
        [480, 520],
        [300, 640],
        [510, 640]
      ]
        .map(([x = 0, y = 0]) => drawDisc(x, y, 24, silver) + drawDisc(x, y, 10, brass))
        .join('') +
      drawHorn(268, 420, 70, silver) +
      drawHorn(544, 450, 60, silver) +
      stirrup(400, silver, 830),
    work: () =>
      drawPiece('M130 560C260 600 560 600 670 560L690 720C560 760 240 760 110 720Z', '#8A8378') +
      drawStitch('M140 700C260 736 560 736 660 700') +
      board(rear, wood, leather) +
      seat(c1) +
      board(front, wood, leather) +
      drawInk('M230 540C226 420 250 320 288 296M500 540C506 440 540 370 568 356', { width: 5 }) +
      drawStrap('M600 540C680 620 660 760 610 790', leather, 12) +
      drawStrap(drawCircle(570, 600, 40), '#C9AE86', 12) +
      stirrup(390, dark, 830),
    child: () =>
      placeDrawing(
        skirt('#C8453B', 690) +
          drawStitch('M190 660C300 684 520 684 616 660') +
          drawPiece('M150 560C280 480 520 480 660 560C600 620 210 620 150 560Z', milk) +
          board('M240 550C236 450 260 390 300 386C330 400 336 480 336 550L240 550Z', c1, brass) +
          board('M470 550C476 470 500 420 540 420C570 440 570 500 566 550L470 550Z', c1, brass) +
          drawPiece('M300 540C330 490 470 490 510 540C470 570 340 570 300 540Z', '#E3A129') +
          mirrorDrawing(drawHorn(290, 630, 60, milk)) +
          stirrup(400, brass, 760),
        { scale: 0.86 }
      ),
    trek: () =>
      skirt(c1, 700) +
      drawStitch('M186 670C300 700 520 700 620 670') +
      drawPiece('M210 550C220 470 260 430 300 440C340 500 460 510 520 460C560 440 600 480 610 550C500 600 320 600 210 550Z', c2, 0.1) +
      drawStitch('M236 540C250 480 280 456 296 464C350 524 460 530 524 480') +
      drawPiece(drawBox(500, 560, 680, 740, 24), MATERIALS.leaf) +
      drawPiece('M500 580H680V640C640 660 540 660 500 640Z', MATERIALS.leaf, 0.15) +
      drawDisc(590, 646, 12, brass) +
      drawPiece(drawBox(150, 590, 260, 690, 20), MATERIALS.leaf) +
      drawStrap('M250 440C240 400 300 390 310 430', dark, 12) +
      drawPiece(drawBox(530, 470, 690, 540, 34), '#B5762A') +
      drawStitch('M560 474v62M660 474v62') +
      stirrup(390, dark, 810)
  }[cut]
  return placeDrawing(drawn(), { y: -40 })
}
