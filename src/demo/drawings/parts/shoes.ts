import {
  drawBox,
  drawDisc,
  drawEllipse,
  drawFlat,
  drawHorn,
  drawInk,
  drawPiece,
  placeDrawing,
  repeatDrawing,
  drawStitch,
  drawStrap,
  drawThread,
  clipTo
} from '../felt.ts'
import { drawDots, FLEECE, drawPair } from './boots.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

export function drawSlippers(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { high: /high/, lamb: /lambskin/, men: /men’s/, animal: /animal/, guest: /guest/, ornament: /./ },
    'ornament'
  )
  if (cut === 'high') {
    const boot =
      drawPiece(drawBox(250, 740, 640, 768, 12), MATERIALS.leather) +
      drawPiece('M260 340H440C440 460 450 560 470 590C540 620 620 640 630 690C634 720 634 730 632 744H254C246 620 252 460 260 340Z', c1) +
      drawPiece(drawBox(250, 330, 450, 380, 10), c2) +
      drawHorn(350, 520, 90, c2) +
      drawHorn(560, 690, 50, c2) +
      drawStitch('M272 400C264 520 264 640 270 724')
    return drawPair(boot)
  }
  const sole =
    'M300 250C360 200 420 220 440 320C452 400 430 480 440 560C450 680 420 770 350 770C280 770 250 690 256 580C262 480 250 320 300 250Z'
  const upper = 'M258 520C256 640 280 770 350 770C420 770 446 680 440 540C380 480 310 470 258 520Z'
  const one = (fill: string, inner: string): string => {
    const face = {
      ornament: () => drawHorn(350, 640, 100, c2) + drawDisc(350, 720, 14, c3),
      lamb: () => drawStrap('M258 522C310 474 380 484 440 542', FLEECE, 26) + drawDots(270, 430, 510),
      men: () => drawStrap('M270 560C320 530 390 540 436 570', c2, 8) + drawStitch('M270 640C310 620 390 620 430 640'),
      animal: () =>
        drawDisc(310, 640, 12, MATERIALS.dark) +
        drawDisc(390, 640, 12, MATERIALS.dark) +
        drawPiece(drawEllipse(350, 694, 30, 20), c2) +
        drawPiece('M280 560C260 510 270 490 290 500L320 546Z', c2) +
        drawPiece('M420 560C440 510 430 490 410 500L380 546Z', c2) +
        drawStrap('M330 726C340 740 360 740 370 726', MATERIALS.dark, 3),
      guest: () => drawStitch('M276 590C310 560 390 560 430 596'),
      high: () => ''
    }[cut]
    return (
      drawPiece(sole, inner) +
      drawPiece('M304 290C350 250 400 262 414 330C424 400 410 450 412 490C370 466 320 470 284 500C286 420 280 340 304 290Z', inner, 0.14) +
      drawPiece(upper, fill) +
      face()
    )
  }
  if (cut === 'guest')
    return repeatDrawing(3, column =>
      repeatDrawing(2, row =>
        placeDrawing(
          one([c1, c2, c3][column] ?? c1, MATERIALS.milk) +
            `<g transform="translate(700 0) scale(-1 1) translate(-210 0)">${one([c1, c2, c3][column] ?? c1, MATERIALS.milk)}</g>`,
          { x: -190 + column * 210, y: -150 + row * 320, scale: 0.44 }
        )
      )
    )
  const inner = cut === 'lamb' ? FLEECE : cut === 'men' ? '#8C8A85' : MATERIALS.milk
  const left = `<g transform="rotate(-5 350 500)">${one(c1, inner)}</g>`
  return placeDrawing(`<g transform="translate(-62 0)">${left}</g><g transform="translate(862 0) scale(-1 1)">${left}</g>`, {
    scale: cut === 'animal' ? 0.88 : 1.06
  })
}

export function drawSneakers(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    {
      running: /running shoes$/,
      wool: /wool/,
      platform: /platform/,
      leather: /men’s leather/,
      basketball: /basketball/,
      strap: /strap/,
      light: /light-up/,
      city: /./
    },
    'city'
  )
  const trail = /trail/.test(title)
  const high = cut === 'basketball'
  const top = high ? 340 : 440
  const upper = `M180 ${top}C210 ${top - 24} 260 ${top - 10} 290 ${top + 26}C320 480 350 500 380 500C470 520 560 570 640 610C676 630 680 660 680 690H176C166 600 168 ${top + 90} 180 ${top}Z`
  const soleTop = cut === 'platform' ? 670 : 684
  const soleEnd = cut === 'platform' ? 770 : cut === 'running' || cut === 'basketball' ? 742 : 726
  const soleColour = cut === 'wool' ? '#DCCDB6' : '#F1EFEA'
  const sole =
    cut === 'running'
      ? drawPiece(`M168 684H690C700 720 680 742 640 742H230C190 742 164 720 168 684Z`, soleColour) +
        (trail
          ? drawInk(
              repeatDrawing(12, index => `M${200 + index * 40} 740v18`),
              { width: 16, opacity: 0.55 }
            )
          : drawThread('M190 712C330 690 520 740 670 706', c3, { width: 9 }))
      : drawPiece(drawBox(164, soleTop, 694, soleEnd, 18), soleColour) + drawInk(`M176 ${soleTop + 18}H684`, { opacity: 0.2 })
  const laces = repeatDrawing(4, row => drawStrap(`M${340 + row * 52} ${520 + row * 22}l34 -42`, MATERIALS.milk, 8))
  const details = {
    city: () => clipTo(upper, drawFlat('M560 560H700V700H520Z', c2) + drawFlat('M150 560H260L300 700H150Z', c2)) + laces,
    running: () =>
      clipTo(
        upper,
        drawInk(
          repeatDrawing(18, index => `M${170 + index * 30} 400l60 300`),
          { width: 3, opacity: 0.14 }
        ) + (trail ? drawFlat('M590 590H700V700H570Z', MATERIALS.dark) + drawFlat('M150 600H250V700H150Z', MATERIALS.dark) : '')
      ) +
      drawThread('M230 680C330 640 380 560 400 520M300 680C400 640 450 590 470 546', c2, { width: 13 }) +
      laces,
    wool: () =>
      clipTo(
        upper,
        repeatDrawing(60, index =>
          drawThread(`M${190 + ((index * 73) % 480)} ${470 + ((index * 41) % 210)}l9 4`, c2, { width: 4, opacity: 0.5 })
        )
      ) +
      laces +
      drawPiece(drawBox(176, 430, 216, 500, 10), MATERIALS.leather),
    platform: () =>
      clipTo(upper, drawFlat('M540 560H700V700H500Z', c1, 0.08)) +
      laces +
      drawDisc(240, 590, 26, c2) +
      drawInk(`M176 ${soleTop + 44}H684M176 ${soleTop + 66}H684`, { width: 5, opacity: 0.16 }),
    leather: () =>
      drawStitch('M520 560C540 600 540 650 530 680M250 520C270 600 270 640 260 680') +
      laces +
      drawPiece(drawBox(176, 440, 226, 520, 8), c2) +
      repeatDrawing(5, index => drawDisc(560 + index * 18, 622 + index * 8, 3, MATERIALS.dark)),
    basketball: () =>
      clipTo(upper, drawFlat('M150 330H300L260 480H150Z', c2) + drawFlat('M560 560H700V700H520Z', c2)) +
      repeatDrawing(5, row => drawStrap(`M${312 + row * 46} ${440 + row * 32}l40 -40`, MATERIALS.milk, 8)) +
      drawStrap('M186 430L300 450', c3, 18) +
      drawDisc(240, 580, 30, c3),
    strap: () =>
      drawStrap('M330 600L460 512', c2, 26) +
      drawStrap('M410 630L530 548', c2, 26) +
      clipTo(upper, drawFlat('M580 590H700V700H560Z', c3)) +
      drawHorn(240, 600, 56, c2),
    light: () =>
      clipTo(upper, drawFlat('M150 600C300 560 450 640 700 600V700H150Z', c1, -0.2)) +
      laces +
      repeatDrawing(4, index => drawDisc(216 + index * 34, 706, 13, '#E3A129')) +
      drawThread('M190 762v34M260 766v34M330 766v30M130 700h-34M134 730l-28 18', '#E3A129', { width: 7 }) +
      drawHorn(240, 560, 50, c2)
  }[cut]
  const tongue = drawPiece(`M300 ${top + 30}C310 ${top - 24} 360 ${top - 20} 366 ${top + 34}L400 520H340Z`, c1, 0.12)
  const shoe =
    tongue +
    drawPiece(upper, c1) +
    (high ? '' : drawPiece(`M180 440C210 416 260 430 290 466L276 490C240 476 200 476 178 486Z`, c1, 0.2)) +
    details() +
    sole
  return placeDrawing(shoe, { x: -30, y: -80, scale: /children/.test(title) ? 0.9 : 1.06 })
}
