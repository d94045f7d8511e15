import {
  drawBox,
  drawDisc,
  drawHorn,
  drawInk,
  mirrorDrawing,
  drawPiece,
  placeDrawing,
  repeatDrawing,
  drawStitch,
  drawStrap,
  drawThread
} from '../felt.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

export function drawArmchair(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { corner: /corner/, rocking: /rocking/, club: /club/, low: /khoimor/, fold: /fold-out/, buttoned: /./ },
    'buttoned'
  )
  const legs = (from: number, length = 60): string => mirrorDrawing(drawPiece(`M246 ${from}H286L274 ${from + length}H256Z`, MATERIALS.wood))
  const seat = (left: number, right: number, top: number): string => drawPiece(drawBox(left, top, right, top + 90, 26), c1, -0.1)
  const drawn = {
    buttoned: () =>
      legs(780) +
      drawPiece('M220 620C200 300 260 230 400 230C540 230 600 300 580 620Z', c1) +
      repeatDrawing(3, row =>
        repeatDrawing(row % 2 ? 2 : 3, column => drawDisc(320 + column * 80 + (row % 2) * 40, 320 + row * 70, 8, c3))
      ) +
      seat(220, 580, 600) +
      mirrorDrawing(drawPiece(drawBox(160, 500, 246, 780, 40), c1)) +
      drawPiece(drawBox(230, 690, 570, 786, 14), c1, 0.1),
    corner: () =>
      legs(770) +
      drawPiece('M160 360C160 320 200 310 240 310H560C600 310 640 320 640 360V640H160Z', c1) +
      drawInk('M400 310V620', { width: 4, opacity: 0.3 }) +
      drawPiece('M160 360C130 360 120 390 120 420V760H230V360Z', c1, 0.1) +
      seat(226, 640, 600) +
      drawPiece(drawBox(220, 690, 640, 780, 12), c1, 0.12) +
      drawHorn(320, 470, 120, c2) +
      drawHorn(520, 470, 120, c2),
    rocking: () =>
      drawStrap('M180 830C300 880 500 880 640 820', MATERIALS.wood, 22) +
      drawStrap('M250 600L230 840M560 600L580 840', MATERIALS.wood, 18) +
      drawPiece('M250 620C230 300 280 190 400 190C520 190 560 300 540 620Z', c1) +
      drawInk('M320 230V590M400 210V590M480 230V590', { width: 4, opacity: 0.2 }) +
      drawPiece(drawBox(230, 600, 570, 660, 20), c1, -0.1) +
      mirrorDrawing(drawStrap('M232 500H300', MATERIALS.wood, 22) + drawStrap('M236 510V640', MATERIALS.wood, 14)),
    club: () =>
      legs(800, 34) +
      drawPiece('M180 600C170 380 240 320 400 320C560 320 630 380 620 600Z', c1) +
      mirrorDrawing(
        drawPiece('M130 500C130 440 180 430 220 440C250 450 250 500 246 540V800H130Z', c1, -0.06) +
          repeatDrawing(6, row => drawDisc(150, 540 + row * 44, 6, MATERIALS.brass))
      ) +
      seat(246, 554, 600) +
      drawPiece(drawBox(246, 690, 554, 800, 6), c1, 0.14) +
      drawInk('M300 360C310 440 310 520 300 590M500 360C490 440 490 520 500 590', { width: 5, opacity: 0.25 }),
    low: () =>
      mirrorDrawing(drawPiece('M220 720H270V800H230Z', '#AF3A32')) +
      drawPiece('M230 600L250 350H550L570 600Z', c1) +
      drawHorn(400, 470, 150, c3) +
      drawPiece(drawBox(200, 600, 600, 700, 30), c1, -0.1) +
      drawPiece(drawBox(190, 690, 610, 740, 8), '#AF3A32') +
      repeatDrawing(5, index => drawHorn(250 + index * 75, 714, 30, '#E3A129')),
    fold: () =>
      drawPiece(drawBox(120, 720, 680, 790, 18), c1, -0.06) +
      drawInk('M310 720V790M500 720V790', { width: 4 }) +
      legs(786, 40) +
      drawPiece(drawBox(220, 340, 580, 640, 40), c1) +
      drawInk('M220 490H580', { width: 4, opacity: 0.3 }) +
      seat(220, 580, 620) +
      mirrorDrawing(drawPiece(drawBox(170, 480, 236, 730, 20), c1, 0.1)) +
      drawPiece(drawBox(300, 400, 400, 480, 20), c2)
  }[cut]
  return placeDrawing(drawn(), { y: -10 })
}

export function drawChair(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { kitchen: /kitchen/, child: /children/, painted: /painted/, folding: /folding/, bar: /bar/, dining: /./ },
    'dining'
  )
  const drawn = {
    dining: () =>
      mirrorDrawing(drawStrap('M296 220L286 560M300 600L276 860', c1, 24)) +
      drawPiece(drawBox(280, 210, 520, 270, 16), c1) +
      repeatDrawing(4, index => drawStrap(`M${330 + index * 47} 274V560`, c1, 10)) +
      drawPiece('M270 560H530L560 620H240Z', c2) +
      drawStrap('M290 740H510', c1, 12),
    kitchen: () =>
      mirrorDrawing(drawStrap('M300 220V560M304 600L290 860', c1, 22)) +
      [250, 340, 430].map(y => drawPiece(drawBox(292, y, 508, y + 46, 16), c1, 0.06)).join('') +
      drawPiece('M270 560H530L550 610H250Z', c1, -0.1) +
      drawStrap('M300 720H500M296 790H504', c1, 10),
    child: () =>
      mirrorDrawing(drawStrap('M270 860L330 240', c1, 26)) +
      drawPiece(drawBox(300, 260, 500, 340, 20), c1) +
      repeatDrawing(7, row => mirrorDrawing(drawInk(`M${312 - row * 7} ${420 + row * 60}h22`, { width: 5 }))) +
      drawPiece(drawBox(270, 520, 530, 556, 8), c2) +
      drawPiece(drawBox(250, 700, 550, 732, 8), c3),
    painted: () =>
      mirrorDrawing(drawStrap('M290 240V600M290 640V860', c1, 30)) +
      drawPiece('M276 230C330 190 470 190 524 230V330H276Z', c1) +
      drawHorn(400, 270, 90, c3) +
      drawPiece(drawBox(290, 400, 510, 450, 8), c2) +
      repeatDrawing(3, index => drawHorn(340 + index * 60, 428, 32, c3)) +
      drawPiece(drawBox(256, 590, 544, 650, 8), c2) +
      drawThread('M270 622H530', c3, { width: 8 }) +
      drawPiece(drawBox(290, 740, 510, 770, 4), c2),
    folding: () =>
      drawStrap('M270 860L500 250M530 860L300 250', c1, 22) +
      drawPiece(drawBox(290, 240, 510, 350, 6), c2) +
      drawStitch('M300 256H500M300 334H500') +
      drawPiece('M250 570H550L570 620H230Z', c2, 0.08) +
      drawDisc(400, 500, 0.1, c1) +
      drawStrap('M300 800H500', c1, 12),
    bar: () =>
      mirrorDrawing(drawStrap('M330 480L270 880', c1, 20)) +
      drawPiece('M300 300C300 240 500 240 500 300V400H300Z', c1) +
      drawStrap('M320 400V480M480 400V480', c1, 14) +
      drawPiece(drawBox(280, 470, 520, 520, 22), c2) +
      drawStrap('M296 740H504', MATERIALS.brass, 12) +
      drawStrap('M320 620H480', c1, 10)
  }[cut]
  return placeDrawing(drawn(), { y: -20, scale: cut === 'child' ? 0.86 : 1 })
}
