import { runnerImport } from 'vite'

// The shop's code is bundled by Vite (it imports SQL and texts), so Vite runs it here too.
await runnerImport(new URL('./dump.ts', import.meta.url).pathname, { configFile: false, logLevel: 'error' })
