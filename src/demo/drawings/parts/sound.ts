import { box, circle, disc, ellipse, horn, ink, mirrored, piece, placed, repeat, stitch, strap, thread } from '../felt.ts'
import { scene } from './tech.ts'
import { cutOf, MATERIALS, type Product } from './product.ts'

export function drawGamepad(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = cutOf(title, { pro: /pro/, phone: /phone/, child: /children/, two: /two-player/, plain: /./ }, 'plain')
  const buttons = (x: number, y: number, r = 17): string =>
    disc(x, y - 36, r, '#E3A129') + disc(x, y + 36, r, MATERIALS.leaf) + disc(x - 36, y, r, c2) + disc(x + 36, y, r, c3)
  const cross = (x: number, y: number): string => piece(`M${x - 16} ${y - 46}h32v30h30v32h-30v30h-32v-30h-30v-32h30Z`, MATERIALS.dark)
  const pad = (fill: string): string =>
    piece(
      'M250 380C320 360 480 360 550 380C640 400 700 560 690 660C680 730 620 720 580 660C560 620 530 600 500 600H300C270 600 240 620 220 660C180 720 120 730 110 660C100 560 160 400 250 380Z',
      fill
    )
  const stick = (x: number, y: number): string => disc(x, y, 40, MATERIALS.dark) + disc(x, y, 24, MATERIALS.dark)
  const drawn = {
    plain: () => pad(c1) + cross(250, 470) + buttons(550, 470) + stick(330, 550) + stick(470, 550) + piece(box(370, 410, 430, 440, 10), c2),
    pro: () =>
      mirrored(
        piece('M220 640L200 760L240 770L280 640Z', MATERIALS.silver) +
          piece('M300 620L296 740L336 744L346 620Z', MATERIALS.silver) +
          piece('M240 372C250 330 330 320 350 360Z', MATERIALS.dark)
      ) +
      pad(c1) +
      stick(260, 470) +
      cross(330, 560) +
      stick(470, 560) +
      buttons(550, 470) +
      horn(400, 440, 60, c3),
    phone: () =>
      piece(box(230, 400, 570, 620, 10), MATERIALS.dark) +
      scene(box(244, 412, 556, 608), MATERIALS.glass, c3) +
      mirrored(piece('M230 380H170C130 380 110 420 110 470V600C110 630 130 650 160 650H230Z', c1)) +
      cross(172, 560) +
      disc(172, 450, 30, MATERIALS.dark) +
      placed(buttons(400, 500, 11), { x: 228, y: -46, scale: 0.8 }) +
      disc(628, 560, 28, MATERIALS.dark),
    child: () =>
      piece(box(170, 400, 630, 640, 120), c1) +
      cross(290, 520) +
      disc(480, 550, 30, c2) +
      disc(550, 490, 30, c3) +
      disc(360, 440, 8, MATERIALS.dark) +
      disc(440, 440, 8, MATERIALS.dark) +
      strap('M376 478C390 492 410 492 424 478', MATERIALS.dark, 4),
    two: () =>
      piece(box(200, 720, 600, 800, 20), MATERIALS.dark) +
      placed(pad(c1) + cross(250, 470) + buttons(550, 470) + stick(330, 550) + stick(470, 550), { y: -190, scale: 0.72 }) +
      placed(pad(c2) + cross(250, 470) + buttons(550, 470) + stick(330, 550) + stick(470, 550), { y: 60, scale: 0.72 })
  }[cut]
  return placed(drawn(), { scale: cut === 'child' ? 0.86 : 1 })
}

export function drawHeadphones(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = cutOf(
    title,
    { light: /on-ear/, studio: /studio/, kids: /kids/, gaming: /gaming/, sport: /neckband/, wood: /wood-cup/, noise: /./ },
    'noise'
  )
  if (cut === 'sport')
    return (
      strap('M230 360C120 560 220 760 400 760C580 760 680 560 570 360', c1, 26) +
      mirrored(
        strap('M236 370C250 320 300 330 320 380L340 440', MATERIALS.dark, 8) +
          disc(344, 456, 30, c3) +
          piece(box(160, 560, 220, 690, 24), c1, 0.14)
      ) +
      horn(400, 750, 40, c2)
    )
  const band = { light: 12, studio: 36, kids: 34, gaming: 30, wood: 24, noise: 30 }[cut]
  const cup = { light: [44, 60], studio: [66, 104], kids: [60, 80], gaming: [64, 98], wood: [66, 96], noise: [60, 96] }[cut] ?? [60, 96]
  const [rx = 60, ry = 96] = cup
  const cupFill = cut === 'wood' ? MATERIALS.wood : c1
  const half =
    strap(`M${210 + rx / 2} 560V480`, cut === 'light' || cut === 'wood' ? MATERIALS.silver : c1, 16) +
    piece(box(214 + rx * 0.6, 600 - ry, 250 + rx, 600 + ry, 30), cut === 'light' ? c2 : c3) +
    piece(ellipse(210, 600, rx, ry), cupFill) +
    (cut === 'wood'
      ? ink('M170 560C200 580 230 570 250 560M166 610C200 630 230 620 256 610M176 650C200 664 220 660 240 654', { opacity: 0.35 })
      : stitch(ellipse(210, 600, rx - 16, ry - 16)))
  const details = {
    noise: () => disc(214, 650, 9, c3) + thread('M190 560a34 34 0 0 1 40 0', '#fff', { width: 6 }),
    light: () => '',
    studio: () =>
      thread('M210 704C220 860 400 780 420 880', MATERIALS.dark, { width: 9 }) +
      repeat(5, index => ink(`M${190 + index * 10} 560v70`, { width: 4 })),
    kids: () =>
      mirrored(piece('M280 250C250 190 280 170 310 200L340 236Z', c1)) +
      mirrored(disc(210, 600, 30, c2)) +
      mirrored(horn(210, 604, 40, '#fff')),
    gaming: () =>
      thread('M190 690C200 780 300 800 360 780', MATERIALS.dark, { width: 12 }) +
      piece(box(350, 760, 410, 800, 18), MATERIALS.dark) +
      mirrored(thread('M180 540C170 580 170 620 180 660', c3, { width: 10 })),
    wood: () => mirrored(disc(210, 600, 26, MATERIALS.brass))
  }[cut]
  return placed(
    strap('M226 500C226 200 574 200 574 500', cut === 'wood' ? MATERIALS.leather : c1, band) +
      (cut === 'studio' || cut === 'noise' ? thread('M290 290C350 236 450 236 510 290', c3, { width: 12 }) : '') +
      mirrored(half) +
      details(),
    { y: -20, scale: cut === 'kids' || cut === 'light' ? 0.88 : 1 }
  )
}

export function drawSpeaker(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = cutOf(
    title,
    { portable: /portable/, soundbar: /soundbar/, smart: /smart/, party: /party/, radio: /radio/, pair: /./ },
    'pair'
  )
  const cone = (x: number, y: number, r: number): string =>
    disc(x, y, r, MATERIALS.dark) + disc(x, y, r * 0.62, MATERIALS.dark) + disc(x, y, r * 0.3, MATERIALS.silver)
  const mesh = (left: number, top: number, right: number, bottom: number): string =>
    ink(
      repeat(Math.floor((right - left) / 16), column =>
        repeat(Math.floor((bottom - top) / 16), row => `M${left + 8 + column * 16} ${top + 8 + row * 16}v.5`)
      ),
      { width: 5, opacity: 0.32 }
    )
  const drawn = {
    pair: () =>
      mirrored(piece(box(150, 330, 370, 760, 16), c1) + cone(260, 600, 84) + cone(260, 420, 40) + piece(box(236, 716, 284, 732, 4), c3)),
    portable: () =>
      strap('M260 400C200 260 600 260 540 400', c3, 16) +
      piece(box(160, 400, 640, 680, 140), c1) +
      mesh(230, 430, 570, 650) +
      piece(circle(210, 540, 70), c1, 0.2) +
      piece(circle(590, 540, 70), c1, 0.2) +
      horn(400, 540, 110, c3),
    soundbar: () =>
      piece(box(180, 280, 620, 520, 8), MATERIALS.dark) +
      scene(box(194, 294, 606, 506), MATERIALS.glass, c2) +
      piece(box(110, 620, 690, 710, 40), c1) +
      mesh(140, 636, 660, 700) +
      disc(640, 666, 6, c3) +
      mirrored(piece(box(170, 710, 230, 728, 4), MATERIALS.dark)),
    smart: () =>
      piece('M270 380C270 330 530 330 530 380V720C530 780 270 780 270 720Z', c1) +
      mesh(280, 430, 520, 730) +
      piece(ellipse(400, 380, 130, 42), MATERIALS.dark) +
      thread('M320 380C340 400 460 400 480 380', c3, { width: 10 }) +
      thread('M180 480c-30 30 -30 90 0 120M620 480c30 30 30 90 0 120', '#fff', { width: 9 }),
    party: () =>
      strap('M320 180C320 120 480 120 480 180', MATERIALS.dark, 20) +
      piece(box(230, 180, 570, 830, 30), c1) +
      cone(400, 640, 130) +
      cone(400, 360, 96) +
      thread(circle(400, 640, 146), '#AF3A32', { width: 9 }) +
      thread(circle(400, 360, 110), '#E3A129', { width: 9 }) +
      repeat(5, index => disc(290 + index * 55, 214, 9, c3)),
    radio: () =>
      strap('M520 400L620 220', MATERIALS.silver, 7) +
      piece(box(150, 400, 650, 720, 40), '#B07B45') +
      ink('M170 440C300 450 500 430 630 444M166 690C300 700 500 680 634 690', { opacity: 0.25 }) +
      piece(box(190, 450, 430, 670, 20), MATERIALS.milk) +
      mesh(200, 460, 420, 660) +
      piece(box(460, 460, 610, 540, 8), '#F7DE9A') +
      ink('M480 500H590M500 490v20M540 490v20M570 490v20', { width: 4, opacity: 0.5 }) +
      disc(490, 610, 34, MATERIALS.brass) +
      disc(580, 610, 34, MATERIALS.brass)
  }[cut]
  return placed(drawn(), { y: -10 })
}
