import {
  drawBox,
  drawCircle,
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
  drawThread
} from '../felt.ts'
import { drawScene } from './tech.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

export function drawGamepad(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(title, { pro: /pro/, phone: /phone/, child: /children/, two: /two-player/, plain: /./ }, 'plain')
  const buttons = (x: number, y: number, r = 17): string =>
    drawDisc(x, y - 36, r, '#E3A129') + drawDisc(x, y + 36, r, MATERIALS.leaf) + drawDisc(x - 36, y, r, c2) + drawDisc(x + 36, y, r, c3)
  const cross = (x: number, y: number): string => drawPiece(`M${x - 16} ${y - 46}h32v30h30v32h-30v30h-32v-30h-30v-32h30Z`, MATERIALS.dark)
  const pad = (fill: string): string =>
    drawPiece(
      'M250 380C320 360 480 360 550 380C640 400 700 560 690 660C680 730 620 720 580 660C560 620 530 600 500 600H300C270 600 240 620 220 660C180 720 120 730 110 660C100 560 160 400 250 380Z',
      fill
    )
  const stick = (x: number, y: number): string => drawDisc(x, y, 40, MATERIALS.dark) + drawDisc(x, y, 24, MATERIALS.dark)
  const drawn = {
    plain: () =>
      pad(c1) + cross(250, 470) + buttons(550, 470) + stick(330, 550) + stick(470, 550) + drawPiece(drawBox(370, 410, 430, 440, 10), c2),
    pro: () =>
      mirrorDrawing(
        drawPiece('M220 640L200 760L240 770L280 640Z', MATERIALS.silver) +
          drawPiece('M300 620L296 740L336 744L346 620Z', MATERIALS.silver) +
          drawPiece('M240 372C250 330 330 320 350 360Z', MATERIALS.dark)
      ) +
      pad(c1) +
      stick(260, 470) +
      cross(330, 560) +
      stick(470, 560) +
      buttons(550, 470) +
      drawHorn(400, 440, 60, c3),
    phone: () =>
      drawPiece(drawBox(230, 400, 570, 620, 10), MATERIALS.dark) +
      drawScene(drawBox(244, 412, 556, 608), MATERIALS.glass, c3) +
      mirrorDrawing(drawPiece('M230 380H170C130 380 110 420 110 470V600C110 630 130 650 160 650H230Z', c1)) +
      cross(172, 560) +
      drawDisc(172, 450, 30, MATERIALS.dark) +
      placeDrawing(buttons(400, 500, 11), { x: 228, y: -46, scale: 0.8 }) +
      drawDisc(628, 560, 28, MATERIALS.dark),
    child: () =>
      drawPiece(drawBox(170, 400, 630, 640, 120), c1) +
      cross(290, 520) +
      drawDisc(480, 550, 30, c2) +
      drawDisc(550, 490, 30, c3) +
      drawDisc(360, 440, 8, MATERIALS.dark) +
      drawDisc(440, 440, 8, MATERIALS.dark) +
      drawStrap('M376 478C390 492 410 492 424 478', MATERIALS.dark, 4),
    two: () =>
      drawPiece(drawBox(200, 720, 600, 800, 20), MATERIALS.dark) +
      placeDrawing(pad(c1) + cross(250, 470) + buttons(550, 470) + stick(330, 550) + stick(470, 550), { y: -190, scale: 0.72 }) +
      placeDrawing(pad(c2) + cross(250, 470) + buttons(550, 470) + stick(330, 550) + stick(470, 550), { y: 60, scale: 0.72 })
  }[cut]
  return placeDrawing(drawn(), { scale: cut === 'child' ? 0.86 : 1 })
}

export function drawHeadphones(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { light: /on-ear/, studio: /studio/, kids: /kids/, gaming: /gaming/, sport: /neckband/, wood: /wood-cup/, noise: /./ },
    'noise'
  )
  if (cut === 'sport')
    return (
      drawStrap('M230 360C120 560 220 760 400 760C580 760 680 560 570 360', c1, 26) +
      mirrorDrawing(
        drawStrap('M236 370C250 320 300 330 320 380L340 440', MATERIALS.dark, 8) +
          drawDisc(344, 456, 30, c3) +
          drawPiece(drawBox(160, 560, 220, 690, 24), c1, 0.14)
      ) +
      drawHorn(400, 750, 40, c2)
    )
  const band = { light: 12, studio: 36, kids: 34, gaming: 30, wood: 24, noise: 30 }[cut]
  const cup = { light: [44, 60], studio: [66, 104], kids: [60, 80], gaming: [64, 98], wood: [66, 96], noise: [60, 96] }[cut] ?? [60, 96]
  const [rx = 60, ry = 96] = cup
  const cupFill = cut === 'wood' ? MATERIALS.wood : c1
  const half =
    drawStrap(`M${210 + rx / 2} 560V480`, cut === 'light' || cut === 'wood' ? MATERIALS.silver : c1, 16) +
    drawPiece(drawBox(214 + rx * 0.6, 600 - ry, 250 + rx, 600 + ry, 30), cut === 'light' ? c2 : c3) +
    drawPiece(drawEllipse(210, 600, rx, ry), cupFill) +
    (cut === 'wood'
      ? drawInk('M170 560C200 580 230 570 250 560M166 610C200 630 230 620 256 610M176 650C200 664 220 660 240 654', { opacity: 0.35 })
      : drawStitch(drawEllipse(210, 600, rx - 16, ry - 16)))
  const details = {
    noise: () => drawDisc(214, 650, 9, c3) + drawThread('M190 560a34 34 0 0 1 40 0', '#fff', { width: 6 }),
    light: () => '',
    studio: () =>
      drawThread('M210 704C220 860 400 780 420 880', MATERIALS.dark, { width: 9 }) +
      repeatDrawing(5, index => drawInk(`M${190 + index * 10} 560v70`, { width: 4 })),
    kids: () =>
      mirrorDrawing(drawPiece('M280 250C250 190 280 170 310 200L340 236Z', c1)) +
      mirrorDrawing(drawDisc(210, 600, 30, c2)) +
      mirrorDrawing(drawHorn(210, 604, 40, '#fff')),
    gaming: () =>
      drawThread('M190 690C200 780 300 800 360 780', MATERIALS.dark, { width: 12 }) +
      drawPiece(drawBox(350, 760, 410, 800, 18), MATERIALS.dark) +
      mirrorDrawing(drawThread('M180 540C170 580 170 620 180 660', c3, { width: 10 })),
    wood: () => mirrorDrawing(drawDisc(210, 600, 26, MATERIALS.brass))
  }[cut]
  return placeDrawing(
    drawStrap('M226 500C226 200 574 200 574 500', cut === 'wood' ? MATERIALS.leather : c1, band) +
      (cut === 'studio' || cut === 'noise' ? drawThread('M290 290C350 236 450 236 510 290', c3, { width: 12 }) : '') +
      mirrorDrawing(half) +
      details(),
    { y: -20, scale: cut === 'kids' || cut === 'light' ? 0.88 : 1 }
  )
}

export function drawSpeaker(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { portable: /portable/, soundbar: /soundbar/, smart: /smart/, party: /party/, radio: /radio/, pair: /./ },
    'pair'
  )
  const cone = (x: number, y: number, r: number): string =>
    drawDisc(x, y, r, MATERIALS.dark) + drawDisc(x, y, r * 0.62, MATERIALS.dark) + drawDisc(x, y, r * 0.3, MATERIALS.silver)
  const mesh = (left: number, top: number, right: number, bottom: number): string =>
    drawInk(
      repeatDrawing(Math.floor((right - left) / 16), column =>
        repeatDrawing(Math.floor((bottom - top) / 16), row => `M${left + 8 + column * 16} ${top + 8 + row * 16}v.5`)
      ),
      { width: 5, opacity: 0.32 }
    )
  const drawn = {
    pair: () =>
      mirrorDrawing(
        drawPiece(drawBox(150, 330, 370, 760, 16), c1) +
          cone(260, 600, 84) +
          cone(260, 420, 40) +
          drawPiece(drawBox(236, 716, 284, 732, 4), c3)
      ),
    portable: () =>
      drawStrap('M260 400C200 260 600 260 540 400', c3, 16) +
      drawPiece(drawBox(160, 400, 640, 680, 140), c1) +
      mesh(230, 430, 570, 650) +
      drawPiece(drawCircle(210, 540, 70), c1, 0.2) +
      drawPiece(drawCircle(590, 540, 70), c1, 0.2) +
      drawHorn(400, 540, 110, c3),
    soundbar: () =>
      drawPiece(drawBox(180, 280, 620, 520, 8), MATERIALS.dark) +
      drawScene(drawBox(194, 294, 606, 506), MATERIALS.glass, c2) +
      drawPiece(drawBox(110, 620, 690, 710, 40), c1) +
      mesh(140, 636, 660, 700) +
      drawDisc(640, 666, 6, c3) +
      mirrorDrawing(drawPiece(drawBox(170, 710, 230, 728, 4), MATERIALS.dark)),
    smart: () =>
      drawPiece('M270 380C270 330 530 330 530 380V720C530 780 270 780 270 720Z', c1) +
      mesh(280, 430, 520, 730) +
      drawPiece(drawEllipse(400, 380, 130, 42), MATERIALS.dark) +
      drawThread('M320 380C340 400 460 400 480 380', c3, { width: 10 }) +
      drawThread('M180 480c-30 30 -30 90 0 120M620 480c30 30 30 90 0 120', '#fff', { width: 9 }),
    party: () =>
      drawStrap('M320 180C320 120 480 120 480 180', MATERIALS.dark, 20) +
      drawPiece(drawBox(230, 180, 570, 830, 30), c1) +
      cone(400, 640, 130) +
      cone(400, 360, 96) +
      drawThread(drawCircle(400, 640, 146), '#AF3A32', { width: 9 }) +
      drawThread(drawCircle(400, 360, 110), '#E3A129', { width: 9 }) +
      repeatDrawing(5, index => drawDisc(290 + index * 55, 214, 9, c3)),
    radio: () =>
      drawStrap('M520 400L620 220', MATERIALS.silver, 7) +
      drawPiece(drawBox(150, 400, 650, 720, 40), '#B07B45') +
      drawInk('M170 440C300 450 500 430 630 444M166 690C300 700 500 680 634 690', { opacity: 0.25 }) +
      drawPiece(drawBox(190, 450, 430, 670, 20), MATERIALS.milk) +
      mesh(200, 460, 420, 660) +
      drawPiece(drawBox(460, 460, 610, 540, 8), '#F7DE9A') +
      drawInk('M480 500H590M500 490v20M540 490v20M570 490v20', { width: 4, opacity: 0.5 }) +
      drawDisc(490, 610, 34, MATERIALS.brass) +
      drawDisc(580, 610, 34, MATERIALS.brass)
  }[cut]
  return placeDrawing(drawn(), { y: -10 })
}
