import { runnerImport } from 'vite'

/** Runs the file of its argument in a process of its own. Vite loads it, because the shop's code imports SQL and texts. */
await runnerImport(process.argv[2] ?? '', { configFile: false, logLevel: 'error' })
