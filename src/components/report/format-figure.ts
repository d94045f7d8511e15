import { type Figure, MONEY_FIGURES } from '#domain/report.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'

export function formatFigure(figure: Figure, value: number | null | undefined): string {
  if (value === null || value === undefined) return '–'
  if (figure === 'days_left') return (Math.round(value * 10) / 10).toFixed(1).replace(/\.0$/, '')
  if (figure === 'share') return `${(Math.round(value * 10) / 10).toFixed(1)}%`
  const rounded = Math.round(value)
  const text = (MONEY_FIGURES.has(figure) ? formatMoney : formatNumber)(Math.abs(rounded))
  return rounded < 0 ? `−${text}` : text
}

/** The change since the period before; null where it was zero. */
export function formatChange(value: number | null | undefined, before: number | null | undefined): { text: string; tone: string } | null {
  if (!before || value === null || value === undefined) return null
  const percent = Math.round(((value - before) / Math.abs(before)) * 100)
  const tone = percent > 0 ? 'report-gain' : percent < 0 ? 'report-loss' : ''
  return { text: `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${formatNumber(Math.abs(percent))}%`, tone }
}
