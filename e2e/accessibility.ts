import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

export type Rules = NonNullable<RunOptions['runOnly']>

/**
 * Findings of axe: the rule, the element and a link to its documentation.
 * `part` is a CSS selector of the elements to check, by default all; `rules` are by default all of axe.
 */
export async function findAccessibilityFaults(page: Page, { rules, part }: { rules?: Rules; part?: string } = {}): Promise<string[]> {
  // Reading half a megabyte takes a third of the time of a check, so a second check of a page uses it again.
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source)
  // Describing the elements that pass takes more than half of the time.
  // Parsing every style sheet again takes a tenth, for a rule that is experimental.
  const preload: RunOptions['preload'] = { assets: ['media'] }
  const options: RunOptions = { ...(rules ? { runOnly: rules } : {}), resultTypes: ['violations'], preload }
  const violations = await page.evaluate(async ([given, selector]) => (await window.axe?.run(selector ?? document, given))?.violations, [
    options,
    part
  ] as const)
  if (!violations) throw new Error('axe did not run.')
  return violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(node => `${id}: ${help} (${helpUrl})\n    ${node.html}\n    ${node.failureSummary ?? ''}`)
  )
}
