import { MAX_BUILD_PARTS } from '#domain/build.ts'
import { createPersistentStore } from './persistent.ts'

/** Slugs of the parts of the compatibility build, in the order they were added. */
export const $buildParts = createPersistentStore<readonly string[]>('build', [])

/** @returns all parts, the new one last */
export function addToBuild(slug: string): readonly string[] {
  const parts = [...$buildParts.get().filter(other => other !== slug), slug].slice(-MAX_BUILD_PARTS)
  $buildParts.set(parts)
  return parts
}
