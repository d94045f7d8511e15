import {
  drawBox,
  drawDisc,
  drawEllipse,
  drawFlat,
  drawHorn,
  drawInk,
  mirrorDrawing,
  round,
  drawPiece,
  placeDrawing,
  repeatDrawing,
  drawStitch,
  drawStrap,
  drawThread,
  clipTo
} from '../felt.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

export function layOut(content: string, scale = 1.12): string {
  return `<g transform="translate(${round(400 - 400 * scale)} ${round(500 - 490 * scale)}) scale(${scale})">${content}</g>`
}

export function drawMittens(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { leather: /leather/, camel: /camel/, string: /string/, shell: /shell/, cashmere: /cashmere/, wool: /./ },
    'wool'
  )
  const hand =
    'M236 560C210 480 196 380 216 310C236 260 320 250 350 310C366 350 372 400 372 430C390 400 410 380 430 392C448 404 444 440 420 480C402 512 386 540 380 570Z'
  const cuff = drawBox(232, 560, 384, cut === 'shell' ? 700 : cut === 'cashmere' ? 650 : 670, 14)
  const detail = {
    wool: () =>
      clipTo(
        hand,
        repeatDrawing(4, row =>
          repeatDrawing(6, column => drawFlat(`M${220 + column * 34} ${330 + row * 58}l11 13l-11 13l-11 -13Z`, row % 2 ? c3 : c2))
        )
      ),
    cashmere: () =>
      drawInk(
        repeatDrawing(6, index => `M${244 + index * 22} 300V556`),
        { opacity: 0.1 }
      ) + drawHorn(300, 420, 60, c2),
    leather: () =>
      clipTo(hand, drawFlat('M180 330C240 380 330 380 460 350V580H200Z', MATERIALS.leather)) +
      drawStitch('M212 352C250 384 320 384 372 366'),
    camel: () =>
      drawThread(
        repeatDrawing(24, index => `M${226 + ((index * 53) % 130)} ${310 + ((index * 37) % 240)}l8 5`),
        c2,
        { width: 4, opacity: 0.6 }
      ),
    string: () => drawHorn(296, 430, 56, c2) + drawThread('M216 520H372', c3, { width: 10 }),
    shell: () =>
      clipTo(hand, drawFlat('M180 460L460 400V580H180Z', MATERIALS.dark)) +
      drawThread('M216 440L372 404', c3, { width: 8 }) +
      drawPiece(drawBox(240, 590, 376, 616, 4), c3)
  }[cut]
  const ribs =
    cut === 'shell'
      ? drawStrap('M232 690C280 706 340 706 384 690', MATERIALS.dark, 8)
      : drawInk(
          repeatDrawing(8, index => `M${246 + index * 18} 572V${cut === 'cashmere' ? 640 : 660}`),
          { width: 4, opacity: 0.16 }
        )
  const one =
    drawPiece(hand, c1) +
    drawStitch('M230 500C214 420 212 350 230 320C250 280 310 276 336 316') +
    detail() +
    drawPiece(cuff, cut === 'wool' || cut === 'string' ? c2 : c1, 0.1) +
    ribs
  const scale = cut === 'string' ? 0.8 : cut === 'shell' ? 1.04 : 1
  const pair = `<g transform="translate(-70 20) rotate(-7 300 480)">${one}</g><g transform="translate(870 20) scale(-1 1) rotate(-7 300 480)">${one}</g>`
  return layOut(placeDrawing((cut === 'string' ? drawStrap('M236 690C240 880 560 880 564 690', c3, 8) : '') + pair, { scale }), 1.06)
}

export function drawSocks(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { fine: /fine cashmere/, knee: /knee/, yak: /yak/, house: /patterned/, children: /children/, hiking: /hiking/, camel: /./ },
    'camel'
  )
  const top = { fine: 330, knee: 130, yak: 250, house: 300, children: 330, hiking: 260, camel: 230 }[cut]
  const sock = (colour: string, accent: string): string => {
    const outline = `M300 ${top}H420V600C420 640 470 670 520 720C560 760 540 820 480 820C420 820 360 770 320 720C296 690 300 640 300 600Z`
    const inside = {
      fine: () => '',
      knee: () =>
        drawFlat(drawBox(290, top + 70, 430, top + 100), accent) +
        drawFlat(drawBox(290, top + 116, 430, top + 130), accent) +
        drawInk(
          repeatDrawing(8, index => `M${312 + index * 14} ${top}V620`),
          { opacity: 0.14 }
        ),
      yak: () =>
        drawThread(
          repeatDrawing(26, index => `M${306 + ((index * 41) % 110)} ${top + 50 + ((index * 67) % 380)}l7 5`),
          accent,
          { width: 4, opacity: 0.4 }
        ),
      house: () =>
        drawFlat(drawBox(290, 380, 430, 440), accent) +
        repeatDrawing(4, index => drawFlat(`M${310 + index * 32} 410l12 14l-12 14l-12 -14Z`, c3)) +
        drawHorn(360, 540, 60, accent) +
        drawFlat('M330 740C380 800 460 830 560 800V850H330Z', MATERIALS.leather),
      children: () => repeatDrawing(5, row => drawFlat(drawBox(290, top + 60 + row * 80, 560, top + 90 + row * 80), accent)),
      hiking: () =>
        drawFlat('M296 660C330 720 300 640 300 600L340 640Z', accent) +
        drawFlat(drawBox(290, top + 50, 430, top + 64), accent) +
        drawInk(
          repeatDrawing(6, row => `M300 ${450 + row * 22}H420`),
          { width: 5, opacity: 0.2 }
        ) +
        drawFlat('M470 680L560 760L520 830L450 800Z', accent),
      camel: () =>
        drawFlat(drawBox(290, top + 60, 430, top + 76), c2) +
        drawFlat(drawBox(290, top + 90, 430, top + 120), c3) +
        drawFlat('M480 690L570 740L520 840L440 800Z', MATERIALS.milk, 0.06)
    }[cut]
    return (
      drawPiece(outline, colour) +
      clipTo(outline, inside()) +
      drawPiece(drawBox(294, top - 6, 426, top + 40, 10), colour, 0.14) +
      drawInk(
        repeatDrawing(8, index => `M${308 + index * 15} ${top}V${top + 34}`),
        { opacity: 0.2 }
      )
    )
  }
  const pair = (x: number, y: number, colour: string, accent: string): string =>
    placeDrawing(sock(colour, accent), { x: x + 50, y, turn: 4 }) + placeDrawing(sock(colour, accent), { x: x - 50, y: y + 16, turn: -4 })
  if (cut === 'children')
    return placeDrawing(
      [
        [-170, -30, c1, c2],
        [30, 50, c2, c1],
        [210, -20, c3, c1]
      ]
        .map(([x, y, a, b]) => placeDrawing(pair(0, 0, String(a), String(b)), { x: Number(x) * 0.9, y: Number(y), scale: 0.56 }))
        .join(''),
      { y: -20 }
    )
  return placeDrawing(pair(0, -14, c1, cut === 'house' ? c2 : c2), { scale: 0.96 })
}

export function drawScarf(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    {
      shawl: /^cashmere shawl/,
      stole: /stole/,
      checked: /checked/,
      snood: /snood/,
      reversible: /reversible/,
      printed: /printed/,
      camel: /camel/,
      child: /children/,
      fringed: /./
    },
    'fringed'
  )
  if (cut === 'snood') {
    const ring = 'M180 500C170 380 280 320 400 320C520 320 630 380 620 500C630 640 540 720 400 720C260 720 170 640 180 500Z'
    return (
      drawPiece(ring, c1) +
      clipTo(
        ring,
        repeatDrawing(8, row =>
          repeatDrawing(14, column => drawInk(`M${170 + column * 34} ${350 + row * 48}l17 20l17 -20`, { width: 7, opacity: 0.16 }))
        )
      ) +
      drawPiece(drawEllipse(400, 440, 140, 66), c1, 0.4) +
      drawStrap('M250 560C330 620 470 620 550 560', c1, 4)
    )
  }
  if (cut === 'printed') {
    const square = 'M140 340L400 200L660 340L660 640L400 800L140 640Z'
    return (
      drawPiece(square, c1) +
      clipTo(
        square,
        drawFlat('M140 340L400 200L660 340L600 370L400 262L200 370Z', c3) +
          drawFlat('M140 640L400 800L660 640L600 612L400 736L200 612Z', c3) +
          drawHorn(400, 490, 150, c2) +
          repeatDrawing(4, index => drawDisc([250, 550, 250, 550][index] ?? 0, [420, 420, 590, 590][index] ?? 0, 22, c2))
      ) +
      drawStitch('M176 356L400 238L624 356V624L400 760L176 624Z')
    )
  }
  if (cut === 'shawl' || cut === 'stole') {
    const fold =
      cut === 'shawl'
        ? 'M150 360C260 320 540 320 650 360V600C540 640 260 640 150 600Z'
        : 'M210 250C320 220 480 220 590 250L560 760C480 780 320 780 240 760Z'
    const fringe =
      cut === 'shawl'
        ? drawThread(
            repeatDrawing(24, index => `M${160 + index * 20.6} 606l-4 60`),
            c1,
            { width: 5 }
          )
        : drawThread(
            repeatDrawing(17, index => `M${250 + index * 19} 768l-3 44`),
            c1,
            { width: 3 }
          )
    const folds =
      cut === 'shawl'
        ? drawInk('M170 440C300 410 500 410 640 440M170 520C300 490 500 490 640 520', { width: 5, opacity: 0.16 })
        : drawThread('M300 250L320 760M400 240V770M500 250L480 760', '#fff', { width: 18, opacity: 0.16 })
    return (
      fringe +
      drawPiece(fold, c1) +
      folds +
      (cut === 'shawl' ? clipTo(fold, drawFlat('M140 560H660V584H140Z', c2)) : drawHorn(400, 660, 70, c2))
    )
  }
  const right = 'M430 360C470 520 470 660 486 820L590 806C578 640 566 500 520 350Z'
  const left = 'M300 350C270 500 262 660 226 800L336 828C366 660 384 520 400 380Z'
  const pattern = (outline: string): string => {
    switch (cut) {
      case 'checked':
        return clipTo(
          outline,
          repeatDrawing(9, row => drawFlat(drawBox(180, 360 + row * 56, 640, 380 + row * 56), c2)) +
            drawThread('M270 340L220 860M320 340L280 860M470 340L540 860M520 340L580 860', c3, { width: 9, opacity: 0.8 })
        )
      case 'reversible':
        return clipTo(outline, drawFlat('M180 560H640V900H180Z', c2))
      case 'camel':
        return clipTo(
          outline,
          drawThread(
            repeatDrawing(40, index => `M${220 + ((index * 83) % 380)} ${360 + ((index * 59) % 460)}l9 5`),
            c2,
            { width: 4, opacity: 0.6 }
          )
        )
      case 'child':
        return clipTo(
          outline,
          repeatDrawing(6, row => drawFlat(drawBox(180, 420 + row * 76, 640, 452 + row * 76), row % 2 ? c3 : c2))
        )
      default:
        return clipTo(
          outline,
          repeatDrawing(3, row => drawFlat(`M180 ${640 + row * 50}H640V${664 + row * 50}H180Z`, c2))
        )
    }
  }
  const fringe =
    cut === 'camel'
      ? ''
      : drawThread(
          repeatDrawing(9, index => `M${490 + index * 12} ${818 - index * 1.6}v38M${232 + index * 12} ${804 + index * 3}l-8 40`),
          c1,
          { width: 4 }
        )
  const tassels = cut === 'child' ? mirrorDrawing(drawDisc(270, 842, 24, c2)) : fringe
  const loop = 'M236 286C240 220 330 180 420 186C520 192 584 244 576 310C566 390 470 440 380 430C296 420 232 360 236 286Z'
  const over =
    cut === 'checked'
      ? clipTo(
          loop,
          repeatDrawing(4, row => drawFlat(drawBox(220, 220 + row * 56, 600, 240 + row * 56), c2)) +
            drawThread('M300 180V440M380 180V440M470 180V440', c3, { width: 9, opacity: 0.8 })
        )
      : ''
  const scarf =
    tassels +
    drawPiece(right, c1) +
    pattern(right) +
    drawPiece(left, cut === 'reversible' ? c3 : c1) +
    pattern(left) +
    drawPiece(loop, c1, -0.06) +
    over +
    drawPiece(drawEllipse(404, 298, 104, 54), c1, 0.42) +
    drawInk('M250 320C300 390 440 410 560 340M270 360C330 420 440 430 530 390', { opacity: 0.22 })
  return layOut(placeDrawing(scarf, { scale: cut === 'child' ? 0.82 : 1 }), 1.06)
}
