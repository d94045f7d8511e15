import type { Tugrik } from './money.ts'
import type { ProductCard } from './product.ts'

/*
 * Things that are to work together: a screen and what is plugged into it. A part offers connections or needs one.
 * A need is met where any other part of the build offers one of what it asks for.
 */

export const BUILD_SLOTS = ['phone', 'laptop', 'tv', 'headphones', 'speaker', 'controller'] as const
export type BuildSlot = (typeof BUILD_SLOTS)[number]
export const CONNECTIONS = ['bluetooth', 'wifi', 'usb_c', 'usb_a', 'jack', 'hdmi', 'optical'] as const
export type Connection = (typeof CONNECTIONS)[number]
export const BUILD_MOST = 8

export interface BuildPart {
  slot: BuildSlot
  offers?: readonly Connection[]
  /** Any one of these will do. */
  needs?: readonly Connection[]
}

/** What may be wrong with a part: another one stands in its slot, or nothing here offers what it needs. */
export interface BuildProblem {
  kind: 'taken' | 'no_connection'
  /** Slug of the part that is in the way, or that does not offer it. */
  with: string
}

export interface JudgedPart {
  slug: string
  part: BuildPart
  /** The slug of what it connects to, and how. */
  connects: { to: string; by: Connection } | null
  /** Needs something, and no device is here yet. */
  waits: boolean
  problems: BuildProblem[]
}

/** Devices stand alone; the others need one. */
const isDevice = (part: BuildPart): boolean => !part.needs?.length

/** Judges every part against the others. Parts come in the order they were chosen: of two in a slot the later is in the way. */
export function judgeBuild(parts: readonly { slug: string; part: BuildPart }[]): JudgedPart[] {
  return parts.map(({ slug, part }, index) => {
    const earlier = parts.slice(0, index).find(other => other.part.slot === part.slot)
    const problems: BuildProblem[] = earlier ? [{ kind: 'taken', with: earlier.slug }] : []
    if (isDevice(part)) return { slug, part, connects: null, waits: false, problems }
    const devices = parts.filter(other => other.slug !== slug && isDevice(other.part))
    const found = devices.flatMap(({ slug: to, part: { offers = [] } }) => {
      const by = part.needs?.find(need => offers.includes(need))
      return by ? [{ to, by }] : []
    })[0]
    if (!found) problems.push(...devices.map(({ slug: other }) => ({ kind: 'no_connection' as const, with: other })))
    return { slug, part, connects: found ?? null, waits: devices.length === 0, problems }
  })
}

/** True where a part could join without a problem. */
export function wouldFit(parts: readonly { slug: string; part: BuildPart }[], candidate: { slug: string; part: BuildPart }): boolean {
  const judged = judgeBuild([...parts, candidate])
  return judged.at(-1)?.problems.length === 0 && judged.at(-1)?.waits === false
}

/** What POST /api/v2/compatibility_build/add answers. */
export interface Build {
  parts: {
    slot: BuildSlot
    product: ProductCard
    connects: { to: string; title: string; by: Connection } | null
    /** Needs a device, and none is here yet. */
    waits: boolean
    problems: (BuildProblem & { title: string; needs: Connection[]; offers: Connection[] })[]
  }[]
  /** Nothing is in the way of anything, and nothing waits. */
  fits: boolean
  total: Tugrik
  /** What would fit into the slots that are still free. */
  candidates: { slot: BuildSlot; products: ProductCard[] }[]
}
