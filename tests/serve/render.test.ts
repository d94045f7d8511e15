import { expect, test } from 'vitest'
import { deferScripts } from '#serve/render.ts'

test('scripts of a page wait for its first paint, and nothing else changes', () => {
  const script = () => `<script type="module" src="/_a/x.js"></script>`
  const page = `<h1>Ноолуур</h1>${script()}<p>&lt;script type="module" src=</p><script>run()</script>${script()}`
  expect(deferScripts(Buffer.from(page)).toString()).toBe(page.replaceAll('<script type="module" src=', '<script type="late"   src='))
  const plain = Buffer.from('<h1>Ноолуур</h1>')
  expect(deferScripts(plain)).toBe(plain)
})
