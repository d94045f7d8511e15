import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../fixtures.ts'
import { PAGES } from '../pages.ts'

/** A finding names the rule, the element and a page that explains it: follow the address to mend it. */
for (const theme of ['light', 'dark'] as const) {
  for (const of of PAGES) {
    test(`${of.name} is accessible in the ${theme} theme`, async ({ visit }) => {
      await visit(
        of,
        async ({ page }) => {
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze()
          const findings = violations.flatMap(({ id, help, helpUrl, nodes }) =>
            nodes.map(node => `${id}: ${help} (${helpUrl})\n    ${node.html}\n    ${node.failureSummary ?? ''}`)
          )
          expect(findings).toEqual([])
        },
        {
          options: { reducedMotion: 'reduce' },
          prepare: context => context.addInitScript(chosen => localStorage.setItem('delguur:theme', JSON.stringify(chosen)), theme)
        }
      )
    })
  }
}
