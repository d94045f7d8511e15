import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../fixtures.ts'
import { PAGES } from '../pages.ts'

/** A finding names the rule, the element and a page that explains it: follow the address to mend it. */
for (const theme of ['light', 'dark'] as const) {
  for (const { name, path, private: own } of PAGES) {
    test(`${name} is accessible in the ${theme} theme`, async ({ browser, shopper, origin }) => {
      const context = await browser.newContext({
        storageState: own ? await shopper.storageState() : { cookies: [], origins: [] },
        reducedMotion: 'reduce'
      })
      await context.addInitScript(chosen => localStorage.setItem('delguur:theme', JSON.stringify(chosen)), theme)
      const page = await context.newPage()
      await page.goto(origin + (typeof path === 'string' ? path : await path(shopper, origin)))
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      const findings = violations.flatMap(({ id, help, helpUrl, nodes }) =>
        nodes.map(node => `${id}: ${help} (${helpUrl})\n    ${node.html}\n    ${node.failureSummary ?? ''}`)
      )
      expect(findings).toEqual([])
      await context.close()
    })
  }
}
