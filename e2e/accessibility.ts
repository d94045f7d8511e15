import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

export type Rules = NonNullable<RunOptions['runOnly']>

/** Of the package's script, without comments and in ASCII, which V8 stores and parses at half the cost. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[^\x20-\x7e\n]/g,
  character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
)

/**
 * Findings of axe: the rule, the element and a link to its documentation.
 * `part` is a CSS selector of the elements to check, by default all; `rules` are by default all of axe.
 */
export async function findAccessibilityFaults(page: Page, { rules, part }: { rules?: Rules; part?: string } = {}): Promise<string[]> {
  // Reading it takes a sixth of the time of a check, so a second check of a page uses it again.
  if (await page.evaluate(() => !window.axe)) await page.evaluate(AXE)
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

/** Roles of controls, in the names of the Chrome DevTools Protocol. */
const CONTROLS = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'radio',
  'combobox',
  'spinbutton',
  'slider',
  'switch',
  'DisclosureTriangle',
  'Date',
  'DateTime',
  'InputTime',
  'ColorWell'
]
/** Elements whose name a screen reader announces before what is within. */
const GROUPS = ['group', 'radiogroup', 'region', 'navigation', 'list', 'form', 'article', 'complementary', 'dialog', 'table', 'grid']
const LANDMARKS = ['main', 'banner', 'contentinfo']
/** Their parts are the browser's, not the page's. */
const PICKERS = ['Date', 'DateTime', 'InputTime']

/**
 * Controls without a name, and those that read like another one of the same group of the page. Links to the same page may read the same.
 * A group is a landmark, what has a name itself, or the row of a table with a header of its own. Opens what is folded.
 */
export async function findIndistinct(page: Page): Promise<string[]> {
  await page.evaluate(() => document.querySelectorAll('main details').forEach(each => each.setAttribute('open', '')))
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  type Node = (typeof nodes)[number]
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  const nameOf = (node: Node): string => String(node.name?.value ?? '').trim()
  const roleOf = (node: Node): string => String(node.role?.value)
  const parentsOf = (node: Node): Node[] => {
    const parent = byId.get(node.parentId ?? '')
    return parent ? [parent, ...parentsOf(parent)] : []
  }
  const headerOf = (row: Node): string =>
    (row.childIds ?? [])
      .flatMap(id => byId.get(id) ?? [])
      .filter(cell => roleOf(cell) === 'rowheader')
      .map(nameOf)
      .join()
  const groupOf = (node: Node): string =>
    parentsOf(node)
      .map(parent => {
        const role = roleOf(parent)
        return role === 'row' ? headerOf(parent) : GROUPS.includes(role) ? nameOf(parent) : LANDMARKS.includes(role) ? role : ''
      })
      .filter(Boolean)
      .join(' < ')
  const faults: string[] = []
  const known = new Map<string, Set<string>>()
  for (const node of nodes) {
    const role = roleOf(node)
    if (node.ignored || !CONTROLS.includes(role) || parentsOf(node).some(parent => PICKERS.includes(roleOf(parent)))) continue
    const name = nameOf(node)
    if (!name) faults.push(`a ${role} without a name${groupOf(node) && ` in ${groupOf(node)}`}`)
    const target = String(role === 'link' ? node.properties?.find(property => property.name === 'url')?.value.value : node.nodeId)
    const key = [`${role} «${name}»`, groupOf(node)].filter(Boolean).join(' in ')
    const targets = known.get(key)
    if (targets) targets.add(target)
    else known.set(key, new Set([target]))
  }
  for (const [key, { size }] of known) if (size > 1) faults.push(`${size} times ${key}`)
  return faults
}

/** Labels, errors and fragments of URLs refer to the first element with an id. */
export async function findRepeatedIds(page: Page): Promise<string[]> {
  const ids = await page.locator('[id]').evaluateAll(elements => elements.map(({ id }) => id))
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}
