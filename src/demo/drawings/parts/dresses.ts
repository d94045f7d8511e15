import {
  drawBox,
  drawDisc,
  drawFlat,
  drawHorn,
  drawInk,
  mirrorDrawing,
  drawPiece,
  repeatDrawing,
  drawStitch,
  drawStrap,
  drawThread,
  clipTo
} from '../felt.ts'
import { layOut } from './outerwear.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

export function drawDress(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    {
      knit: /knit/,
      linen: /linen/,
      office: /office/,
      pleated: /pleated/,
      shirt: /shirt/,
      velvet: /velvet/,
      terleg: /terleg/,
      maternity: /maternity/,
      silk: /./
    },
    'silk'
  )
  const hem = { knit: 800, linen: 820, office: 740, pleated: 880, shirt: 780, velvet: 730, terleg: 850, maternity: 780, silk: 840 }[cut]
  const width = { knit: 118, linen: 180, office: 116, pleated: 200, shirt: 150, velvet: 150, terleg: 160, maternity: 170, silk: 200 }[cut]
  const waist = { knit: 84, linen: 100, office: 82, pleated: 76, shirt: 88, velvet: 78, terleg: 92, maternity: 96, silk: 80 }[cut]
  const [left, right] = [400 - waist, 400 + waist]
  const outline = `M340 216C320 232 306 238 296 244C300 330 316 400 ${left} 480C${left - 12} 600 ${400 - width + 10} ${hem - 90} ${400 - width} ${hem}C${400 - width / 2} ${hem + 16} ${400 + width / 2} ${hem + 16} ${400 + width} ${hem}C${400 + width - 10} ${hem - 90} ${right + 12} 600 ${right} 480C484 400 500 330 504 244C494 238 480 232 460 216C440 290 360 290 340 216Z`
  const long = /knit|velvet|terleg|shirt|office/.test(cut)
  const sleeve =
    cut === 'linen' || cut === 'pleated'
      ? ''
      : mirrorDrawing(
          long
            ? drawPiece('M296 244C252 262 236 330 226 420L206 610L266 620L312 430Z', c1, 0.08)
            : drawPiece('M296 244C252 256 226 310 214 360L276 396L312 350Z', c1, 0.08)
        )
  const neck = product.back
    ? ''
    : cut === 'shirt'
      ? mirrorDrawing(drawPiece('M338 220C352 206 376 206 400 214L396 300L350 290C338 268 334 244 338 220Z', c1, -0.16))
      : drawStrap('M340 218C360 288 440 288 460 218', cut === 'terleg' ? c3 : c1, 9)
  const details = {
    knit: () =>
      clipTo(
        outline,
        drawInk(
          repeatDrawing(16, index => `M${270 + index * 18} 280V880`),
          { width: 4, opacity: 0.16 }
        )
      ) + drawInk('M290 476H510', { width: 14, opacity: 0.16 }),
    linen: () =>
      mirrorDrawing(drawStrap('M344 216L330 150', c1, 12)) +
      drawPiece(drawBox(left - 4, 470, right + 4, 492, 6), c2) +
      mirrorDrawing(drawPiece('M300 560C320 556 350 556 360 560L356 640H306Z', c1, 0.08)),
    office: () =>
      drawInk(`M400 300V${hem}`, { opacity: 0.2 }) +
      drawPiece(drawBox(left - 4, 474, right + 4, 500, 4), MATERIALS.dark) +
      drawPiece(drawBox(386, 468, 416, 506, 4), MATERIALS.brass) +
      mirrorDrawing(drawInk('M330 330C340 420 330 470 326 500', { opacity: 0.25 })),
    pleated: () =>
      clipTo(
        outline,
        drawInk(
          repeatDrawing(17, index => `M${400 + (index - 8) * 9} 500L${400 + (index - 8) * 26} 900`),
          { width: 4, opacity: 0.25 }
        )
      ) +
      drawPiece(drawBox(left - 4, 470, right + 4, 506, 6), c3) +
      mirrorDrawing(drawStrap('M344 216L352 160', c1, 10)),
    shirt: () =>
      drawInk(`M400 300V${hem}`, { opacity: 0.4 }) +
      repeatDrawing(6, row => drawDisc(400, 330 + row * 70, 7, MATERIALS.milk)) +
      drawPiece(drawBox(left - 6, 484, right + 6, 512, 4), c2) +
      drawPiece(drawBox(438, 350, 484, 404, 5), c1, 0.08),
    velvet: () =>
      clipTo(outline, drawThread('M330 300L300 720M400 320L420 720M470 300L500 700', '#fff', { width: 16, opacity: 0.12 })) +
      drawThread(`M${400 - width + 8} ${hem - 16}C360 ${hem} 440 ${hem} ${400 + width - 8} ${hem - 16}`, c2, { width: 9 }),
    terleg: () =>
      drawPiece('M350 212C356 184 444 184 450 212L454 240C430 250 370 250 346 240Z', c2) +
      drawThread(`M402 244C440 290 490 290 500 330V470`, c3, { width: 12 }) +
      [
        [424, 268],
        [496, 312],
        [500, 400]
      ]
        .map(([x = 0, y = 0]) => drawDisc(x, y, 9, MATERIALS.brass))
        .join('') +
      drawPiece(drawBox(left - 6, 474, right + 6, 520, 6), c2) +
      drawHorn(400, hem - 90, 80, c3) +
      drawThread(`M${400 - width + 12} ${hem - 16}C360 ${hem} 440 ${hem} ${400 + width - 12} ${hem - 16}`, c3, { width: 12 }),
    maternity: () =>
      drawInk('M322 420C360 440 440 440 478 420', { width: 5, opacity: 0.35 }) +
      drawInk('M340 430C300 560 330 640 340 700M460 430C500 560 470 640 460 700', { opacity: 0.18 }) +
      drawStrap('M324 420L250 470M476 420L550 470', c1, 8),
    silk: () =>
      clipTo(outline, drawHorn(400, 640, 90, c3) + repeatDrawing(5, index => drawDisc(270 + index * 66, hem - 40, 8, c3))) +
      drawPiece(drawBox(left - 4, 466, right + 4, 506, 6), c2) +
      drawInk(`M350 520L300 ${hem}M450 520L500 ${hem}`, { opacity: 0.18 })
  }[cut]
  return layOut(
    sleeve +
      (product.back ? '' : drawFlat('M340 218C360 200 440 200 460 218C440 290 360 290 340 218Z', c1, 0.4)) +
      drawPiece(outline, c1) +
      details() +
      neck +
      (product.back ? drawInk('M400 230V470', { width: 5, opacity: 0.4 }) : ''),
    hem
  )
}

export function drawTrousers(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    {
      wide: /wide-leg/,
      lounge: /lounge/,
      slim: /slim/,
      fleece: /fleece/,
      linen: /linen/,
      chinos: /chino/,
      jeans: /jeans/,
      cord: /corduroy/,
      mountain: /mountain/,
      straight: /./
    },
    'straight'
  )
  const men = /men’s|travel/.test(title)
  const leg = {
    wide: 112,
    lounge: men ? 76 : 62,
    slim: 44,
    fleece: 74,
    linen: 84,
    chinos: 62,
    jeans: 68,
    cord: 76,
    mountain: 72,
    straight: men ? 70 : 62
  }[cut]
  const end = cut === 'linen' ? 810 : cut === 'slim' ? 850 : 870
  const lean = { wide: 40, lounge: 6, slim: -26, fleece: 14, linen: 20, chinos: -6, jeans: 0, cord: 8, mountain: 4, straight: 0 }[cut]
  const foot = 300 - lean
  const half = `M400 216H284C268 400 ${256 - lean} 640 ${foot - leg} ${end}H${foot + leg}C${374 - lean / 3} 740 390 560 400 450Z`
  const ribbed = cut === 'lounge'
  const band = drawBox(278, 196, 522, ribbed ? 262 : 248, 8)
  const legs = mirrorDrawing(
    drawPiece(half, c1) +
      clipTo(half, drawLegTexture(cut, c1, c3)) +
      (ribbed
        ? drawPiece(drawBox(foot - leg, end - 44, foot + leg, end, 8), c1, 0.18)
        : drawStitch(`M${foot - leg + 8} ${end - 14}H${foot + leg - 8}`))
  )
  const pockets = product.back
    ? mirrorDrawing(drawPiece('M300 300H376V372L338 392L300 372Z', c1, 0.1) + drawStitch('M308 312H368'))
    : mirrorDrawing(
        drawInk('M290 300C304 340 300 356 286 374', { opacity: 0.4 }) +
          (cut === 'fleece' || cut === 'mountain'
            ? drawPiece(drawBox(282 - lean / 2, 540, 344 - lean / 2, 630, 6), c1, 0.14) +
              drawInk(`M${284 - lean / 2} 562H${342 - lean / 2}`, { opacity: 0.4 })
            : '')
      )
  const top =
    drawPiece(band, c1, ribbed ? 0.16 : 0.04) +
    (ribbed
      ? drawInk(
          repeatDrawing(16, index => `M${290 + index * 15} 204V254`),
          { opacity: 0.2 }
        ) + (product.back ? '' : drawStrap('M384 246C372 300 380 330 366 350M416 246C430 300 420 330 436 356', MATERIALS.milk, 6))
      : (product.back ? '' : drawDisc(400, 222, 10, c3) + drawInk('M400 250V400C400 430 380 440 372 444')) +
        mirrorDrawing(drawPiece(drawBox(318, 188, 332, 258, 2), c1, 0.1))) +
    (/fleece/.test(cut) ? mirrorDrawing(drawStrap(`M${foot - leg} ${end - 2}H${foot + leg}`, '#EFE7D6', 12)) : '') +
    (/travel/.test(title) ? drawPiece(drawBox(286, 214, 514, 236, 3), c2) : '')
  return layOut(legs + pockets + top, end, 1.02)
}

function drawLegTexture(cut: string, c1: string, c3: string): string {
  switch (cut) {
    case 'cord':
      return drawInk(
        repeatDrawing(20, index => `M${180 + index * 12} 240V900`),
        { width: 4, opacity: 0.18 }
      )
    case 'jeans':
      return (
        drawThread('M296 250C282 480 258 700 244 880M380 470C360 620 340 760 330 880', c3, { width: 4, opacity: 0.85 }) +
        drawFlat('M300 480C330 500 330 640 306 700C280 640 280 520 300 480Z', c1, -0.25)
      )
    case 'mountain':
      return drawFlat('M230 560H390V680H220Z', c1, 0.25) + drawThread('M360 260L352 400', c3, { width: 6 })
    case 'linen':
      return drawInk('M300 270L270 800M330 270L312 800', { opacity: 0.12 })
    case 'lounge':
    case 'chinos':
      return ''
    default:
      return drawThread('M318 280C314 480 306 680 300 860', '#fff', { width: 3, opacity: 0.4 })
  }
}
