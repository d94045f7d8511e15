/** Fine enough for the reader of a bank's app, which gets the picture from the phone's gallery. */
const MIN_PIXELS = 720

/** Draws a QR code as a PNG, because galleries do not keep SVG. @returns its data URL */
export async function drawQrPicture(svg: SVGSVGElement): Promise<string> {
  const modules = svg.viewBox.baseVal.width
  const size = modules * Math.ceil(MIN_PIXELS / modules)
  const sized = svg.cloneNode(true) as SVGSVGElement
  // Firefox draws no picture without a size.
  sized.setAttribute('width', String(size))
  sized.setAttribute('height', String(size))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(sized))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/png')
}
