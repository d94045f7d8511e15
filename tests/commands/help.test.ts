import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** Of a shop; `npm run airports` is for development and has no options. */
const COMMANDS = Object.entries(scripts).filter(([name, script]) => script.startsWith('node src/commands/') && name !== 'airports')

// A command runs without a build, which alone resolves the fonts and styles that pages import.
test.each(COMMANDS)('npm run %s runs in Node alone, and says how it is used', async (name, script) => {
  const [, file = ''] = script.split(' ')
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, '--help'], { timeout: 30_000 }).catch(
    (error: unknown) => error as { stdout: string; stderr: string }
  )
  expect(stdout + stderr).toMatch(new RegExp(`^npm run ${name}\\b`))
})
