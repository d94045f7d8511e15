import { MAX_BUILD_PARTS } from '#domain/build.ts'
import { persisted } from './persistent.ts'

/** Slugs of the parts that are to work together, in the order they were chosen. */
export const $build = persisted<readonly string[]>('build', [])

/** @returns all parts, the new one last */
export function addToBuild(slug: string): readonly string[] {
  const parts = [...$build.get().filter(other => other !== slug), slug].slice(-MAX_BUILD_PARTS)
  $build.set(parts)
  return parts
}
