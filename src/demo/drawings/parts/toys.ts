import {
  drawBox,
  drawDisc,
  drawEllipse,
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

const { dark, milk, leather, brass, wood } = MATERIALS
const COLOURS = ['#C8453B', '#E3A129', '#3B78C4', '#66764D', '#8A5FA0', '#2F7F7B'] as const
const chooseColour = (index: number): string => COLOURS[index % COLOURS.length] ?? milk

export function drawToyHorse(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(title, { camel: /camel/, black: /black|steed/, small: /small|carved/, plain: /./ }, 'plain')
  const rockers =
    drawStrap('M150 720C240 830 560 830 650 720', c2, 26) +
    drawStitch('M160 726C246 826 554 826 640 726') +
    drawStrap('M270 770H530', wood, 14)
  const legs = (fill: string, foot = 780): string =>
    drawPiece(`M270 560L240 ${foot}H286L340 590Z`, fill, 0.12) +
    drawPiece(`M530 560L560 ${foot}H514L460 590Z`, fill, 0.12) +
    drawPiece(`M300 560L290 ${foot}H334L360 580Z`, fill) +
    drawPiece(`M500 560L510 ${foot}H466L440 580Z`, fill)
  const body = 'M250 600C230 500 280 470 340 476C400 500 460 500 520 470C560 480 570 560 550 610C500 660 300 660 250 600Z'
  const neck =
    'M270 520C250 420 250 330 300 270L316 226L340 262C380 276 400 300 420 350L404 384C372 384 352 376 340 390C350 440 360 470 370 520Z'
  const face = drawDisc(340, 316, 9, dark) + drawInk('M392 362h16', { width: 4, opacity: 0.6 }) + drawDisc(370, 350, 10, '#E8A39A')
  const tail = (fill: string): string =>
    drawPiece('M540 500C610 470 640 540 616 640C600 690 570 660 580 610C584 560 570 540 540 550Z', fill)
  const mane = (fill: string): string =>
    drawPiece('M312 240C250 260 220 350 236 500C250 520 276 500 270 470C262 400 280 320 326 270Z', fill)
  const seat = (fill: string): string =>
    drawPiece('M350 474C400 500 450 500 490 476L500 560C450 590 380 590 346 560Z', fill) + drawStitch('M360 548C400 570 450 570 490 548')
  const drawn = {
    plain: () =>
      rockers +
      legs(c1) +
      tail(milk) +
      drawPiece(body, c1) +
      drawPiece(neck, c1) +
      mane(milk) +
      seat(c2) +
      face +
      drawStrap('M316 380C330 340 350 300 330 270', c3, 8),
    black: () =>
      rockers +
      legs('#3B3F49') +
      tail('#101B2E') +
      drawPiece(body, '#3B3F49') +
      drawPiece(neck, '#3B3F49') +
      placeDrawing(mane('#101B2E'), { x: -10, y: -6, scale: 1.06 }) +
      seat('#C8453B') +
      drawHorn(424, 530, 50, '#E3A129') +
      drawDisc(340, 316, 9, '#fff') +
      drawStrap('M316 390L420 356M330 280L350 384M404 384L470 470', brass, 7) +
      drawDisc(352, 372, 11, brass) +
      mirrorDrawing(drawPiece(drawBox(246, 756, 290, 784, 4), brass)),
    small: () =>
      placeDrawing(
        drawPiece(drawBox(190, 780, 610, 830, 12), leather) +
          drawStitch('M206 806H594') +
          legs(c1, 784) +
          drawPiece('M540 510C590 520 600 600 580 690L560 600C556 560 548 546 530 550Z', c1, 0.25) +
          drawPiece(body, c1) +
          drawPiece(neck, c1) +
          drawPiece('M312 240C280 260 256 340 258 470C270 470 274 440 276 410C280 340 296 290 326 270Z', c1, 0.25) +
          drawInk('M300 520C360 550 460 550 530 510M280 560C340 600 470 600 540 560M290 420C300 400 320 400 330 420', { width: 4 }) +
          drawDisc(340, 316, 7, dark),
        { scale: 0.72, y: 70 }
      ),
    camel: () =>
      rockers +
      legs(c1) +
      drawStrap('M548 540C590 560 596 610 580 640', c1, 14) +
      drawDisc(580, 650, 18, leather) +
      drawPiece(
        'M240 590C230 520 260 480 300 480C310 380 370 380 384 470C400 500 416 500 430 470C446 380 510 380 520 480C560 500 570 560 550 610C500 660 300 660 240 590Z',
        c1
      ) +
      drawPiece('M316 424C340 380 360 400 372 440ZM456 424C480 384 500 400 510 446Z', leather) +
      drawPiece(
        'M260 600C200 580 180 500 206 420C190 360 196 320 250 316C300 314 330 330 330 356C326 380 280 384 262 392C250 460 270 500 310 520Z',
        c1
      ) +
      drawPiece('M206 330C190 300 230 280 260 300L256 330Z', leather) +
      drawPiece('M214 520C224 560 250 600 274 606L262 640C226 620 200 570 206 520Z', leather) +
      drawDisc(270, 340, 8, dark) +
      drawPiece('M380 500C400 520 416 520 436 500L450 590C420 610 390 610 366 590Z', c2) +
      drawStitch('M376 580H440') +
      drawStrap('M262 392C300 420 330 440 360 470', c2, 7)
  }[cut]
  return placeDrawing(drawn(), { y: -30 })
}

/** An ankle bone. */
function drawBone(x: number, y: number, fill: string, { turn = 0, scale = 1 } = {}): string {
  return placeDrawing(
    drawPiece(
      'M350 450C350 420 390 424 400 440C412 424 452 420 452 450C452 480 440 490 440 506C440 522 454 540 448 560C440 582 410 578 400 562C390 578 358 582 352 560C346 540 360 522 360 506C360 490 350 480 350 450Z',
      fill
    ) + drawInk('M400 462C392 490 392 520 400 546', { width: 4, opacity: 0.35 }),
    { x: x - 400, y: y - 500, turn, scale }
  )
}

export function drawShagai(product: Product): string {
  const { title, c1, c2 } = product
  const cut = chooseCut(title, { painted: /painted/, chest: /chest/, shooting: /shooting/, pouch: /pocket/, set: /./ }, 'set')
  const pouch = (fill: string): string =>
    drawPiece('M310 380C200 470 180 640 240 730C290 780 510 780 560 730C620 640 600 470 490 380Z', fill) +
    drawPiece('M300 320C340 300 460 300 500 320L490 384H310Z', fill, 0.1) +
    drawStrap('M306 386H494', '#E3A129', 14) +
    drawThread('M330 392L300 470M350 392L350 480', '#E3A129', { width: 8 })
  const drawn = {
    set: () =>
      placeDrawing(pouch(c1) + drawHorn(400, 580, 130, '#fff'), { x: -130, y: -130, scale: 0.7 }) +
      repeatDrawing(14, index =>
        drawBone(170 + (index % 5) * 116 + (index > 9 ? 60 : 0), 590 + Math.floor(index / 5) * 110, milk, {
          turn: (index * 67) % 180,
          scale: 0.78
        })
      ) +
      repeatDrawing(3, index => drawBone(530 + (index % 2) * 90, 300 + index * 90, milk, { turn: index * 50, scale: 0.78 })),
    painted: () =>
      repeatDrawing(16, index =>
        drawBone(170 + (index % 4) * 154, 270 + Math.floor(index / 4) * 150, chooseColour(index + Math.floor(index / 4)), {
          turn: ((index * 53) % 120) - 60,
          scale: 0.95
        })
      ),
    chest: () =>
      drawPiece('M150 420L200 300H600L650 420Z', wood, 0.12) +
      drawHorn(400, 370, 80, brass) +
      drawPiece(drawBox(140, 420, 660, 560), '#8A5F3C', 0.3) +
      repeatDrawing(11, index =>
        drawBone(190 + (index % 6) * 86 + (index > 5 ? 40 : 0), 450 + Math.floor(index / 6) * 50, index % 4 ? milk : '#E9D6B4', {
          turn: (index * 71) % 180,
          scale: 0.72
        })
      ) +
      drawPiece(drawBox(130, 540, 670, 780, 10), wood) +
      drawStitch('M150 560H650V762H150Z') +
      mirrorDrawing(drawPiece(drawBox(130, 540, 190, 780), brass)) +
      drawDisc(400, 610, 34, brass) +
      mirrorDrawing(drawHorn(280, 680, 80, leather)),
    shooting: () =>
      drawPiece(drawBox(110, 640, 690, 720, 14), wood) +
      drawStrap('M120 650H680', leather, 10) +
      repeatDrawing(2, index => drawBone(560 + index * 70, 590, milk, { scale: 0.8 })) +
      drawBone(596, 500, '#C8453B', { scale: 0.8 }) +
      drawPiece('M140 610L260 590L270 616L150 640Z', dark) +
      drawDisc(280, 600, 20, '#E9D6B4') +
      drawPiece(drawBox(470, 300, 700, 440, 10), c2) +
      drawDisc(585, 370, 50, milk) +
      drawDisc(585, 370, 24, '#C8453B') +
      drawStrap('M500 440V640M670 440V640', wood, 12) +
      mirrorDrawing(drawStrap('M170 720V790', wood, 20)) +
      drawHorn(250, 440, 130, c1),
    pouch: () =>
      placeDrawing(pouch(c2) + drawHorn(400, 590, 150, '#fff') + drawStitch('M240 700C300 744 500 744 560 700'), { y: -60, scale: 0.78 }) +
      repeatDrawing(4, index => drawBone(200 + index * 130, 790 + (index % 2) * 26, milk, { turn: index * 48, scale: 0.72 }))
  }[cut]
  return placeDrawing(drawn(), { y: -20 })
}

export function drawBlocks(product: Product): string {
  const { title } = product
  const cut = chooseCut(
    title,
    { letters: /alphabet/, ger: /ger/, animals: /animals/, magnets: /magnetic/, abacus: /counting/, plain: /./ },
    'plain'
  )
  const cube = (x: number, y: number, size: number, fill: string): string =>
    drawPiece(drawBox(x, y, x + size, y + size, 10), fill) + drawStitch(drawBox(x + 12, y + 12, x + size - 12, y + size - 12, 6))
  const letters = [
    'M30 80V70H40L46 24H74L80 70H90V80M50 70H70',
    'M34 84L60 24L86 84M44 64H76',
    'M60 24C36 24 36 84 60 84C84 84 84 24 60 24M40 54H80',
    'M36 24V84M36 54H84M84 24V84',
    'M36 84V24H74V36M36 52H66C88 52 88 84 66 84H36',
    'M36 24L60 54L84 24M60 54V84'
  ]
  const animal = (x: number, y: number, fill: string, head: string): string =>
    placeDrawing(
      drawPiece('M320 560V480C320 440 350 430 390 430H450C490 430 500 460 500 500V560H470V520H352V560Z', fill) +
        drawPiece('M450 440L480 360C500 340 550 350 556 376C550 396 520 396 510 400L500 460Z', fill) +
        drawDisc(520, 372, 6, dark) +
        head,
      { x: x - 420, y: y - 480 }
    )
  const drawn = {
    plain: () =>
      [
        [170, 640],
        [330, 640],
        [490, 640],
        [250, 490],
        [410, 490]
      ]
        .map(([x = 0, y = 0], index) => cube(x, y, 146, chooseColour(index)))
        .join('') +
      drawPiece('M250 484L400 370L550 484Z', chooseColour(5)) +
      drawPiece('M330 360C330 300 470 300 470 360Z', chooseColour(1)) +
      drawDisc(660, 760, 40, chooseColour(0)) +
      drawPiece(drawBox(110, 560, 160, 786, 20), chooseColour(2)),
    letters: () =>
      letters
        .map((letter, index) => {
          const [x = 0, y = 0] =
            [
              [130, 640],
              [325, 640],
              [520, 640],
              [225, 450],
              [420, 450],
              [322, 260]
            ][index] ?? []
          return (
            cube(x, y, 180, index % 2 ? milk : wood) +
            `<g transform="translate(${x + 12} ${y + 8}) scale(1.3)">${drawThread(letter, chooseColour(index), { width: 11 })}</g>`
          )
        })
        .join(''),
    ger: () =>
      drawPiece('M190 560C250 440 550 440 610 560Z', milk) +
      repeatDrawing(9, index => drawInk(`M${230 + index * 42} 552L${352 + index * 12} 462`, { width: 7, opacity: 0.4 })) +
      drawPiece(drawEllipse(400, 452, 66, 24), '#C8453B') +
      drawPiece(drawBox(190, 556, 610, 730, 6), milk) +
      clipTo(
        drawBox(190, 556, 610, 730),
        drawInk(
          repeatDrawing(16, index => `M${140 + index * 36} 556l90 174M${230 + index * 36} 556l-90 174`),
          { width: 6, opacity: 0.35 }
        )
      ) +
      drawPiece(drawBox(346, 580, 454, 730, 4), '#3B78C4') +
      drawHorn(400, 640, 60, '#E3A129') +
      drawStrap('M190 600H340M460 600H610', '#C8453B', 8) +
      repeatDrawing(5, index => drawStrap(`M${130 + index * 26} 800L${310 + index * 26} 770`, chooseColour(index), 12)) +
      drawPiece('M470 800C500 750 620 750 650 800Z', milk, 0.08),
    animals: () =>
      animal(220, 330, wood, drawPiece('M476 366C450 400 450 440 462 470L480 420Z', leather)) +
      animal(560, 330, leather, drawStrap('M488 352C470 330 480 316 492 320M520 346C530 326 548 326 546 340', milk, 8)) +
      animal(220, 560, '#C99A5B', drawPiece('M350 436C356 390 390 390 396 436ZM414 436C420 390 452 390 456 436Z', '#C99A5B', 0.15)) +
      animal(
        560,
        560,
        milk,
        repeatDrawing(6, index => drawDisc(340 + (index % 3) * 44, 456 + Math.floor(index / 3) * 34, 20, milk)) +
          drawStrap('M496 366C480 390 500 400 508 390', leather, 7)
      ) +
      animal(
        390,
        780,
        '#8A8378',
        drawStrap('M490 356C470 320 440 320 430 340M500 352C490 310 460 300 446 312', leather, 8) +
          drawPiece('M540 392L548 430L526 396Z', milk)
      ),
    magnets: () => {
      const tile = (points: string, fill: string): string => drawPiece(points, fill) + drawStitch(points)
      return (
        tile('M230 760V600H390V760Z', chooseColour(0)) +
        tile('M400 760V600H560V760Z', chooseColour(2)) +
        tile('M230 590L310 450L390 590Z', chooseColour(1)) +
        tile('M400 590L480 450L560 590Z', chooseColour(3)) +
        tile('M320 446L395 446L470 446L395 310Z', chooseColour(4)) +
        tile('M570 760V640L680 760Z', chooseColour(5)) +
        tile('M220 760V640L110 760Z', chooseColour(1)) +
        [250, 370, 420, 540].map(x => drawDisc(x, 620, 9, dark) + drawDisc(x, 740, 9, dark)).join('')
      )
    },
    abacus: () =>
      drawPiece(drawBox(150, 250, 200, 800, 10), wood) +
      drawPiece(drawBox(600, 250, 650, 800, 10), wood) +
      drawPiece(drawBox(120, 780, 680, 830, 12), wood) +
      drawStrap(
        repeatDrawing(8, row => `M200 ${300 + row * 60}H600`),
        MATERIALS.silver,
        5
      ) +
      repeatDrawing(8, row =>
        repeatDrawing(10, column => drawDisc(224 + column * 32 + (column > 9 - row ? 66 : 0), 300 + row * 60, 19, chooseColour(row)))
      ) +
      drawPiece(drawBox(140, 220, 660, 262, 12), wood)
  }[cut]
  return placeDrawing(drawn(), { y: -30, scale: 0.98 })
}
