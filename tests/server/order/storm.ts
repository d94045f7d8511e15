import { runnerImport } from 'vite'

// Vite runs the shop's code, because it imports SQL and texts.
await runnerImport(new URL('./storm-shop.ts', import.meta.url).pathname, { configFile: false, logLevel: 'error' })
