import { box, circle, disc, ellipse, flat, horn, ink, INK, mirrored, piece, placed, repeat, strap, thread, within } from '../felt.ts'
import { cutOf, MATERIALS, type Product } from './product.ts'

/** A landscape within a screen. */
export function scene(outline: string, sky: string, hill: string, sun = '#F4EFE6'): string {
  return within(
    outline,
    flat('M0 0H800V1000H0Z', sky) +
      disc(520, 360, 34, sun) +
      flat('M0 520C200 430 320 560 480 500C600 450 700 480 800 440V1000H0Z', hill) +
      flat('M0 620C200 560 400 640 800 560V1000H0Z', hill, 0.3)
  )
}

export function drawPhone(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = cutOf(
    title,
    { pro: /pro /, lite: /lite/, m5: /m5/, rugged: /rugged/, button: /button/, fold: /folding/, child: /children/, plain: /./ },
    'plain'
  )
  const front = (left: number, top: number, right: number, bottom: number, radius = 44): string =>
    piece(box(left, top, right, bottom, radius), c1) +
    flat(box(left + 14, top + 14, right - 14, bottom - 14, radius - 10), INK) +
    scene(box(left + 14, top + 14, right - 14, bottom - 14, radius - 10), c2, c3)
  const back = (x: number, lenses: readonly (readonly [number, number, number])[]): string =>
    piece(box(x, 190, x + 250, 720, 44), c1, 0.1) +
    lenses.map(([dx, dy, r]) => disc(x + dx, 190 + dy, r, MATERIALS.dark) + disc(x + dx, 190 + dy, r * 0.45, MATERIALS.glass)).join('')
  const drawn = {
    plain: () =>
      back(380, [
        [60, 60, 32],
        [60, 140, 32]
      ]) +
      front(200, 230, 460, 800) +
      piece(box(300, 254, 360, 270, 8), INK),
    pro: () =>
      back(390, [
        [64, 64, 40],
        [160, 64, 40],
        [64, 160, 40]
      ]) +
      front(190, 210, 470, 810, 30) +
      disc(330, 246, 9, INK) +
      horn(540, 560, 70, c3),
    m5: () => back(380, [[125, 90, 60]]) + piece(box(410, 370, 600, 384, 6), c3) + front(200, 230, 460, 800, 60) + disc(330, 266, 9, INK),
    lite: () =>
      back(380, [[56, 60, 26]]) +
      thread('M470 250H580', c3, { width: 10 }) +
      front(200, 240, 460, 790, 28) +
      piece('M306 254H354L344 274H316Z', INK) +
      flat(box(214, 740, 446, 776), INK),
    rugged: () =>
      piece('M230 220L260 180H540L570 220V780L540 820H260L230 780Z', MATERIALS.dark) +
      piece(box(246, 200, 554, 800, 40), c1) +
      repeat(4, index => mirrored(disc(262, 240 + index * 170, 11, MATERIALS.silver))) +
      flat(box(290, 260, 510, 700, 14), INK) +
      scene(box(290, 260, 510, 700, 14), c2, c3) +
      repeat(3, index => piece(box(310 + index * 64, 726, 358 + index * 64, 760, 8), MATERIALS.dark)),
    button: () =>
      piece(box(290, 170, 510, 830, 50), c1) +
      flat(box(316, 220, 484, 400, 10), INK) +
      flat(box(326, 230, 474, 390, 6), c2) +
      thread('M346 270H440M346 310H410', INK, { width: 9 }) +
      piece(circle(400, 460, 40), c1, -0.2) +
      mirrored(piece(box(310, 440, 350, 476, 12), [c3, c3][0] ?? c3)) +
      repeat(12, index =>
        piece(
          box(314 + (index % 3) * 60, 530 + Math.floor(index / 3) * 66, 364 + (index % 3) * 60, 578 + Math.floor(index / 3) * 66, 16),
          MATERIALS.milk
        )
      ),
    fold: () =>
      piece('M150 270L400 230V800L150 760Z', c1) +
      piece('M650 270L400 230V800L650 760Z', c1) +
      flat('M166 288L392 250V780L166 744Z', INK) +
      scene('M166 288L392 250V780L166 744Z', c2, c3) +
      flat('M634 288L408 250V780L634 744Z', INK) +
      scene('M634 288L408 250V780L634 744Z', c2, c3) +
      ink('M400 240V794', { width: 6, opacity: 0.6 }),
    child: () =>
      mirrored(piece(circle(250, 230, 56), c1)) +
      piece(box(230, 230, 570, 800, 80), c1) +
      flat(box(280, 290, 520, 690, 20), INK) +
      scene(box(280, 290, 520, 690, 20), c2, c3, '#E3A129') +
      disc(400, 744, 26, MATERIALS.milk) +
      piece('M400 440L470 470C470 560 430 590 400 610C370 590 330 560 330 470Z', '#E3A129')
  }[cut]
  return placed(drawn(), { scale: cut === 'child' || cut === 'button' ? 0.92 : 1 })
}

export function drawLaptop(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = cutOf(
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
  const lid = box(400 - half, top, 400 + half, 690, cut === 'child' ? 44 : 18)
  const view = box(400 - half + 22, top + 22, 400 + half - 22, 668, 6)
  const base = cut === 'gaming' ? 40 : cut === 'air' ? 16 : 26
  const foot =
    piece(
      `M${400 - half} 690H${400 + half}L${446 + half} ${690 + base * 2}C${446 + half} ${700 + base * 2} ${440 + half} ${706 + base * 2} ${430 + half} ${706 + base * 2}H${370 - half}C${360 - half} ${706 + base * 2} ${354 - half} ${700 + base * 2} ${354 - half} ${690 + base * 2}Z`,
      c1,
      0.08
    ) + ink(`M${420 - half} 704H${380 + half}`, { width: 9, opacity: 0.35 })
  const picture = {
    fourteen: () => scene(view, c2, c3),
    sixteen: () => scene(view, c3, c2, '#E3A129') + thread(`M${430 - half} 640H${370 + half}`, '#fff', { width: 8, opacity: 0.6 }),
    air: () => within(view, flat('M0 0H800V1000H0Z', MATERIALS.milk) + horn(400, 530, 140, c1)),
    student: () =>
      within(
        view,
        flat('M0 0H800V1000H0Z', '#F4EFE6') +
          thread('M220 440H420M220 480H460M220 520H380M220 560H440', INK, { width: 8, opacity: 0.5 }) +
          disc(540, 500, 50, '#E3A129')
      ),
    two: () => scene(view, c2, c3) + strap('M620 760L690 520', MATERIALS.dark, 12),
    gaming: () =>
      within(
        view,
        flat('M0 0H800V1000H0Z', INK) + flat('M100 680L300 460L400 560L520 420L720 680Z', '#AF3A32') + disc(540, 430, 34, '#E3A129')
      ),
    creator: () =>
      within(
        view,
        flat('M0 0H800V1000H0Z', '#2B303B') +
          repeat(6, index =>
            flat(
              box(160 + index * 80, 600 - index * 18, 220 + index * 80, 660),
              ['#AF3A32', '#E3A129', '#8FA58B', '#6F8FB5', '#9A8BB0', '#D3A29A'][index] ?? c3
            )
          ) +
          thread('M160 480C260 380 380 560 480 440S640 420 660 400', '#fff', { width: 6 })
      ),
    child: () =>
      within(
        view,
        flat('M0 0H800V1000H0Z', '#DCE7F1') +
          disc(320, 540, 44, '#AF3A32') +
          flat('M380 590L430 490L480 590Z', '#E3A129') +
          flat(box(500, 500, 580, 590), '#3B78C4')
      )
  }[cut]
  const extra =
    cut === 'gaming'
      ? thread(`M${360 - half} 776H${440 + half}`, '#AF3A32', { width: 8 })
      : cut === 'child'
        ? strap('M340 420C340 340 460 340 460 420', c1, 24)
        : ''
  return placed(
    extra +
      foot +
      piece(lid, c1) +
      flat(view, INK) +
      picture() +
      disc(400, top + 11, 4, INK) +
      (cut === 'gaming' ? thread(`M${360 - half} 776H${440 + half}`, '#AF3A32', { width: 8 }) : ''),
    { y: -40 }
  )
}

export function drawCamera(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = cutOf(title, { full: /full-frame/, film: /film/, instant: /instant/, pocket: /pocket/, mirrorless: /./ }, 'mirrorless')
  const lens = (x: number, y: number, r: number, ring: string): string =>
    disc(x, y, r, ring) +
    disc(x, y, r * 0.76, MATERIALS.dark) +
    disc(x, y, r * 0.5, '#3B78C4') +
    thread(`M${x - r * 0.3} ${y - r * 0.1}a${r * 0.34} ${r * 0.34} 0 0 1 ${r * 0.3} ${-r * 0.26}`, '#fff', { width: 9 })
  const drawn = {
    mirrorless: () =>
      strap('M180 400C240 180 560 180 620 400', c2, 16) +
      piece(box(160, 380, 640, 720, 34), c1) +
      piece(box(330, 330, 470, 390, 12), c1, 0.1) +
      piece(box(160, 450, 300, 700, 10), c2) +
      lens(420, 560, 130, MATERIALS.silver) +
      disc(580, 420, 18, '#AF3A32') +
      disc(230, 378, 24, MATERIALS.silver),
    full: () =>
      strap('M170 420C230 160 570 160 630 420', c2, 22) +
      piece('M330 380L360 280H460L490 380Z', c1, 0.1) +
      piece(box(140, 370, 660, 740, 40), c1) +
      piece(box(140, 400, 260, 740, 36), c1, 0.16) +
      lens(430, 560, 160, c1) +
      disc(430, 560, 140, MATERIALS.dark) +
      lens(430, 560, 116, MATERIALS.dark) +
      piece(box(560, 340, 630, 376, 8), MATERIALS.dark) +
      thread('M360 320H460', c3, { width: 9 }),
    film: () =>
      strap('M150 420L100 820M650 420L700 820', c2, 14) +
      piece(box(150, 400, 650, 720, 20), c1) +
      piece(box(150, 400, 650, 480, 16), MATERIALS.silver) +
      piece(box(190, 360, 280, 404, 6), MATERIALS.silver) +
      piece(circle(580, 384, 34), MATERIALS.silver) +
      piece(box(340, 414, 440, 464, 6), INK) +
      lens(400, 600, 110, MATERIALS.silver) +
      piece(box(480, 740, 610, 820, 8), c2) +
      repeat(5, index => flat(box(492 + index * 24, 750, 504 + index * 24, 762), '#F4EFE6')),
    instant: () =>
      piece('M200 340C200 280 250 260 400 260C550 260 600 280 600 340V620H200Z', c1) +
      piece(box(180, 600, 620, 700, 20), c1, 0.12) +
      piece(box(240, 310, 340, 370, 8), MATERIALS.glass) +
      disc(540, 340, 26, MATERIALS.dark) +
      lens(400, 480, 104, MATERIALS.milk) +
      piece(box(280, 660, 520, 850, 6), '#FBF8F0') +
      flat(box(300, 676, 500, 800), MATERIALS.glass) +
      flat('M300 760L380 700L430 750L500 710V800H300Z', MATERIALS.leaf) +
      disc(240, 560, 16, '#AF3A32'),
    pocket: () =>
      strap('M640 500C740 500 740 760 660 780', c2, 12) +
      piece(box(180, 430, 630, 690, 50), c1) +
      lens(380, 560, 110, c1) +
      disc(380, 560, 86, MATERIALS.silver) +
      lens(380, 560, 66, MATERIALS.dark) +
      piece(box(500, 460, 590, 500, 8), MATERIALS.milk) +
      piece(box(480, 410, 560, 434, 6), MATERIALS.silver) +
      horn(560, 600, 60, c3)
  }[cut]
  return placed(drawn(), { y: -30, scale: cut === 'pocket' ? 0.9 : 1 })
}

export function drawTelevision(product: Product): string {
  const { title, c1, c2, c3 } = product
  const inches = Number(/^(\d+)/.exec(title)?.[1] ?? 50)
  const half = 130 + inches * 2.8
  const height = half * 1.125
  const [top, bottom] = [700 - height, 700]
  const frame = box(400 - half, top, 400 + half, bottom, 10)
  const view = box(400 - half + 12, top + 12, 400 + half - 12, bottom - 14, 2)
  const stand =
    inches > 70
      ? piece(box(330, 706, 470, 760, 4), MATERIALS.dark) + piece(box(240, 756, 560, 784, 10), MATERIALS.dark)
      : inches > 60
        ? mirrored(strap(`M${420 - half * 0.6} 706L${370 - half * 0.6} 776`, MATERIALS.dark, 16))
        : inches > 50
          ? strap('M400 700V760M300 776H500', MATERIALS.dark, 22)
          : inches > 40
            ? mirrored(
                piece(`M${400 - half * 0.5} 704L${380 - half * 0.6} 776H${410 - half * 0.6}L${430 - half * 0.5} 704Z`, MATERIALS.wood)
              )
            : piece(ellipse(400, 770, 110, 20), c1) + strap('M400 704V764', c1, 20)
  const picture =
    inches > 70
      ? within(
          view,
          flat('M0 0H800V1000H0Z', INK) +
            disc(400, (top + bottom) / 2, 70, c2) +
            repeat(14, index =>
              disc(400 - half + 40 + ((index * 97) % (half * 2 - 80)), top + 40 + ((index * 53) % (height - 90)), 4, '#fff')
            ) +
            flat(`M0 ${bottom - 90}C200 ${bottom - 150} 500 ${bottom - 60} 800 ${bottom - 120}V900H0Z`, c3)
        )
      : inches > 60
        ? scene(view, c2, c3, c3 === '#E3A129' ? '#F4EFE6' : '#E3A129') +
          within(
            view,
            repeat(4, index =>
              flat(box(160 + index * 130, 640, 260 + index * 130, 670), ['#AF3A32', '#E3A129', '#8FA58B', '#6B3A4C'][index] ?? c3)
            )
          )
        : inches > 50
          ? scene(view, c2, c3)
          : inches > 40
            ? scene(view, c2, c3, '#E3A129') + thread('M330 640H470', '#fff', { width: 8 })
            : within(view, flat('M0 0H800V1000H0Z', c3) + horn(400, 600, 110, c2))
  const person =
    inches > 60
      ? ''
      : piece(box(400 + half + 20, 700, 400 + half + 36, 776, 4), MATERIALS.wood) +
        piece(ellipse(400 + half + 28, 690, 24, 30), MATERIALS.leaf)
  return placed(person + stand + piece(frame, c1) + flat(view, INK) + picture + disc(400, bottom - 6, 3, c3), { y: -60 })
}
