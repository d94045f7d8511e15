import { box, disc, horn, ink, mirrored, piece, placed, repeat, stitch, strap, thread } from '../felt.ts'
import { cutOf, MATERIALS, type Product } from './product.ts'

export function drawArmchair(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = cutOf(
    title,
    { corner: /corner/, rocking: /rocking/, club: /club/, low: /khoimor/, fold: /fold-out/, buttoned: /./ },
    'buttoned'
  )
  const legs = (from: number, length = 60): string => mirrored(piece(`M246 ${from}H286L274 ${from + length}H256Z`, MATERIALS.wood))
  const seat = (left: number, right: number, top: number): string => piece(box(left, top, right, top + 90, 26), c1, -0.1)
  const drawn = {
    buttoned: () =>
      legs(780) +
      piece('M220 620C200 300 260 230 400 230C540 230 600 300 580 620Z', c1) +
      repeat(3, row => repeat(row % 2 ? 2 : 3, column => disc(320 + column * 80 + (row % 2) * 40, 320 + row * 70, 8, c3))) +
      seat(220, 580, 600) +
      mirrored(piece(box(160, 500, 246, 780, 40), c1)) +
      piece(box(230, 690, 570, 786, 14), c1, 0.1),
    corner: () =>
      legs(770) +
      piece('M160 360C160 320 200 310 240 310H560C600 310 640 320 640 360V640H160Z', c1) +
      ink('M400 310V620', { width: 4, opacity: 0.3 }) +
      piece('M160 360C130 360 120 390 120 420V760H230V360Z', c1, 0.1) +
      seat(226, 640, 600) +
      piece(box(220, 690, 640, 780, 12), c1, 0.12) +
      horn(320, 470, 120, c2) +
      horn(520, 470, 120, c2),
    rocking: () =>
      strap('M180 830C300 880 500 880 640 820', MATERIALS.wood, 22) +
      strap('M250 600L230 840M560 600L580 840', MATERIALS.wood, 18) +
      piece('M250 620C230 300 280 190 400 190C520 190 560 300 540 620Z', c1) +
      ink('M320 230V590M400 210V590M480 230V590', { width: 4, opacity: 0.2 }) +
      piece(box(230, 600, 570, 660, 20), c1, -0.1) +
      mirrored(strap('M232 500H300', MATERIALS.wood, 22) + strap('M236 510V640', MATERIALS.wood, 14)),
    club: () =>
      legs(800, 34) +
      piece('M180 600C170 380 240 320 400 320C560 320 630 380 620 600Z', c1) +
      mirrored(
        piece('M130 500C130 440 180 430 220 440C250 450 250 500 246 540V800H130Z', c1, -0.06) +
          repeat(6, row => disc(150, 540 + row * 44, 6, MATERIALS.brass))
      ) +
      seat(246, 554, 600) +
      piece(box(246, 690, 554, 800, 6), c1, 0.14) +
      ink('M300 360C310 440 310 520 300 590M500 360C490 440 490 520 500 590', { width: 5, opacity: 0.25 }),
    low: () =>
      mirrored(piece('M220 720H270V800H230Z', '#AF3A32')) +
      piece('M230 600L250 350H550L570 600Z', c1) +
      horn(400, 470, 150, c3) +
      piece(box(200, 600, 600, 700, 30), c1, -0.1) +
      piece(box(190, 690, 610, 740, 8), '#AF3A32') +
      repeat(5, index => horn(250 + index * 75, 714, 30, '#E3A129')),
    fold: () =>
      piece(box(120, 720, 680, 790, 18), c1, -0.06) +
      ink('M310 720V790M500 720V790', { width: 4 }) +
      legs(786, 40) +
      piece(box(220, 340, 580, 640, 40), c1) +
      ink('M220 490H580', { width: 4, opacity: 0.3 }) +
      seat(220, 580, 620) +
      mirrored(piece(box(170, 480, 236, 730, 20), c1, 0.1)) +
      piece(box(300, 400, 400, 480, 20), c2)
  }[cut]
  return placed(drawn(), { y: -10 })
}

export function drawChair(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = cutOf(
    title,
    { kitchen: /kitchen/, child: /children/, painted: /painted/, folding: /folding/, bar: /bar/, dining: /./ },
    'dining'
  )
  const drawn = {
    dining: () =>
      mirrored(strap('M296 220L286 560M300 600L276 860', c1, 24)) +
      piece(box(280, 210, 520, 270, 16), c1) +
      repeat(4, index => strap(`M${330 + index * 47} 274V560`, c1, 10)) +
      piece('M270 560H530L560 620H240Z', c2) +
      strap('M290 740H510', c1, 12),
    kitchen: () =>
      mirrored(strap('M300 220V560M304 600L290 860', c1, 22)) +
      [250, 340, 430].map(y => piece(box(292, y, 508, y + 46, 16), c1, 0.06)).join('') +
      piece('M270 560H530L550 610H250Z', c1, -0.1) +
      strap('M300 720H500M296 790H504', c1, 10),
    child: () =>
      mirrored(strap('M270 860L330 240', c1, 26)) +
      piece(box(300, 260, 500, 340, 20), c1) +
      repeat(7, row => mirrored(ink(`M${312 - row * 7} ${420 + row * 60}h22`, { width: 5 }))) +
      piece(box(270, 520, 530, 556, 8), c2) +
      piece(box(250, 700, 550, 732, 8), c3),
    painted: () =>
      mirrored(strap('M290 240V600M290 640V860', c1, 30)) +
      piece('M276 230C330 190 470 190 524 230V330H276Z', c1) +
      horn(400, 270, 90, c3) +
      piece(box(290, 400, 510, 450, 8), c2) +
      repeat(3, index => horn(340 + index * 60, 428, 32, c3)) +
      piece(box(256, 590, 544, 650, 8), c2) +
      thread('M270 622H530', c3, { width: 8 }) +
      piece(box(290, 740, 510, 770, 4), c2),
    folding: () =>
      strap('M270 860L500 250M530 860L300 250', c1, 22) +
      piece(box(290, 240, 510, 350, 6), c2) +
      stitch('M300 256H500M300 334H500') +
      piece('M250 570H550L570 620H230Z', c2, 0.08) +
      disc(400, 500, 0.1, c1) +
      strap('M300 800H500', c1, 12),
    bar: () =>
      mirrored(strap('M330 480L270 880', c1, 20)) +
      piece('M300 300C300 240 500 240 500 300V400H300Z', c1) +
      strap('M320 400V480M480 400V480', c1, 14) +
      piece(box(280, 470, 520, 520, 22), c2) +
      strap('M296 740H504', MATERIALS.brass, 12) +
      strap('M320 620H480', c1, 10)
  }[cut]
  return placed(drawn(), { y: -20, scale: cut === 'child' ? 0.86 : 1 })
}
