import {
  drawBox,
  drawDisc,
  drawEllipse,
  drawFlat,
  drawHorn,
  drawInk,
  INK,
  mirrorDrawing,
  drawPiece,
  placeDrawing,
  repeatDrawing,
  drawStrap,
  drawThread
} from '../felt.ts'
import { steam } from './kitchen.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

export function drawKettle(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { temperature: /temperature/, milk: /milk-tea/, thermo: /thermo/, car: /car kettle/, electric: /./ },
    'electric'
  )
  const drawn = {
    electric: () =>
      drawPiece('M270 320H500L540 740H240Z', c1) +
      drawPiece('M250 400L180 350L200 330L270 330Z', c1, 0.1) +
      drawStrap('M510 350C620 360 640 600 540 660', MATERIALS.dark, 34) +
      drawPiece(drawBox(300, 270, 470, 324, 20), MATERIALS.dark) +
      drawPiece(drawBox(220, 740, 560, 790, 18), MATERIALS.dark) +
      drawPiece(drawBox(340, 460, 380, 640, 20), '#E3A129'),
    temperature: () =>
      drawPiece('M280 440C300 380 480 380 500 440L560 740H230Z', c1) +
      drawThread('M270 620C180 620 190 460 130 400L90 400', c1, { width: 30 }) +
      drawInk('M276 640C170 640 180 470 120 416', { width: 3, opacity: 0.4 }) +
      drawStrap('M520 470C640 430 660 640 580 690', MATERIALS.wood, 26) +
      drawPiece(drawEllipse(390, 410, 80, 22), MATERIALS.dark) +
      drawDisc(390, 378, 18, MATERIALS.wood) +
      drawPiece(drawBox(210, 744, 620, 800, 18), MATERIALS.dark) +
      drawPiece(drawBox(440, 756, 560, 788, 6), MATERIALS.glass) +
      drawThread('M460 772H530', INK, { width: 9 }),
    milk: () =>
      steam +
      drawPiece('M200 340H600V720C600 760 570 780 540 780H260C230 780 200 760 200 720Z', c1) +
      drawPiece(drawEllipse(400, 340, 200, 54), '#E9D3B4') +
      mirrorDrawing(drawStrap('M200 440C130 440 130 540 200 540', MATERIALS.dark, 24)) +
      drawHorn(400, 560, 150, c2) +
      drawPiece(drawBox(190, 770, 610, 820, 14), MATERIALS.dark) +
      drawDisc(400, 796, 12, c3),
    thermo: () =>
      drawStrap('M290 250C290 160 510 160 510 250', MATERIALS.dark, 22) +
      drawPiece(drawBox(240, 250, 560, 790, 60), c1) +
      drawPiece('M240 320C240 270 270 250 310 250H490C530 250 560 270 560 320V380H240Z', MATERIALS.dark) +
      drawPiece(drawBox(220, 370, 300, 420, 10), MATERIALS.dark) +
      drawPiece(drawBox(340, 280, 460, 340, 8), MATERIALS.glass) +
      repeatDrawing(5, index => drawDisc(320 + index * 40, 560 + (index % 2) * 40, 22, c2)) +
      drawPiece(drawBox(250, 780, 550, 820, 10), MATERIALS.dark),
    car: () =>
      drawPiece('M290 330H470L490 740H270Z', c1) +
      drawPiece(drawBox(280, 280, 480, 340, 24), MATERIALS.dark) +
      drawStrap('M490 420C560 430 560 600 490 620', MATERIALS.dark, 24) +
      drawThread('M390 760C390 860 560 880 600 800C620 740 680 740 690 780', MATERIALS.dark, { width: 12 }) +
      drawPiece(drawBox(660, 780, 716, 880, 14), MATERIALS.dark) +
      drawPiece(drawBox(260, 730, 500, 780, 12), MATERIALS.dark) +
      drawHorn(380, 540, 90, c2)
  }[cut]
  return placeDrawing(drawn(), { y: -30 })
}

export function drawCoffeeMaker(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { drip: /drip|filter/, capsule: /capsule/, grind: /grind|bean/, office: /office/, espresso: /./ },
    'espresso'
  )
  const mug = (x: number, y: number): string =>
    drawStrap(`M${x + 46} ${y + 20}c36 0 36 50 0 50`, MATERIALS.milk, 9) +
    drawPiece(`M${x - 50} ${y}h100l-10 90c-2 12 -78 12 -80 0Z`, MATERIALS.milk)
  const drawn = {
    espresso: () =>
      drawPiece(drawBox(210, 240, 590, 800, 24), c1) +
      drawFlat(drawBox(300, 440, 590, 730), '#EAE6DE', 0.1) +
      drawPiece(drawBox(210, 240, 590, 330, 20), c1, 0.14) +
      repeatDrawing(3, index => drawDisc(270 + index * 50, 286, 14, MATERIALS.silver)) +
      drawDisc(520, 286, 26, c3) +
      drawPiece(drawBox(390, 420, 500, 480, 10), MATERIALS.silver) +
      drawStrap('M390 450H300', MATERIALS.dark, 20) +
      mug(440, 600) +
      drawPiece(drawBox(290, 720, 600, 760, 6), MATERIALS.dark),
    drip: () =>
      drawPiece('M220 240H580V330H520V380H340V330H220Z', c1) +
      drawPiece(drawBox(220, 240, 320, 800, 14), c1, 0.1) +
      drawPiece('M350 400H530L480 500H400Z', c2) +
      drawPiece('M360 540H520C560 600 570 680 550 740H330C310 680 320 600 360 540Z', MATERIALS.glass) +
      drawFlat('M322 650H560C562 690 556 720 550 740H330C322 710 320 680 322 650Z', '#5C3A26') +
      drawStrap('M548 570C620 570 620 700 560 710', MATERIALS.dark, 18) +
      drawPiece(drawBox(220, 750, 590, 810, 12), c1, 0.2),
    capsule: () =>
      drawPiece('M260 320C260 240 540 240 540 320V480H430V700H260Z', c1) +
      drawPiece(drawBox(240, 700, 560, 780, 16), c1, 0.16) +
      mug(470, 600) +
      drawDisc(400, 320, 40, MATERIALS.silver) +
      drawPiece(drawBox(440, 480, 500, 530, 6), MATERIALS.dark) +
      repeatDrawing(3, index => drawPiece(`M${280 + index * 90} 830h60l-12 50h-36Z`, [c3, c2, '#AF3A32'][index] ?? c3)),
    grind: () =>
      drawPiece('M260 170H540L500 300H300Z', MATERIALS.glass) +
      drawFlat('M284 230H516L500 296H300Z', '#5C3A26') +
      drawPiece(drawBox(220, 300, 580, 810, 20), c1) +
      drawPiece(drawBox(300, 340, 500, 420, 8), INK) +
      drawThread('M330 380H460', MATERIALS.glass, { width: 12 }) +
      drawFlat(drawBox(290, 470, 510, 720, 10), '#EAE6DE', 0.1) +
      drawPiece(drawBox(360, 460, 440, 520, 8), MATERIALS.silver) +
      mug(400, 600),
    office: () =>
      drawPiece(drawBox(150, 240, 650, 820, 20), c1) +
      drawPiece(drawBox(190, 280, 460, 420, 10), INK) +
      drawThread('M220 330H400M220 370H350', MATERIALS.glass, { width: 10 }) +
      repeatDrawing(4, index => drawDisc(520 + (index % 2) * 70, 310 + Math.floor(index / 2) * 70, 22, index ? MATERIALS.silver : c3)) +
      drawFlat(drawBox(200, 470, 600, 730, 8), '#EAE6DE', 0.1) +
      mirrorDrawing(drawPiece(drawBox(300, 460, 350, 520, 6), MATERIALS.silver) + mug(320, 610)) +
      drawPiece(drawBox(190, 730, 610, 770, 6), MATERIALS.dark)
  }[cut]
  return placeDrawing(drawn(), { y: -20 })
}
