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

const { dark, milk, leather, brass } = MATERIALS

const drawStar = (x: number, y: number, size: number): string =>
  placeDrawing(drawFlat('M400 470l9 20l21 3l-15 15l4 22l-19 -10l-19 10l4 -22l-15 -15l21 -3Z', '#F7DE9A'), {
    x: x - 400,
    y: y - 500,
    scale: size
  })
const drawHills = (fill: string, y: number): string =>
  drawFlat(`M180 ${y}C260 ${y - 60} 340 ${y + 30} 420 ${y - 20}C500 ${y - 70} 560 ${y} 640 ${y - 30}V860H180Z`, fill)
const drawGer = (x: number, y: number, size: number): string =>
  placeDrawing(
    drawPiece('M320 500C340 460 460 460 480 500V560H320Z', milk) +
      drawPiece(drawBox(386, 512, 414, 560), '#3B78C4') +
      drawThread('M320 516H480', '#C8453B', { width: 6 }),
    {
      x: x - 400,
      y: y - 500,
      scale: size
    }
  )
const goat = placeDrawing(
  drawPiece('M330 560V470C330 440 360 430 400 434H450C480 440 480 480 480 560H456V520H356V560Z', milk) +
    drawPiece('M450 440L470 376C490 362 530 372 534 394C520 410 500 410 490 460Z', milk) +
    drawStrap('M480 372C460 336 436 340 430 356', leather, 8) +
    drawDisc(500, 388, 5, dark),
  { x: -20, y: 70, scale: 1.2 }
)

/** What the cover shows, within 220 to 580 across and 200 to 820 down. */
const COVERS: Record<string, (product: Product) => string> = {
  camel: () =>
    drawHills('#E3C68E', 640) +
    drawDisc(490, 320, 50, '#E3A129') +
    placeDrawing(
      drawPiece('M280 640V540C290 470 330 470 346 520C366 540 376 470 410 470C450 480 450 540 452 560V640H424V590H310V640Z', '#B98D4F') +
        drawPiece('M440 560C490 560 490 480 480 440C500 420 540 430 540 450C536 466 516 466 508 470C516 560 490 610 450 610Z', '#B98D4F') +
        drawDisc(508, 444, 5, dark),
      { x: -10, y: 40, scale: 1.08 }
    ),
  stars: () =>
    drawDisc(480, 330, 64, '#F7DE9A') +
    drawFlat(drawCircle(506, 316, 54), '#1B2542') +
    repeatDrawing(9, index => drawStar(250 + ((index * 97) % 300), 260 + ((index * 131) % 330), 0.7 + (index % 3) * 0.3)) +
    drawHills('#2C4A7E', 700) +
    drawGer(380, 690, 0.9),
  encyclopaedia: () =>
    drawDisc(400, 460, 120, '#3B78C4') +
    clipTo(
      drawCircle(400, 460, 120),
      drawFlat('M300 400C360 360 420 400 440 440C420 500 340 520 300 470ZM450 480C500 470 540 520 500 580Z', '#66764D')
    ) +
    drawStrap('M400 324V596', brass, 6) +
    mirrorDrawing(drawStar(290, 680, 1)) +
    drawStar(400, 700, 1.2),
  dairy: () =>
    drawPiece('M300 430H500L476 650C470 670 330 670 324 650Z', MATERIALS.wood) +
    drawPiece(drawEllipse(400, 430, 100, 26), milk) +
    drawStrap('M306 430C306 320 494 320 494 430', leather, 12) +
    drawThread('M312 520H488M318 600H482', brass, { width: 10 }) +
    drawDisc(300, 730, 34, milk) +
    drawDisc(370, 744, 30, milk) +
    drawDisc(450, 730, 36, milk),
  kitchen: () =>
    drawPiece('M270 480H530C530 600 480 640 400 640C320 640 270 600 270 480Z', dark) +
    drawPiece(drawEllipse(400, 480, 130, 28), '#C8453B') +
    drawStrap('M262 500H230M538 500H570', dark, 14) +
    mirrorDrawing(drawStrap('M330 640L300 720', dark, 14)) +
    drawPiece('M360 740C360 700 384 690 400 660C416 690 440 700 440 740Z', '#E3A129') +
    drawThread('M350 430c-14 -30 14 -50 0 -80M450 430c-14 -30 14 -50 0 -80', '#fff', { width: 8 }),
  travel: () =>
    drawFlat('M220 430L310 320L380 400L460 290L580 430V520H220Z', '#66764D') +
    drawFlat('M220 500C320 470 480 520 580 490V700H220Z', '#3B78C4') +
    drawStitch('M250 560C330 540 450 580 550 560M250 620C330 600 450 640 550 620') +
    drawPiece('M330 600H470L446 640H354Z', leather) +
    drawPiece('M400 480V594H340Z', milk) +
    drawHills('#8FA58B', 730),
  cashmere: () =>
    drawHills('#DCCDB6', 560) +
    drawThread('M300 820C520 760 260 700 440 640C540 600 440 570 420 550', brass, { width: 18 }) +
    placeDrawing(goat, { y: -120, scale: 0.8 }),
  ornament: ({ c2 }) =>
    drawHorn(400, 390, 170, c2) +
    placeDrawing(drawHorn(400, 390, 170, c2), { y: 40, turn: 180 }) +
    drawDisc(400, 512, 24, c2) +
    drawStitch(drawBox(250, 236, 550, 784, 10)),
  fiddle: () =>
    drawPiece(drawBox(390, 300, 410, 560), MATERIALS.wood) +
    drawPiece('M380 310C376 270 390 240 406 232C434 236 446 260 450 280L430 290L414 310Z', MATERIALS.wood) +
    drawPiece('M350 540H450L490 710C470 724 330 724 310 710Z', MATERIALS.wood) +
    drawHorn(400, 620, 60, leather) +
    drawStrap('M500 330L520 690', leather, 8),
  poems: () =>
    drawDisc(400, 400, 70, milk) +
    repeatDrawing(12, index => drawDisc(260 + ((index * 83) % 290), 300 + ((index * 119) % 400), 6, '#fff')) +
    drawHills('#FFFFFF', 730) +
    drawStrap('M320 720V640M320 670l24 -24M320 690l-24 -24', leather, 6),
  tales: () =>
    drawHills('#66764D', 650) +
    drawGer(470, 620, 0.9) +
    drawPiece(
      'M250 660C240 600 270 560 320 566L336 530L356 566C384 580 390 604 400 620L372 632C372 660 360 690 350 700H270C250 690 250 680 250 660Z',
      '#D2703A'
    ) +
    drawPiece('M262 690C200 690 210 600 240 590C236 640 260 640 280 650Z', '#D2703A') +
    drawDisc(356, 596, 6, dark) +
    drawDisc(320, 320, 50, '#E3A129') +
    drawStar(500, 300, 0.9)
}

export function drawBook(product: Product): string {
  const { title, properties, c1, c2, c3 } = product
  const cover = chooseCut(
    title,
    {
      camel: /camel/,
      stars: /stars/,
      encyclopaedia: /encyclopaedia/,
      dairy: /dairy/,
      kitchen: /kitchen/,
      travel: /travel/,
      cashmere: /cashmere/,
      ornament: /ornament/,
      fiddle: /fiddle/,
      poems: /poems/,
      tales: /./
    },
    'tales'
  )
  const pages = Number(/(?:^|; )(\d{2,3})(?:;|$)/.exec(properties)?.[1] ?? 150)
  const thick = 18 + pages / 6
  const [, wide = 20, tall = 25] = (/(\d+) × (\d+) cm/.exec(properties) ?? []).map(Number)
  const soft = properties.includes('paperback')
  const outline = drawBox(210, 180, 590, 840, soft ? 4 : 14)
  const spine = soft ? '' : drawFlat(drawBox(210, 180, 240, 840), c1, 0.2) + drawInk('M244 184V836', { width: 4 })
  const back = drawPiece(drawBox(210 + thick, 176 - thick * 0.55, 590 + thick, 836 - thick * 0.4, 10), c1, 0.15)
  const leaves =
    drawPiece(`M590 190L${590 + thick - 6} ${184 - thick * 0.5}V${832 - thick * 0.4}L590 836Z`, milk) +
    drawInk(
      repeatDrawing(3, index => `M${596 + ((index + 1) * thick) / 5} 200V${820 - index * 6}`),
      { width: 2.4 }
    )
  const front = product.back
    ? drawFlat(drawBox(300, 660, 500, 780, 6), milk) + drawHorn(400, 420, 120, c2)
    : (COVERS[cover]?.(product) ?? '') + (soft ? drawStitch('M228 200V820') : '')
  const ribbon = pages > 180 ? drawStrap('M480 836V900l-14 -12', c3, 8) : ''
  return placeDrawing(
    ribbon + back + leaves + drawPiece(outline, c1) + clipTo(outline, front) + spine + drawFlat(drawBox(300, 206, 540, 226, 8), c2),
    {
      x: -thick / 2,
      scale: Math.min(1.02, 0.62 + wide / 75),
      y: tall > 27 ? -6 : 20
    }
  )
}

export function drawGiftCard(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(title, { holiday: /tsagaan sar/, birthday: /birthday/, plain: /./ }, 'plain')
  const card = (content: string): string =>
    drawPiece(drawBox(120, 360, 680, 710, 28), c1) +
    clipTo(drawBox(120, 360, 680, 710, 28), content) +
    drawStitch(drawBox(142, 382, 658, 688, 18))
  const drawn = {
    plain: () =>
      drawPiece('M150 640H650V860H150Z', milk) +
      placeDrawing(card(drawHorn(400, 530, 180, c2)), { y: -70, turn: -5 }) +
      drawPiece('M150 640L400 780L650 640V860H150Z', milk, 0.06) +
      drawStitch('M170 844H630') +
      drawDisc(400, 780, 30, c3) +
      drawHorn(400, 784, 34, '#fff'),
    holiday: () =>
      card(
        repeatDrawing(3, row =>
          repeatDrawing(3 - row, index =>
            drawFlat(drawBox(300 + row * 36 + index * 74, 610 - row * 52, 366 + row * 36 + index * 74, 656 - row * 52, 20), '#C99A5B')
          )
        ) +
          drawDisc(402, 470, 26, milk) +
          mirrorDrawing(drawHorn(210, 560, 90, c2))
      ) +
      drawPiece(
        'M90 420C220 330 300 470 400 400C500 340 600 460 710 380L716 440C610 520 500 400 400 460C300 530 220 390 96 480Z',
        '#3B78C4'
      ) +
      drawStitch('M100 452C220 366 300 500 400 430C500 372 600 490 708 412'),
    birthday: () =>
      card(
        drawPiece(drawBox(300, 560, 500, 670, 12), milk) +
          drawPiece('M300 560H500V590C480 610 460 580 440 596C420 612 400 580 380 596C360 612 330 584 300 596Z', c2) +
          repeatDrawing(3, index => drawStrap(`M${340 + index * 60} 556V500`, c3, 10) + drawDisc(340 + index * 60, 484, 11, '#E3A129'))
      ) +
      [
        [180, 270, c2],
        [270, 210, '#E3A129'],
        [600, 250, c3]
      ]
        .map(
          ([x, y, fill]) =>
            drawInk(`M${x} ${Number(y) + 66}C${x} ${Number(y) + 120} ${Number(x) + 20} 400 ${x} 460`, { width: 3, opacity: 0.5 }) +
            drawPiece(drawEllipse(Number(x), Number(y), 52, 66), String(fill))
        )
        .join('')
  }[cut]
  return placeDrawing(drawn(), { y: -30 }) + (product.back ? drawFlat(drawBox(200, 600, 600, 640, 8), brass) : '')
}
