import {
  drawBox,
  drawCircle,
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
  drawStitch,
  drawStrap,
  drawThread
} from '../felt.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

export function drawSunglasses(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { cat: /cat-eye/, driving: /driving/, glacier: /glacier/, child: /children/, wood: /wooden/, classic: /./ },
    'classic'
  )
  const lens = {
    classic: 'M180 420H370C376 500 350 580 280 580C206 580 170 500 180 420Z',
    cat: 'M140 380C220 400 320 420 372 436C376 520 340 580 270 576C190 570 160 480 140 380Z',
    driving: 'M170 410H360C380 420 376 520 330 580C290 620 210 600 184 540C166 500 160 440 170 410Z',
    glacier: drawCircle(280, 490, 106),
    child: drawCircle(284, 490, 90),
    wood: drawBox(176, 420, 374, 560, 34)
  }[cut]
  const rim = cut === 'driving' ? 8 : cut === 'classic' ? 20 : cut === 'wood' ? 26 : 22
  const shine = drawThread('M216 540L270 450M250 560L300 476', '#fff', { width: 9, opacity: 0.35 })
  const temple =
    cut === 'glacier'
      ? drawPiece('M176 440C130 430 120 470 124 560C150 580 180 560 190 540Z', MATERIALS.leather)
      : drawStrap(
          `M${cut === 'cat' ? 150 : 176} ${cut === 'cat' ? 392 : 440}L110 ${cut === 'child' ? 450 : 430}`,
          cut === 'classic' ? c3 : c1,
          rim > 10 ? 18 : 8
        )
  const grain =
    cut === 'wood'
      ? drawInk('M190 424H360M190 556H360M182 440V540', { width: 2, opacity: 0.4 })
      : cut === 'child'
        ? mirrorDrawing(drawDisc(200, 400, 14, c3))
        : ''
  const half = temple + drawStrap(lens, c1, rim) + drawFlat(lens, c2) + shine + grain
  const bridge =
    cut === 'driving'
      ? drawStrap('M360 420H440M366 470C380 452 420 452 434 470', c1, 8)
      : drawStrap('M372 460C384 436 416 436 428 460', c1, rim * 0.8)
  const cord =
    cut === 'glacier'
      ? drawStrap('M124 560C160 760 640 760 676 560', c3, 8)
      : cut === 'child'
        ? drawStrap('M110 450C60 700 740 700 690 450', c3, 10)
        : ''
  return placeDrawing(cord + bridge + mirrorDrawing(half), { y: 10, scale: cut === 'child' ? 0.92 : 1.06 })
}

export function drawWatch(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    {
      slim: /slim/,
      automatic: /automatic/,
      field: /field/,
      first: /first watch/,
      smart: /smart/,
      fitness: /fitness/,
      gps: /gps/,
      leather: /./
    },
    'leather'
  )
  const r = { slim: 120, automatic: 170, field: 176, first: 150, smart: 0, fitness: 0, gps: 150, leather: 160 }[cut]
  const width = { slim: 56, automatic: 96, field: 110, first: 90, smart: 120, fitness: 86, gps: 110, leather: 92 }[cut]
  const metal = cut === 'slim' ? c1 : cut === 'automatic' ? MATERIALS.silver : cut === 'leather' ? c2 : c1
  const band = (fill: string): string =>
    drawPiece(drawBox(400 - width, 110, 400 + width, 420, 24), fill) + drawPiece(drawBox(400 - width, 580, 400 + width, 890, 24), fill)
  const links = (fill: string): string =>
    repeatDrawing(
      5,
      row =>
        drawPiece(drawBox(400 - width, 130 + row * 50, 400 + width, 172 + row * 50, 10), fill) +
        drawPiece(drawBox(400 - width, 640 + row * 50, 400 + width, 682 + row * 50, 10), fill)
    )
  const dial = (fill: string): string => drawDisc(400, 500, r, metal) + drawPiece(drawCircle(400, 500, r - 26), fill)
  const marks = (colour: string): string =>
    repeatDrawing(
      12,
      index =>
        `<g transform="rotate(${index * 30} 400 500)">${drawThread(`M400 ${500 - r + 40}v${index % 3 ? 12 : 24}`, colour, { width: 7 })}</g>`
    )
  const hands = (colour: string): string =>
    drawThread(`M400 500V${500 - r + 66}`, colour, { width: 8 }) +
    drawThread(`M400 500L${400 + r / 2.4} ${500 + r / 6}`, colour, { width: 10 }) +
    drawDisc(400, 500, 10, c3)
  const holes = repeatDrawing(4, row => drawInk(`M400 ${760 + row * 28}v1`, { width: 10, opacity: 0.5 }))
  const screen = (left: number, top: number, right: number, bottom: number, radius: number): string =>
    drawPiece(drawBox(left, top, right, bottom, radius), MATERIALS.dark) +
    drawPiece(drawBox(left + 18, top + 18, right - 18, bottom - 18, radius * 0.7), INK)
  const drawn = {
    leather: () =>
      band(c1) +
      holes +
      drawStitch(`M${416 - width} 130V400M${384 + width} 130V400M${416 - width} 600V870M${384 + width} 600V870`) +
      dial(MATERIALS.milk) +
      marks(INK) +
      hands(INK) +
      drawPiece(drawBox(400 + r, 480, 430 + r, 520, 5), metal),
    slim: () =>
      links(c1) +
      dial('#F1EFEA') +
      drawThread(`M400 500V${500 - r + 44}M400 500L450 530`, INK, { width: 4 }) +
      drawDisc(400, 500 - r + 44, 5, c3),
    automatic: () =>
      band(c1) +
      drawStitch(`M${416 - width} 130V400M${384 + width} 130V400`) +
      dial('#1C3F7C') +
      marks(MATERIALS.silver) +
      hands(MATERIALS.milk) +
      drawPiece(drawCircle(400, 580, 34), MATERIALS.brass) +
      drawInk('M380 580h40M400 560v40', { opacity: 0.5 }) +
      drawPiece(drawBox(400 + r, 474, 436 + r, 526, 6), metal),
    field: () =>
      band(c1) +
      drawInk(
        repeatDrawing(8, row => `M${408 - width} ${140 + row * 32}H${392 + width}M${408 - width} ${620 + row * 32}H${392 + width}`),
        { width: 4, opacity: 0.16 }
      ) +
      repeatDrawing(
        8,
        index =>
          `<g transform="rotate(${index * 45} 400 500)">${drawPiece(drawBox(378, 500 - r - 14, 422, 500 - r + 20, 4), MATERIALS.dark)}</g>`
      ) +
      dial(MATERIALS.dark) +
      marks('#A9B89A') +
      hands('#A9B89A'),
    first: () =>
      band(c1) +
      drawHorn(400, 250, 80, c3) +
      drawHorn(400, 770, 80, c3) +
      dial('#fff') +
      repeatDrawing(12, index =>
        drawDisc(400 + 96 * Math.sin((index * Math.PI) / 6), 500 - 96 * Math.cos((index * Math.PI) / 6), 13, [c2, c3, c1][index % 3] ?? c1)
      ) +
      hands(INK),
    smart: () =>
      band(c1) +
      screen(250, 350, 550, 650, 76) +
      drawThread('M300 560L350 500L390 540L440 450L500 500', c3, { width: 10 }) +
      drawThread('M320 420H420', '#fff', { width: 14 }) +
      drawPiece(drawBox(550, 450, 572, 500, 6), MATERIALS.silver),
    fitness: () =>
      band(c1) +
      screen(316, 300, 484, 700, 76) +
      `<g transform="rotate(-90 400 460)">${drawThread('M400 400a60 60 0 1 1 -52 90', c3, { width: 16 })}</g>` +
      drawThread('M360 590H440M370 630H430', '#fff', { width: 11 }),
    gps: () =>
      band(c1) +
      screen(250, 360, 550, 640, 60) +
      drawPiece('M400 590C340 520 340 480 350 450C370 400 430 400 450 450C460 480 460 520 400 590Z', c3) +
      drawDisc(400, 476, 18, '#fff') +
      mirrorDrawing(drawDisc(400, 240, 14, c2)) +
      drawPiece(drawBox(550, 440, 574, 480, 6), c2) +
      drawPiece(drawBox(550, 520, 574, 560, 6), c2)
  }[cut]
  return placeDrawing(drawn(), { scale: cut === 'first' || cut === 'gps' ? 0.9 : 0.98 })
}

export function drawRing(product: Product): string {
  const { title, c1, c2 } = product
  const cut = chooseCut(
    title,
    { turquoise: /turquoise/, coral: /coral/, moon: /moon/, crystal: /crystal/, onyx: /onyx/, lapis: /./ },
    'lapis'
  )
  const thick = { lapis: 34, turquoise: 26, coral: 40, moon: 20, crystal: 16, onyx: 62 }[cut]
  const ring =
    drawStrap(drawCircle(400, 600, 180), c1, thick) + drawThread('M250 520C280 460 330 430 380 424', '#fff', { width: 6, opacity: 0.6 })
  const stone = {
    lapis: () =>
      drawPiece('M320 330L360 270H440L480 330L400 440Z', c2) +
      drawInk('M320 330H480M360 270L380 330L400 440L420 330L440 270', { opacity: 0.3 }),
    turquoise: () =>
      drawPiece(drawEllipse(400, 370, 96, 66), c1, 0.1) +
      drawPiece(drawEllipse(400, 370, 76, 48), c2) +
      drawInk('M350 370l20 -16l14 24l26 -20l20 26', { width: 3, opacity: 0.4 }),
    coral: () =>
      repeatDrawing(3, index => drawPiece(drawCircle(320 + index * 80, 402 - (index === 1 ? 30 : 0), index === 1 ? 50 : 30), c2)) +
      drawHorn(400, 700, 60, c1),
    moon: () => drawPiece('M440 280A80 80 0 1 0 440 430A62 62 0 1 1 440 280Z', c2) + drawDisc(452, 356, 14, c1),
    crystal: () =>
      mirrorDrawing(drawStrap('M360 440L340 370', c1, 9)) +
      drawPiece('M330 340L366 290H434L470 340L400 430Z', '#EAF3FB') +
      drawInk('M330 340H470M366 290L384 340L400 430L416 340L434 290', { opacity: 0.3 }) +
      drawThread('M520 260v50M495 285h50M290 270v30M275 285h30', '#fff', { width: 5 }),
    onyx: () =>
      drawPiece(drawBox(300, 350, 500, 460, 12), c1, 0.1) + drawPiece(drawBox(326, 368, 474, 442, 6), c2) + drawHorn(400, 404, 50, c1)
  }[cut]
  return placeDrawing(ring + stone(), { y: -20, scale: 1.04 })
}
