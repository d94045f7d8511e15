import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

// Pages of payment sandboxes import fonts and styles, which only a build resolves.
test.each(['backup', 'restore', 'owner', 'catalogue'])('npm run %s starts without a build', name => {
  const { stdout, stderr } = spawnSync(process.execPath, [`src/commands/${name}.ts`, '--help'], { encoding: 'utf8' })
  expect(stdout + stderr).toContain(`npm run ${name} --`)
})
