import {
  drawBox,
  drawCircle,
  drawDisc,
  drawEllipse,
  drawFlat,
  drawHorn,
  drawInk,
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

export const steam = drawThread('M340 260c-20 -40 20 -60 0 -100M400 250c-20 -40 20 -60 0 -100M460 260c-20 -40 20 -60 0 -100', '#fff', {
  width: 8,
  opacity: 0.8
})

export function drawTeaSet(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { clay: /clay/, iron: /iron/, blue: /blue-flower/, travel: /travel/, silver: /silver/, porcelain: /./ },
    'porcelain'
  )
  const cup = (x: number, y: number, fill: string, scale = 1): string =>
    placeDrawing(
      drawPiece('M330 440H470C470 520 440 560 400 560C360 560 330 520 330 440Z', fill) +
        drawPiece(drawEllipse(400, 440, 70, 20), fill, 0.3) +
        drawPiece(drawBox(376, 556, 424, 572, 4), fill),
      { x: x - 400, y: y - 500, scale }
    )
  const spout = (fill: string): string => drawPiece('M600 560C660 540 650 440 700 420L730 440C700 480 710 600 610 640Z', fill)
  const drawn = {
    porcelain: () =>
      placeDrawing(
        spout(c1) +
          drawStrap('M220 500C130 470 130 660 230 640', c1, 22) +
          drawPiece(drawCircle(410, 570, 200), c1) +
          drawPiece(drawEllipse(410, 386, 90, 30), c1, 0.1) +
          drawDisc(410, 346, 22, c2) +
          clipTo(
            drawCircle(410, 570, 200),
            drawFlat('M200 540H620V620H200Z', c2) + repeatDrawing(6, index => drawHorn(250 + index * 64, 580, 50, c1))
          ),
        { x: -20, y: -110, scale: 0.76 }
      ) + repeatDrawing(6, index => cup(170 + index * 92, 760 + (index % 2) * 30, index % 2 ? c2 : c1, 0.6)),
    clay: () =>
      spout(c1) +
      drawStrap('M240 430C150 420 140 640 240 650', c1, 26) +
      drawPiece('M240 700C200 560 260 420 410 420C560 420 620 560 580 700C570 740 250 740 240 700Z', c1) +
      drawPiece('M320 430C330 380 490 380 500 430Z', c1, 0.12) +
      drawDisc(410, 374, 20, c1) +
      drawThread('M234 640H586', c2, { width: 10 }) +
      cup(210, 810, c1, 0.8) +
      cup(610, 810, c1, 0.8),
    iron: () =>
      drawStrap('M260 440C260 180 540 180 540 440', MATERIALS.dark, 18) +
      spout(c1) +
      drawPiece('M200 580C200 460 290 420 400 420C510 420 600 460 600 580C600 700 520 760 400 760C280 760 200 700 200 580Z', c1) +
      repeatDrawing(5, row => repeatDrawing(9, column => drawDisc(250 + column * 38 + (row % 2) * 18, 500 + row * 48, 8, c2))) +
      drawPiece(drawEllipse(400, 424, 100, 26), c1, 0.2) +
      drawDisc(400, 392, 20, c3),
    blue: () =>
      cup(270, 480, c1, 1.3) +
      cup(530, 480, c1, 1.3) +
      cup(270, 690, c1, 1.3) +
      cup(530, 690, c1, 1.3) +
      [270, 530]
        .map(x =>
          [470, 680]
            .map(
              y =>
                repeatDrawing(5, index => drawDisc(x + 26 * Math.cos(index * 1.26), y + 26 * Math.sin(index * 1.26), 12, c2)) +
                drawDisc(x, y, 10, c3)
            )
            .join('')
        )
        .join(''),
    travel: () =>
      drawPiece(drawBox(150, 400, 430, 760, 40), c2) +
      drawStitch('M170 500H410') +
      drawStrap('M210 400C210 320 370 320 370 400', c2, 18) +
      drawPiece(drawBox(420, 470, 660, 760, 30), c1) +
      drawPiece(drawBox(470, 420, 610, 480, 14), c1, 0.2) +
      drawStrap('M660 540C720 540 720 660 660 660', MATERIALS.dark, 18) +
      drawHorn(540, 620, 110, c3) +
      cup(250, 810, c1, 0.7) +
      cup(380, 810, c1, 0.7),
    silver: () =>
      spout(MATERIALS.brass) +
      drawStrap('M240 460C140 430 140 660 240 650', '#B5762A', 24) +
      drawPiece('M240 730C190 560 270 400 410 400C550 400 630 560 580 730C560 780 260 780 240 730Z', c1) +
      drawFlat('M226 560H594V610H226Z', MATERIALS.silver) +
      drawHorn(410, 690, 90, MATERIALS.silver) +
      drawPiece('M320 410C340 330 480 330 500 410Z', MATERIALS.silver) +
      drawDisc(410, 326, 20, c3)
  }[cut]
  return placeDrawing(drawn(), { y: -20 })
}

export function drawBowl(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(title, { rimmed: /wooden bowl/, large: /large/, child: /name bowl/, cups: /cups/, silver: /./ }, 'silver')
  const bowl = (fill: string, inner: string, rim: string): string =>
    drawPiece('M150 420C160 620 260 720 400 720C540 720 640 620 650 420Z', fill) +
    drawPiece(drawEllipse(400, 420, 250, 70), inner) +
    drawStrap('M150 420C160 500 640 500 650 420', rim, 14) +
    drawPiece(drawBox(320, 716, 480, 760, 12), fill, 0.12)
  if (cut === 'cups')
    return repeatDrawing(6, index =>
      placeDrawing(
        drawPiece('M300 330H500L470 600C466 640 334 640 330 600Z', c1) +
          drawPiece(drawEllipse(400, 330, 100, 30), c1, 0.3) +
          drawHorn(400, 480, 90, c2) +
          drawPiece('M360 626H440L470 720H330Z', c1, 0.1),
        { x: (index % 3) * 190 - 190, y: Math.floor(index / 3) * 290 - 150, scale: 0.62 }
      )
    )
  const drawn = {
    silver: () =>
      bowl(c2, MATERIALS.milk, c1) +
      drawThread('M180 560C250 640 550 640 620 560', c1, { width: 36 }) +
      repeatDrawing(7, index => drawDisc(226 + index * 58, 600 + (3 - Math.abs(3 - index)) * 10, 7, c3)),
    rimmed: () =>
      bowl(c1, c2, MATERIALS.silver) + drawInk('M190 540C280 620 520 620 610 540M220 610C300 670 500 670 580 610', { opacity: 0.25 }),
    large: () =>
      bowl(c1, '#FBF8F0', c1) +
      drawHorn(280, 590, 90, c2) +
      drawHorn(400, 620, 100, c2) +
      drawHorn(520, 590, 90, c2) +
      drawThread('M180 520C260 570 540 570 620 520', c3, { width: 9 }) +
      drawStrap('M560 400L690 230', MATERIALS.wood, 16),
    child: () =>
      bowl(c1, c2, c3) +
      drawPiece(drawBox(310, 560, 490, 640, 10), MATERIALS.milk) +
      drawInk('M336 590H464M336 614H430', { width: 6, opacity: 0.5 }) +
      drawDisc(260, 570, 12, c2) +
      drawDisc(540, 570, 12, c2)
  }[cut]
  return placeDrawing(drawn(), { y: -50, scale: cut === 'large' ? 1.12 : cut === 'child' ? 0.8 : 0.96 })
}

export function drawPot(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { khorkhog: /khorkhog/, wok: /wok/, steamer: /steamer/, cauldron: /cauldron/, pressure: /pressure/, enamel: /./ },
    'enamel'
  )
  const drawn = {
    enamel: () =>
      mirrorDrawing(drawStrap('M190 520C120 520 120 590 190 590', c1, 24)) +
      drawPiece('M180 480H620L600 740C596 776 570 790 540 790H260C230 790 204 776 200 740Z', c1) +
      drawPiece('M170 480C180 410 280 380 400 380C520 380 620 410 630 480Z', c1, 0.08) +
      drawDisc(400, 368, 26, c3) +
      drawHorn(400, 620, 130, c2),
    khorkhog: () =>
      drawPiece('M300 350L330 240H470L500 350Z', c1, 0.1) +
      drawPiece(drawBox(310, 200, 490, 246, 12), MATERIALS.dark) +
      drawPiece(
        'M260 350H540C590 380 600 420 600 470V760C600 790 580 800 550 800H250C220 800 200 790 200 760V470C200 420 210 380 260 350Z',
        c1
      ) +
      mirrorDrawing(drawStrap('M200 480C130 480 130 580 200 580', MATERIALS.dark, 18)) +
      drawInk('M200 460H600M200 720H600', { opacity: 0.3 }) +
      drawStrap('M350 300H450', MATERIALS.dark, 12) +
      drawHorn(400, 600, 110, c2),
    wok: () =>
      drawStrap('M620 480L760 390', MATERIALS.wood, 28) +
      drawStrap('M180 500C120 480 110 540 170 560', MATERIALS.dark, 18) +
      drawPiece('M150 470H650C640 640 540 730 400 730C260 730 160 640 150 470Z', c1) +
      drawPiece(drawEllipse(400, 470, 250, 70), c1, 0.3) +
      drawThread('M230 560C260 640 320 680 360 690', '#fff', { width: 8, opacity: 0.3 }),
    steamer: () =>
      steam +
      repeatDrawing(
        4,
        row =>
          drawPiece(drawBox(200, 380 + row * 106, 600, 476 + row * 106, 14), c1, row === 3 ? 0.1 : 0) +
          drawInk(
            repeatDrawing(10, index => `M${240 + index * 36} ${430 + row * 106}v1`),
            { width: 12, opacity: 0.25 }
          ) +
          mirrorDrawing(drawPiece(drawBox(160, 410 + row * 106, 206, 440 + row * 106, 8), MATERIALS.dark))
      ) +
      drawPiece('M196 380C220 310 580 310 604 380Z', c1, -0.1) +
      drawDisc(400, 312, 24, c3),
    cauldron: () =>
      mirrorDrawing(drawStrap('M200 420C160 360 110 390 130 440', MATERIALS.dark, 18)) +
      drawPiece('M130 440H670C680 640 580 760 400 760C220 760 120 640 130 440Z', c1) +
      drawPiece(drawEllipse(400, 440, 270, 64), '#EAD7B8') +
      drawStrap('M480 440L640 240', MATERIALS.wood, 18) +
      mirrorDrawing(drawPiece('M250 730L220 840H260L290 750Z', MATERIALS.dark)) +
      drawThread('M150 520C240 560 560 560 650 520', c2, { width: 8 }),
    pressure: () =>
      drawStrap('M600 470H760', MATERIALS.dark, 34) +
      drawStrap('M200 470H140', MATERIALS.dark, 34) +
      drawPiece(drawBox(200, 480, 600, 780, 40), c1) +
      drawPiece('M196 480C210 410 590 410 604 480Z', c1, -0.1) +
      drawStrap('M290 420C290 360 510 360 510 420', MATERIALS.dark, 18) +
      drawPiece(drawBox(384, 320, 416, 380, 6), c3) +
      drawDisc(500, 400, 14, '#AF3A32') +
      drawThread('M210 560H590', '#fff', { width: 6, opacity: 0.5 })
  }[cut]
  return placeDrawing(drawn(), { y: -30, scale: 0.98 })
}
