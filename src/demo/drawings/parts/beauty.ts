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
import { drawMotif } from './labels.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

export function drawCream(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    {
      balm: /winter balm/,
      spf: /spf/,
      night: /night/,
      eye: /eye/,
      after: /aftershave/,
      hand: /hand/,
      lotion: /lotion/,
      cheek: /cheek/,
      lip: /lip/,
      face: /./
    },
    'face'
  )
  const label = (x: number, y: number, size: number): string =>
    drawPiece(drawCircle(x, y, size), MATERIALS.milk) + drawMotif(title, x, y, size * 1.1)
  const drawn = {
    face: () => drawPiece(drawBox(190, 470, 610, 780, 50), c1) + drawPiece(drawBox(180, 380, 620, 490, 24), c2) + label(400, 640, 100),
    balm: () =>
      drawPiece(drawEllipse(400, 660, 250, 130), c2) +
      drawPiece(drawEllipse(400, 620, 250, 130), c1) +
      drawStitch(drawEllipse(400, 620, 210, 100), c3) +
      drawHorn(400, 620, 150, c3) +
      placeDrawing(
        drawPiece(drawEllipse(400, 420, 190, 60), MATERIALS.silver) + drawInk('M260 420C300 460 500 460 540 420', { opacity: 0.3 }),
        { y: -10 }
      ),
    spf: () =>
      drawPiece('M300 340H500L540 800H260Z', c1) +
      drawPiece(drawBox(300, 250, 500, 344, 12), c3) +
      drawDisc(400, 540, 70, '#E3A129') +
      repeatDrawing(8, index => `<g transform="rotate(${index * 45} 400 540)">${drawThread('M400 450v-30', '#E3A129', { width: 9 })}</g>`) +
      drawThread('M320 700H480', c3, { width: 12 }),
    night: () =>
      drawPiece('M220 480C220 440 580 440 580 480L600 760C600 800 200 800 200 760Z', c1) +
      drawPiece('M230 470C230 330 570 330 570 470Z', c3) +
      drawPiece('M440 540A70 70 0 1 0 440 690A54 54 0 1 1 440 540Z', MATERIALS.milk) +
      drawDisc(480, 570, 7, MATERIALS.milk) +
      drawDisc(500, 640, 5, MATERIALS.milk),
    eye: () =>
      drawPiece('M340 400H460L470 760H330Z', c1) +
      drawPiece(drawBox(330, 740, 470, 810, 10), c3) +
      drawPiece('M380 400L394 300H406L420 400Z', MATERIALS.silver) +
      drawPiece('M350 560C370 530 430 530 450 560C430 590 370 590 350 560Z', '#fff') +
      drawDisc(400, 560, 14, c3) +
      drawPiece(drawBox(520, 500, 640, 810, 6), c1, 0.1) +
      drawHorn(580, 650, 70, MATERIALS.milk),
    after: () =>
      drawPiece('M280 420H520C560 440 570 470 570 520V790H230V520C230 470 240 440 280 420Z', c1) +
      drawPiece(drawBox(340, 300, 460, 424, 8), MATERIALS.dark) +
      drawPiece(drawBox(280, 540, 520, 720, 6), c2) +
      drawHorn(400, 620, 110, c1) +
      drawThread('M250 500V760', '#fff', { width: 8, opacity: 0.4 }),
    hand: () =>
      drawPiece('M300 260H500L530 720H270Z', c1) +
      drawInk('M306 276H494', { width: 10, opacity: 0.2 }) +
      drawPiece(drawBox(310, 716, 490, 810, 10), c2) +
      label(400, 500, 90) +
      drawThread('M300 640H500', c3, { width: 9 }),
    lotion: () =>
      drawPiece(drawBox(250, 400, 550, 820, 60), c1) +
      drawPiece(drawBox(350, 340, 450, 404, 8), MATERIALS.milk) +
      drawStrap('M400 340V260H500', MATERIALS.milk, 26) +
      drawPiece(drawBox(290, 520, 510, 740, 10), MATERIALS.milk) +
      drawThread('M320 570H480M320 610H440', c3, { width: 9 }) +
      drawHorn(400, 690, 60, c3),
    cheek: () =>
      drawPiece(drawBox(240, 540, 560, 740, 90), c1) +
      drawPiece(drawBox(230, 480, 570, 570, 40), c2) +
      drawDisc(350, 640, 12, MATERIALS.dark) +
      drawDisc(450, 640, 12, MATERIALS.dark) +
      drawDisc(310, 676, 24, c3) +
      drawDisc(490, 676, 24, c3) +
      drawStrap('M376 682C388 698 412 698 424 682', MATERIALS.dark, 4) +
      mirrorDrawing(drawPiece('M270 490C240 430 270 410 300 440L320 480Z', c2)),
    lip: () =>
      repeatDrawing(3, index =>
        placeDrawing(
          drawPiece(drawBox(340, 480, 460, 800, 14), MATERIALS.milk) +
            drawPiece(drawBox(352, 380, 448, 484, 6), MATERIALS.silver) +
            drawPiece('M360 384V300C360 270 440 240 440 300V384Z', [c1, '#E98A1E', '#D3A29A'][index] ?? c1) +
            drawHorn(400, 640, 70, [c1, '#E98A1E', '#D3A29A'][index] ?? c1),
          { x: -180 + index * 180, y: index === 1 ? -40 : 10 }
        )
      )
  }[cut]
  return placeDrawing(drawn(), { y: cut === 'balm' || cut === 'face' ? -80 : -40 })
}

export function drawSoap(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { milk: /milk/, buckthorn: /buckthorn/, charcoal: /charcoal/, lavender: /lavender/, shampoo: /shampoo/, gift: /gift/, juniper: /./ },
    'juniper'
  )
  const bubbles = drawDisc(220, 330, 30, '#EAF3FB') + drawDisc(280, 270, 18, '#EAF3FB') + drawDisc(590, 310, 24, '#EAF3FB')
  const drawn = {
    juniper: () =>
      drawPiece('M170 470L250 410H650L570 470Z', c1, -0.2) +
      drawPiece('M570 470L650 410V630L570 700Z', c1, 0.14) +
      drawPiece(drawBox(170, 470, 570, 700, 16), c1) +
      drawPiece('M300 470L360 410H470L410 470V700H300Z', c2) +
      drawMotif(title, 356, 580, 100),
    milk: () =>
      drawPiece(drawEllipse(400, 590, 250, 150), c1) +
      drawPiece(drawEllipse(400, 570, 210, 116), c1, 0.06) +
      drawPiece(
        'M330 620C320 560 330 520 360 510L340 460L380 500H430L470 460L450 510C480 530 480 570 470 620C440 650 360 650 330 620Z',
        c3
      ) +
      drawDisc(370, 560, 7, MATERIALS.milk) +
      drawDisc(432, 560, 7, MATERIALS.milk),
    buckthorn: () =>
      drawPiece(drawBox(200, 450, 600, 720, 100), c1) +
      repeatDrawing(18, index => drawDisc(240 + ((index * 89) % 320), 490 + ((index * 53) % 190), 7, '#C4541A')) +
      drawPiece(drawCircle(400, 585, 90), c2) +
      drawMotif(title, 400, 585, 110) +
      bubbles,
    charcoal: () =>
      drawPiece('M180 480L270 400H640L560 480Z', c1, -0.2) +
      drawPiece('M560 480L640 400V620L560 710Z', c1, 0.2) +
      drawPiece('M180 480H560V710H180Z', c1) +
      drawHorn(370, 590, 170, c3) +
      drawFlat('M590 730l30 -20l30 24l-20 30l-40 -6Z', '#2B2F38') +
      drawFlat('M140 740l26 -16l20 24l-20 22Z', '#2B2F38'),
    lavender: () =>
      drawPiece(drawBox(190, 440, 610, 720, 24), c1) +
      drawStrap('M190 580H610', '#E4D3B4', 12) +
      drawStrap('M400 440V720', '#E4D3B4', 12) +
      repeatDrawing(
        3,
        index =>
          drawThread(`M${360 + index * 40} 640L${330 + index * 70} 400`, MATERIALS.leaf, { width: 5 }) +
          repeatDrawing(5, row => drawDisc(330 + index * 70 + row * (index - 1) * -5, 400 + row * 28, 13, '#7B6AA0'))
      ),
    shampoo: () =>
      drawPiece(drawCircle(400, 580, 190), c1) +
      drawPiece(drawCircle(400, 570, 160), c1, -0.16) +
      drawMotif('thyme', 400, 570, 130) +
      drawStrap('M400 400C360 280 440 280 400 400', '#E4D3B4', 10) +
      bubbles,
    gift: () =>
      drawPiece(drawBox(150, 420, 650, 800, 12), MATERIALS.wood) +
      drawFlat(drawBox(180, 450, 620, 770), '#F4EFE6') +
      [
        [200, 470, c1],
        [410, 470, '#A9B89A'],
        [200, 620, '#E9A23B'],
        [410, 620, '#9A8BB0']
      ]
        .map(
          ([x, y, fill], index) =>
            drawPiece(drawBox(Number(x), Number(y), Number(x) + 190, Number(y) + 130, 20), String(fill)) +
            drawMotif(['rose', 'juniper', 'sea-buckthorn', 'lavender'][index] ?? 'rose', Number(x) + 95, Number(y) + 65, 60)
        )
        .join('') +
      drawStrap('M400 420C340 330 300 380 400 420C460 330 500 380 400 420', c3, 12)
  }[cut]
  return placeDrawing(drawn(), { y: -70 })
}

export function drawPerfume(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { saran: /saran/, rose: /rose/, vanilla: /vanilla/, citrus: /citrus/, uyaach: /uyaach/, woody: /woody/, kheer: /./ },
    'kheer'
  )
  const outline = {
    kheer: drawBox(230, 400, 570, 810, 30),
    saran: drawCircle(400, 610, 200),
    rose: 'M400 420C560 420 600 560 560 680C540 760 480 810 400 810C320 810 260 760 240 680C200 560 240 420 400 420Z',
    vanilla: 'M300 420H500L580 560L500 810H300L220 560Z',
    citrus: drawBox(280, 330, 520, 820, 90),
    uyaach: drawBox(220, 460, 580, 810, 8),
    woody: drawBox(260, 420, 540, 810, 10)
  }[cut]
  const cap = {
    kheer: drawPiece(drawBox(330, 280, 470, 404, 10), MATERIALS.wood),
    saran:
      drawPiece('M360 300A60 60 0 1 0 440 300A44 44 0 1 1 360 300Z', MATERIALS.silver) +
      drawPiece(drawBox(366, 350, 434, 420, 6), MATERIALS.silver),
    rose: drawDisc(400, 340, 64, c3) + drawPiece(drawBox(370, 390, 430, 430, 4), MATERIALS.brass),
    vanilla: drawPiece('M340 330L400 250L460 330L430 420H370Z', MATERIALS.brass),
    citrus: drawPiece(drawBox(340, 240, 460, 336, 12), MATERIALS.silver),
    uyaach: drawPiece(drawBox(310, 340, 490, 466, 6), MATERIALS.leather) + drawStitch('M322 360H478'),
    woody:
      drawPiece(drawBox(300, 270, 500, 424, 14), MATERIALS.wood) +
      drawInk('M320 310C380 330 420 300 480 320M320 360C380 380 420 350 480 370', { opacity: 0.3 })
  }[cut]
  const level = clipTo(
    outline,
    drawFlat(drawBox(180, cut === 'vanilla' ? 560 : 540, 620, 830), c2, 0) + drawThread('M280 500V760', '#fff', { width: 12, opacity: 0.6 })
  )
  const label =
    cut === 'uyaach'
      ? drawPiece(drawBox(280, 560, 520, 720, 4), MATERIALS.leather) +
        drawStitch('M292 572H508V708H292Z') +
        drawHorn(400, 640, 100, MATERIALS.brass)
      : cut === 'saran'
        ? drawPiece('M450 520A90 90 0 1 0 450 700A70 70 0 1 1 450 520Z', MATERIALS.milk)
        : drawPiece(cut === 'citrus' ? drawCircle(400, 620, 84) : drawBox(320, 580, 480, 730, 6), MATERIALS.milk) +
          (cut === 'citrus'
            ? drawThread(drawCircle(400, 620, 56), '#E3A129', { width: 8 }) +
              repeatDrawing(
                6,
                index => `<g transform="rotate(${index * 60} 400 620)">${drawThread('M400 610V572', '#E3A129', { width: 6 })}</g>`
              )
            : drawMotif(title, 400, 652, 90))
  return placeDrawing(cap + drawPiece(outline, c1) + level + label, { y: -40 })
}
