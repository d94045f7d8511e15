import { defineConfig } from 'vitest/config'

/** Runs `npm run bench -- search` or `-- content` with the loader that the shop's server code needs. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: { include: ['e2e/bench/**/*.bench.ts'], globalSetup: 'tests/global-setup.ts', disableConsoleIntercept: true, reporters: ['dot'] }
})
