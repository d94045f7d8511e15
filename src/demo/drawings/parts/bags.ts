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
  drawStitch,
  drawStrap,
  drawThread,
  clipTo
} from '../felt.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

export function drawHandbag(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    {
      crossbody: /crossbody/,
      work: /work tote/,
      felt: /felt tote/,
      clutch: /clutch/,
      briefcase: /briefcase/,
      holdall: /holdall/,
      market: /market/,
      handle: /./
    },
    'handle'
  )
  const buckle = (x: number, y: number): string => drawPiece(drawBox(x - 16, y - 20, x + 16, y + 20, 4), MATERIALS.brass)
  const drawn = {
    handle: () =>
      drawStrap('M300 420C290 250 510 250 500 420', c1, 22) +
      drawPiece('M220 400H580L620 760C620 776 612 784 596 784H204C188 784 180 776 180 760Z', c1) +
      drawPiece('M220 400H580L596 540C500 580 300 580 204 540Z', c1, -0.12) +
      drawStitch('M220 556C310 594 490 594 580 556') +
      buckle(400, 570),
    crossbody: () =>
      drawStrap('M250 480C200 120 600 120 550 480', c1, 12) +
      drawPiece(drawBox(230, 440, 570, 720, 60), c1) +
      drawPiece('M230 500C230 460 260 440 290 440H510C540 440 570 460 570 500V560C500 620 300 620 230 560Z', c1, 0.12) +
      drawStitch('M246 566C310 606 490 606 554 566') +
      drawDisc(400, 610, 18, MATERIALS.brass),
    work: () =>
      mirrorDrawing(drawStrap('M300 360C300 170 500 170 500 360', c1, 16)) +
      drawPiece('M190 340H610L640 790H160Z', c1) +
      drawStitch('M206 366H594M182 760H618') +
      drawPiece(drawBox(320, 440, 480, 620, 6), c1, -0.1) +
      drawStitch('M330 450H470V610H330Z') +
      drawInk('M400 340V430', { opacity: 0.2 }) +
      drawDisc(300, 380, 10, MATERIALS.brass) +
      drawDisc(500, 380, 10, MATERIALS.brass),
    felt: () =>
      drawStrap('M310 430C310 230 490 230 490 430', MATERIALS.leather, 20) +
      drawPiece('M200 400H600L580 780H220Z', c1) +
      drawHorn(400, 590, 210, c2) +
      drawStitch('M218 424H582M236 760H564') +
      drawPiece(drawBox(290, 400, 330, 470, 4), MATERIALS.leather) +
      drawPiece(drawBox(470, 400, 510, 470, 4), MATERIALS.leather),
    clutch: () =>
      drawPiece(drawBox(160, 420, 640, 700, 16), c1) +
      drawPiece('M160 430L400 620L640 430V436C640 426 632 420 624 420H176C168 420 160 426 160 436Z', c1, 0.14) +
      drawHorn(400, 520, 90, c3) +
      drawPiece(drawBox(370, 600, 430, 640, 18), MATERIALS.brass) +
      drawThread('M640 470C720 520 700 640 660 700', MATERIALS.brass, { width: 6 }),
    briefcase: () =>
      drawStrap('M330 400C330 320 470 320 470 400', c1, 20) +
      drawPiece(drawBox(140, 390, 660, 760, 20), c1) +
      drawPiece('M140 410C140 396 150 390 160 390H640C650 390 660 396 660 410V560H140Z', c1, 0.1) +
      drawStitch('M156 544H644') +
      mirrorDrawing(drawStrap('M260 390V620', c1, 20) + buckle(260, 600)),
    holdall: () =>
      drawStrap('M290 460C290 280 510 280 510 460', c1, 20) +
      drawPiece(
        'M130 520C140 440 200 420 240 420H560C600 420 660 440 670 520V720C670 750 640 770 610 770H190C160 770 130 750 130 720Z',
        c1
      ) +
      drawInk('M180 440C300 424 500 424 620 440', { width: 9, opacity: 0.35 }) +
      mirrorDrawing(drawStrap('M290 430V766', c1, 26) + drawPiece('M130 520C170 560 170 680 136 730', c1, 0.2)) +
      drawPiece(drawBox(360, 560, 440, 630, 4), c2),
    market: () =>
      drawStrap('M290 400C280 180 380 160 380 300M510 400C520 180 420 160 420 300', c1, 16) +
      drawPiece('M200 370C300 390 500 390 600 370C620 500 640 660 600 800C460 820 340 820 200 800C160 660 180 500 200 370Z', c1) +
      drawInk('M230 420C240 560 230 700 226 780M570 420C560 560 570 700 574 780', { opacity: 0.16 }) +
      drawThread('M300 540H500M300 580H500M300 620H440', c2, { width: 12 }) +
      drawHorn(400, 700, 80, c2)
  }[cut]
  return placeDrawing(drawn(), { y: cut === 'clutch' ? -40 : -30 })
}

export function drawBackpack(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    {
      expedition: /expedition/,
      city: /city/,
      leather: /leather/,
      roll: /roll-top/,
      primary: /primary/,
      secondary: /secondary/,
      kinder: /kindergarten/,
      photo: /photo/,
      hiking: /./
    },
    'hiking'
  )
  const pocket = (top: number, bottom: number, left = 250, right = 550): string =>
    drawPiece(drawBox(left, top, right, bottom, 26), c1, 0.1) +
    drawInk(`M${left + 20} ${top + 34}H${right - 20}`, { width: 5, opacity: 0.35 })
  const body = (top: number, bottom: number, half: number, radius = 90): string =>
    drawPiece(drawBox(400 - half, top, 400 + half, bottom, radius), c1)
  const handle = (y: number): string => drawStrap(`M360 ${y}C360 ${y - 60} 440 ${y - 60} 440 ${y}`, c1, 14)
  const straps = (half: number, top: number): string =>
    mirrorDrawing(
      drawStrap(
        `M${400 - half + 10} ${top}C${400 - half - 50} ${top + 120} ${400 - half - 40} ${top + 300} ${400 - half + 10} ${top + 380}`,
        MATERIALS.dark,
        24
      )
    )
  const drawn = {
    hiking: () =>
      handle(210) +
      straps(180, 320) +
      body(210, 800, 180) +
      pocket(520, 740) +
      mirrorDrawing(
        drawStrap('M320 240V540', c2, 16) +
          drawPiece(drawBox(306, 420, 334, 456, 4), c3) +
          drawPiece(drawBox(206, 560, 250, 740, 20), c1, 0.16)
      ) +
      drawPiece(drawBox(350, 270, 450, 330, 8), c2),
    expedition: () =>
      straps(190, 340) +
      drawPiece(drawBox(250, 780, 550, 850, 34), c3) +
      drawInk('M300 780V850M500 780V850', { width: 12, opacity: 0.4 }) +
      body(230, 790, 190, 50) +
      drawPiece('M230 150C230 120 260 110 300 110H500C540 110 570 120 570 150V270H230Z', c1, 0.12) +
      pocket(500, 740, 270, 530) +
      mirrorDrawing(drawPiece(drawBox(180, 420, 236, 730, 24), c1, 0.2) + drawStrap('M300 270V500', c2, 14)) +
      drawStitch('M250 246H550'),
    city: () =>
      handle(250) +
      straps(160, 330) +
      body(250, 780, 165, 120) +
      drawInk('M270 420C270 330 330 300 400 300C470 300 530 330 530 420', { width: 7, opacity: 0.4 }) +
      pocket(560, 750, 260, 540) +
      drawPiece(drawBox(372, 450, 428, 490, 4), c3),
    leather: () =>
      handle(280) +
      straps(160, 350) +
      body(290, 780, 170, 40) +
      drawPiece('M230 330C230 296 260 280 300 280H500C540 280 570 296 570 330V540C500 590 300 590 230 540Z', c1, -0.1) +
      drawStitch('M248 540C310 574 490 574 552 540') +
      mirrorDrawing(drawStrap('M310 520V660', c1, 18) + drawPiece(drawBox(294, 620, 326, 660, 4), MATERIALS.brass)),
    roll: () =>
      straps(160, 380) +
      body(300, 800, 170, 30) +
      drawPiece('M220 250H580L566 340H234Z', c1, 0.16) +
      drawPiece(drawBox(210, 226, 590, 274, 22), c1, 0.24) +
      mirrorDrawing(drawStrap('M236 250L250 460', MATERIALS.dark, 12) + drawPiece(drawBox(236, 420, 268, 462, 4), MATERIALS.dark)) +
      drawThread('M250 560H550', c3, { width: 16 }) +
      drawHorn(400, 680, 80, c3),
    primary: () =>
      handle(260) +
      straps(170, 340) +
      body(250, 790, 185, 110) +
      drawPiece('M250 520C250 460 320 440 400 440C480 440 550 460 550 520V720C550 750 530 760 500 760H300C270 760 250 750 250 720Z', c2) +
      drawDisc(340, 330, 12, MATERIALS.dark) +
      drawDisc(460, 330, 12, MATERIALS.dark) +
      drawStrap('M360 376C380 396 420 396 440 376', MATERIALS.dark, 4) +
      mirrorDrawing(drawPiece('M260 290C230 220 260 190 300 230L330 262Z', c1, 0.1)) +
      drawHorn(400, 600, 100, c1),
    secondary: () =>
      handle(220) +
      straps(165, 310) +
      body(220, 790, 170, 70) +
      clipTo(drawBox(230, 220, 570, 790, 70), drawFlat('M200 420L620 300V420L200 540Z', c2)) +
      pocket(580, 760, 250, 550) +
      drawInk('M400 240V580', { width: 4, opacity: 0.3 }) +
      drawPiece(drawBox(206, 600, 236, 750, 14), c3),
    kinder: () =>
      handle(350) +
      straps(150, 420) +
      body(340, 760, 170, 150) +
      mirrorDrawing(drawDisc(290, 350, 50, c1) + drawDisc(290, 350, 26, c2)) +
      drawDisc(340, 480, 14, MATERIALS.dark) +
      drawDisc(460, 480, 14, MATERIALS.dark) +
      drawPiece(drawEllipse(400, 540, 50, 34), c2) +
      drawDisc(400, 528, 12, MATERIALS.dark) +
      pocket(620, 730, 300, 500),
    photo: () =>
      handle(230) +
      straps(165, 320) +
      body(230, 790, 175, 50) +
      drawInk('M240 470H560', { width: 7, opacity: 0.4 }) +
      drawPiece(drawCircle(400, 620, 96), MATERIALS.dark) +
      drawPiece(drawCircle(400, 620, 66), MATERIALS.glass) +
      drawThread('M366 596C376 578 396 572 410 574', '#fff', { width: 8 }) +
      mirrorDrawing(drawStrap('M236 720L200 860', MATERIALS.dark, 12)) +
      drawPiece(drawBox(296, 290, 504, 420, 14), c1, 0.12) +
      drawStitch('M310 304H490')
  }[cut]
  return placeDrawing(drawn(), { scale: cut === 'kinder' ? 0.9 : 1 })
}
