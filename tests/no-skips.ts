import type { Reporter, TestModule, Vitest } from 'vitest/node'

/** Fails a run with skipped tests, unless `-t` selects some by name. */
export default class NoSkips implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#vitest?.config.testNamePattern) return
    const skipped = modules.flatMap(module => [...module.children.allTests('skipped'), ...module.children.allTests('pending')])
    if (!skipped.length) return
    console.error(`\n${skipped.length} tests did not run:`)
    for (const test of skipped) console.error(`  ${test.module.relativeModuleId}: ${test.fullName}`)
    process.exitCode = 1
  }
}
