import sharp, { type OverlayOptions } from 'sharp'
import { isWide, type Logo } from '#domain/logo.ts'
import { isDefaultSiteName } from '#domain/site.ts'
import { type Framing, toPixels, calculateVisibleArea } from '#domain/framing.ts'
import { formatMoney } from '#i18n/format.ts'
import logo from '../../../public/brand/logo.svg?raw'
import { withDecodeSlot } from '../kernel/images/decode.ts'
import { drawPicture } from '../kernel/images/render.ts'
import { breakLines, layOutText, type TextStyle, isTooWide } from '../kernel/images/text.ts'

/** Content of a preview picture in one language. Equal content gives equal pictures. */
export interface OgContent {
  kind: 'product' | 'article' | 'page' | 'site' | 'list'
  siteName: string
  /** The shop's main colour, where it chose one. */
  colour?: string
  /** The owner's logo. */
  logo: Logo | null
  title: string
  /** Above the title: a brand, an article's tag. */
  label: string
  /** Id of the picture. */
  picture: string | null
  /** Ids of up to four pictures of goods, of a list. */
  pictures?: readonly string[]
  /** Crop and focal point of the picture, where it has them. */
  framing?: Framing
  price: { price: number; selling: number; percent: number } | null
}

/** Part of the cache keys: increment it when the layout changes. */
export const OG_VERSION = 1

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
/** Product pictures keep their ratio of 4:5, others are cropped. */
const PICTURE_WIDTH = { product: 504, article: 540, page: 0, site: 0, list: 0 }
/** Width of the pictures of a list together, and the space between them. */
const LIST_WIDTH = 540
const LIST_GAP = 6
/** Width at which a picture is cropped. */
const FRAMED_WIDTH = 1600
const LOGO_SCALE = 0.46
/** Width of the coloured part of the shop's own preview. */
const PANEL = 480
/** Space between the price and the earlier price. */
const GAP = 24

const INK = '#101B2E'
const INK_2 = '#414B5C'
const INK_3 = '#5A6270'
const SKY = '#1450A3'
const drawSky = ({ colour = SKY }: OgContent): string => colour
const MADDER = '#AE2A2A'
const FELT = '#F6F4F0'
const WHITE = '#FFFFFF'

const TITLE: TextStyle = { face: 'serif', size: 64, weight: 480, tracking: -0.018 }
const TITLE_SIZES = [68, 60, 54, 48, 42]
const TITLE_LINES = 4

/** A PNG of 1200x630 in the shop's design. */
export async function drawOg(
  context: OgContent,
  picture: Uint8Array | null,
  logo: Uint8Array | null,
  goods: readonly Uint8Array[] = []
): Promise<Uint8Array<ArrayBuffer>> {
  const beside = goods.length > 0 ? LIST_WIDTH : picture ? PICTURE_WIDTH[context.kind] : 0
  const layers: OverlayOptions[] = []
  if (picture && beside) {
    const input = await drawBeside(picture, beside, context.framing)
    layers.push({ input, left: 0, top: 0 })
  }
  for (const [index, { left, top, ...size }] of listFrames(goods.length).entries()) {
    const input = await drawPicture(goods[index] ?? new Uint8Array(), size, drawn => drawn.png({ compressionLevel: 1 }).toBuffer())
    layers.push({ input, left, top })
  }
  layers.push({ input: Buffer.from(context.kind === 'site' ? drawSite(context) : drawText(context, beside)) })
  if (logo) layers.push(await placeLogo(logo, context.kind, beside))
  return withDecodeSlot(WIDTH * HEIGHT, () =>
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: FELT } })
      .composite(layers)
      .png({ palette: true, quality: 90, effort: 4, dither: 0.6 })
      .toBuffer()
  )
}

/** How many pictures of a list stand in each row, by the number of pictures. */
const LIST_ROWS: readonly (readonly number[])[] = [[], [1], [1, 1], [1, 2], [2, 2]]

function listFrames(count: number): { left: number; top: number; width: number; height: number }[] {
  const rows = LIST_ROWS[count] ?? []
  const height = (HEIGHT - LIST_GAP * (rows.length - 1)) / rows.length
  return rows.flatMap((inRow, row) => {
    const width = (LIST_WIDTH - LIST_GAP * (inRow - 1)) / inRow
    return Array.from({ length: inRow }, (_, place) => ({
      left: place * (width + LIST_GAP),
      top: row * (height + LIST_GAP),
      width,
      height
    }))
  })
}

/** The picture in its frame beside the text. */
async function drawBeside(picture: Uint8Array, width: number, framing: Framing | undefined): Promise<Buffer<ArrayBuffer>> {
  const frame = { width, height: HEIGHT }
  if (!framing) return drawPicture(picture, frame, drawn => drawn.png({ compressionLevel: 1 }).toBuffer())
  const whole = await drawPicture(picture, { width: FRAMED_WIDTH }, drawn => drawn.png({ compressionLevel: 1 }).toBuffer())
  const size = await sharp(whole).metadata()
  return sharp(whole)
    .extract(toPixels(calculateVisibleArea(framing, size, width / HEIGHT), size))
    .resize(frame)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function drawText(context: OgContent, beside: number): string {
  const remaining = beside + MARGIN
  const width = WIDTH - remaining - MARGIN
  const style = TITLE_SIZES.map(size => ({ ...TITLE, size })).find(isFitting(context.title, width)) ?? {
    ...TITLE,
    size: TITLE_SIZES.at(-1) ?? 42
  }
  const lines = breakLines(context.title, style, width, TITLE_LINES)
  const lineHeight = Math.round(style.size * 1.12)
  const bottom = context.price ? drawPrice(context.price, remaining, width) : ''
  const labelHeight = context.label ? 52 : 0
  // Between the logo above and the price below.
  const [from, to] = [MARGIN + 64, context.price ? 452 : HEIGHT - MARGIN]
  const top = from + Math.max(0, (to - from - labelHeight - lines.length * lineHeight) / 2)
  const label = context.label
    ? layOutText(context.label, { face: 'sans', size: 28, weight: 550 }).draw(
        remaining,
        top + 28,
        context.kind === 'article' ? drawSky(context) : INK_2
      )
    : ''
  const title = lines
    .map((line, index) =>
      layOutText(line, style).draw(remaining, Math.round(top + labelHeight + style.size * 0.82 + index * lineHeight), INK)
    )
    .join('')
  const badge =
    context.price && context.price.percent > 0
      ? drawBadge(context.price.percent, beside ? 32 : WIDTH - MARGIN - 130, beside ? 32 : MARGIN - 12)
      : ''
  const edge = beside || context.price ? '' : drawStitch(0, HEIGHT - 24, WIDTH, drawSky(context))
  return wrapSvg(`${drawLogo(context, remaining, MARGIN - 8, LOGO_SCALE)}${label}${title}${bottom}${badge}${edge}`)
}

function drawPrice({ price, selling, percent }: NonNullable<OgContent['price']>, remaining: number, width: number): string {
  const baseline = HEIGHT - MARGIN - 4
  const set = (shrunk: number) => ({
    now: layOutText(formatMoney(selling), { face: 'sans', size: 60 * shrunk, weight: 650 }),
    before: layOutText(formatMoney(price), { face: 'sans', size: 32 * shrunk, weight: 400 })
  })
  const fullSize = set(1)
  const { now, before } = set(Math.min(1, width / (fullSize.now.width + (percent > 0 ? GAP + fullSize.before.width + 3 : 0))))
  const x = remaining + now.width + GAP
  const struck = `${before.draw(x, baseline, INK_3)}<path d="M${x - 3} ${baseline - 11}h${before.width + 6}" stroke="${INK_3}" stroke-width="2.5"/>`
  return `${drawStitch(remaining, 484, width, INK)}${now.draw(remaining, baseline, percent > 0 ? MADDER : INK)}${percent > 0 ? struck : ''}`
}

function drawBadge(percent: number, x: number, y: number): string {
  const share = layOutText(`−${percent}%`, { face: 'sans', size: 34, weight: 650 })
  return `<rect x="${x}" y="${y}" width="${share.width + 32}" height="56" rx="4" fill="${MADDER}"/>${share.draw(x + 16, y + 40, WHITE)}`
}

/** The owner's logo where the drawn mark would be. */
async function placeLogo(logo: Uint8Array, kind: OgContent['kind'], beside: number): Promise<OverlayOptions> {
  const box = kind === 'site' ? { width: 320, height: 320 } : { width: 420, height: 64 }
  const { data, info } = await withDecodeSlot(WIDTH * HEIGHT, () =>
    sharp(logo)
      .resize({ ...box, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
  )
  return kind === 'site'
    ? { input: data, left: Math.round((PANEL - info.width) / 2), top: Math.round((HEIGHT - info.height) / 2) }
    : { input: data, left: beside + MARGIN, top: MARGIN - 16 }
}

/** The shop's own preview: its mark on felt, with name and slogan. */
function drawSite(context: OgContent): string {
  const style: TextStyle = { ...TITLE, size: 50 }
  const remaining = 560
  const lines = breakLines(context.title, style, WIDTH - remaining - MARGIN, 4)
  const mark = toMark(logo)
  const sky = drawSky(context)
  const lineHeight = 60
  const top = (HEIGHT - (110 + lines.length * lineHeight)) / 2
  return wrapSvg(
    [
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${WHITE}"/>`,
      `<path fill="${context.logo ? FELT : sky}" d="M0 0H${PANEL}V${HEIGHT}H0Z"/>`,
      `<path fill="none" stroke="${context.logo ? sky : WHITE}" stroke-opacity=".72" stroke-width="3" stroke-linecap="round" stroke-dasharray="11 9" d="M22 22H458V${HEIGHT - 22}H22Z"/>`,
      context.logo
        ? ''
        : `<g transform="translate(105 170) scale(2.7)">${mark.replaceAll('#1450A3', '#tmp').replaceAll('#FFFFFF', sky).replaceAll('#tmp', WHITE)}</g>`,
      drawWordmark(context.siteName, remaining, top, 0.9),
      lines
        .map((line, index) => layOutText(line, style).draw(remaining, Math.round(top + 110 + style.size * 0.82 + index * lineHeight), INK))
        .join('')
    ].join('')
  )
}

function isFitting(title: string, width: number): (style: TextStyle) => boolean {
  return style => {
    const lines = breakLines(title, style, width, TITLE_LINES)
    return !lines.at(-1)?.endsWith('…') && !isTooWide(lines, style, width) && lines.length * style.size < 240
  }
}

function drawStitch(x: number, y: number, width: number, colour: string): string {
  return `<path d="M${x} ${y}h${width}" stroke="${colour}" stroke-width="3" stroke-dasharray="14 10" fill="none"/>`
}

function drawLogo({ siteName, logo: own }: OgContent, x: number, y: number, scale: number): string {
  // Beside the owner's logo, which is 64 pixels high there, stands the name where the logo is not wide.
  if (own) return isWide(own) ? '' : drawWordmark(siteName, x + Math.round((64 * own.width) / own.height) + 16, y, scale)
  if (!isDefaultSiteName(siteName))
    return `<g transform="translate(${x} ${y}) scale(${scale})">${toMark(logo)}</g>${drawWordmark(siteName, x + 108 * scale, y, scale)}`
  return `<g transform="translate(${x} ${y}) scale(${scale})">${toInnerSvg(logo)}</g>`
}

/** The first group of the logo is the mark, the second the wordmark. */
function toMark(text: string): string {
  return /<g>.*?<\/g>/s.exec(toInnerSvg(text))?.[0] ?? ''
}

/** Sets a site name other than the default one in the titles' typeface, at the wordmark's position and size. */
function drawWordmark(siteName: string, x: number, y: number, scale: number): string {
  if (!isDefaultSiteName(siteName)) {
    const style: TextStyle = { face: 'serif', size: 72 * scale, weight: 600, tracking: -0.01 }
    const [line = ''] = breakLines(siteName, style, WIDTH - MARGIN - x, 1)
    return layOutText(line, style).draw(x, Math.round(y + 74 * scale), INK)
  }
  return `<g transform="translate(${x - 108 * scale} ${y}) scale(${scale})">${toInnerSvg(logo).replace(toMark(logo), '')}</g>`
}

function toInnerSvg(text: string): string {
  return text.replace(/^.*?<\/title>/s, '').replace(/<\/svg>\s*$/, '')
}

function wrapSvg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`
}
