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

export function drawRug(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { white: /white/, plain: /plain/, mat: /bedside/, woven: /woven/, nursery: /nursery/, large: /large/, lake: /./ },
    'lake'
  )
  const outline = {
    lake: drawBox(190, 190, 610, 820),
    white: drawBox(200, 240, 600, 780),
    plain: drawBox(180, 220, 620, 800, 60),
    mat: drawBox(260, 240, 540, 780, 20),
    woven: drawBox(190, 230, 610, 790),
    nursery: drawBox(200, 260, 600, 760, 90),
    large: drawCircle(400, 510, 310)
  }[cut]
  const frame = cut === 'large' ? drawCircle(400, 510, 268) : drawBox(230, 250, 570, 770, cut === 'nursery' ? 70 : 0)
  const inside = {
    lake: () =>
      drawFlat('M190 190H610V330C540 290 480 360 400 330C320 300 260 350 190 320Z', c3) +
      drawFlat('M190 640C270 600 330 660 400 630C480 600 540 650 610 620V820H190Z', c2) +
      drawHorn(400, 500, 190, c3) +
      drawStitch(drawBox(212, 212, 588, 798)),
    white: () =>
      drawThread(frame, c2, { width: 16 }) +
      drawHorn(400, 400, 130, c2) +
      `<g transform="rotate(180 400 610)">${drawHorn(400, 610, 130, c2)}</g>` +
      drawDisc(400, 505, 26, c3) +
      mirrorDrawing(drawFlat('M270 505l22 -26l22 26l-22 26Z', c3)),
    plain: () => drawStitch(drawBox(206, 246, 594, 774, 44)) + drawThread('M230 330H570M230 690H570', c2, { width: 10 }),
    mat: () =>
      drawHorn(400, 380, 110, c2) + drawHorn(400, 510, 110, c3) + drawHorn(400, 640, 110, c2) + drawStitch(drawBox(280, 262, 520, 758)),
    woven: () =>
      repeatDrawing(
        7,
        row =>
          drawFlat(`M190 ${250 + row * 80}H610V${278 + row * 80}H190Z`, row % 2 ? c2 : c3) +
          repeatDrawing(9, column => drawFlat(`M${214 + column * 46} ${302 + row * 80}l14 14l-14 14l-14 -14Z`, row % 2 ? c3 : c2))
      ),
    nursery: () =>
      drawDisc(310, 400, 50, c2) +
      drawPiece('M440 650C440 590 480 570 520 580L540 560L548 590C560 610 548 630 530 630V700H510V650H470V700H450Z', c3) +
      drawPiece('M270 700C270 640 310 620 350 630L376 600V650C376 670 360 680 350 680V720H334V690H296V720H280Z', c2) +
      drawHorn(490, 400, 100, c3),
    large: () =>
      drawThread(frame, c2, { width: 18 }) +
      repeatDrawing(8, index => `<g transform="rotate(${index * 45} 400 510)">${drawHorn(400, 330, 80, index % 2 ? c2 : c3)}</g>`) +
      drawDisc(400, 510, 80, c2) +
      drawHorn(400, 510, 90, c1)
  }[cut]
  const fringe =
    cut === 'woven'
      ? drawThread(
          repeatDrawing(22, index => `M${194 + index * 19.6} 226v-34M${194 + index * 19.6} 794v34`),
          MATERIALS.milk,
          { width: 6 }
        )
      : ''
  return placeDrawing(fringe + drawPiece(outline, c1) + clipTo(outline, inside()), { y: 0, scale: cut === 'mat' ? 0.86 : 1 })
}

export function drawThrow(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { camel: /camel/, yak: /yak/, checked: /checked/, baby: /baby/, car: /car/, waffle: /waffle/, cashmere: /./ },
    'cashmere'
  )
  const fold = (y: number): string =>
    drawPiece(
      `M190 ${y}C170 ${y} 160 ${y + 40} 164 ${y + 60}C166 ${y + 100} 180 ${y + 110} 200 ${y + 110}H600C630 ${y + 110} 640 ${y + 80} 636 ${y + 50}C634 ${y + 16} 620 ${y} 600 ${y}Z`,
      c1
    )
  const area = (y: number): string => `M190 ${y}H610V${y + 110}H190Z`
  const texture = (y: number): string =>
    clipTo(
      area(y),
      {
        cashmere: () => '',
        camel: () =>
          drawThread(
            repeatDrawing(30, index => `M${200 + ((index * 83) % 390)} ${y + 10 + ((index * 37) % 90)}l9 4`),
            c2,
            { width: 4, opacity: 0.6 }
          ),
        yak: () =>
          drawInk(
            repeatDrawing(12, index => `M${210 + index * 34} ${y}l20 110`),
            { width: 7, opacity: 0.14 }
          ),
        checked: () =>
          drawFlat(`M180 ${y + 30}H620V${y + 56}H180Z`, c2) +
          drawThread(
            repeatDrawing(6, index => `M${230 + index * 70} ${y}v110`),
            c3,
            { width: 16, opacity: 0.8 }
          ),
        baby: () => repeatDrawing(6, index => drawHorn(230 + index * 70, y + 56, 46, c2)),
        car: () => drawInk(`M180 ${y + 36}H620M180 ${y + 74}H620`, { width: 5, opacity: 0.2 }),
        waffle: () =>
          drawInk(repeatDrawing(18, index => `M${200 + index * 24} ${y}v110`) + `M180 ${y + 28}H620M180 ${y + 56}H620M180 ${y + 84}H620`, {
            width: 4,
            opacity: 0.22
          })
      }[cut]()
    )
  const layers = cut === 'baby' ? 2 : cut === 'car' ? 3 : cut === 'camel' ? 4 : 3
  const stack = repeatDrawing(layers, index => fold(420 + index * 104 - layers * 30) + texture(420 + index * 104 - layers * 30))
  const bottom = 420 + layers * 74
  const extra = {
    cashmere: () =>
      drawPiece(drawBox(330, 316, 470, 660, 6), c2) +
      drawStitch('M345 316V660M455 316V660', c3) +
      drawThread(
        repeatDrawing(20, index => `M${200 + index * 21} 640v40`),
        c1,
        { width: 5 }
      ),
    camel: () => drawStrap('M300 290V720M500 290V720', MATERIALS.leather, 16),
    yak: () =>
      drawThread(
        repeatDrawing(22, index => `M${196 + index * 19} 636v52`),
        c1,
        { width: 6 }
      ) + drawPiece(drawBox(540, 560, 600, 600, 4), MATERIALS.milk),
    checked: () =>
      drawThread(
        repeatDrawing(24, index => `M${196 + index * 17.6} 638v46`),
        c2,
        { width: 5 }
      ),
    baby: () =>
      drawStrap('M400 350V600', c3, 20) +
      drawPiece('M400 470C340 420 320 470 340 490C360 506 390 490 400 480C410 490 440 506 460 490C480 470 460 420 400 470Z', c3),
    car: () =>
      drawStrap('M290 320V660M510 320V660', MATERIALS.dark, 18) + drawStrap('M290 330C290 240 510 240 510 330', MATERIALS.dark, 16),
    waffle: () => drawPiece(drawBox(340, 470, 460, 520, 4), MATERIALS.milk) + drawInk('M360 495H440', { width: 5 })
  }[cut]
  return placeDrawing(stack + extra(), { y: 470 - bottom + 140, scale: cut === 'baby' ? 0.9 : 1.04 })
}

export function drawCushion(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { knitted: /knitted/, silk: /silk/, linen: /linen/, round: /round/, neck: /neck/, pillow: /pillow/, ornament: /./ },
    'ornament'
  )
  const square =
    'M170 270C300 290 500 290 630 270C646 268 652 276 650 290C630 420 630 600 650 730C652 746 644 752 630 750C500 730 300 730 170 750C156 752 148 744 150 730C170 600 170 420 150 290C148 276 154 268 170 270Z'
  const drawn = {
    ornament: () =>
      drawPiece(square, c1) +
      drawPiece('M400 330L580 510L400 690L220 510Z', c2) +
      drawHorn(400, 500, 170, c3) +
      drawStitch('M186 296C300 312 500 312 614 296M186 724C300 708 500 708 614 724'),
    knitted: () =>
      drawPiece(square, c1) +
      clipTo(
        square,
        repeatDrawing(
          9,
          column =>
            drawThread(
              `M${190 + column * 54} 270` + repeatDrawing(8, row => `c${row % 2 ? 22 : -22} 20 ${row % 2 ? 22 : -22} 40 0 60`),
              c2,
              {
                width: 8,
                opacity: 0.5
              }
            ) +
            drawThread(
              `M${190 + column * 54} 270` + repeatDrawing(8, row => `c${row % 2 ? -22 : 22} 20 ${row % 2 ? -22 : 22} 40 0 60`),
              c2,
              {
                width: 8,
                opacity: 0.5
              }
            )
        )
      ),
    silk: () =>
      drawPiece(square, c1) +
      clipTo(
        square,
        repeatDrawing(4, row =>
          repeatDrawing(5, column =>
            drawThread(`M${220 + column * 90} ${350 + row * 100}m-30 0a30 30 0 1 0 60 0a30 30 0 1 0 -60 0m20 0h20`, c2, { width: 5 })
          )
        )
      ) +
      [
        [150, 270],
        [650, 270],
        [150, 750],
        [650, 750]
      ]
        .map(
          ([x = 0, y = 0]) =>
            drawDisc(x, y, 20, c3) + drawThread(`M${x} ${y}l${x < 400 ? -20 : 20} ${y < 500 ? -50 : 50}`, c3, { width: 9 })
        )
        .join(''),
    linen: () =>
      drawPiece(square, c1) +
      clipTo(
        square,
        drawInk(repeatDrawing(16, index => `M${170 + index * 30} 260V760`) + repeatDrawing(16, index => `M140 ${290 + index * 30}H660`), {
          width: 1.6,
          opacity: 0.16
        })
      ) +
      repeatDrawing(3, index => drawDisc(400, 430 + index * 80, 12, c2)) +
      drawInk('M400 280V740', { opacity: 0.25 }),
    round: () =>
      drawPiece('M150 480C150 400 260 350 400 350C540 350 650 400 650 480V600C650 690 540 730 400 730C260 730 150 690 150 600Z', c1) +
      drawPiece(drawEllipse(400, 480, 250, 126), c1, -0.12) +
      drawHorn(400, 470, 130, c2) +
      drawStitch('M160 560C200 640 300 680 400 680C500 680 600 640 640 560', c3) +
      drawStrap('M340 704C350 760 450 760 460 704', c3, 12),
    neck: () =>
      drawPiece(
        'M400 250C560 250 640 350 640 480C640 620 600 700 540 720C480 736 450 690 470 640C490 580 500 420 400 420C300 420 310 580 330 640C350 690 320 736 260 720C200 700 160 620 160 480C160 350 240 250 400 250Z',
        c1
      ) +
      drawStitch('M200 480C200 370 280 296 400 296C520 296 600 370 600 480') +
      drawDisc(300, 690, 12, c2) +
      drawDisc(500, 690, 12, c2),
    pillow: () =>
      drawPiece('M130 360C300 380 500 380 670 360C690 400 690 620 670 660C500 640 300 640 130 660C110 620 110 400 130 360Z', c1) +
      drawStitch('M160 390C300 404 500 404 640 390M160 630C300 616 500 616 640 630', c3) +
      drawPiece(drawBox(560, 430, 640, 500, 4), c2) +
      drawInk('M240 460C260 500 260 540 240 570M340 450C360 500 360 540 340 580', { opacity: 0.14 })
  }[cut]
  return placeDrawing(drawn(), { scale: 0.98 })
}
