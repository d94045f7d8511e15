import {
  clipTo,
  drawBox,
  drawDisc,
  drawEllipse,
  drawFlat,
  drawHorn,
  drawPiece,
  drawStrap,
  drawThread,
  INK,
  mirrorDrawing,
  placeDrawing,
  repeatDrawing
} from '../felt.ts'
import { MATERIALS, type Product } from './product.ts'
import { drawScene } from './tech.ts'

export function drawTelevision(product: Product): string {
  const { title, c1, c2, c3 } = product
  const inches = Number(/^(\d+)/.exec(title)?.[1] ?? 50)
  const half = 130 + inches * 2.8
  const height = half * 1.125
  const [top, bottom] = [700 - height, 700]
  const frame = drawBox(400 - half, top, 400 + half, bottom, 10)
  const view = drawBox(400 - half + 12, top + 12, 400 + half - 12, bottom - 14, 2)
  const stand =
    inches > 70
      ? drawPiece(drawBox(330, 706, 470, 760, 4), MATERIALS.dark) + drawPiece(drawBox(240, 756, 560, 784, 10), MATERIALS.dark)
      : inches > 60
        ? mirrorDrawing(drawStrap(`M${420 - half * 0.6} 706L${370 - half * 0.6} 776`, MATERIALS.dark, 16))
        : inches > 50
          ? drawStrap('M400 700V760M300 776H500', MATERIALS.dark, 22)
          : inches > 40
            ? mirrorDrawing(
                drawPiece(`M${400 - half * 0.5} 704L${380 - half * 0.6} 776H${410 - half * 0.6}L${430 - half * 0.5} 704Z`, MATERIALS.wood)
              )
            : drawPiece(drawEllipse(400, 770, 110, 20), c1) + drawStrap('M400 704V764', c1, 20)
  const picture =
    inches > 70
      ? clipTo(
          view,
          drawFlat('M0 0H800V1000H0Z', INK) +
            drawDisc(400, (top + bottom) / 2, 70, c2) +
            repeatDrawing(14, index =>
              drawDisc(400 - half + 40 + ((index * 97) % (half * 2 - 80)), top + 40 + ((index * 53) % (height - 90)), 4, '#fff')
            ) +
            drawFlat(`M0 ${bottom - 90}C200 ${bottom - 150} 500 ${bottom - 60} 800 ${bottom - 120}V900H0Z`, c3)
        )
      : inches > 60
        ? drawScene(view, c2, c3, c3 === '#E3A129' ? '#F4EFE6' : '#E3A129') +
          clipTo(
            view,
            repeatDrawing(4, index =>
              drawFlat(drawBox(160 + index * 130, 640, 260 + index * 130, 670), ['#AF3A32', '#E3A129', '#8FA58B', '#6B3A4C'][index] ?? c3)
            )
          )
        : inches > 50
          ? drawScene(view, c2, c3)
          : inches > 40
            ? drawScene(view, c2, c3, '#E3A129') + drawThread('M330 640H470', '#fff', { width: 8 })
            : clipTo(view, drawFlat('M0 0H800V1000H0Z', c3) + drawHorn(400, 600, 110, c2))
  const person =
    inches > 60
      ? ''
      : drawPiece(drawBox(400 + half + 20, 700, 400 + half + 36, 776, 4), MATERIALS.wood) +
        drawPiece(drawEllipse(400 + half + 28, 690, 24, 30), MATERIALS.leaf)
  return placeDrawing(person + stand + drawPiece(frame, c1) + drawFlat(view, INK) + picture + drawDisc(400, bottom - 6, 3, c3), { y: -60 })
}
