import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { convertToTsx, ExtractedScriptType } from '@astrojs/astro2tsx'

/**
 * Checks the types of `.astro` files: each is converted to the TSX that editors show, `X.astro.tsx`, and each of its scripts to
 * `X.astro.0.ts`, in a temporary folder that TypeScript overlays on `src`. The fast checker of the other files then checks these.
 */

const ROOT = join(import.meta.dirname, '..')
/** Start and length of a piece of the converted text, start and length of the piece of the `.astro` file that it comes from. */
type Mappings = readonly (readonly [virtualStart: number, virtualLength: number, originalStart: number, ...rest: unknown[]])[]

interface Converted {
  path: string
  source: string
  code: string
  mappings: Mappings
}

interface Diagnostic {
  code: string
  message: string
  filename: string
  labels: { span: { offset: number } }[]
}

const folder = mkdtempSync(join(tmpdir(), 'delguur-astro-'))
const overlay = join(folder, 'src')
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
/** By the name in the folder. */
const originals = new Map<string, Converted>()
const findings: string[] = []

function toPosition(source: string, offset: number): string {
  const lines = source.slice(0, offset).split('\n')
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`
}

/** Its errors have to be found: a file that TypeScript cannot resolve would have no types, and everything would pass. */
const PLANTED = 'src/planted.astro'
const PLANTED_SOURCE = `---
import Icon from '#components/ui/Icon.astro'
const locale: number = Astro.locals.locale
---
<Icon name={locale} /><script>document.body.append(nowhere)</script>`
const PLANTED_PLACES = ['3:7', '5:7', '5:52']

function convert(path: string, source: string): void {
  const { code, mappings, scripts, diagnostics } = convertToTsx(source, { filename: path })
  for (const { message, position } of diagnostics) findings.push(`${path}:${toPosition(source, position.start)} ${message}`)
  const add = (suffix: string, code: string, mappings: Mappings): void => {
    const name = path + suffix
    originals.set(name, { path, source, code, mappings })
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), code)
  }
  add('.tsx', code, mappings)
  const modules = scripts.filter(({ type }) => type === ExtractedScriptType.ProcessedModule)
  for (const [index, { content, position }] of modules.entries())
    add(`.${index}.ts`, `${content}\nexport {}\n`, [[0, content.length, position.start, content.length]])
}

function checkTypes(): void {
  const options = {
    extends: join(ROOT, 'tsconfig.json'),
    files: ['node_modules/astro/env.d.ts', 'node_modules/astro/astro-jsx.d.ts', 'src/env.d.ts'].map(file => join(ROOT, file)),
    // A build writes the types.
    include: ['src', join(ROOT, '.astro/types.d.ts'), ...['src', 'tests', 'e2e', 'astro.config.mjs'].map(part => join(ROOT, part))],
    compilerOptions: { rootDirs: [join(ROOT, 'src'), overlay], paths: { '#*': [join(ROOT, 'src/*'), join(overlay, '*')] } }
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  // Only types: the rules are for text that people write.
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ categories: { correctness: 'off' } }))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const { stdout, stderr } = spawnSync(
    join(ROOT, 'node_modules/.bin/oxlint'),
    ['--type-aware', '--type-check', '--format=json', '--tsconfig', join(folder, 'tsconfig.json'), ROOT, join(folder, 'src')],
    {
      cwd: ROOT,
      env: { ...process.env, GOGC: '400' },
      encoding: 'utf8',
      maxBuffer: 2 ** 28
    }
  )
  console.info(stderr)
  const { diagnostics, number_of_files: count } = JSON.parse(stdout) as { diagnostics: Diagnostic[]; number_of_files: number }
  if (count < originals.size) throw new Error(`${count} of ${originals.size} files were checked. ${stderr}`)
  for (const { filename, code, message, labels } of diagnostics) {
    const original = originals.get(filename.slice(filename.indexOf('src/')))
    if (!original) {
      findings.push(`${filename}: ${code} ${message}`)
      continue
    }
    // Offsets of the checker are bytes of UTF-8.
    const offset = Buffer.from(original.code).subarray(0, labels[0]?.span.offset).toString().length
    const [generated = 0, length = 0, from = 0] = original.mappings.findLast(([start]) => start <= offset) ?? []
    findings.push(`${original.path}:${toPosition(original.source, from + Math.min(offset - generated, length))} ${code} ${message}`)
  }
}

for (const path of globSync('src/**/*.astro', { cwd: ROOT })) convert(path, readFileSync(join(ROOT, path), 'utf8'))
convert(PLANTED, PLANTED_SOURCE)
checkTypes()
const errors = findings.filter(finding => !finding.startsWith(PLANTED))
for (const place of PLANTED_PLACES)
  if (!findings.some(finding => finding.startsWith(`${PLANTED}:${place} `))) errors.push(`An error planted at ${place} was not found.`)
for (const error of errors) console.error(error)
console.info(`${errors.length} errors in the types of .astro files`)
process.exitCode = errors.length ? 1 : 0
