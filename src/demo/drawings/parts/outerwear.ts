import {
  drawBox,
  drawDisc,
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

/** Brings a garment that begins at y = 196 to the middle of the drawing. */
export function layOut(content: string, hem: number, scale = 1.08): string {
  return `<g transform="translate(${round(400 - 400 * scale)} ${round(505 - ((196 + hem) / 2) * scale)}) scale(${scale})">${content}</g>`
}

function drawCoatBody(hem: number, flare = 0, w = 0): string {
  return (
    `M340 220C318 240 294 244 ${268 - w} 250C${258 - w} 360 ${268 - w} 480 ${262 - w} 600C${258 - w} ${hem - 110} ${246 - w - flare} ${hem - 60} ${240 - w - flare} ${hem - 20}` +
    `C${240 - w - flare} ${hem - 6} ${248 - w - flare} ${hem} ${262 - w - flare} ${hem}H${538 + w + flare}C${552 + w + flare} ${hem} ${560 + w + flare} ${hem - 6} ${560 + w + flare} ${hem - 20}` +
    `C${554 + w + flare} ${hem - 60} ${542 + w} ${hem - 110} ${538 + w} 600C${532 + w} 480 ${542 + w} 360 ${532 + w} 250C506 244 482 240 460 220Z`
  )
}

function drawCoatSleeve(fill: string, { w = 0, end = 700, cuff = '' } = {}): string {
  const x = w + (end - 700) * 0.1
  const outline = `M${268 - w} 250C${214 - w} 272 ${190 - w} 340 ${178 - w} 440L${150 - x} ${end - 10}C${149 - x} ${end + 4} ${156 - x} ${end + 12} ${170 - x} ${end + 14}L${230 - x} ${end + 20}C${242 - x} ${end + 21} ${249 - x} ${end + 14} ${251 - x} ${end + 2}L${304 - w} 470Z`
  const band = `M${154 - x} ${end - 46}L${257 - x} ${end - 34}L${251 - x} ${end + 2}C${249 - x} ${end + 14} ${242 - x} ${end + 21} ${230 - x} ${end + 20}L${170 - x} ${end + 14}C${156 - x} ${end + 12} ${149 - x} ${end + 4} ${150 - x} ${end - 10}Z`
  return (
    drawPiece(outline, fill, 0.07) +
    (cuff ? drawPiece(band, cuff) : '') +
    drawStitch(`M${252 - w} 272C${218 - w} 296 ${200 - w} 370 ${192 - w} 440L${170 - x} ${end - 60}`)
  )
}

const drawLapels = (fill: string): string =>
  drawPiece('M342 210C360 252 380 280 400 306C424 280 444 252 462 210C430 224 372 224 342 210Z', MATERIALS.milk) +
  mirrorDrawing(drawPiece('M342 210C322 226 306 240 296 256L300 330L344 340L322 360L400 486L402 300C380 270 356 240 342 210Z', fill, -0.1))

export function drawCoat(product: Product): string {
  const { title, c1, c2, c3 } = product
  const hem = /peacoat/.test(title) ? 700 : /long cashmere/.test(title) ? 900 : /hooded|deel-front/.test(title) ? 800 : 850
  const flare = /deel-front|wrap/.test(title) ? 14 : 0
  const w = /men’s/.test(title) ? 10 : 0
  const cut = chooseCut(
    title,
    {
      deel: /deel-front/,
      wrap: /wrap/,
      hood: /hooded/,
      none: /collarless/,
      quilted: /quilted/,
      lined: /removable lining/,
      loose: /detachable/,
      double: /double|peacoat/,
      single: /./
    },
    'single'
  )
  const body = drawPiece(drawCoatBody(hem, flare, w), c1)
  const sleeves = mirrorDrawing(drawCoatSleeve(c1, { w }))
  if (product.back)
    return layOut(
      sleeves +
        body +
        drawStrap('M346 220C372 236 428 236 454 220', c1, 16) +
        drawInk(`M400 260V${hem}`, { opacity: 0.3 }) +
        drawPiece(drawBox(310, 520, 490, 552, 6), c1, 0.16) +
        mirrorDrawing(drawDisc(326, 536, 9, c3)),
      hem
    )
  const pockets = mirrorDrawing(drawPiece(drawBox(280 - w, 620, 352 - w, 640, 5), c1, 0.12))
  const buttons = (x: number, from: number, count: number, step = 76): string =>
    repeatDrawing(count, row => drawDisc(x, from + row * step, 11, c3))
  const opening = drawInk(`M404 470V${hem}`, { opacity: 0.5 })
  const front = {
    double: () => drawLapels(c1) + opening + mirrorDrawing(buttons(366, 520, hem < 750 ? 2 : 3)) + pockets,
    single: () => drawLapels(c1) + opening + buttons(392, 520, hem > 860 ? 3 : 3, 84) + pockets,
    wrap: () =>
      drawLapels(c1) +
      drawInk(`M404 480C420 600 440 720 450 ${hem}`, { opacity: 0.5 }) +
      drawPiece(drawBox(254, 540, 546, 584, 8), c1, 0.2) +
      drawPiece('M420 532H468V594H420Z', c1, 0.28) +
      drawPiece('M430 590L414 760L452 764L462 590Z', c1, 0.22) +
      drawPiece('M452 590L472 730L506 722L474 586Z', c1, 0.18),
    hood: () =>
      drawPiece('M306 262C290 190 330 130 400 128C470 130 510 190 494 262C470 300 430 318 400 322C370 318 330 300 306 262Z', c1, 0.1) +
      drawFlat('M338 256C330 206 352 170 400 168C448 170 470 206 462 256C444 284 420 296 400 298C380 296 356 284 338 256Z', c1, 0.45) +
      drawInk(`M400 322V${hem}`, { opacity: 0.5 }) +
      repeatDrawing(
        4,
        row => drawThread(`M372 ${390 + row * 92}H428`, c3, { width: 9 }) + drawDisc(368, 390 + row * 92, 8, MATERIALS.wood)
      ) +
      mirrorDrawing(drawPiece(drawBox(272, 610, 366, 720, 10), c1, 0.08) + drawPiece(drawBox(266, 600, 372, 636, 8), c1, 0.16)),
    none: () =>
      drawFlat('M342 222C360 250 380 262 400 264C420 262 440 250 458 222C436 210 364 210 342 222Z', c1, 0.4) +
      drawStrap('M342 222C360 254 380 266 400 268C420 266 440 254 458 222', c1, 12) +
      drawInk(`M400 272V${hem}`, { opacity: 0.5 }) +
      buttons(386, 330, 5, 84) +
      pockets,
    deel: () =>
      drawPiece('M344 216C350 186 450 186 456 216L460 250C430 262 370 262 340 250Z', c2) +
      drawThread(`M400 252C440 300 500 300 516 330M516 330V${hem - 4}`, c2, { width: 15 }) +
      drawInk(`M516 340V${hem}`, { opacity: 0.4 }) +
      [
        [430, 280],
        [514, 330],
        [514, 420],
        [514, 520]
      ]
        .map(([x = 0, y = 0]) => drawStrap(`M${x - 20} ${y}h40`, c3, 7) + drawDisc(x + 22, y, 8, c3))
        .join('') +
      drawThread(`M262 ${hem - 20}H538`, c2, { width: 12 }),
    quilted: () =>
      drawFlat(`M404 300L440 ${hem - 4}H404Z`, c3 === c1 ? MATERIALS.milk : c3, -0.2) +
      drawInk(
        repeatDrawing(6, row => `M404 ${420 + row * 74}l36 36M436 ${420 + row * 74}l-32 40`),
        { opacity: 0.3 }
      ) +
      drawLapels(c1) +
      drawInk(`M404 470V${hem}M442 ${hem}L420 470`, { opacity: 0.5 }) +
      buttons(380, 520, 3, 84) +
      pockets,
    lined: () =>
      drawLapels(c1) +
      opening +
      buttons(392, 520, 3, 84) +
      pockets +
      mirrorDrawing(drawInk('M290 300L340 480', { opacity: 0.2 })) +
      drawLiner(c3, hem),
    loose: () =>
      drawLapels(c1) +
      opening +
      buttons(392, 540, 3, 84) +
      mirrorDrawing(
        drawDisc(272, 300, 8, c3) +
          drawDisc(268, 344, 8, c3) +
          drawDisc(266, 388, 8, c3) +
          drawStitch('M288 270C280 330 282 390 290 440', c3)
      ) +
      pockets
  }[cut]()
  const loose = cut === 'loose' ? mirrorDrawing(placeDrawing(drawCoatSleeve(c1, { w }), { x: -26, y: 26 })) : sleeves
  return layOut(loose + body + drawStitch(`M${270 - w} ${hem - 24}H${530 + w}`) + front, hem)
}

/** The quilted lining, hung beside the coat. */
function drawLiner(fill: string, hem: number): string {
  const outline = `M560 470H700L716 ${hem}H552Z`
  return (
    drawPiece(outline, fill, -0.1) +
    clipTo(
      outline,
      drawInk(
        repeatDrawing(12, row => `M500 ${430 + row * 60}l220 180M740 ${430 + row * 60}l-220 180`),
        { opacity: 0.28 }
      )
    )
  )
}

export function drawDeel(product: Product): string {
  const { title, c1, c2, c3 } = product
  const child = /children|haircut/.test(title)
  const hem = /jacket/.test(title) ? 640 : /short/.test(title) ? 740 : /terleg/.test(title) ? 840 : 880
  const warm = /lambskin|sheepskin|winter/.test(title)
  const fur = warm ? '#EFE7D6' : ''
  const trim = /herder|sheepskin|modern|city/.test(title) ? c2 : c3
  const w = /sheepskin/.test(title) ? 24 : warm || /herder/.test(title) ? 12 : 0
  const body = drawCoatBody(hem, 18, w)
  const pattern = clipTo(body, drawDeelPattern(title, product, hem))
  const sash = /jacket/.test(title)
    ? ''
    : drawPiece(
        drawBox(252 - w, 536, 548 + w, /men’s|herder|sheepskin|naadam/.test(title) ? 606 : 586, 8),
        /waistcoat/.test(title) ? c3 : c2
      ) + drawStitch(`M${262 - w} 556H${538 + w}`)
  const collar = drawPiece('M344 214C350 176 450 176 456 214L460 250C430 262 370 262 340 250Z', fur || c2)
  const edge = product.back
    ? ''
    : drawThread('M402 250C440 300 506 300 520 340V540', trim, { width: 18 }) +
      drawInk('M402 250C440 300 506 300 520 340V540', { opacity: 0.3 })
  const skirt = product.back ? '' : drawThread(`M520 606V${hem - 14}`, trim, { width: 14 })
  const hemTrim = fur
    ? drawStrap(`M${252 - w} ${hem - 14}H${548 + w}`, fur, 26)
    : drawThread(`M${256 - w} ${hem - 14}H${544 + w}`, trim, { width: 14 })
  const knots = product.back
    ? ''
    : [
        [424, 274],
        [516, 322],
        [520, 420],
        [520, 500]
      ]
        .map(
          ([x = 0, y = 0]) =>
            drawStrap(
              `M${x - 22} ${y}h42`,
              /silver|men’s|herder|naadam|sheepskin/.test(title + product.properties) ? MATERIALS.silver : c3,
              7
            ) + drawDisc(x + 22, y, 9, MATERIALS.brass)
        )
        .join('')
  const waistcoat = /waistcoat/.test(title)
    ? mirrorDrawing(
        drawPiece('M338 236C310 248 290 254 276 260C268 340 280 450 276 530H384V330C366 300 348 270 338 236Z', c3, 0.1) +
          drawThread('M384 340V530M276 526H384', MATERIALS.brass, { width: 9 })
      )
    : ''
  const deel =
    mirrorDrawing(drawCoatSleeve(c1, { w, end: /jacket|short/.test(title) ? 690 : 710, cuff: fur || (/terleg/.test(title) ? trim : c2) })) +
    drawPiece(body, c1) +
    pattern +
    collar +
    edge +
    skirt +
    hemTrim +
    sash +
    knots +
    waistcoat
  return layOut(child ? placeDrawing(deel, { y: 40, scale: /haircut/.test(title) ? 0.74 : 0.84 }) : deel, hem)
}

function drawDeelPattern(title: string, { c2, c3 }: Product, hem: number): string {
  const cut = chooseCut(
    title,
    {
      meander: /meander/,
      plain: /herder|sheepskin|city|modern|short/,
      flowers: /terleg/,
      white: /wedding/,
      horns: /feast|first-haircut/,
      coins: /./
    },
    'coins'
  )
  switch (cut) {
    case 'meander':
      return repeatDrawing(8, row =>
        repeatDrawing(6, column => drawThread(`M${250 + column * 58} ${310 + row * 76}h34v30h-22v-16h10`, c3, { width: 4, opacity: 0.75 }))
      )
    case 'flowers':
      return repeatDrawing(7, row =>
        repeatDrawing(5, column => drawDisc(280 + column * 62 + (row % 2) * 30, 320 + row * 78, 7, row % 2 ? c3 : c2))
      )
    case 'white':
      return (
        repeatDrawing(5, row => drawHorn(300 + (row % 2) * 190, 350 + row * 110, 60, c3)) +
        drawThread(`M300 ${hem - 60}H500`, c3, { width: 5 })
      )
    case 'horns':
      return drawHorn(340, 430, 54, c3) + drawHorn(450, 470, 54, c3) + drawHorn(330, 700, 62, c3) + drawHorn(430, 720, 62, c3)
    case 'coins':
      return repeatDrawing(6, row =>
        repeatDrawing(4, column =>
          drawThread(
            `M${290 + column * 74 + (row % 2) * 34} ${320 + row * 92}m-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0m12 0h10`,
            row % 2 ? c2 : c3,
            { width: 4, opacity: 0.8 }
          )
        )
      )
    default:
      return drawInk('M300 300V520', { opacity: 0.12 })
  }
}
