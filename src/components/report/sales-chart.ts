import uPlot from 'uplot'
import { formatMoney, formatNumber } from '#i18n/format.ts'

interface ChartData {
  days: string[]
  sales: number[]
  before: number[]
  names: [string, string, string]
}

const HEIGHT = 280
const charts = new Map<HTMLElement, uPlot>()

function formatShortNumber(value: number): string {
  return value >= 1e6 ? `${value / 1e6}M` : value >= 1e3 ? `${value / 1e3}K` : formatNumber(value)
}

function drawChart(element: HTMLElement): void {
  const { days, sales, before, names } = JSON.parse(element.dataset['chart'] ?? '{}') as ChartData
  const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
  const font = `12px ${getComputedStyle(element).fontFamily}`
  const axis = { stroke: colour('ink-3'), font, grid: { stroke: colour('line'), width: 1 }, ticks: { show: false } }
  const money = (_: uPlot, value: number | null): string => (value === null ? '–' : formatMoney(value))
  charts.get(element)?.destroy()
  const chart = new uPlot(
    {
      width: element.clientWidth,
      height: HEIGHT,
      scales: { x: { time: false }, y: { range: (_, __, max) => [0, Math.max(max, 1) * 1.1] } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          incrs: [1, 2, 5, 7, 10, 14, 30, 60],
          space: 56,
          values: (_, ticks) => ticks.map(at => days[at] ?? '')
        },
        { ...axis, size: 56, values: (_, ticks) => ticks.map(formatShortNumber) }
      ],
      series: [
        { label: names[0], value: (_, at: number | null) => (at === null ? '–' : (days[at] ?? '–')) },
        { label: names[1], stroke: colour('sky'), width: 2, fill: `${colour('sky')}1f`, points: { show: days.length < 40 }, value: money },
        { label: names[2], stroke: colour('ink-3'), width: 1.5, dash: [6, 5], points: { show: false }, value: money }
      ]
    },
    [days.map((_, at) => at), sales, before],
    element
  )
  charts.set(element, chart)
}

const elements = [...document.querySelectorAll<HTMLElement>('[data-chart]')]
elements.forEach(drawChart)
const resized = new ResizeObserver(entries => {
  for (const { target } of entries) {
    const chart = charts.get(target as HTMLElement)
    if (chart && target.clientWidth > 0 && chart.width !== target.clientWidth) chart.setSize({ width: target.clientWidth, height: HEIGHT })
  }
})
for (const element of elements) resized.observe(element)
// The colours of the canvas follow the theme.
const redrawCharts = (): void => elements.forEach(drawChart)
new MutationObserver(redrawCharts).observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] })
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redrawCharts)
