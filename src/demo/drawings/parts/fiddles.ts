import { box, circle, disc, flat, horn, ink, mirrored, n, piece, placed, stitch, strap, thread } from '../felt.ts'
import { cutOf, MATERIALS, type Product } from './product.ts'

const { dark, milk, leather, brass, wood } = MATERIALS

export function drawFiddle(product: Product): string {
  const { title, c1, c2 } = product
  const cut = cutOf(title, { evening: /evening/, ceremonial: /ceremonial/, small: /miniature/, student: /student/, plain: /./ }, 'plain')
  const head = (fill: string, mane: string): string =>
    piece(
      'M372 250C360 200 370 150 400 126L408 100L424 122C460 132 478 160 486 196L470 212C448 208 436 204 428 216C430 240 428 250 426 262Z',
      fill
    ) +
    piece('M404 110C372 130 352 180 360 250C372 250 372 220 380 190C386 160 400 140 416 128Z', mane) +
    disc(434, 160, 6, dark)
  const body = (fill: string): string =>
    piece('M310 540H490L560 830C540 850 260 850 240 830Z', fill) + stitch('M324 560H476L536 812C500 826 300 826 264 812Z')
  const strings = ink('M392 270V800M408 270V800', { width: 3, opacity: 0.6 })
  const pegs = (fill: string): string => strap('M330 300H388M412 330H470', fill, 16)
  const bow = (fill: string): string => strap('M650 240C690 420 690 640 640 840', fill, 10) + thread('M650 250L640 830', milk, { width: 5 })
  const holes = mirrored(piece('M320 690C330 660 350 660 352 690C346 720 326 720 320 690Z', dark))
  const neck = (fill: string): string => piece('M380 250H420L424 560H376Z', fill)
  const plain = (): string =>
    bow(leather) +
    neck(wood) +
    head(wood, leather) +
    pegs(leather) +
    body(c1) +
    horn(400, 640, 110, c2) +
    holes +
    strings +
    strap('M350 780H450', leather, 12)
  const drawn = {
    plain,
    evening: () =>
      piece('M250 130A90 90 0 1 0 250 290A72 72 0 1 1 250 130Z', c2) + disc(150, 380, 12, c2) + disc(270, 420, 8, c2) + plain(),
    student: () =>
      placed(
        bow('#3B78C4') +
          neck(wood) +
          head(wood, '#3B78C4') +
          pegs('#3B78C4') +
          body('#E3C68E') +
          holes +
          strings +
          thread('M282 800H518', '#3B78C4', { width: 12 }) +
          strap('M360 780H440', dark, 10),
        { scale: 0.84, y: 30 }
      ),
    ceremonial: () =>
      piece(box(230, 860, 570, 900, 10), leather) +
      neck('#5C3A26') +
      head('#5C3A26', MATERIALS.silver) +
      pegs(MATERIALS.silver) +
      body('#5C3A26') +
      mirrored(horn(330, 620, 80, MATERIALS.silver)) +
      disc(400, 720, 56, MATERIALS.silver) +
      horn(400, 724, 60, '#5C3A26') +
      thread('M316 550H484M252 820H548', MATERIALS.silver, { width: 12 }) +
      strings +
      piece('M330 330C240 380 250 560 280 640L306 630C290 540 290 420 350 370Z', '#3B78C4') +
      strap('M330 340C370 320 430 320 470 340', '#3B78C4', 18) +
      piece('M470 330C560 380 550 560 520 640L494 630C510 540 510 420 450 370Z', '#3B78C4'),
    small: () =>
      placed(neck(wood) + head(wood, leather) + pegs(leather) + body(wood) + horn(400, 690, 130, leather) + strings, {
        scale: 0.56,
        y: -10
      }) +
      piece(box(240, 690, 560, 750, 12), leather) +
      stitch('M256 720H544') +
      piece(box(270, 750, 530, 780, 6), leather, 0.2) +
      circlet(320, 650) +
      circlet(480, 650)
  }[cut]
  return drawn()
}

function circlet(x: number, y: number): string {
  return piece(circle(x, y, n(34)), brass) + flat(circle(x, y, 20), leather)
}
