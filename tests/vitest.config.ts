import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { LONG } from './long.ts'
import { keepFilesInMemory } from './memory-folder.ts'

keepFilesInMemory()

/** Servers from the Go registry that this suite is tried on. */
const hasFaultyNetwork = Boolean(process.env['MAILPIT_BIN'] && process.env['TOXIPROXY_BIN'])
if (!hasFaultyNetwork) console.info('Faults of the network are not tried, because MAILPIT_BIN and TOXIPROXY_BIN name no servers.')

/** Files that start processes last longest and wait for them, so they begin first: at the end nothing would run beside them. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const startsProcesses = ({ moduleId }: TestSpecification): boolean =>
      /\b(startLiveShop|setUpLiveShop|startPostgres|spawn|execFile)\b/.test(readFileSync(moduleId, 'utf8'))
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's method, which returns a new list
    const sorted = await super.sort(files)
    return [...sorted.filter(startsProcesses), ...sorted.filter(file => !startsProcesses(file))]
  }
}

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: hasFaultyNetwork ? [] : ['tests/server/network-faults.test.ts'],
    globalSetup: 'tests/global-setup.ts',
    setupFiles: 'tests/setup.ts',
    // Loading the shop's modules again for each file takes longer than most files.
    isolate: false,
    // Requests and rows live briefly: a larger young generation is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: LONG ? 3_600_000 : 120_000,
    hookTimeout: 120_000,
    // A second is too little where other files keep both processors busy.
    expect: { poll: { timeout: 15_000 } },
    // One more than the processors of a small machine: some files wait for processes that they start or stop.
    maxWorkers: 3,
    sequence: { sequencer: ProcessesFirst },
    reporters: [process.env['CI'] ? 'dot' : 'default', './tests/no-skips.ts'],
    unstubEnvs: true
  }
})
