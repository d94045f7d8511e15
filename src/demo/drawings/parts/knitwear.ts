import {
  drawBox,
  drawDisc,
  drawFlat,
  drawHorn,
  drawInk,
  INK,
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

type Neck = 'roll' | 'v' | 'boat' | 'zip' | 'polo' | 'crew'
type Knit = 'cable' | 'rib' | 'chunky' | 'jacquard' | 'stripes' | 'camel' | 'silk' | 'undyed' | 'yak' | 'plain'

const NECKS: Record<Neck, RegExp> = {
  roll: /roll-neck|cable-knit/,
  v: /v-neck/,
  boat: /boat-neck/,
  zip: /half-zip/,
  polo: /polo/,
  crew: /crew/
}
const KNITS: Record<Knit, RegExp> = {
  cable: /cable/,
  rib: /ribbed|shawl/,
  chunky: /oversized|chunky|belted|zipped/,
  jacquard: /ornament/,
  stripes: /striped/,
  camel: /camel picture/,
  silk: /silk/,
  undyed: /undyed|camel-wool/,
  yak: /yak/,
  plain: /./
}

export function drawSweater(product: Product): string {
  const { title, c1, c2 } = product
  const neck = chooseCut(title, NECKS, 'crew')
  const small = /children|newborn|camel picture/.test(title)
  const wide = /oversized/.test(title) ? 34 : /fisherman|men’s|yak/.test(title) ? 14 : 0
  const hem = /long-line/.test(title) ? 860 : /silk-blend|boat/.test(title) ? 716 : 752
  const short = /polo|silk-blend/.test(title)
  const body = drawBody(product.back ? 'crew' : neck, wide, hem)
  const sweater =
    mirrorDrawing(drawSleeve(c1, wide, short)) +
    (neck === 'roll' || product.back ? '' : drawFlat(`M334 258C360 236 440 236 466 258L400 ${neck === 'v' ? 400 : 330}Z`, c1, 0.38)) +
    drawPiece(body, c1) +
    clipTo(body, product.back ? drawRibs(14, 0.05) : drawKnit(chooseCut(title, KNITS, 'plain'), product, hem)) +
    drawHemBand(c1, wide, hem) +
    (product.back ? drawBackNeck(c1) : drawNeck(neck, product)) +
    drawStitch(
      `M${276 - wide} 300C${270 - wide} 340 ${272 - wide} 430 ${280 - wide} 480M${524 + wide} 300C${530 + wide} 340 ${528 + wide} 430 ${520 + wide} 480`
    )
  if (/newborn/.test(title))
    return layOut(placeDrawing(sweater, { y: -130, scale: 0.62 }) + placeDrawing(drawTrousersAndCap(c1, c2), { y: 0 }))
  return layOut(small ? placeDrawing(sweater, { y: 20, scale: 0.86 }) : sweater, hem > 800 ? 0.98 : 1.1)
}

/** Brings a garment that spans about 130–670 across and 190–790 down to the middle of the drawing. */
function layOut(content: string, scale = 1.1): string {
  return `<g transform="translate(${round(400 - 400 * scale)} ${round(500 - 492 * scale)}) scale(${scale})">${content}</g>`
}

function drawBody(neck: Neck, w: number, hem: number): string {
  const top = {
    roll: 'L336 256',
    v: 'L400 404L336 256',
    boat: 'C430 284 370 284 310 262',
    zip: 'L336 256',
    polo: 'L400 380L336 256',
    crew: 'C448 308 352 308 336 256'
  }[neck]
  const right = neck === 'boat' ? '490 262' : '464 256'
  return (
    `M${neck === 'boat' ? '310 262' : '336 256'}C316 268 294 276 ${276 - w} 286C${254 - w} 366 ${262 - w} 420 ${266 - w} 480` +
    `C${270 - w} 580 ${268 - w} ${hem - 72} ${262 - w} ${hem}C${262 - w} ${hem + 16} ${270 - w} ${hem + 24} ${282 - w} ${hem + 24}H${518 + w}` +
    `C${530 + w} ${hem + 24} ${538 + w} ${hem + 16} ${538 + w} ${hem}C${532 + w} ${hem - 72} ${530 + w} 580 ${534 + w} 480` +
    `C${538 + w} 420 ${546 + w} 366 ${524 + w} 286C506 276 484 268 ${right}${top}Z`
  )
}

function drawSleeve(fill: string, w: number, short: boolean): string {
  if (short) {
    const outline = `M${276 - w} 286C${222 - w} 306 ${196 - w} 366 ${176 - w} 470L${162 - w} 540C${190 - w} 556 ${230 - w} 566 ${262 - w} 566L${300 - w} 440Z`
    return drawPiece(outline, fill, 0.07) + drawStitch(`M${170 - w} 526C${200 - w} 540 ${236 - w} 548 ${266 - w} 550`)
  }
  const outline = `M${276 - w} 286C${214 - w} 306 ${186 - w} 372 ${172 - w} 462L${128 - w} 694C${126 - w} 706 ${132 - w} 713 ${144 - w} 716L${212 - w} 730C${224 - w} 732 ${230 - w} 726 ${233 - w} 714L${304 - w} 476Z`
  const cuff = `M${134 - w} 664L${242 - w} 688L${233 - w} 716C${230 - w} 727 ${224 - w} 732 ${212 - w} 730L${144 - w} 716C${132 - w} 713 ${126 - w} 706 ${128 - w} 694Z`
  return (
    drawPiece(outline, fill, 0.07) +
    drawPiece(cuff, fill, 0.16) +
    drawStitch(`M${258 - w} 306C${222 - w} 330 ${204 - w} 390 ${190 - w} 470L${150 - w} 650`)
  )
}

function drawHemBand(fill: string, w: number, hem: number): string {
  const band = `M${264 - w} ${hem - 36}L${262 - w} ${hem}C${262 - w} ${hem + 16} ${270 - w} ${hem + 24} ${282 - w} ${hem + 24}H${518 + w}C${530 + w} ${hem + 24} ${538 + w} ${hem + 16} ${538 + w} ${hem}L${536 + w} ${hem - 36}Z`
  const lines = repeatDrawing(Math.round((250 + 2 * w) / 14), index => `M${278 - w + index * 14} ${hem - 28}V${hem + 18}`)
  return drawPiece(band, fill, 0.16) + drawInk(lines, { width: 2.4, opacity: 0.18 })
}

function drawNeck(neck: Neck, { c1, c2, c3 }: Product): string {
  switch (neck) {
    case 'roll': {
      const roll =
        'M400 186C376 186 356 190 344 196C332 208 330 236 336 262C352 296 376 304 400 304C424 304 448 296 464 262C470 236 468 208 456 196C444 190 424 186 400 186Z'
      return (
        drawPiece(roll, c1, 0.1) +
        drawInk(
          repeatDrawing(8, index => `M${351 + index * 14} 196C${349 + index * 14} 220 ${350 + index * 14} 260 ${352 + index * 14} 288`),
          { opacity: 0.16 }
        )
      )
    }
    case 'v':
      return drawStrap('M338 258L400 404L462 258', c1, 15) + drawInk('M338 258L400 404L462 258', { opacity: 0.18 })
    case 'boat':
      return drawStrap('M312 262C370 286 430 286 488 262', c1, 13)
    case 'zip':
      return (
        drawPiece('M338 200C352 190 448 190 462 200L466 262C440 292 360 292 334 262Z', c1, 0.14) +
        drawInk('M400 196V440', { width: 9, opacity: 0.55 }) +
        drawThread('M400 200V436', MATERIALS.silver, { width: 3 }) +
        drawPiece(drawBox(392, 430, 408, 466, 6), c3)
      )
    case 'polo':
      return (
        drawPiece(drawBox(386, 330, 414, 470, 4), c1, 0.06) +
        repeatDrawing(3, index => drawDisc(400, 378 + index * 34, 6, c2)) +
        mirrorDrawing(drawPiece('M336 250C352 236 376 232 400 240L396 330L330 330C318 300 322 268 336 250Z', c1, 0.12))
      )
    default:
      return drawStrap('M338 258C354 306 446 306 462 258', c1, 15) + drawInk('M338 258C354 306 446 306 462 258', { opacity: 0.14 })
  }
}

function drawBackNeck(c1: string): string {
  return (
    drawStrap('M338 258C370 274 430 274 462 258', c1, 15) +
    drawPiece(drawBox(376, 292, 424, 322, 4), MATERIALS.milk) +
    drawInk('M386 307H414', { width: 3 })
  )
}

function drawKnit(knit: Knit, { c2, c3 }: Product, hem: number): string {
  switch (knit) {
    case 'cable':
      return (
        mirrorDrawing(drawCable(328, hem, c2)) +
        drawCable(400, hem, c2, 0.34) +
        drawInk(`M364 310V${hem}M436 310V${hem}`, { opacity: 0.12 })
      )
    case 'rib':
      return drawRibs(18, 0.17)
    case 'chunky':
      return repeatDrawing(11, row =>
        repeatDrawing(13, column => drawInk(`M${222 + column * 30} ${320 + row * 46}l15 20l15 -20`, { width: 7, opacity: 0.15 }))
      )
    case 'jacquard':
      return (
        drawThread('M240 338H560M240 452H560', c2, { width: 9 }) +
        repeatDrawing(5, index => drawHorn(280 + index * 60, 398, 42, index % 2 ? c3 : c2)) +
        repeatDrawing(11, index => drawFlat(`M${250 + index * 30} 482l12 14l-12 14l-12 -14Z`, index % 2 ? c3 : c2))
      )
    case 'stripes':
      return repeatDrawing(6, row => drawFlat(drawBox(220, 330 + row * 74, 580, 362 + row * 74), row % 2 ? c3 : c2))
    case 'camel':
      return drawCamel(c2, c3)
    case 'silk':
      return drawThread('M300 330L430 700M350 310L500 720M440 320L530 560', '#fff', { width: 20, opacity: 0.16 })
    case 'undyed':
      return drawMarl(c2, 0.55)
    case 'yak':
      return drawMarl(INK, 0.22) + drawInk('M236 430H564', { width: 16, opacity: 0.14 })
    default:
      return drawRibs(30, 0.05)
  }
}

function drawCable(x: number, hem: number, colour: string, opacity = 0.6): string {
  const half = (d: number): string =>
    `M${x} 320` +
    repeatDrawing(
      Math.floor((hem - 370) / 60),
      row => `C${x + (row % 2 ? -d : d)} ${340 + row * 60} ${x + (row % 2 ? -d : d)} ${360 + row * 60} ${x} ${380 + row * 60}`
    )
  return drawThread(half(22) + half(-22), colour, { width: 7, opacity })
}

function drawRibs(step: number, opacity: number): string {
  return drawInk(
    repeatDrawing(Math.floor(340 / step), index => `M${234 + index * step} 250V880`),
    { width: step / 5, opacity }
  )
}

function drawMarl(colour: string, opacity: number): string {
  return drawThread(
    repeatDrawing(
      80,
      index => `M${236 + ((index * 67) % 330)} ${310 + ((index * 113) % 420)}l${6 + (index % 3) * 3} ${index % 2 ? 5 : -4}`
    ),
    colour,
    { width: 4, opacity }
  )
}

function drawCamel(c2: string, c3: string): string {
  return (
    drawPiece(
      'M300 620V520C300 480 322 452 344 478C356 494 366 494 378 474C394 446 420 452 430 490L446 470C446 430 452 404 476 398C500 394 508 414 496 424L480 430C478 470 474 520 456 540V620H440V560H334V620Z',
      c3
    ) + drawFlat('M344 500h30v34h-30Z', c2)
  )
}

function drawTrousersAndCap(c1: string, c2: string): string {
  return (
    drawPiece('M262 590H408L420 770H352L336 660L318 770H250Z', c1) +
    drawInk('M264 610H408', { width: 14, opacity: 0.12 }) +
    drawPiece('M460 700C460 620 500 580 540 580C580 580 620 620 620 700Z', c1) +
    drawPiece(drawBox(450, 690, 630, 736, 18), c1, 0.14) +
    drawDisc(540, 568, 20, c2)
  )
}

export function drawCardigan(product: Product): string {
  const { title, c1, c2 } = product
  const hem = /belted/.test(title) ? 880 : /cropped/.test(title) ? 640 : /chunky|yak/.test(title) ? 770 : 800
  const wide = /men’s shawl/.test(title) ? 34 : /chunky|shawl|zipped/.test(title) ? 22 : /men’s/.test(title) ? 12 : 0
  const neck = chooseCut(title, { shawl: /shawl|belted/, zip: /zip/, crew: /crew|cropped|children/, v: /./ }, 'v')
  const body = drawBody('roll', wide, hem)
  const knit = chooseCut(title, KNITS, 'plain')
  if (product.back)
    return layOut(
      mirrorDrawing(drawSleeve(c1, wide, false)) +
        drawPiece(body, c1) +
        clipTo(body, drawRibs(14, 0.06)) +
        drawHemBand(c1, wide, hem) +
        drawBackNeck(c1),
      hem > 830 ? 0.98 : 1.1
    )
  const cardigan =
    mirrorDrawing(drawSleeve(c1, wide, false)) +
    drawPiece(body, c1) +
    clipTo(body, drawKnit(knit === 'silk' ? 'plain' : knit, product, hem)) +
    drawFlat(
      neck === 'crew'
        ? 'M336 256C352 304 448 304 464 256C440 236 360 236 336 256Z'
        : neck === 'zip'
          ? 'M340 250H460V258H340Z'
          : 'M336 256C360 236 440 236 464 256L400 470Z',
      c1,
      0.4
    ) +
    drawHemBand(c1, wide, hem) +
    drawFront(neck, product, hem) +
    (/pockets|shawl|belted/.test(title)
      ? mirrorDrawing(
          drawPiece(drawBox(282 - wide, hem - 170, 362 - wide, hem - 72, 8), c1) +
            drawPiece(drawBox(282 - wide, hem - 170, 362 - wide, hem - 146, 4), c2)
        )
      : '') +
    (/belted/.test(title)
      ? drawPiece(drawBox(252 - wide, 540, 548 + wide, 584, 8), c1, 0.18) +
        drawPiece('M380 530H430V596H380Z', c1, 0.24) +
        drawPiece('M396 590L376 730L410 734L424 590Z', c1, 0.2)
      : '')
  return layOut(/children/.test(title) ? placeDrawing(cardigan, { y: 20, scale: 0.86 }) : cardigan, hem > 830 ? 0.98 : 1.1)
}

function drawFront(neck: 'shawl' | 'zip' | 'crew' | 'v', { title, c1, c2, c3 }: Product, hem: number): string {
  const open = `M400 ${neck === 'crew' ? 296 : 460}V${hem + 22}`
  if (neck === 'zip')
    return (
      drawPiece('M338 196C352 186 448 186 462 196L466 262C440 292 360 292 334 262Z', c1, 0.14) +
      drawInk(`M400 190V${hem + 22}`, { width: 13, opacity: 0.5 }) +
      drawThread(`M400 194V${hem + 20}`, MATERIALS.silver, { width: 5 }) +
      drawPiece(drawBox(390, 300, 410, 342, 6), c3)
    )
  const trim = /silk/.test(title) ? c3 : neck === 'shawl' ? c1 : c2
  const band = neck === 'crew' ? `M338 258C354 304 446 304 462 258${open}` : `M338 254L400 464L462 254${open}`
  const buttons = neck === 'shawl' && /belted/.test(title) ? 0 : Math.floor((hem - (neck === 'crew' ? 320 : 480)) / 66)
  return (
    drawStrap(band, trim, neck === 'shawl' ? 40 : 20) +
    (neck === 'shawl' ? drawInk('M352 270L400 440M448 270L400 440', { opacity: 0.2 }) : '') +
    drawInk(open, { width: 3, opacity: 0.35 }) +
    repeatDrawing(buttons, index => drawDisc(400, (neck === 'crew' ? 340 : 504) + index * 66, 9, c3))
  )
}
