import { defineConfig } from 'vitest/config'
import { LONG } from './long.ts'
import { keepFilesInMemory } from './memory-folder.ts'

keepFilesInMemory()

/** Servers from the Go registry that this suite is tried on. */
const hasFaultyNetwork = Boolean(process.env['MAILPIT_BIN'] && process.env['TOXIPROXY_BIN'])
if (!hasFaultyNetwork) console.info('Faults of the network are not tried, because MAILPIT_BIN and TOXIPROXY_BIN name no servers.')

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
    // One more than the processors of a small machine: some files wait for processes that they start or stop.
    maxWorkers: 3,
    reporters: [process.env['CI'] ? 'dot' : 'default', './tests/no-skips.ts'],
    unstubEnvs: true
  }
})
