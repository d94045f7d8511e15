import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds a script as one file with a name of its own: the path of a service worker determines its scope, and the first-paint script
 * cannot know a hash.
 * @param entry relative to the project
 * @param target browsers as of Vite's `build.target`
 */
export function buildNamedScript(name: string, entry: string, target: readonly string[]): AstroIntegration {
  return {
    name: `script ${name}`,
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            target: [...target],
            outDir: fileURLToPath(dir),
            emptyOutDir: false,
            copyPublicDir: false,
            rollupOptions: { input: `${root}${entry}`, output: { entryFileNames: name, codeSplitting: false } }
          }
        })
      }
    }
  }
}
