import {
  clipTo,
  drawBox,
  drawCircle,
  drawDisc,
  drawFlat,
  drawHorn,
  drawInk,
  drawPiece,
  drawStrap,
  drawThread,
  INK,
  mirrorDrawing,
  placeDrawing,
  repeatDrawing
} from '../felt.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

/** A landscape within a screen. */
export function drawScene(outline: string, sky: string, hill: string, sun = '#F4EFE6'): string {
  return clipTo(
    outline,
    drawFlat('M0 0H800V1000H0Z', sky) +
      drawDisc(520, 360, 34, sun) +
      drawFlat('M0 520C200 430 320 560 480 500C600 450 700 480 800 440V1000H0Z', hill) +
      drawFlat('M0 620C200 560 400 640 800 560V1000H0Z', hill, 0.3)
  )
}

export function drawPhone(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { pro: /pro /, lite: /lite/, m5: /m5/, rugged: /rugged/, button: /button/, fold: /folding/, child: /children/, plain: /./ },
    'plain'
  )
  const front = (left: number, top: number, right: number, bottom: number, radius = 44): string =>
    drawPiece(drawBox(left, top, right, bottom, radius), c1) +
    drawFlat(drawBox(left + 14, top + 14, right - 14, bottom - 14, radius - 10), INK) +
    drawScene(drawBox(left + 14, top + 14, right - 14, bottom - 14, radius - 10), c2, c3)
  const back = (x: number, lenses: readonly (readonly [number, number, number])[]): string =>
    drawPiece(drawBox(x, 190, x + 250, 720, 44), c1, 0.1) +
    lenses
      .map(([dx, dy, r]) => drawDisc(x + dx, 190 + dy, r, MATERIALS.dark) + drawDisc(x + dx, 190 + dy, r * 0.45, MATERIALS.glass))
      .join('')
  const drawn = {
    plain: () =>
      back(380, [
        [60, 60, 32],
        [60, 140, 32]
      ]) +
      front(200, 230, 460, 800) +
      drawPiece(drawBox(300, 254, 360, 270, 8), INK),
    pro: () =>
      back(390, [
        [64, 64, 40],
        [160, 64, 40],
        [64, 160, 40]
      ]) +
      front(190, 210, 470, 810, 30) +
      drawDisc(330, 246, 9, INK) +
      drawHorn(540, 560, 70, c3),
    m5: () =>
      back(380, [[125, 90, 60]]) +
      drawPiece(drawBox(410, 370, 600, 384, 6), c3) +
      front(200, 230, 460, 800, 60) +
      drawDisc(330, 266, 9, INK),
    lite: () =>
      back(380, [[56, 60, 26]]) +
      drawThread('M470 250H580', c3, { width: 10 }) +
      front(200, 240, 460, 790, 28) +
      drawPiece('M306 254H354L344 274H316Z', INK) +
      drawFlat(drawBox(214, 740, 446, 776), INK),
    rugged: () =>
      drawPiece('M230 220L260 180H540L570 220V780L540 820H260L230 780Z', MATERIALS.dark) +
      drawPiece(drawBox(246, 200, 554, 800, 40), c1) +
      repeatDrawing(4, index => mirrorDrawing(drawDisc(262, 240 + index * 170, 11, MATERIALS.silver))) +
      drawFlat(drawBox(290, 260, 510, 700, 14), INK) +
      drawScene(drawBox(290, 260, 510, 700, 14), c2, c3) +
      repeatDrawing(3, index => drawPiece(drawBox(310 + index * 64, 726, 358 + index * 64, 760, 8), MATERIALS.dark)),
    button: () =>
      drawPiece(drawBox(290, 170, 510, 830, 50), c1) +
      drawFlat(drawBox(316, 220, 484, 400, 10), INK) +
      drawFlat(drawBox(326, 230, 474, 390, 6), c2) +
      drawThread('M346 270H440M346 310H410', INK, { width: 9 }) +
      drawPiece(drawCircle(400, 460, 40), c1, -0.2) +
      mirrorDrawing(drawPiece(drawBox(310, 440, 350, 476, 12), [c3, c3][0] ?? c3)) +
      repeatDrawing(12, index =>
        drawPiece(
          drawBox(314 + (index % 3) * 60, 530 + Math.floor(index / 3) * 66, 364 + (index % 3) * 60, 578 + Math.floor(index / 3) * 66, 16),
          MATERIALS.milk
        )
      ),
    fold: () =>
      drawPiece('M150 270L400 230V800L150 760Z', c1) +
      drawPiece('M650 270L400 230V800L650 760Z', c1) +
      drawFlat('M166 288L392 250V780L166 744Z', INK) +
      drawScene('M166 288L392 250V780L166 744Z', c2, c3) +
      drawFlat('M634 288L408 250V780L634 744Z', INK) +
      drawScene('M634 288L408 250V780L634 744Z', c2, c3) +
      drawInk('M400 240V794', { width: 6, opacity: 0.6 }),
    child: () =>
      mirrorDrawing(drawPiece(drawCircle(250, 230, 56), c1)) +
      drawPiece(drawBox(230, 230, 570, 800, 80), c1) +
      drawFlat(drawBox(280, 290, 520, 690, 20), INK) +
      drawScene(drawBox(280, 290, 520, 690, 20), c2, c3, '#E3A129') +
      drawDisc(400, 744, 26, MATERIALS.milk) +
      drawPiece('M400 440L470 470C470 560 430 590 400 610C370 590 330 560 330 470Z', '#E3A129')
  }[cut]
  return placeDrawing(drawn(), { scale: cut === 'child' || cut === 'button' ? 0.92 : 1 })
}

export function drawLaptop(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    {
      sixteen: /book 16/,
      air: /air/,
      student: /student/,
      two: /two-in-one/,
      gaming: /gaming/,
      creator: /creator/,
      child: /children/,
      fourteen: /./
    },
    'fourteen'
  )
  const half = { sixteen: 260, air: 210, student: 236, two: 220, gaming: 250, creator: 276, child: 200, fourteen: 230 }[cut]
  const top = { sixteen: 330, air: 390, student: 370, two: 330, gaming: 350, creator: 320, child: 420, fourteen: 370 }[cut]
  const lid = drawBox(400 - half, top, 400 + half, 690, cut === 'child' ? 44 : 18)
  const view = drawBox(400 - half + 22, top + 22, 400 + half - 22, 668, 6)
  const base = cut === 'gaming' ? 40 : cut === 'air' ? 16 : 26
  const foot =
    drawPiece(
      `M${400 - half} 690H${400 + half}L${446 + half} ${690 + base * 2}C${446 + half} ${700 + base * 2} ${440 + half} ${706 + base * 2} ${430 + half} ${706 + base * 2}H${370 - half}C${360 - half} ${706 + base * 2} ${354 - half} ${700 + base * 2} ${354 - half} ${690 + base * 2}Z`,
      c1,
      0.08
    ) + drawInk(`M${420 - half} 704H${380 + half}`, { width: 9, opacity: 0.35 })
  const picture = {
    fourteen: () => drawScene(view, c2, c3),
    sixteen: () => drawScene(view, c3, c2, '#E3A129') + drawThread(`M${430 - half} 640H${370 + half}`, '#fff', { width: 8, opacity: 0.6 }),
    air: () => clipTo(view, drawFlat('M0 0H800V1000H0Z', MATERIALS.milk) + drawHorn(400, 530, 140, c1)),
    student: () =>
      clipTo(
        view,
        drawFlat('M0 0H800V1000H0Z', '#F4EFE6') +
          drawThread('M220 440H420M220 480H460M220 520H380M220 560H440', INK, { width: 8, opacity: 0.5 }) +
          drawDisc(540, 500, 50, '#E3A129')
      ),
    two: () => drawScene(view, c2, c3) + drawStrap('M620 760L690 520', MATERIALS.dark, 12),
    gaming: () =>
      clipTo(
        view,
        drawFlat('M0 0H800V1000H0Z', INK) +
          drawFlat('M100 680L300 460L400 560L520 420L720 680Z', '#AF3A32') +
          drawDisc(540, 430, 34, '#E3A129')
      ),
    creator: () =>
      clipTo(
        view,
        drawFlat('M0 0H800V1000H0Z', '#2B303B') +
          repeatDrawing(6, index =>
            drawFlat(
              drawBox(160 + index * 80, 600 - index * 18, 220 + index * 80, 660),
              ['#AF3A32', '#E3A129', '#8FA58B', '#6F8FB5', '#9A8BB0', '#D3A29A'][index] ?? c3
            )
          ) +
          drawThread('M160 480C260 380 380 560 480 440S640 420 660 400', '#fff', { width: 6 })
      ),
    child: () =>
      clipTo(
        view,
        drawFlat('M0 0H800V1000H0Z', '#DCE7F1') +
          drawDisc(320, 540, 44, '#AF3A32') +
          drawFlat('M380 590L430 490L480 590Z', '#E3A129') +
          drawFlat(drawBox(500, 500, 580, 590), '#3B78C4')
      )
  }[cut]
  const extra =
    cut === 'gaming'
      ? drawThread(`M${360 - half} 776H${440 + half}`, '#AF3A32', { width: 8 })
      : cut === 'child'
        ? drawStrap('M340 420C340 340 460 340 460 420', c1, 24)
        : ''
  return placeDrawing(
    extra +
      foot +
      drawPiece(lid, c1) +
      drawFlat(view, INK) +
      picture() +
      drawDisc(400, top + 11, 4, INK) +
      (cut === 'gaming' ? drawThread(`M${360 - half} 776H${440 + half}`, '#AF3A32', { width: 8 }) : ''),
    { y: -40 }
  )
}

export function drawCamera(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(title, { full: /full-frame/, film: /film/, instant: /instant/, pocket: /pocket/, mirrorless: /./ }, 'mirrorless')
  const lens = (x: number, y: number, r: number, ring: string): string =>
    drawDisc(x, y, r, ring) +
    drawDisc(x, y, r * 0.76, MATERIALS.dark) +
    drawDisc(x, y, r * 0.5, '#3B78C4') +
    drawThread(`M${x - r * 0.3} ${y - r * 0.1}a${r * 0.34} ${r * 0.34} 0 0 1 ${r * 0.3} ${-r * 0.26}`, '#fff', { width: 9 })
  const drawn = {
    mirrorless: () =>
      drawStrap('M180 400C240 180 560 180 620 400', c2, 16) +
      drawPiece(drawBox(160, 380, 640, 720, 34), c1) +
      drawPiece(drawBox(330, 330, 470, 390, 12), c1, 0.1) +
      drawPiece(drawBox(160, 450, 300, 700, 10), c2) +
      lens(420, 560, 130, MATERIALS.silver) +
      drawDisc(580, 420, 18, '#AF3A32') +
      drawDisc(230, 378, 24, MATERIALS.silver),
    full: () =>
      drawStrap('M170 420C230 160 570 160 630 420', c2, 22) +
      drawPiece('M330 380L360 280H460L490 380Z', c1, 0.1) +
      drawPiece(drawBox(140, 370, 660, 740, 40), c1) +
      drawPiece(drawBox(140, 400, 260, 740, 36), c1, 0.16) +
      lens(430, 560, 160, c1) +
      drawDisc(430, 560, 140, MATERIALS.dark) +
      lens(430, 560, 116, MATERIALS.dark) +
      drawPiece(drawBox(560, 340, 630, 376, 8), MATERIALS.dark) +
      drawThread('M360 320H460', c3, { width: 9 }),
    film: () =>
      drawStrap('M150 420L100 820M650 420L700 820', c2, 14) +
      drawPiece(drawBox(150, 400, 650, 720, 20), c1) +
      drawPiece(drawBox(150, 400, 650, 480, 16), MATERIALS.silver) +
      drawPiece(drawBox(190, 360, 280, 404, 6), MATERIALS.silver) +
      drawPiece(drawCircle(580, 384, 34), MATERIALS.silver) +
      drawPiece(drawBox(340, 414, 440, 464, 6), INK) +
      lens(400, 600, 110, MATERIALS.silver) +
      drawPiece(drawBox(480, 740, 610, 820, 8), c2) +
      repeatDrawing(5, index => drawFlat(drawBox(492 + index * 24, 750, 504 + index * 24, 762), '#F4EFE6')),
    instant: () =>
      drawPiece('M200 340C200 280 250 260 400 260C550 260 600 280 600 340V620H200Z', c1) +
      drawPiece(drawBox(180, 600, 620, 700, 20), c1, 0.12) +
      drawPiece(drawBox(240, 310, 340, 370, 8), MATERIALS.glass) +
      drawDisc(540, 340, 26, MATERIALS.dark) +
      lens(400, 480, 104, MATERIALS.milk) +
      drawPiece(drawBox(280, 660, 520, 850, 6), '#FBF8F0') +
      drawFlat(drawBox(300, 676, 500, 800), MATERIALS.glass) +
      drawFlat('M300 760L380 700L430 750L500 710V800H300Z', MATERIALS.leaf) +
      drawDisc(240, 560, 16, '#AF3A32'),
    pocket: () =>
      drawStrap('M640 500C740 500 740 760 660 780', c2, 12) +
      drawPiece(drawBox(180, 430, 630, 690, 50), c1) +
      lens(380, 560, 110, c1) +
      drawDisc(380, 560, 86, MATERIALS.silver) +
      lens(380, 560, 66, MATERIALS.dark) +
      drawPiece(drawBox(500, 460, 590, 500, 8), MATERIALS.milk) +
      drawPiece(drawBox(480, 410, 560, 434, 6), MATERIALS.silver) +
      drawHorn(560, 600, 60, c3)
  }[cut]
  return placeDrawing(drawn(), { y: -30, scale: cut === 'pocket' ? 0.9 : 1 })
}
