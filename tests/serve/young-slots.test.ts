import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildShop } from './live-shop.ts'

const root = new URL('../..', import.meta.url).pathname

/** Prints whether V8 allocates the slots of a component as young, by the class of Astro given as text. */
const SCRIPT = `
const result = { _metadata: {} }
const Component = eval('(' + process.argv[1] + ')')
const { slotValues } = new Component(result, {}, { default: () => 'text' }, () => {})
console.log(slotValues.default(), %InYoungGeneration(slotValues.default))
`

test('slots in the build are young, so that a rendered page dies with its request', async () => {
  await buildShop()
  const chunks = globSync('dist/server/chunks/server_*.mjs', { cwd: root }).map(path => readFileSync(join(root, path), 'utf8'))
  const [component] = chunks.flatMap(text => /class \{\n\t\[astroComponentInstanceSym\].*?\n\}/s.exec(text)?.[0] ?? [])
  const script = `const astroComponentInstanceSym = Symbol()\nconst isPromise = () => false\n${SCRIPT}`
  const printed = execFileSync(process.execPath, ['--allow-natives-syntax', '-e', script, String(component)], { encoding: 'utf8' })
  expect(printed).toBe('text true\n')
})
