/** A colour as `#rrggbb`. */
export const HEX_COLOUR = /^#[0-9a-f]{6}$/i

/** The token `sky` of the light theme. */
export const DEFAULT_MAIN_COLOUR = '#1450a3'

/** Least contrast of text, by WCAG 2.2, success criterion 1.4.3. */
export const MIN_CONTRAST = 4.5

const LIGHT_PAPER = '#ffffff'
const DARK_PAPER = '#0e1420'
const DARK_TEXT = '#0b1524'
/** In the dark theme links stay readable on raised surfaces, too. */
const DARK_CONTRAST = 7
const LIGHT_TINT = 0.88
const DARK_TINT = 0.82

type Rgb = readonly [number, number, number]

function parseColour(hex: string): Rgb {
  const part = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16)
  return [part(1), part(3), part(5)]
}

/** @param share of `other`, from 0 to 1 */
function mixColours(hex: string, other: string, share: number): string {
  const [from, to] = [parseColour(hex), parseColour(other)]
  return `#${from
    .map((value, index) =>
      Math.round(value + ((to[index] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0')
    )
    .join('')}`
}

/** Relative luminance by WCAG 2.2. */
function calculateLuminance(hex: string): number {
  const [red, green, blue] = parseColour(hex).map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 to 21. */
export function calculateContrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [calculateLuminance(one), calculateLuminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Contrast of the main colour as text on the lightest tint of itself, where it is least. */
export const calculateMainColourContrast = (hex: string): number => calculateContrastRatio(hex, mixColours(hex, LIGHT_PAPER, LIGHT_TINT))

export const isReadableColour = (hex: string): boolean => HEX_COLOUR.test(hex) && calculateMainColourContrast(hex) >= MIN_CONTRAST

/** Design tokens of buttons and links in both themes, by the main colour. */
export function toMainColourTokens(hex: string): Record<'light' | 'dark', Record<string, string>> {
  let light = hex
  while (calculateContrastRatio(light, DARK_PAPER) < DARK_CONTRAST) light = mixColours(light, LIGHT_PAPER, 0.08)
  return {
    light: {
      sky: hex,
      'sky-hover': mixColours(hex, '#000000', 0.2),
      'sky-press': mixColours(hex, '#000000', 0.4),
      'sky-tint': mixColours(hex, LIGHT_PAPER, LIGHT_TINT),
      'on-sky': LIGHT_PAPER,
      'sky-on-white': hex
    },
    dark: {
      sky: light,
      'sky-hover': mixColours(light, LIGHT_PAPER, 0.3),
      'sky-press': mixColours(light, LIGHT_PAPER, 0.5),
      'sky-tint': mixColours(light, DARK_PAPER, DARK_TINT),
      'on-sky': DARK_TEXT
    }
  }
}
