import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the service worker as one file at `/sw.js`, because its path determines its scope. */
export function createServiceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: fileURLToPath(dir),
            emptyOutDir: false,
            copyPublicDir: false,
            rollupOptions: {
              input: fileURLToPath(new URL('./worker.ts', import.meta.url)),
              output: { entryFileNames: 'sw.js', codeSplitting: false }
            }
          }
        })
      }
    }
  }
}
