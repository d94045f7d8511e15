import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PROVIDER_CODES } from '#domain/payment-method.ts'
import { listProviderVariables } from '#server/payment/providers.ts'

const DOCS = ['README.md', ...globSync('{.github,docs}/**/*.md')]
const read = (path: string): string => readFileSync(path, 'utf8')
const collect = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)
/** Exported functions of the sources and tests, and those of vitest and Tailwind that the documents show. */
const FUNCTIONS = new Set([
  ...globSync('{src,tests}/**/*.ts').flatMap(file => collect(read(file), /^export (?:async )?(?:function\*? |const )(\w+)/gm)),
  'test',
  'source'
])

const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>

describe.each(DOCS)('%s', path => {
  const text = read(path)

  test('names files and folders that exist', () => {
    const places = collect(text, /`((?:src|tests|e2e|docs|\.config|\.github|\.ci)\/[^`\s<]*)`/g)
    expect(places.filter(place => !place.includes('<') && globSync(place).length === 0)).toEqual([])
  })

  test('links to files that exist', () => {
    const folder = path.split('/').slice(0, -1).join('/') || '.'
    const links = collect(text, /\]\((?!https?:|#)([^)#]+)[^)]*\)/g)
    expect(links.filter(link => !existsSync(`${folder}/${link}`))).toEqual([])
  })

  test('calls functions that exist', () => {
    const called = collect(text, /`(?:await )?([a-z]\w*)\(/g)
    expect(called.filter(name => !FUNCTIONS.has(name))).toEqual([])
  })

  test('names commands that exist', () => {
    const commands = collect(text, /npm run (?:-s )?([a-z][\w:]*)/g)
    expect(commands.filter(command => !(command in (scripts ?? {})))).toEqual([])
  })
})

test('every package is explained', () => {
  const explained = collect(read('docs/dependencies.md'), /`([^`]+)`/g)
  const isExplained = (name: string): boolean =>
    explained.some(each => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name))
  expect(Object.keys({ ...dependencies, ...devDependencies }).filter(name => !isExplained(name))).toEqual([])
})

test.each(['.config/deploy/Containerfile', '.config/deploy/delguur.service'])(
  '%s starts the shop with the arguments of npm start',
  path => {
    const line = collect(read(path), /^(?:CMD|ExecStart=)(.*)$/gm).map(command => command.replace(/[[\]",]/g, ''))
    const [, args = ''] = /^(?:exec )?node (.*)$/.exec(scripts?.['start'] ?? '') ?? []
    expect(args).toContain('src/serve.ts')
    expect(line).toEqual([expect.stringContaining(`node ${args}`)])
  }
)

describe('the environment', () => {
  const offered = collect(read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm)

  test('has every name that is read, in .env.example', () => {
    const names = [
      ...collect(read('src/server/kernel/config.ts'), /'([A-Z][A-Z0-9_]+)'/g),
      ...PROVIDER_CODES.flatMap(listProviderVariables)
    ]
    expect(names.length).toBeGreaterThan(60)
    expect([...new Set(names)].filter(name => !offered.includes(name) && name !== 'NODE_ENV' && !name.startsWith('TEST_'))).toEqual([])
  })

  test('has every name of .env.example explained', () => {
    const explained = collect(read('docs/configuration.md'), /`([A-Z][A-Z0-9_]+)`/g)
    expect(offered.filter(name => !explained.includes(name))).toEqual([])
    expect(explained.filter(name => !offered.includes(name))).toEqual([])
  })
})
