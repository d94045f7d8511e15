import {
  drawBox,
  drawCircle,
  drawDisc,
  drawEllipse,
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
import { drawHexagon, drawMotif } from './labels.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

export function drawJar(product: Product): string {
  const { title, c1, c2, c3 } = product
  const jam = /jam|preserve/.test(title)
  const glass = jam
    ? 'M250 380H550C590 400 600 440 596 500L580 760C576 790 560 800 530 800H270C240 800 224 790 220 760L204 500C200 440 210 400 250 380Z'
    : /creamed/.test(title)
      ? drawBox(210, 420, 590, 790, 60)
      : /forest|propolis/.test(title)
        ? 'M270 340H530L600 480V740C600 780 580 800 540 800H260C220 800 200 780 200 740V480Z'
        : drawBox(210, 340, 590, 800, 50)
  const cap = jam
    ? drawPiece(
        'M220 400C240 300 300 280 400 280C500 280 560 300 580 400C560 430 520 400 500 424C470 400 430 430 400 410C370 430 330 400 300 424C280 400 240 430 220 400Z',
        c3
      ) +
      repeatDrawing(6, index => drawDisc(260 + index * 56, 350 + (index % 2) * 24, 9, c2)) +
      drawStrap('M236 396C300 380 500 380 564 396', MATERIALS.wood, 8)
    : drawPiece(
        drawBox(240, /creamed/.test(title) ? 330 : 260, 560, /creamed/.test(title) ? 430 : 350, 16),
        /comb|forest/.test(title) ? MATERIALS.wood : c2
      ) +
      drawInk(
        repeatDrawing(12, index => `M${262 + index * 25} ${/creamed/.test(title) ? 346 : 276}v56`),
        { opacity: 0.2 }
      )
  const comb = /with comb/.test(title)
    ? clipTo(
        glass,
        repeatDrawing(4, row =>
          repeatDrawing(6, column => drawPiece(drawHexagon(240 + column * 66 + (row % 2) * 33, 640 + row * 56, 36), '#C9862B'))
        )
      )
    : ''
  const dipper = /wildflower/.test(title)
    ? drawStrap('M620 330L700 560', MATERIALS.wood, 14) +
      drawPiece(drawEllipse(716, 610, 34, 56), MATERIALS.wood) +
      drawInk('M688 590h56M686 612h60M690 634h52', { width: 4, opacity: 0.4 })
    : ''
  return placeDrawing(
    dipper +
      drawPiece(glass, c1) +
      comb +
      drawThread('M240 480V700', '#fff', { width: 12, opacity: 0.4 }) +
      (/with comb/.test(title)
        ? drawPiece(drawCircle(400, 490, 90), MATERIALS.milk) + drawMotif(title, 400, 490, 90)
        : drawPiece(jam ? drawEllipse(400, 610, 120, 110) : drawBox(290, 480, 510, 710, 14), MATERIALS.milk) +
          drawMotif(title, 400, 590, 110)) +
      cap,
    { x: dipper ? -40 : 0, y: -20 }
  )
}

export function drawBottle(product: Product): string {
  const { title, c1, c2 } = product
  const cut = chooseCut(
    title,
    { oil: /oil/, honey: /honey drink/, sap: /sap/, blueberry: /blueberry/, currant: /blackcurrant/, juice: /./ },
    'juice'
  )
  const outline = {
    juice: 'M360 240H440V380C440 420 520 440 520 520V790C520 814 510 824 486 824H314C290 824 280 814 280 790V520C280 440 360 420 360 380Z',
    honey:
      'M350 260H450V350C450 380 560 420 560 540C560 620 540 660 540 800C540 820 530 826 510 826H290C270 826 260 820 260 800C260 660 240 620 240 540C240 420 350 380 350 350Z',
    sap: 'M370 200H430V420C430 450 500 470 500 540V800C500 820 490 830 470 830H330C310 830 300 820 300 800V540C300 470 370 450 370 420Z',
    blueberry: 'M340 280H460L470 400L540 500V780C540 810 520 826 490 826H310C280 826 260 810 260 780V500L330 400Z',
    currant: drawBox(270, 380, 530, 826, 70),
    oil: 'M350 430H450V500C520 510 540 560 540 620V790C540 816 520 826 500 826H300C280 826 260 816 260 790V620C260 560 280 510 350 500Z'
  }[cut]
  const top = { juice: 240, honey: 260, sap: 200, blueberry: 280, currant: 380, oil: 430 }[cut]
  const cap =
    cut === 'oil'
      ? drawPiece(drawBox(344, 370, 456, 440, 8), MATERIALS.dark) +
        drawPiece('M360 370C340 290 380 250 400 250C420 250 460 290 440 370Z', c1)
      : cut === 'sap'
        ? drawPiece(drawBox(372, 150, 428, 210, 8), MATERIALS.wood)
        : cut === 'currant'
          ? drawPiece('M350 380V300H450V380', MATERIALS.glass) +
            drawPiece(drawBox(340, 270, 460, 310, 8), MATERIALS.dark) +
            drawStrap('M380 320L500 360', MATERIALS.silver, 6)
          : drawPiece(drawBox(344, top - 50, 456, top + 10, 8), cut === 'honey' ? '#E3A129' : MATERIALS.milk)
  const [labelTop, labelBottom] = cut === 'oil' ? [630, 780] : [560, 760]
  const straw = cut === 'honey' ? drawPiece(drawHexagon(600, 790, 50), '#E9C26B') + drawPiece(drawHexagon(690, 740, 44), '#E3A129') : ''
  const fruit = /juice|oil/.test(title) ? placeDrawing(drawMotif(title, 400, 500, 100), { x: 230, y: 270 }) : ''
  return placeDrawing(
    fruit +
      straw +
      drawPiece(outline, c1) +
      drawThread(`M${cut === 'sap' ? 322 : 296} 560V790`, '#fff', { width: 10, opacity: 0.45 }) +
      cap +
      clipTo(
        outline,
        drawFlat(drawBox(200, labelTop, 600, labelBottom), MATERIALS.milk) +
          drawThread(`M200 ${labelTop + 12}H600M200 ${labelBottom - 12}H600`, c2, { width: 8 })
      ) +
      drawMotif(title, 400, (labelTop + labelBottom) / 2, 100),
    { x: -30, y: -20 }
  )
}

export function drawTea(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { brick: /brick/, kit: /dumpling/, thyme: /thyme/, rosehip: /rosehip/, flour: /flour/, sachets: /./ },
    'sachets'
  )
  const steam = drawThread('M340 330c-20 -40 20 -60 0 -100M400 320c-20 -40 20 -60 0 -100M460 330c-20 -40 20 -60 0 -100', '#fff', {
    width: 8,
    opacity: 0.8
  })
  const bowl = (tea: string): string =>
    drawPiece('M200 440H600C600 600 520 690 400 690C280 690 200 600 200 440Z', c1) +
    drawPiece(drawEllipse(400, 440, 200, 54), tea) +
    drawPiece(drawBox(340, 686, 460, 724, 8), c1, 0.1) +
    repeatDrawing(3, index => drawHorn(310 + index * 90, 570, 60, c3))
  const drawn = {
    sachets: () =>
      drawPiece(drawBox(200, 320, 520, 790, 10), c1) +
      drawPiece(drawBox(240, 400, 480, 620, 8), MATERIALS.milk) +
      drawMotif('milk', 360, 500, 110) +
      drawHorn(360, 710, 70, c3) +
      drawStrap('M580 520C640 560 640 620 600 650', MATERIALS.milk, 4) +
      drawPiece('M540 650H660V790H540Z', MATERIALS.milk) +
      drawPiece(drawBox(560, 480, 620, 540, 4), c2) +
      drawStitch('M552 664H648'),
    brick: () =>
      drawPiece('M170 480L480 400L640 460V680L330 780L170 700Z', c1) +
      drawInk('M170 480L330 550L640 460M330 550V780', { opacity: 0.5 }) +
      repeatDrawing(18, index =>
        drawThread(`M${200 + ((index * 71) % 400)} ${520 + ((index * 43) % 150)}l12 6`, c2, { width: 5, opacity: 0.6 })
      ) +
      drawHorn(480, 620, 110, c3) +
      drawPiece('M560 760L660 730L690 790L580 820Z', c1, 0.1),
    kit: () =>
      drawPiece('M180 420L400 350L620 420V760H180Z', MATERIALS.wood) +
      drawPiece(drawBox(180, 520, 620, 790, 8), MATERIALS.wood, -0.1) +
      repeatDrawing(
        5,
        index =>
          `<g transform="translate(${210 + index * 76} ${440 + (index % 2) * 16})">${drawPiece('M0 40C10 0 70 0 80 40C70 66 10 66 0 40Z', '#F4E9D8')}</g>`
      ) +
      drawPiece(drawBox(250, 580, 550, 740, 6), c1) +
      drawHorn(400, 660, 110, c3),
    thyme: () =>
      drawPiece('M240 380L280 330H520L560 380V800H240Z', '#E4D3B4') +
      drawStitch('M240 392H560') +
      drawPiece(drawCircle(400, 580, 110), c1) +
      placeDrawing(drawMotif('thyme', 400, 500, 130), { y: 80 }) +
      drawStrap('M320 340C360 370 440 370 480 340', MATERIALS.leather, 7),
    rosehip: () =>
      drawPiece(drawBox(260, 380, 540, 800, 24), c1) +
      drawPiece(drawBox(240, 320, 560, 400, 14), MATERIALS.wood) +
      drawFlat(drawBox(290, 450, 510, 740, 12), '#F4EFE6') +
      [
        [350, 540],
        [440, 560],
        [390, 640]
      ]
        .map(
          ([x = 0, y = 0]) =>
            drawPiece(drawEllipse(x, y, 34, 44), '#C8453B') + drawThread(`M${x - 10} ${y - 44}l10 -16l10 16`, MATERIALS.leaf, { width: 6 })
        )
        .join('') +
      drawPiece(drawEllipse(640, 780, 34, 40), '#C8453B') +
      drawPiece(drawEllipse(180, 790, 30, 36), '#C8453B'),
    flour: () =>
      steam +
      bowl(c2) +
      repeatDrawing(12, index => drawDisc(270 + ((index * 47) % 260), 420 + ((index * 29) % 44), 8, '#C9862B')) +
      drawStrap('M560 420L690 260', MATERIALS.wood, 14)
  }[cut]
  return placeDrawing(drawn(), { y: -30 })
}

export function drawDairy(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { soft: /soft/, eezgii: /eezgii/, berry: /blueberry/, cheese: /byaslag/, platter: /platter/, dried: /./ },
    'dried'
  )
  const curd = (x: number, y: number, fill: string, turn = 0): string =>
    `<g transform="rotate(${turn} ${x} ${y})">${drawPiece(drawBox(x - 56, y - 30, x + 56, y + 30, 20), fill)}${drawInk(`M${x - 30} ${y - 8}H${x + 24}M${x - 20} ${y + 10}H${x + 34}`, { opacity: 0.14 })}</g>`
  const bowl = (fill: string): string =>
    drawPiece('M170 560H630C620 700 540 780 400 780C260 780 180 700 170 560Z', fill) +
    repeatDrawing(4, index => drawHorn(250 + index * 100, 660, 70, c3))
  const drawn = {
    dried: () =>
      [
        [300, 540],
        [410, 550],
        [510, 540],
        [350, 490],
        [460, 490],
        [400, 440]
      ]
        .map(([x = 0, y = 0], index) => curd(x, y, c1, index * 7 - 14))
        .join('') + bowl(c2),
    soft: () =>
      repeatDrawing(
        12,
        index =>
          drawDisc(260 + (index % 4) * 92 + (Math.floor(index / 4) % 2) * 40, 540 - Math.floor(index / 4) * 60, 44, c1) +
          drawThread(
            `M${240 + (index % 4) * 92 + (Math.floor(index / 4) % 2) * 40} ${530 - Math.floor(index / 4) * 60}c10 -16 30 -16 40 0`,
            '#fff',
            { width: 5 }
          )
      ) +
      drawPiece(drawBox(180, 560, 620, 780, 16), c2) +
      drawHorn(400, 680, 120, MATERIALS.milk),
    eezgii: () =>
      drawPiece('M220 420C300 380 500 380 580 420L620 790H180Z', '#E4D3B4') +
      drawStitch('M230 440C310 404 490 404 570 440') +
      repeatDrawing(16, index =>
        drawPiece(drawEllipse(250 + ((index * 83) % 310), 380 - ((index * 37) % 90), 26, 20), c1, (index % 3) * 0.1)
      ) +
      drawPiece(drawCircle(400, 620, 100), c2) +
      drawHorn(400, 620, 100, c3),
    berry: () =>
      [
        [310, 540],
        [420, 550],
        [500, 530],
        [360, 480],
        [460, 470]
      ]
        .map(([x = 0, y = 0], index) => curd(x, y, c1, index * 9 - 18) + drawDisc(x, y, 12, '#4A3A6B'))
        .join('') +
      bowl(c2) +
      placeDrawing(drawMotif('blueberry', 400, 500, 100), { x: 250, y: 290 }),
    cheese: () =>
      drawPiece('M180 560L400 470L640 540V690L420 790L180 700Z', c1) +
      drawInk('M180 560L420 640L640 540M420 640V790', { opacity: 0.4 }) +
      drawPiece('M560 720L690 660L700 740L590 790Z', c1, 0.06) +
      drawStrap('M180 630L420 714L640 614', c2, 20) +
      drawPiece(drawEllipse(300, 560, 20, 10), c1, 0.12) +
      drawHorn(410, 560, 50, c3),
    platter: () =>
      drawPiece(drawEllipse(400, 740, 280, 60), MATERIALS.wood) +
      repeatDrawing(4, row =>
        repeatDrawing(5 - row, column => curd(400 + (column - (4 - row) / 2) * 100, 690 - row * 74, row % 2 ? '#F4E3B8' : c1))
      ) +
      repeatDrawing(3, index => drawDisc(350 + index * 50, 410, 24, ['#F4EFE6', c2, '#F4EFE6'][index] ?? c1)) +
      drawHorn(400, 360, 70, c3) +
      drawThread('M140 760C260 810 540 810 660 760', c2, { width: 14 })
  }[cut]
  return placeDrawing(drawn(), { y: -70, scale: 1.04 })
}
