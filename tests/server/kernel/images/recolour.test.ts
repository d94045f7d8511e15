import { readFileSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recolourSvg } from '#server/kernel/images/recolour.ts'

const DRAWING =
  '<svg viewBox="0 0 8 10"><path fill="var(--c1,#C59B6C)"/><path fill="var(--c2, #fff)" stroke="var(--c1,#C59B6C)"/><path style="fill:var(--bg,rgb(1 2 3 / .5))"/></svg>'

test('replaces every use of a given colour and leaves the others at their fallback', () => {
  expect(recolourSvg(DRAWING, { c1: '#2C4A7E' })).toBe(
    '<svg viewBox="0 0 8 10"><path fill="#2C4A7E"/><path fill="#fff" stroke="#2C4A7E"/><path style="fill:rgb(1 2 3 / .5)"/></svg>'
  )
})

test('rejects an invalid colour', () => {
  expect(() => recolourSvg(DRAWING, { c1: '"/><script>' })).toThrow('c1 is no colour')
})

test('leaves no custom property in any drawing of the demo shop', () => {
  const drawings = globSync('src/demo/{avatars,drawings}/**/*.svg')
  expect(drawings.length).toBeGreaterThan(80)
  for (const path of drawings) expect(recolourSvg(readFileSync(path, 'utf8')), path).not.toContain('var(')
})
