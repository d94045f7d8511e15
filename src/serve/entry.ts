/**
 * What `src/serve.ts` imports from the build. The build bundles the shop, so its modules are other instances than those that Node
 * loads from `src`: the gateway and the invalidations of the running shop are available here only.
 */
import { handler as astroHandler } from '@astrojs/node/server.js'
import { createApp } from 'astro/app/entrypoint'
import { takeHashes } from './policy.ts'

export { onInvalidation } from '#server/kernel/cache/invalidation.ts'
export { gateway } from '../fetch.ts'
export const handler = Object.assign(astroHandler, { hashes: takeHashes(createApp().manifest) })
