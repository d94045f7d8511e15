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
import { chooseCut, MATERIALS, type Product } from './product.ts'

const drawGlow = (x: number, y: number, r: number): string =>
  `<path fill="#F2C14E" fill-opacity=".22" d="${drawCircle(x, y, r)}"/><path fill="#F2C14E" fill-opacity=".25" d="${drawCircle(x, y, r * 0.66)}"/>`

export function drawLamp(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { wall: /wall/, little: /little/, shade: /felt shade/, lantern: /lantern/, floor: /floor/, table: /./ },
    'table'
  )
  const ger = (scale: number, y: number): string =>
    placeDrawing(
      drawPiece('M190 430L400 300L610 430Z', c1) +
        drawInk('M400 300L250 430M400 300L330 430M400 300L470 430M400 300L550 430', { opacity: 0.2 }) +
        drawPiece('M210 430H590V640H210Z', c1, -0.1) +
        drawThread('M210 500H590M210 590H590', c3, { width: 8 }) +
        drawPiece(drawBox(360, 500, 440, 640, 4), c2) +
        drawPiece(drawBox(372, 280, 428, 304, 6), c2) +
        drawPiece(drawBox(180, 640, 620, 680, 10), c3),
      { y, scale }
    )
  const drawn = {
    table: () => drawGlow(400, 480, 300) + ger(1.1, 0),
    little: () =>
      drawGlow(400, 540, 230) +
      ger(0.72, 60) +
      drawPiece(drawCircle(400, 420, 8), c2) +
      drawThread('M560 700C640 720 640 800 720 800', MATERIALS.dark, { width: 8 }) +
      [
        [210, 300],
        [590, 280],
        [500, 220]
      ]
        .map(([x = 0, y = 0]) => drawFlat(`M${x} ${y - 18}l6 12l12 6l-12 6l-6 12l-6 -12l-12 -6l12 -6Z`, '#F2C14E'))
        .join(''),
    wall: () =>
      drawGlow(400, 500, 310) +
      drawStrap(drawCircle(400, 500, 200), c3, 30) +
      drawStrap(drawCircle(400, 500, 70), c2, 20) +
      repeatDrawing(8, index => `<g transform="rotate(${index * 45} 400 500)">${drawStrap('M400 430V316', c3, 14)}</g>`) +
      drawFlat(drawCircle(400, 500, 58), '#F7DE9A'),
    shade: () =>
      drawGlow(400, 400, 280) +
      drawStrap('M400 540V760', MATERIALS.wood, 26) +
      drawPiece(drawEllipse(400, 780, 130, 34), MATERIALS.wood) +
      drawPiece('M300 260H500L590 560H210Z', c1) +
      drawHorn(400, 430, 150, c2) +
      drawStitch('M230 540H570M312 280H488'),
    lantern: () =>
      drawGlow(400, 520, 280) +
      drawStrap('M290 320C290 160 510 160 510 320', c3, 16) +
      drawPiece(drawBox(290, 300, 510, 380, 20), c1) +
      drawPiece(drawBox(300, 380, 500, 660, 14), '#F7DE9A') +
      repeatDrawing(4, index => drawStrap(`M${316 + index * 56} 380V660`, c3, 7)) +
      drawPiece(drawBox(270, 660, 530, 800, 26), c1) +
      drawDisc(400, 730, 24, c2),
    floor: () =>
      drawGlow(400, 300, 230) +
      drawStrap('M400 420V850', c2, 22) +
      mirrorDrawing(drawStrap('M396 760L280 880', c2, 18)) +
      drawPiece('M320 160H480L560 420H240Z', c1) +
      drawThread('M252 396H548', c3, { width: 12 }) +
      drawStitch('M330 180H470') +
      repeatDrawing(4, index => drawHorn(290 + index * 74, 340, 46, c3))
  }[cut]
  return drawn()
}

export function drawCandle(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(title, { thyme: /thyme/, butter: /butter/, pillar: /pillar/, set: /set$/, juniper: /./ }, 'juniper')
  const flame = (x: number, y: number, s = 1): string =>
    drawPiece(
      `M${x} ${y}C${x - 26 * s} ${y - 40 * s} ${x - 10 * s} ${y - 60 * s} ${x} ${y - 96 * s}C${x + 14 * s} ${y - 60 * s} ${x + 26 * s} ${y - 40 * s} ${x} ${y}Z`,
      '#E3A129'
    ) + drawInk(`M${x} ${y}v${16 * s}`, { width: 5, opacity: 0.6 })
  const sprig = (x: number, y: number, leaf: string, berry: string): string =>
    drawThread(`M${x} ${y + 90}V${y - 30}`, leaf, { width: 5 }) +
    repeatDrawing(4, index => drawThread(`M${x} ${y + 70 - index * 28}l-24 -18M${x} ${y + 70 - index * 28}l24 -18`, leaf, { width: 8 })) +
    drawDisc(x - 26, y + 24, 10, berry) +
    drawDisc(x + 26, y - 6, 10, berry)
  const drawn = {
    juniper: () =>
      flame(400, 440) +
      drawPiece(drawBox(240, 460, 560, 790, 20), c1) +
      drawPiece(drawEllipse(400, 462, 160, 34), c1, 0.14) +
      drawPiece(drawBox(310, 560, 490, 720, 8), MATERIALS.milk) +
      sprig(400, 620, MATERIALS.leaf, '#4A3A6B'),
    thyme: () =>
      flame(400, 400) +
      drawPiece('M250 430H550L530 780C526 800 274 800 270 780Z', c1) +
      drawPiece(drawEllipse(400, 430, 150, 32), MATERIALS.milk) +
      drawPiece(drawCircle(400, 610, 90), MATERIALS.milk) +
      sprig(400, 590, MATERIALS.leaf, c2 === '#F4EFE6' ? '#9A8BB0' : '#9A8BB0'),
    butter: () =>
      repeatDrawing(5, index =>
        placeDrawing(
          flame(400, 470, 1.3) +
            drawPiece('M290 480H510C510 560 460 600 430 610L440 700H360L370 610C340 600 290 560 290 480Z', MATERIALS.brass) +
            drawPiece(drawEllipse(400, 480, 110, 26), '#F1E6C8') +
            drawPiece(drawBox(330, 700, 470, 730, 8), MATERIALS.brass),
          { x: [-190, 0, 190, -100, 100][index] ?? 0, y: index < 3 ? -120 : 140, scale: 0.62 }
        )
      ),
    pillar: () =>
      flame(400, 280) +
      drawPiece(drawBox(290, 300, 510, 820, 14), c1) +
      repeatDrawing(7, row =>
        repeatDrawing(4, column =>
          drawInk(`M${310 + column * 54 + (row % 2) * 27} ${340 + row * 66}l18 11v22l-18 11l-18 -11v-22Z`, { width: 4, opacity: 0.28 })
        )
      ) +
      drawPiece('M300 300C320 340 330 300 350 330C360 380 380 320 400 310', c1, -0.2),
    set: () =>
      [
        [250, 520, c1],
        [400, 420, c2],
        [550, 580, c3]
      ]
        .map(
          ([x, y, fill]) =>
            flame(Number(x), Number(y) - 10, 0.8) +
            drawPiece(drawBox(Number(x) - 62, Number(y), Number(x) + 62, 780, 10), String(fill)) +
            drawStitch(`M${Number(x) - 50} 740h100`)
        )
        .join('') +
      drawPiece(drawBox(470, 800, 640, 850, 6), '#AF3A32') +
      drawThread('M500 792l60 -20M540 796l60 -16', MATERIALS.wood, { width: 6 })
  }[cut]
  return placeDrawing(drawn(), { y: -20 })
}

export function drawVase(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(title, { blue: /blue/, white: /white/, black: /black/, floor: /floor/, red: /./ }, 'red')
  const branch = (sway: number): string =>
    drawThread(`M400 450C${400 + sway} 350 ${400 + sway} 260 ${400 + sway * 1.6} 170`, MATERIALS.leaf, { width: 6 })
  const leaves = (sway: number): string =>
    branch(sway) +
    repeatDrawing(4, index =>
      drawPiece(drawEllipse(400 + sway * (0.8 + index * 0.25) + (index % 2 ? 22 : -22), 380 - index * 60, 22, 12), MATERIALS.leaf)
    )
  const drawn = {
    red: () =>
      leaves(-60) +
      leaves(0) +
      leaves(60) +
      drawPiece('M350 440H450L440 530C540 580 560 720 500 800H300C240 720 260 580 360 530Z', c1) +
      drawThread('M262 660H538M270 700H530', c2, { width: 10 }),
    blue: () =>
      branch(-40) +
      branch(40) +
      [
        [-64, 180],
        [64, 170],
        [0, 240]
      ]
        .map(
          ([x = 0, y = 0]) =>
            repeatDrawing(6, index => drawDisc(400 + x + 24 * Math.cos(index), y + 24 * Math.sin(index), 15, '#F4EFE6')) +
            drawDisc(400 + x, y, 13, '#E3A129')
        )
        .join('') +
      branch(0) +
      drawPiece('M330 440C330 410 470 410 470 440L460 500C580 560 580 760 470 800H330C220 760 220 560 340 500Z', c1) +
      drawThread('M252 640C300 610 340 670 400 640C460 610 500 670 548 640', c2, { width: 12 }),
    white: () =>
      drawThread('M400 440V190M400 330L350 240M400 300L460 220', MATERIALS.leather, { width: 7 }) +
      [
        [400, 180],
        [346, 232],
        [466, 212],
        [420, 270],
        [376, 300]
      ]
        .map(([x = 0, y = 0]) => drawDisc(x, y, 20, '#E9B7B0'))
        .join('') +
      drawPiece('M366 420H434L440 600C480 680 480 760 450 800H350C320 760 320 680 360 600Z', c1) +
      drawHorn(400, 710, 80, c3),
    black: () =>
      drawThread('M400 430C380 340 340 260 330 170M400 430C420 330 470 270 480 180M400 430V210', '#C9AE86', { width: 5 }) +
      [
        [330, 160],
        [480, 170],
        [400, 200]
      ]
        .map(([x = 0, y = 0]) => drawPiece(drawEllipse(x, y, 16, 44), '#C9AE86'))
        .join('') +
      drawPiece('M320 430H480L460 480C600 520 610 740 480 800H320C190 740 200 520 340 480Z', c1) +
      clipTo(
        'M320 430H480L460 480C600 520 610 740 480 800H320C190 740 200 520 340 480Z',
        drawThread('M200 640C300 560 420 700 620 580', c2, { width: 40, opacity: 0.4 })
      ),
    floor: () =>
      drawThread(
        repeatDrawing(7, index => `M400 380C${330 + index * 24} 280 ${290 + index * 36} 180 ${270 + index * 44} 90`),
        '#C9AE86',
        { width: 5 }
      ) +
      repeatDrawing(7, index => drawPiece(drawEllipse(270 + index * 44, 110, 10, 40), '#DCCDB6')) +
      drawPiece('M340 360H460L470 430C530 480 540 640 500 880H300C260 640 270 480 330 430Z', c1) +
      drawThread('M286 560H514M282 600H518', c2, { width: 10 }) +
      drawHorn(400, 720, 130, c2)
  }[cut]
  return placeDrawing(drawn(), { y: cut === 'floor' ? 20 : -10 })
}
