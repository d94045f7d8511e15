import { box, circle, disc, ellipse, flat, horn, ink, mirrored, piece, placed, stitch, strap, thread, within } from '../felt.ts'
import { cutOf, MATERIALS, type Product } from './product.ts'

export function drawHandbag(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = cutOf(
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
  const buckle = (x: number, y: number): string => piece(box(x - 16, y - 20, x + 16, y + 20, 4), MATERIALS.brass)
  const drawn = {
    handle: () =>
      strap('M300 420C290 250 510 250 500 420', c1, 22) +
      piece('M220 400H580L620 760C620 776 612 784 596 784H204C188 784 180 776 180 760Z', c1) +
      piece('M220 400H580L596 540C500 580 300 580 204 540Z', c1, -0.12) +
      stitch('M220 556C310 594 490 594 580 556') +
      buckle(400, 570),
    crossbody: () =>
      strap('M250 480C200 120 600 120 550 480', c1, 12) +
      piece(box(230, 440, 570, 720, 60), c1) +
      piece('M230 500C230 460 260 440 290 440H510C540 440 570 460 570 500V560C500 620 300 620 230 560Z', c1, 0.12) +
      stitch('M246 566C310 606 490 606 554 566') +
      disc(400, 610, 18, MATERIALS.brass),
    work: () =>
      mirrored(strap('M300 360C300 170 500 170 500 360', c1, 16)) +
      piece('M190 340H610L640 790H160Z', c1) +
      stitch('M206 366H594M182 760H618') +
      piece(box(320, 440, 480, 620, 6), c1, -0.1) +
      stitch('M330 450H470V610H330Z') +
      ink('M400 340V430', { opacity: 0.2 }) +
      disc(300, 380, 10, MATERIALS.brass) +
      disc(500, 380, 10, MATERIALS.brass),
    felt: () =>
      strap('M310 430C310 230 490 230 490 430', MATERIALS.leather, 20) +
      piece('M200 400H600L580 780H220Z', c1) +
      horn(400, 590, 210, c2) +
      stitch('M218 424H582M236 760H564') +
      piece(box(290, 400, 330, 470, 4), MATERIALS.leather) +
      piece(box(470, 400, 510, 470, 4), MATERIALS.leather),
    clutch: () =>
      piece(box(160, 420, 640, 700, 16), c1) +
      piece('M160 430L400 620L640 430V436C640 426 632 420 624 420H176C168 420 160 426 160 436Z', c1, 0.14) +
      horn(400, 520, 90, c3) +
      piece(box(370, 600, 430, 640, 18), MATERIALS.brass) +
      thread('M640 470C720 520 700 640 660 700', MATERIALS.brass, { width: 6 }),
    briefcase: () =>
      strap('M330 400C330 320 470 320 470 400', c1, 20) +
      piece(box(140, 390, 660, 760, 20), c1) +
      piece('M140 410C140 396 150 390 160 390H640C650 390 660 396 660 410V560H140Z', c1, 0.1) +
      stitch('M156 544H644') +
      mirrored(strap('M260 390V620', c1, 20) + buckle(260, 600)),
    holdall: () =>
      strap('M290 460C290 280 510 280 510 460', c1, 20) +
      piece('M130 520C140 440 200 420 240 420H560C600 420 660 440 670 520V720C670 750 640 770 610 770H190C160 770 130 750 130 720Z', c1) +
      ink('M180 440C300 424 500 424 620 440', { width: 9, opacity: 0.35 }) +
      mirrored(strap('M290 430V766', c1, 26) + piece('M130 520C170 560 170 680 136 730', c1, 0.2)) +
      piece(box(360, 560, 440, 630, 4), c2),
    market: () =>
      strap('M290 400C280 180 380 160 380 300M510 400C520 180 420 160 420 300', c1, 16) +
      piece('M200 370C300 390 500 390 600 370C620 500 640 660 600 800C460 820 340 820 200 800C160 660 180 500 200 370Z', c1) +
      ink('M230 420C240 560 230 700 226 780M570 420C560 560 570 700 574 780', { opacity: 0.16 }) +
      thread('M300 540H500M300 580H500M300 620H440', c2, { width: 12 }) +
      horn(400, 700, 80, c2)
  }[cut]
  return placed(drawn(), { y: cut === 'clutch' ? -40 : -30 })
}

export function drawBackpack(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = cutOf(
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
    piece(box(left, top, right, bottom, 26), c1, 0.1) + ink(`M${left + 20} ${top + 34}H${right - 20}`, { width: 5, opacity: 0.35 })
  const body = (top: number, bottom: number, half: number, radius = 90): string =>
    piece(box(400 - half, top, 400 + half, bottom, radius), c1)
  const handle = (y: number): string => strap(`M360 ${y}C360 ${y - 60} 440 ${y - 60} 440 ${y}`, c1, 14)
  const straps = (half: number, top: number): string =>
    mirrored(
      strap(
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
      mirrored(strap('M320 240V540', c2, 16) + piece(box(306, 420, 334, 456, 4), c3) + piece(box(206, 560, 250, 740, 20), c1, 0.16)) +
      piece(box(350, 270, 450, 330, 8), c2),
    expedition: () =>
      straps(190, 340) +
      piece(box(250, 780, 550, 850, 34), c3) +
      ink('M300 780V850M500 780V850', { width: 12, opacity: 0.4 }) +
      body(230, 790, 190, 50) +
      piece('M230 150C230 120 260 110 300 110H500C540 110 570 120 570 150V270H230Z', c1, 0.12) +
      pocket(500, 740, 270, 530) +
      mirrored(piece(box(180, 420, 236, 730, 24), c1, 0.2) + strap('M300 270V500', c2, 14)) +
      stitch('M250 246H550'),
    city: () =>
      handle(250) +
      straps(160, 330) +
      body(250, 780, 165, 120) +
      ink('M270 420C270 330 330 300 400 300C470 300 530 330 530 420', { width: 7, opacity: 0.4 }) +
      pocket(560, 750, 260, 540) +
      piece(box(372, 450, 428, 490, 4), c3),
    leather: () =>
      handle(280) +
      straps(160, 350) +
      body(290, 780, 170, 40) +
      piece('M230 330C230 296 260 280 300 280H500C540 280 570 296 570 330V540C500 590 300 590 230 540Z', c1, -0.1) +
      stitch('M248 540C310 574 490 574 552 540') +
      mirrored(strap('M310 520V660', c1, 18) + piece(box(294, 620, 326, 660, 4), MATERIALS.brass)),
    roll: () =>
      straps(160, 380) +
      body(300, 800, 170, 30) +
      piece('M220 250H580L566 340H234Z', c1, 0.16) +
      piece(box(210, 226, 590, 274, 22), c1, 0.24) +
      mirrored(strap('M236 250L250 460', MATERIALS.dark, 12) + piece(box(236, 420, 268, 462, 4), MATERIALS.dark)) +
      thread('M250 560H550', c3, { width: 16 }) +
      horn(400, 680, 80, c3),
    primary: () =>
      handle(260) +
      straps(170, 340) +
      body(250, 790, 185, 110) +
      piece('M250 520C250 460 320 440 400 440C480 440 550 460 550 520V720C550 750 530 760 500 760H300C270 760 250 750 250 720Z', c2) +
      disc(340, 330, 12, MATERIALS.dark) +
      disc(460, 330, 12, MATERIALS.dark) +
      strap('M360 376C380 396 420 396 440 376', MATERIALS.dark, 4) +
      mirrored(piece('M260 290C230 220 260 190 300 230L330 262Z', c1, 0.1)) +
      horn(400, 600, 100, c1),
    secondary: () =>
      handle(220) +
      straps(165, 310) +
      body(220, 790, 170, 70) +
      within(box(230, 220, 570, 790, 70), flat('M200 420L620 300V420L200 540Z', c2)) +
      pocket(580, 760, 250, 550) +
      ink('M400 240V580', { width: 4, opacity: 0.3 }) +
      piece(box(206, 600, 236, 750, 14), c3),
    kinder: () =>
      handle(350) +
      straps(150, 420) +
      body(340, 760, 170, 150) +
      mirrored(disc(290, 350, 50, c1) + disc(290, 350, 26, c2)) +
      disc(340, 480, 14, MATERIALS.dark) +
      disc(460, 480, 14, MATERIALS.dark) +
      piece(ellipse(400, 540, 50, 34), c2) +
      disc(400, 528, 12, MATERIALS.dark) +
      pocket(620, 730, 300, 500),
    photo: () =>
      handle(230) +
      straps(165, 320) +
      body(230, 790, 175, 50) +
      ink('M240 470H560', { width: 7, opacity: 0.4 }) +
      piece(circle(400, 620, 96), MATERIALS.dark) +
      piece(circle(400, 620, 66), MATERIALS.glass) +
      thread('M366 596C376 578 396 572 410 574', '#fff', { width: 8 }) +
      mirrored(strap('M236 720L200 860', MATERIALS.dark, 12)) +
      piece(box(296, 290, 504, 420, 14), c1, 0.12) +
      stitch('M310 304H490')
  }[cut]
  return placed(drawn(), { scale: cut === 'kinder' ? 0.9 : 1 })
}
