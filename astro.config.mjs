import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import node from '@astrojs/node'
import react from '@astrojs/react'
import rangesToLimits from '@csstools/postcss-media-minmax'
import tailwindcss from '@tailwindcss/vite'
import i18next from 'astro-i18next'
import { defineConfig } from 'astro/config'
import { Features } from 'lightningcss'
import { buildStamp } from './src/serve/build.ts'
import { buildNamedScript } from './src/serve/named-script.ts'
import { inlineTokens } from './src/styles/inline-tokens.ts'
import { scaleWidths } from './src/styles/scale-widths.ts'

/** The one inline script of the shell runs before paint, so its hash goes into the policy. */
const firstPaint = readFileSync(new URL('./src/layouts/first-paint.js', import.meta.url), 'utf8').trim()
const firstPaintHash = `sha256-${createHash('sha256').update(firstPaint).digest('base64')}`

/** What every page loads comes in one file: a phone far away pays for each request. */
const shellChunk = {
  name: 'shell',
  test: /src\/(stores\/(cart|comparison|compatibility-build|confirm|failures|notices|persistent|requests|client|theme|wishlist|wishlist-state)\.ts|components\/product\/share\.ts|offline\/(reading-page|register)|components\/(site\/[\w-]+\.(ts|css)|form\/posted\.ts)|islands\/adopt-styles)|node_modules\/(nanostores\/(atom|computed|lifecycle|task|warn)|@nanostores\/persistent)\/|vite\/preload-helper|rolldown\/runtime|layouts\/Document\.astro/
}

/** The adapter with our entry in place of its own: `src/serve.ts` needs more of the build than the handler. */
function withEntry(adapter) {
  const done = adapter.hooks['astro:config:done']
  const serverEntrypoint = new URL('./src/serve/entry.ts', import.meta.url)
  adapter.hooks['astro:config:done'] = hook => done({ ...hook, setAdapter: settings => hook.setAdapter({ ...settings, serverEntrypoint }) })
  return adapter
}

/** The oldest that pages look and work right in. Those before lack `:has()`, which shows and hides parts of forms. */
const BROWSERS = ['chrome105', 'safari15.4', 'firefox121']

/** In the syntax for browsers, private fields of the server's classes would be entries of WeakMaps, which every page pays for. */
const serverTarget = {
  name: 'server-target',
  // Changed in place: Vite would add a returned target to those of the browsers.
  configEnvironment(name, options) {
    if (name !== 'client') options.build = { ...options.build, target: 'node20' }
  }
}

/**
 * V8 allocates a function that is assigned to a property as old. Those of slots would keep all that a page has rendered until the next full
 * garbage collection.
 */
const youngSlots = {
  name: 'young-slots',
  transform: {
    filter: { id: /astro\/dist\/runtime\/server\/render\/astro\/instance\.js$/ },
    handler(code) {
      const changed = code.replace(
        /this\.slotValues\[name\] = (\(\) => \{.*?\n {6}\});/s,
        'const slot = $1;\nthis.slotValues[name] = slot;'
      )
      if (changed === code) this.error('Astro builds slots in another way: see whether `youngSlots` is still needed.')
      return changed
    }
  }
}

export default defineConfig({
  output: 'server',
  adapter: withEntry(node({ mode: 'middleware' })),
  // Of `npm run dev`; `npm start` reads the same names.
  server: { port: Number(process.env.PORT) || 4321, host: process.env.HOST || '127.0.0.1' },
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  integrations: [
    react(),
    buildNamedScript('sw.js', 'src/offline/worker.ts', BROWSERS),
    buildNamedScript('old-browser.js', 'src/layouts/old-browser.ts', BROWSERS),
    buildStamp(),
    i18next({ configPath: './src/i18n/astro-i18next.config.ts' }),
    {
      name: 'hydrate-on-intent',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' })
      }
    }
  ],
  build: { inlineStylesheets: 'always', assets: '_a' },
  cache: { provider: { name: 'delguur', entrypoint: new URL('./src/serve/cache-provider.ts', import.meta.url) } },
  security: {
    // `src/server/gateway.ts` checks the origin of every write: Astro would refuse the callbacks of payment providers.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'"
      ],
      scriptDirective: { resources: ["'self'"], hashes: [firstPaintHash] },
      styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] }
    }
  },
  vite: {
    plugins: [tailwindcss(), serverTarget, youngSlots],
    css: {
      postcss: { plugins: [inlineTokens(), rangesToLimits(), scaleWidths()] },
      // Adds variables to each `color-scheme`, though no style has `light-dark()`.
      lightningcss: { exclude: Features.LightDark }
    },
    ssr: { external: ['@electric-sql/pglite', 'harfbuzzjs', 'pg', 'pino', 'prom-client', 'sharp'] },
    build: { assetsInlineLimit: 0, target: BROWSERS, cssTarget: BROWSERS },
    environments: {
      client: {
        build: {
          rollupOptions: {
            // Pages and scripts carry these names, so they are short.
            output: { codeSplitting: { groups: [shellChunk] }, entryFileNames: '_a/[hash].js', chunkFileNames: '_a/[hash].js' }
          }
        }
      }
    }
  }
})
