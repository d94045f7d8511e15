import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readIconMarkup, type IconName } from '#components/ui/icons.ts'

const COMMANDS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const source = readFileSync(new URL('../../../src/components/ui/icons.ts', import.meta.url), 'utf8')
const own = readdirSync(new URL('../../../src/components/ui/icons/', import.meta.url)).map(name => name.replace('.svg', ''))
const names = [...new Set([...own, ...[...source.matchAll(/^ {2}\| '([\w-]+)'$/gm)].map(([, name]) => name ?? '')])] as IconName[]

/** Numbers of each command of a path. @throws for an invalid path */
function parseCommands(path: string): { command: string; figures: number[] }[] {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].map(([, command = '', rest = '']) => {
    const arc = command.toLowerCase() === 'a'
    const figures = [...rest.matchAll(/[-+]?(?:\d+\.\d+|\.\d+|\d+)/g)].map(([figure]) => figure)
    expect(rest.replaceAll(/[-+]?(?:\d+\.\d+|\.\d+|\d+)/g, '').replaceAll(/[\s,]/g, ''), path).toBe('')
    if (!arc) expect(figures.length % (COMMANDS[command.toLowerCase()] || 1), path).toBe(0)
    return { command, figures: figures.map(Number) }
  })
}

test.each(names)('%s is drawn by paths and figures that can be read', name => {
  for (const [, attribute, figure] of readIconMarkup(name).matchAll(/ (r|rx|ry|cx|cy|x|y|x1|x2|y1|y2|width|height)="([^"]*)"/g))
    expect(Number(figure), `${attribute}="${figure}"`).not.toBeNaN()
  for (const [, path] of readIconMarkup(name).matchAll(/ d="([^"]*)"/g))
    for (const { figures } of parseCommands(path ?? '')) expect(figures.every(Number.isFinite)).toBe(true)
})
