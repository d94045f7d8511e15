/*
 * Compatibility builds: devices such as a screen, and parts that connect to them. A part that needs a connection is compatible
 * where a device of the build offers one of those it accepts.
 */

export const BUILD_SLOTS = ['phone', 'laptop', 'tv', 'headphones', 'speaker', 'controller'] as const
export type BuildSlot = (typeof BUILD_SLOTS)[number]
export const CONNECTIONS = ['bluetooth', 'wifi', 'usb_c', 'usb_a', 'jack', 'hdmi', 'optical'] as const
export type Connection = (typeof CONNECTIONS)[number]
export const MAX_BUILD_PARTS = 8

export interface BuildPart {
  slot: BuildSlot
  offers?: readonly Connection[]
  /** One of these is sufficient. */
  needs?: readonly Connection[]
}

/** A second part in the same slot, or a missing connection. */
interface BuildProblem {
  kind: 'taken' | 'no_connection'
  /** Slug of the conflicting part. */
  with: string
}

interface CheckedPart {
  slug: string
  part: BuildPart
  /** Slug of the device, and the connection. */
  connects: { to: string; by: Connection } | null
  /** The part needs a device, and the build has none. */
  needsDevice: boolean
  problems: BuildProblem[]
}

const isDevice = (part: BuildPart): boolean => !part.needs?.length

/** Checks every part against the others. Of two parts in one slot the later one has the problem. */
export function checkBuild(parts: readonly { slug: string; part: BuildPart }[]): CheckedPart[] {
  return parts.map(({ slug, part }, index) => {
    const earlier = parts.slice(0, index).find(other => other.part.slot === part.slot)
    const problems: BuildProblem[] = earlier ? [{ kind: 'taken', with: earlier.slug }] : []
    if (isDevice(part)) return { slug, part, connects: null, needsDevice: false, problems }
    const devices = parts.filter(other => other.slug !== slug && isDevice(other.part))
    const connection = devices.flatMap(({ slug: to, part: { offers = [] } }) => {
      const by = part.needs?.find(need => offers.includes(need))
      return by ? [{ to, by }] : []
    })[0]
    if (!connection) problems.push(...devices.map(({ slug: other }) => ({ kind: 'no_connection' as const, with: other })))
    return { slug, part, connects: connection ?? null, needsDevice: devices.length === 0, problems }
  })
}

/** True where the candidate has no problem and needs no further device. */
export function isCompatible(parts: readonly { slug: string; part: BuildPart }[], candidate: { slug: string; part: BuildPart }): boolean {
  const checked = checkBuild([...parts, candidate])
  return checked.at(-1)?.problems.length === 0 && checked.at(-1)?.needsDevice === false
}
