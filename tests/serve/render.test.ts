import { expect, test } from 'vitest'
import { withLowPriorityScripts } from '#serve/render.ts'

test('scripts of a page get a low priority, and nothing else changes', () => {
  const script = (more = '') => `<script type="module"${more} src="/_a/x.js"></script>`
  const page = `<h1>Ноолуур</h1>${script()}<p>&lt;script type="module" src=</p><script>run()</script>${script()}`
  expect(withLowPriorityScripts(Buffer.from(page)).toString()).toBe(page.replaceAll(script(), script(' fetchpriority="low"')))
  const plain = Buffer.from('<h1>Ноолуур</h1>')
  expect(withLowPriorityScripts(plain)).toBe(plain)
})
