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
import { layOut } from './accessories.ts'
import { chooseCut, MATERIALS, type Product } from './product.ts'

export function drawBeanie(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { slim: /slim/, cable: /cable/, lined: /double/, pompom: /pompom/, newborn: /newborn/, race: /race/, ribbed: /./ },
    'ribbed'
  )
  const top = { slim: 330, cable: 290, lined: 280, pompom: 300, newborn: 320, race: 300, ribbed: 280 }[cut]
  const crown = `M400 ${top}C280 ${top + 4} 214 ${top + 110} 216 570H584C586 ${top + 110} 520 ${top + 4} 400 ${top}Z`
  const lines = drawInk(
    repeatDrawing(
      9,
      index => `M${240 + index * 40} 566C${244 + index * 39} 460 ${300 + index * 25} ${top + 70} ${380 + index * 5} ${top + 12}`
    ),
    { width: 5, opacity: 0.14 }
  )
  const brim = (bottom: number, from = 545): string =>
    drawPiece(drawBox(198, from, 602, bottom, 34), c1, 0.1) +
    drawInk(
      repeatDrawing(20, index => `M${224 + index * 18} ${from + 16}V${bottom - 14}`),
      { width: 4, opacity: 0.16 }
    )
  const parts = {
    ribbed: () => lines + brim(700) + drawPiece(drawBox(470, 600, 554, 656, 6), c3),
    slim: () => lines + drawStitch('M222 560H578') + drawPiece(drawBox(480, 520, 540, 548, 3), MATERIALS.milk),
    cable: () =>
      clipTo(
        crown,
        repeatDrawing(
          5,
          index =>
            drawThread(
              `M${252 + index * 74} 300` + repeatDrawing(5, row => `c${row % 2 ? 26 : -26} 20 ${row % 2 ? 26 : -26} 40 0 60`),
              c2,
              {
                width: 7,
                opacity: 0.7
              }
            ) +
            drawThread(
              `M${252 + index * 74} 300` + repeatDrawing(5, row => `c${row % 2 ? -26 : 26} 20 ${row % 2 ? -26 : 26} 40 0 60`),
              c2,
              {
                width: 7,
                opacity: 0.7
              }
            )
        )
      ) + brim(700),
    lined: () =>
      lines +
      brim(690) +
      mirrorDrawing(drawPiece('M212 640C196 720 210 790 250 800C290 800 300 730 292 660Z', c1, 0.06) + drawStrap('M250 800V850', c2, 6)) +
      drawFlat(drawBox(224, 676, 576, 700, 10), MATERIALS.milk),
    pompom: () =>
      lines +
      clipTo(crown, drawFlat(drawBox(200, 430, 600, 470), c2) + drawFlat(drawBox(200, 494, 600, 520), c3)) +
      brim(690, 560) +
      drawDisc(400, 262, 66, c2) +
      drawInk(
        repeatDrawing(10, index => `M400 262L${round(400 + 60 * Math.cos(index * 0.63))} ${round(262 + 60 * Math.sin(index * 0.63))}`),
        { width: 4, opacity: 0.14 }
      ),
    newborn: () =>
      drawInk('M300 400C340 380 460 380 500 400', { opacity: 0.12 }) +
      drawPiece(drawBox(206, 548, 594, 606, 28), c1, 0.1) +
      drawPiece('M400 330C380 300 390 280 400 270C412 280 420 300 400 330Z', c1, 0.12) +
      mirrorDrawing(drawStrap('M232 604C224 680 260 740 300 760', c2, 8)) +
      drawHorn(400, 500, 60, c2),
    race: () =>
      clipTo(crown, drawFlat('M190 470L620 380V440L190 530Z', c2) + drawFlat('M190 540L620 450V470L190 562Z', c3)) +
      drawPiece(drawBox(204, 548, 596, 620, 24), c1, 0.16) +
      drawPiece(drawBox(370, 566, 430, 602, 4), c2)
  }[cut]
  return layOut(placeDrawing(drawPiece(crown, c1) + parts(), { y: 10, scale: cut === 'newborn' ? 0.78 : cut === 'pompom' ? 0.9 : 1 }))
}

export function drawFurHat(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(
    title,
    { lambskin: /lambskin/, sable: /sable/, trapper: /faux/, children: /children/, toortsog: /toortsog/, loovuuz: /./ },
    'loovuuz'
  )
  const fluff = (d: string): string => drawInk(d, { width: 5, opacity: 0.2 })
  const flap = (length: number): string =>
    mirrorDrawing(
      drawPiece(
        `M214 460C196 560 200 ${length - 70} 236 ${length - 20}C276 ${length + 14} 316 ${length - 20} 314 ${length - 90}L320 500Z`,
        c1
      ) + fluff(repeatDrawing(5, row => `M${222 + (row % 2) * 30} ${520 + row * 40}l16 22`))
    )
  const band =
    drawPiece('M190 420C190 380 260 366 400 366C540 366 610 380 610 420V470C610 530 540 530 400 530C260 530 190 530 190 470Z', c1) +
    fluff(repeatDrawing(14, index => `M${210 + index * 28} ${400 + (index % 3) * 14}l12 34`))
  const crown = (height: number): string =>
    drawPiece(`M232 400C240 ${height + 60} 330 ${height} 400 ${height}C470 ${height} 560 ${height + 60} 568 400Z`, c2) +
    drawStitch(
      `M400 ${height + 10}V370M300 390C310 ${height + 90} 350 ${height + 40} 390 ${height + 14}M500 390C490 ${height + 90} 450 ${height + 40} 410 ${height + 14}`,
      c3
    )
  const parts = {
    loovuuz: () =>
      flap(760) + crown(210) + band + drawDisc(400, 200, 20, c3) + mirrorDrawing(drawStrap('M262 750C262 800 280 830 290 860', c3, 6)),
    lambskin: () =>
      drawPiece('M220 440C210 300 300 236 400 236C500 236 590 300 580 440Z', c1) +
      fluff(repeatDrawing(30, index => `M${250 + ((index * 61) % 290)} ${270 + ((index * 47) % 160)}c8 -12 20 -6 16 8`)) +
      drawPiece(drawBox(200, 430, 600, 540, 36), c1, 0.08) +
      fluff(repeatDrawing(16, index => `M${220 + index * 23} ${456 + (index % 2) * 34}c8 -12 20 -6 16 8`)) +
      drawDisc(400, 486, 20, c2),
    sable: () =>
      drawPiece('M250 410L400 190L550 410Z', c2) +
      drawStitch('M400 214V400M330 320L400 400L470 320', c3) +
      drawDisc(400, 190, 26, '#AF3A32') +
      band +
      mirrorDrawing(drawStrap('M380 214C370 280 360 320 352 366', '#AF3A32', 5)),
    trapper: () =>
      flap(720) +
      drawPiece('M232 400C236 280 320 230 400 230C480 230 564 280 568 400Z', c2) +
      drawPiece('M262 330C300 296 500 296 538 330L560 470H240Z', c1) +
      fluff(repeatDrawing(12, index => `M${270 + index * 22} ${350 + (index % 3) * 30}l10 30`)) +
      drawStrap('M262 712C330 800 470 800 538 712', c3, 9) +
      drawPiece(drawBox(382, 762, 418, 792, 6), MATERIALS.dark),
    children: () =>
      flap(690) +
      crown(250) +
      band +
      mirrorDrawing(drawDisc(300, 262, 34, c1)) +
      mirrorDrawing(drawStrap('M262 680V750', c3, 6) + drawDisc(262, 760, 16, c3)),
    toortsog: () =>
      drawPiece('M230 520C230 350 300 270 400 266C500 270 570 350 570 520Z', c1) +
      drawStitch('M400 276V516M310 516C306 400 340 320 390 280M490 516C494 400 460 320 410 280', c3) +
      drawPiece(drawBox(216, 500, 584, 590, 14), c2) +
      drawHorn(300, 548, 46, c3) +
      drawHorn(400, 548, 46, c3) +
      drawHorn(500, 548, 46, c3) +
      drawDisc(400, 254, 22, c2)
  }[cut]
  return layOut(
    placeDrawing(parts(), {
      y: cut === 'toortsog' ? 60 : cut === 'lambskin' || cut === 'sable' ? 90 : 0,
      scale: cut === 'children' ? 0.84 : 1
    }),
    1
  )
}
