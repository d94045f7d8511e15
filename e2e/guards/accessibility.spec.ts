import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { PAGES } from '../pages.ts'

const WIDTHS = [360, 390, 768, 992, 1280, 1440]
/** What a theme can break: everything else about a page is the same in both. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** A finding names the rule, the element and a page that explains it: follow the address to mend it. */
async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(node => `${id}: ${help} (${helpUrl})\n    ${node.html}\n    ${node.failureSummary ?? ''}`)
  )
}

async function tooWide(page: Page): Promise<string[]> {
  const wide: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (excess > 0) wide.push(`${excess} px too wide at ${width}`)
  }
  return wide
}

for (const of of PAGES) {
  test(`${of.name} is accessible in both themes and never scrolls sideways`, async ({ visit }) => {
    await visit(
      of,
      async ({ page }) => {
        const light = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        expect.soft(await findings(light), 'light').toEqual([])
        await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
        expect.soft(await findings(new AxeBuilder({ page }).withRules(OF_COLOUR)), 'dark').toEqual([])
        expect.soft(await tooWide(page)).toEqual([])
      },
      { options: { reducedMotion: 'reduce' } }
    )
  })
}
