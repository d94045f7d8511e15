/*
 * Colours of a drawing in the dark theme, named beside those of the light one (`kernel/images/dark.ts` selects them): products keep
 * their colours on a night ground; scenes have a night sky, a moon and a veil over the land.
 */
const GROUND = /<path fill="(#[\dA-Fa-f]{6})" d="(M0 0H\d+V\d+H0Z)"\/>/
/** White cloths and stitches on the ground of a product. */
const GROUND_PIECES = /^(?:\s*<path (?:fill="#fff"|fill="none" stroke="#fff")[^>]*\/>)+/
const SUN = /(fill|stroke)="#(?:E3A129|E98A3C)"/g
const MOON = '#F6EBCF'
/** The sun is among the first paths of a scene. */
const SKY_PATHS = 10
const CLOUD = 'fill="#FFFFFF" fill-opacity="0.95"'

const NIGHT = [53, 62, 81] as const
/** How much of a ground's own tint remains. */
const TINT = 1.25
/** Grounds with a lower mean are dark in both themes. */
const LIGHT = 150

/** Names the night colours of a drawing. `veil` is the opacity of the night over a scene; without it the drawing is of a product. */
export function addNight(svg: string, veil?: number): string {
  const [ground, fill, area] = GROUND.exec(svg) ?? []
  if (!ground || !fill || !area || !toNightTone(fill)) return svg
  const from = svg.indexOf(ground)
  const rest = svg.slice(from + ground.length)
  return svg.slice(0, from) + addNightFills(ground) + (veil === undefined ? fadePieces(rest) : drawMoonlit(rest, area, veil))
}

/** Names the night tones of all light fills, such as those of walls and floors. */
export function addNightFills(svg: string): string {
  return svg.replace(/fill="(#[\dA-Fa-f]{6})"/g, (whole, hex: string) => {
    const tone = toNightTone(hex)
    return tone ? `${whole} data-dark-fill="${tone}"` : whole
  })
}

/** Undefined for a dark colour. */
function toNightTone(hex: string): string | undefined {
  const channels = [1, 3, 5].map(from => Number.parseInt(hex.slice(from, from + 2), 16))
  const mean = channels.reduce((sum, value) => sum + value, 0) / channels.length
  if (mean < LIGHT) return undefined
  const tones = NIGHT.map((base, index) => Math.round(Math.min(255, Math.max(0, base + ((channels[index] ?? mean) - mean) * TINT))))
  return `#${tones.map(tone => tone.toString(16).padStart(2, '0')).join('')}`
}

function fadePieces(content: string): string {
  return content.replace(GROUND_PIECES, pieces =>
    pieces.replace(
      / (fill|stroke)-opacity="([\d.]+)"/g,
      (whole, name: string, opacity: string) => `${whole} data-dark-${name}-opacity="${(Number(opacity) / 4).toFixed(2)}"`
    )
  )
}

function drawMoonlit(content: string, area: string, veil: number): string {
  const skyEnd = Array.from({ length: SKY_PATHS }).reduce<number>(from => content.indexOf('<path', from + 1), 0)
  const sky = content.slice(0, skyEnd).replace(SUN, (whole, name: string) => `${whole} data-dark-${name}="${MOON}"`)
  const drawn = (sky + content.slice(skyEnd)).replaceAll(CLOUD, `${CLOUD} data-dark-fill-opacity=".25"`)
  return drawn.replace(/<\/svg>\s*$/, `<path fill="#0B1430" fill-opacity="0" data-dark-fill-opacity="${veil}" d="${area}"/></svg>`)
}
