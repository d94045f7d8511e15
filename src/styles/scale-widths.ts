/** A media rule as PostCSS passes it. */
interface MediaRule {
  params: string
}
interface Sheet {
  walkAtRules(name: string, visit: (rule: MediaRule) => void): void
}

/** The text size that browsers have by default, in pixels. */
const DEFAULT_SIZE = 16

/**
 * A PostCSS plugin. Limits of widths follow the text size that is set in the browser: with text twice as large, a window has the layout
 * of one half as wide, as it has when it is zoomed. With the default size they are as written.
 */
export function scaleWidths() {
  return {
    postcssPlugin: 'scale-widths',
    // After the plugin that writes ranges as limits.
    OnceExit(sheet: Sheet): void {
      sheet.walkAtRules('media', rule => {
        rule.params = rule.params.replaceAll(/(-width:\s*)([\d.]+)px/g, (_, start: string, width: string) => {
          // A whole number of pixels has up to four decimals; rounded, it would be another limit.
          const relative = (Number(width) / DEFAULT_SIZE).toFixed(4)
          return `${start}${Number(relative)}em`
        })
      })
    }
  }
}
