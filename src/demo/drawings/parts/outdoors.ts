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

const { dark, silver, milk, leather, brass, wood } = MATERIALS

export function drawTent(product: Product): string {
  const { title, c1, c2 } = product
  const cut = chooseCut(
    title,
    { roof: /roof/, popup: /pop-up/, jodgor: /jodgor/, family: /family/, winter: /four-season/, trail: /./ },
    'trail'
  )
  const pegs = (left: number, right: number, y: number): string =>
    drawInk(`M${left} ${y}L${left - 46} ${y + 26}M${right} ${y}L${right + 46} ${y + 26}`, { width: 4, opacity: 0.5 })
  const drawn = {
    trail: () =>
      pegs(150, 650, 700) +
      drawPiece('M140 720C180 560 290 440 400 440C510 440 620 560 660 720Z', c1) +
      drawPiece('M290 720C310 600 350 500 400 470C450 500 490 600 510 720Z', dark) +
      drawPiece('M400 470C350 500 310 600 290 720H350C360 640 376 560 400 470Z', c2) +
      drawStitch('M160 704C200 570 300 456 400 456C500 456 600 570 640 704') +
      drawStrap('M140 720C190 540 300 420 400 420C500 420 610 540 660 720', silver, 7),
    family: () =>
      pegs(90, 710, 740) +
      drawPiece('M80 760V520C80 400 240 380 300 380H560C640 380 720 420 720 520V760Z', c1) +
      drawPiece('M220 760V540C220 440 380 440 380 540V760Z', dark) +
      drawPiece('M220 760V540C220 500 236 470 262 460V760Z', c2) +
      drawPiece(drawBox(450, 500, 640, 620, 20), MATERIALS.glass) +
      drawInk('M545 500V620M450 560H640', { width: 5, opacity: 0.5 }) +
      drawStitch('M98 740V520C98 420 240 398 300 398H560C630 398 702 430 702 520V740') +
      drawStrap('M410 384V756M690 430V756', silver, 8) +
      drawPiece(drawBox(440, 700, 560, 760, 8), wood) +
      drawInk('M460 760v30M540 760v30', { width: 8, opacity: 0.6 }),
    winter: () =>
      drawPiece('M110 740C130 520 260 360 400 360C540 360 670 520 690 740Z', c1) +
      drawStrap('M110 740C240 560 420 400 560 420M690 740C560 560 380 400 240 420M180 560H620', silver, 8) +
      drawPiece('M330 740C330 640 360 590 400 590C440 590 470 640 470 740Z', dark) +
      drawFlat('M60 760C120 700 200 730 260 720C320 690 360 740 420 726C500 700 560 740 620 716C680 700 720 730 750 760Z', '#FFFFFF') +
      drawStitch('M90 752C160 716 640 716 712 752', MATERIALS.glass) +
      drawPiece('M270 410C320 366 480 366 530 410C470 400 430 420 400 406C360 424 320 398 270 410Z', '#FFFFFF') +
      repeatDrawing(7, index => drawDisc(120 + index * 92, 300 + ((index * 37) % 90), 9, '#FFFFFF')),
    jodgor: () =>
      drawStrap('M400 320V750', wood, 16) +
      drawPiece('M400 340L110 740H690Z', milk) +
      drawPiece('M400 420L320 740H480Z', dark) +
      drawPiece('M400 420L320 740H270Z', milk, 0.1) +
      drawPiece('M400 420L480 740H530Z', milk, 0.1) +
      drawThread('M384 362L130 712M416 362L670 712', '#1C3F7C', { width: 12 }) +
      mirrorDrawing(drawHorn(240, 690, 80, '#1C3F7C')) +
      mirrorDrawing(drawInk('M110 740L60 780', { width: 5, opacity: 0.6 })) +
      drawDisc(400, 326, 20, brass) +
      drawThread('M110 734H690', '#1C3F7C', { width: 12 }),
    popup: () =>
      drawPiece('M120 720C90 480 300 380 430 400C600 420 700 560 680 720Z', c1) +
      drawPiece('M210 720C190 540 320 470 420 490C530 510 590 600 580 720Z', dark) +
      drawPiece('M210 720C250 660 540 660 580 720Z', c2) +
      drawStrap('M210 720C190 540 320 470 420 490C530 510 590 600 580 720', '#E3A129', 12) +
      drawStitch('M140 700C120 500 310 400 430 420C580 440 680 570 664 700') +
      drawPiece(drawBox(140, 740, 330, 770, 14), c2) +
      drawDisc(640, 780, 44, c1) +
      drawStitch(drawCircle(640, 780, 28)),
    roof: () =>
      drawPiece('M110 700C110 640 150 620 220 614L290 540H540L610 614C680 620 700 640 700 700V740H110Z', silver) +
      drawPiece('M304 556H404V620H244Z', MATERIALS.glass) +
      drawPiece('M424 556H530L580 620H424Z', MATERIALS.glass) +
      drawDisc(230, 744, 58, dark) +
      drawDisc(230, 744, 26, silver) +
      drawDisc(590, 744, 58, dark) +
      drawDisc(590, 744, 26, silver) +
      drawPiece(drawBox(250, 506, 580, 534, 6), dark) +
      drawPiece('M270 504L330 320H560L640 504Z', c1) +
      drawPiece('M400 504V420C400 370 490 370 490 420V504Z', dark) +
      drawStitch('M290 492L342 336H550L618 492') +
      drawStrap('M630 504L710 760M672 490L752 746', silver, 8) +
      drawStrap(
        repeatDrawing(5, index => `M${646 + index * 15} ${550 + index * 46}l40 -14`),
        silver,
        6
      )
  }[cut]
  return placeDrawing(drawn(), { y: -20 })
}

export function drawThermos(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(title, { jar: /food jar/, tumbler: /tumbler/, child: /child/, gift: /gift/, family: /family/, steel: /./ }, 'steel')
  const drawn = {
    steel: () =>
      drawPiece(drawBox(320, 170, 480, 300, 24), silver) +
      drawStitch('M336 270H464') +
      drawPiece(
        'M310 300H490C520 330 524 360 524 400V800C524 820 510 830 490 830H310C290 830 276 820 276 800V400C276 360 280 330 310 300Z',
        c1
      ) +
      drawPiece('M300 306H500V330H300Z', silver) +
      drawStitch('M296 390V804H504V390') +
      drawHorn(400, 560, 120, '#fff'),
    family: () =>
      drawStrap('M540 360C690 360 690 720 540 720', dark, 32) +
      drawPiece(drawBox(270, 150, 530, 270, 30), dark) +
      drawPiece('M470 200L580 230V262L470 270Z', dark) +
      drawPiece(
        'M250 270H550C570 320 570 400 570 460V800C570 830 550 840 520 840H280C250 840 230 830 230 800V460C230 400 230 320 250 270Z',
        c1
      ) +
      drawPiece(drawBox(230, 420, 570, 470), silver) +
      drawPiece(drawBox(230, 700, 570, 740), silver) +
      drawStitch('M250 500V680H550V500') +
      drawDisc(400, 206, 26, silver),
    jar: () =>
      drawPiece(drawBox(250, 270, 550, 390, 40), silver) +
      drawStitch('M270 360H530') +
      drawPiece(drawBox(230, 390, 570, 760, 60), c1) +
      drawStitch('M256 430V720H544V430') +
      drawDisc(400, 570, 76, milk) +
      drawThread('M360 580c0 -50 80 -50 80 0M352 588h96', '#B5762A', { width: 9 }) +
      placeDrawing(drawPiece(drawEllipse(400, 380, 36, 54), silver) + drawStrap('M400 434V690', silver, 14), {
        x: 240,
        y: 60,
        turn: 16,
        scale: 0.9
      }),
    tumbler: () =>
      drawPiece(drawBox(262, 240, 538, 310, 26), dark) +
      drawPiece(drawBox(430, 216, 490, 250, 12), dark) +
      drawPiece('M276 310H524L490 790C486 810 314 810 310 790Z', c1) +
      drawPiece('M287 430H513L502 580H298Z', leather) +
      drawStitch('M300 446H500M306 564H494') +
      drawThread('M340 190c-14 -30 14 -44 0 -74M400 190c-14 -30 14 -44 0 -74', '#fff', { width: 9 }),
    child: () =>
      drawStrap('M290 330C170 330 170 560 286 560', c3, 22) +
      drawStrap('M420 240C420 160 500 150 540 190', c2, 18) +
      drawPiece(drawBox(290, 230, 510, 330, 44), c3) +
      drawPiece('M280 330H520V760C520 800 490 810 470 810H330C310 810 280 800 280 760Z', c1) +
      mirrorDrawing(drawPiece('M330 450L320 390L380 420Z', milk)) +
      drawDisc(400, 500, 90, milk) +
      mirrorDrawing(drawDisc(366, 490, 9, dark)) +
      mirrorDrawing(drawDisc(350, 524, 14, '#E8A39A')) +
      drawStrap('M384 522C392 532 408 532 416 522', dark, 4) +
      drawStitch('M296 640H504M296 780H504') +
      mirrorDrawing(drawHorn(340, 710, 50, '#fff')),
    gift: () =>
      placeDrawing(
        drawPiece(drawBox(330, 130, 470, 250, 20), brass) +
          drawPiece(
            'M320 250H480C510 290 510 330 510 380V800C510 820 490 830 470 830H330C310 830 290 820 290 800V380C290 330 290 290 320 250Z',
            c1
          ) +
          drawThread('M294 400H506M294 740H506', brass, { width: 12 }) +
          drawHorn(400, 500, 130, brass) +
          placeDrawing(drawHorn(400, 500, 130, brass), { y: 150, turn: 180 }) +
          drawDisc(400, 576, 22, brass),
        { x: -60 }
      ) +
      [0, 1]
        .map(index =>
          placeDrawing(
            drawPiece('M330 420H470L452 570C450 586 350 586 348 570Z', brass) +
              drawPiece(drawEllipse(400, 420, 70, 16), dark) +
              drawHorn(400, 500, 50, milk),
            { x: 160 + index * 90, y: 200 + index * 60, scale: 0.94 }
          )
        )
        .join('')
  }[cut]
  return drawn()
}

export function drawSkis(product: Product): string {
  const { title, c1, c2, c3 } = product
  const cut = chooseCut(title, { hunters: /hunters/, cross: /cross-country/, child: /children/, set: /beginner/, alpine: /./ }, 'alpine')
  const ski = (half: number, waist: number, fill: string, content: string): string => {
    const outline = `M${400 - half} 170C${400 - half} 100 ${400 + half} 100 ${400 + half} 170C${400 + waist} 400 ${400 + waist} 620 ${400 + half * 0.86} 880C${400 + half * 0.8} 900 ${400 - half * 0.8} 900 ${400 - half * 0.86} 880C${400 - waist} 620 ${400 - waist} 400 ${400 - half} 170Z`
    return drawPiece(outline, fill) + clipTo(outline, content)
  }
  const binding =
    drawPiece(drawBox(366, 440, 434, 510, 10), dark) +
    drawPiece(drawBox(370, 540, 430, 630, 12), dark) +
    drawPiece(drawBox(382, 510, 418, 540), silver)
  const pole = (colour: string): string =>
    drawStrap('M400 180V880', silver, 8) +
    drawStrap('M400 170V240', dark, 20) +
    drawThread('M400 180C360 180 360 250 396 250', colour, { width: 6 }) +
    drawStrap('M374 840H426', colour, 10)
  const pair = (one: string, by: number, turn: number): string =>
    placeDrawing(one, { x: by, turn: -turn }) + placeDrawing(one, { x: -by, turn })
  const drawn = {
    alpine: () =>
      pair(ski(44, 30, c1, drawFlat('M340 100L460 260V360L340 200Z', c2) + drawFlat('M340 700L460 780V900H340Z', c3)) + binding, 76, 6),
    set: () =>
      placeDrawing(pole(c3), { x: -200, turn: -9, scale: 0.9 }) +
      placeDrawing(pole(c3), { x: 200, turn: 9, scale: 0.9 }) +
      [-64, 64]
        .map(x =>
          placeDrawing(
            ski(
              48,
              44,
              c1,
              repeatDrawing(4, index => drawFlat(drawBox(340, 200 + index * 60, 460, 226 + index * 60), c2)) +
                drawHorn(400, 760, 60, '#fff')
            ) + binding,
            {
              x
            }
          )
        )
        .join(''),
    child: () =>
      placeDrawing(
        [-90, 90]
          .map(x =>
            placeDrawing(
              ski(64, 60, c1, drawFlat('M330 700H470V900H330Z', c2) + drawStitch('M340 690H460')) +
                drawDisc(380, 210, 9, dark) +
                drawDisc(420, 210, 9, dark) +
                drawStrap('M384 244C394 256 406 256 416 244', dark, 5) +
                binding +
                drawPiece('M400 720l16 34l36 4l-27 25l8 37l-33 -19l-33 19l8 -37l-27 -25l36 -4Z', '#E3A129'),
              { x }
            )
          )
          .join(''),
        { scale: 0.78, y: 60 }
      ),
    cross: () =>
      placeDrawing(pole('#AF3A32'), { x: -170, scale: 1.02 }) +
      placeDrawing(pole('#AF3A32'), { x: 170, scale: 1.02 }) +
      [-50, 50]
        .map(x =>
          placeDrawing(
            ski(27, 25, c1, drawFlat('M360 110H440V260H360Z', c3)) +
              repeatDrawing(8, index =>
                drawInk(`M380 ${640 + index * 24}L400 ${654 + index * 24}L420 ${640 + index * 24}`, { width: 4, opacity: 0.5 })
              ) +
              drawPiece(drawBox(380, 470, 420, 560, 8), dark),
            { x, scale: 1.04 }
          )
        )
        .join(''),
    hunters: () =>
      placeDrawing(drawStrap('M400 110V900', leather, 20) + drawInk('M400 120V890', { width: 3 }), { x: 230, turn: 4 }) +
      [-110, 70]
        .map((x, side) =>
          placeDrawing(
            side
              ? ski(
                  70,
                  70,
                  '#8A5F3C',
                  repeatDrawing(26, index =>
                    drawInk(
                      repeatDrawing(9, column => `M${334 + column * 18 + (index % 2) * 8} ${130 + index * 30}l-5 24`),
                      { width: 4, opacity: 0.4 }
                    )
                  )
                )
              : ski(70, 70, wood, drawInk('M370 140C360 400 376 640 366 880M420 130C430 400 416 640 430 880', { width: 4 })) +
                  drawStrap('M340 480C360 430 440 430 460 480M340 560C360 510 440 510 460 560', leather, 18) +
                  drawDisc(400, 446, 12, brass),
            { x }
          )
        )
        .join('')
  }[cut]
  return placeDrawing(drawn(), { scale: 0.92 })
}
