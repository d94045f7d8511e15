import { box, disc, flat, horn, ink, INK, mirrored, n, piece, placed, repeat, stitch, strap, thread, within } from '../felt.ts'
import { cutOf, MATERIALS, type Product } from './product.ts'

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
  const neck = cutOf(title, NECKS, 'crew')
  const small = /children|newborn|camel picture/.test(title)
  const wide = /oversized/.test(title) ? 34 : /fisherman|men’s|yak/.test(title) ? 14 : 0
  const hem = /long-line/.test(title) ? 860 : /silk-blend|boat/.test(title) ? 716 : 752
  const short = /polo|silk-blend/.test(title)
  const body = bodyOf(product.back ? 'crew' : neck, wide, hem)
  const sweater =
    mirrored(sleeve(c1, wide, short)) +
    (neck === 'roll' || product.back ? '' : flat(`M334 258C360 236 440 236 466 258L400 ${neck === 'v' ? 400 : 330}Z`, c1, 0.38)) +
    piece(body, c1) +
    within(body, product.back ? ribs(14, 0.05) : drawKnit(cutOf(title, KNITS, 'plain'), product, hem)) +
    hemBand(c1, wide, hem) +
    (product.back ? backNeck(c1) : drawNeck(neck, product)) +
    stitch(
      `M${276 - wide} 300C${270 - wide} 340 ${272 - wide} 430 ${280 - wide} 480M${524 + wide} 300C${530 + wide} 340 ${528 + wide} 430 ${520 + wide} 480`
    )
  if (/newborn/.test(title)) return lay(placed(sweater, { y: -130, scale: 0.62 }) + placed(trousersAndCap(c1, c2), { y: 0 }))
  return lay(small ? placed(sweater, { y: 20, scale: 0.86 }) : sweater, hem > 800 ? 0.98 : 1.1)
}

/** Brings a garment that spans about 130–670 across and 190–790 down to the middle of the drawing. */
function lay(content: string, scale = 1.1): string {
  return `<g transform="translate(${n(400 - 400 * scale)} ${n(500 - 492 * scale)}) scale(${scale})">${content}</g>`
}

function bodyOf(neck: Neck, w: number, hem: number): string {
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

function sleeve(fill: string, w: number, short: boolean): string {
  if (short) {
    const outline = `M${276 - w} 286C${222 - w} 306 ${196 - w} 366 ${176 - w} 470L${162 - w} 540C${190 - w} 556 ${230 - w} 566 ${262 - w} 566L${300 - w} 440Z`
    return piece(outline, fill, 0.07) + stitch(`M${170 - w} 526C${200 - w} 540 ${236 - w} 548 ${266 - w} 550`)
  }
  const outline = `M${276 - w} 286C${214 - w} 306 ${186 - w} 372 ${172 - w} 462L${128 - w} 694C${126 - w} 706 ${132 - w} 713 ${144 - w} 716L${212 - w} 730C${224 - w} 732 ${230 - w} 726 ${233 - w} 714L${304 - w} 476Z`
  const cuff = `M${134 - w} 664L${242 - w} 688L${233 - w} 716C${230 - w} 727 ${224 - w} 732 ${212 - w} 730L${144 - w} 716C${132 - w} 713 ${126 - w} 706 ${128 - w} 694Z`
  return (
    piece(outline, fill, 0.07) +
    piece(cuff, fill, 0.16) +
    stitch(`M${258 - w} 306C${222 - w} 330 ${204 - w} 390 ${190 - w} 470L${150 - w} 650`)
  )
}

function hemBand(fill: string, w: number, hem: number): string {
  const band = `M${264 - w} ${hem - 36}L${262 - w} ${hem}C${262 - w} ${hem + 16} ${270 - w} ${hem + 24} ${282 - w} ${hem + 24}H${518 + w}C${530 + w} ${hem + 24} ${538 + w} ${hem + 16} ${538 + w} ${hem}L${536 + w} ${hem - 36}Z`
  const lines = repeat(Math.round((250 + 2 * w) / 14), index => `M${278 - w + index * 14} ${hem - 28}V${hem + 18}`)
  return piece(band, fill, 0.16) + ink(lines, { width: 2.4, opacity: 0.18 })
}

function drawNeck(neck: Neck, { c1, c2, c3 }: Product): string {
  switch (neck) {
    case 'roll': {
      const roll =
        'M400 186C376 186 356 190 344 196C332 208 330 236 336 262C352 296 376 304 400 304C424 304 448 296 464 262C470 236 468 208 456 196C444 190 424 186 400 186Z'
      return (
        piece(roll, c1, 0.1) +
        ink(
          repeat(8, index => `M${351 + index * 14} 196C${349 + index * 14} 220 ${350 + index * 14} 260 ${352 + index * 14} 288`),
          { opacity: 0.16 }
        )
      )
    }
    case 'v':
      return strap('M338 258L400 404L462 258', c1, 15) + ink('M338 258L400 404L462 258', { opacity: 0.18 })
    case 'boat':
      return strap('M312 262C370 286 430 286 488 262', c1, 13)
    case 'zip':
      return (
        piece('M338 200C352 190 448 190 462 200L466 262C440 292 360 292 334 262Z', c1, 0.14) +
        ink('M400 196V440', { width: 9, opacity: 0.55 }) +
        thread('M400 200V436', MATERIALS.silver, { width: 3 }) +
        piece(box(392, 430, 408, 466, 6), c3)
      )
    case 'polo':
      return (
        piece(box(386, 330, 414, 470, 4), c1, 0.06) +
        repeat(3, index => disc(400, 378 + index * 34, 6, c2)) +
        mirrored(piece('M336 250C352 236 376 232 400 240L396 330L330 330C318 300 322 268 336 250Z', c1, 0.12))
      )
    default:
      return strap('M338 258C354 306 446 306 462 258', c1, 15) + ink('M338 258C354 306 446 306 462 258', { opacity: 0.14 })
  }
}

function backNeck(c1: string): string {
  return (
    strap('M338 258C370 274 430 274 462 258', c1, 15) +
    piece(box(376, 292, 424, 322, 4), MATERIALS.milk) +
    ink('M386 307H414', { width: 3 })
  )
}

function drawKnit(knit: Knit, { c2, c3 }: Product, hem: number): string {
  switch (knit) {
    case 'cable':
      return mirrored(cable(328, hem, c2)) + cable(400, hem, c2, 0.34) + ink(`M364 310V${hem}M436 310V${hem}`, { opacity: 0.12 })
    case 'rib':
      return ribs(18, 0.17)
    case 'chunky':
      return repeat(11, row =>
        repeat(13, column => ink(`M${222 + column * 30} ${320 + row * 46}l15 20l15 -20`, { width: 7, opacity: 0.15 }))
      )
    case 'jacquard':
      return (
        thread('M240 338H560M240 452H560', c2, { width: 9 }) +
        repeat(5, index => horn(280 + index * 60, 398, 42, index % 2 ? c3 : c2)) +
        repeat(11, index => flat(`M${250 + index * 30} 482l12 14l-12 14l-12 -14Z`, index % 2 ? c3 : c2))
      )
    case 'stripes':
      return repeat(6, row => flat(box(220, 330 + row * 74, 580, 362 + row * 74), row % 2 ? c3 : c2))
    case 'camel':
      return camel(c2, c3)
    case 'silk':
      return thread('M300 330L430 700M350 310L500 720M440 320L530 560', '#fff', { width: 20, opacity: 0.16 })
    case 'undyed':
      return marl(c2, 0.55)
    case 'yak':
      return marl(INK, 0.22) + ink('M236 430H564', { width: 16, opacity: 0.14 })
    default:
      return ribs(30, 0.05)
  }
}

function cable(x: number, hem: number, colour: string, opacity = 0.6): string {
  const half = (d: number): string =>
    `M${x} 320` +
    repeat(
      Math.floor((hem - 370) / 60),
      row => `C${x + (row % 2 ? -d : d)} ${340 + row * 60} ${x + (row % 2 ? -d : d)} ${360 + row * 60} ${x} ${380 + row * 60}`
    )
  return thread(half(22) + half(-22), colour, { width: 7, opacity })
}

function ribs(step: number, opacity: number): string {
  return ink(
    repeat(Math.floor(340 / step), index => `M${234 + index * step} 250V880`),
    { width: step / 5, opacity }
  )
}

function marl(colour: string, opacity: number): string {
  return thread(
    repeat(80, index => `M${236 + ((index * 67) % 330)} ${310 + ((index * 113) % 420)}l${6 + (index % 3) * 3} ${index % 2 ? 5 : -4}`),
    colour,
    { width: 4, opacity }
  )
}

function camel(c2: string, c3: string): string {
  return (
    piece(
      'M300 620V520C300 480 322 452 344 478C356 494 366 494 378 474C394 446 420 452 430 490L446 470C446 430 452 404 476 398C500 394 508 414 496 424L480 430C478 470 474 520 456 540V620H440V560H334V620Z',
      c3
    ) + flat('M344 500h30v34h-30Z', c2)
  )
}

function trousersAndCap(c1: string, c2: string): string {
  return (
    piece('M262 590H408L420 770H352L336 660L318 770H250Z', c1) +
    ink('M264 610H408', { width: 14, opacity: 0.12 }) +
    piece('M460 700C460 620 500 580 540 580C580 580 620 620 620 700Z', c1) +
    piece(box(450, 690, 630, 736, 18), c1, 0.14) +
    disc(540, 568, 20, c2)
  )
}

export function drawCardigan(product: Product): string {
  const { title, c1, c2 } = product
  const hem = /belted/.test(title) ? 880 : /cropped/.test(title) ? 640 : /chunky|yak/.test(title) ? 770 : 800
  const wide = /men’s shawl/.test(title) ? 34 : /chunky|shawl|zipped/.test(title) ? 22 : /men’s/.test(title) ? 12 : 0
  const neck = cutOf(title, { shawl: /shawl|belted/, zip: /zip/, crew: /crew|cropped|children/, v: /./ }, 'v')
  const body = bodyOf('roll', wide, hem)
  const knit = cutOf(title, KNITS, 'plain')
  if (product.back)
    return lay(
      mirrored(sleeve(c1, wide, false)) + piece(body, c1) + within(body, ribs(14, 0.06)) + hemBand(c1, wide, hem) + backNeck(c1),
      hem > 830 ? 0.98 : 1.1
    )
  const cardigan =
    mirrored(sleeve(c1, wide, false)) +
    piece(body, c1) +
    within(body, drawKnit(knit === 'silk' ? 'plain' : knit, product, hem)) +
    flat(
      neck === 'crew'
        ? 'M336 256C352 304 448 304 464 256C440 236 360 236 336 256Z'
        : neck === 'zip'
          ? 'M340 250H460V258H340Z'
          : 'M336 256C360 236 440 236 464 256L400 470Z',
      c1,
      0.4
    ) +
    hemBand(c1, wide, hem) +
    front(neck, product, hem) +
    (/pockets|shawl|belted/.test(title)
      ? mirrored(
          piece(box(282 - wide, hem - 170, 362 - wide, hem - 72, 8), c1) + piece(box(282 - wide, hem - 170, 362 - wide, hem - 146, 4), c2)
        )
      : '') +
    (/belted/.test(title)
      ? piece(box(252 - wide, 540, 548 + wide, 584, 8), c1, 0.18) +
        piece('M380 530H430V596H380Z', c1, 0.24) +
        piece('M396 590L376 730L410 734L424 590Z', c1, 0.2)
      : '')
  return lay(/children/.test(title) ? placed(cardigan, { y: 20, scale: 0.86 }) : cardigan, hem > 830 ? 0.98 : 1.1)
}

function front(neck: 'shawl' | 'zip' | 'crew' | 'v', { title, c1, c2, c3 }: Product, hem: number): string {
  const open = `M400 ${neck === 'crew' ? 296 : 460}V${hem + 22}`
  if (neck === 'zip')
    return (
      piece('M338 196C352 186 448 186 462 196L466 262C440 292 360 292 334 262Z', c1, 0.14) +
      ink(`M400 190V${hem + 22}`, { width: 13, opacity: 0.5 }) +
      thread(`M400 194V${hem + 20}`, MATERIALS.silver, { width: 5 }) +
      piece(box(390, 300, 410, 342, 6), c3)
    )
  const trim = /silk/.test(title) ? c3 : neck === 'shawl' ? c1 : c2
  const band = neck === 'crew' ? `M338 258C354 304 446 304 462 258${open}` : `M338 254L400 464L462 254${open}`
  const buttons = neck === 'shawl' && /belted/.test(title) ? 0 : Math.floor((hem - (neck === 'crew' ? 320 : 480)) / 66)
  return (
    strap(band, trim, neck === 'shawl' ? 40 : 20) +
    (neck === 'shawl' ? ink('M352 270L400 440M448 270L400 440', { opacity: 0.2 }) : '') +
    ink(open, { width: 3, opacity: 0.35 }) +
    repeat(buttons, index => disc(400, (neck === 'crew' ? 340 : 504) + index * 66, 9, c3))
  )
}
