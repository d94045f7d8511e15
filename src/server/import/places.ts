import type { Localized } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { taxons } from '../catalogue/index.ts'
import { type Bilingual, PERMALINK } from './fields.ts'
import { codeOf, fold, inOwnLanguage, merged, textsOf } from './names.ts'

const MAX_PERMALINK_LENGTH = 200

interface Place {
  id: number
  parentId: number | null
  permalink: string
  name: Localized
  depth: number
}

/** The taxon tree within a transaction, with the taxons it creates. */
export interface Places {
  /** The place itself and those above it, from the first level down. */
  line: (id: number) => number[]
  /** @returns the id of the last step, which is made where it is missing; null where the path grows too long */
  path: (path: { permalink?: string | null | undefined; names: readonly Bilingual[] }) => Promise<number | null>
  /** @returns the id of a taxon of that name or permalink, or null where there is none and none is to be made */
  tag: (text: string, main: number | null, make: boolean) => Promise<number | null>
  /** Permalinks of taxons that were made. */
  made: string[]
}

export async function openPlaces(tx: Db): Promise<Places> {
  const columns = { id: taxons.id, parentId: taxons.parentId, permalink: taxons.permalink, name: taxons.name, depth: taxons.depth }
  const byId = new Map<number, Place>()
  const byPermalink = new Map<string, Place>()
  const below = new Map<number, Place[]>()
  const created: string[] = []
  const know = (place: Place): void => {
    byId.set(place.id, place)
    byPermalink.set(place.permalink, place)
    below.set(place.parentId ?? 0, [...(below.get(place.parentId ?? 0) ?? []), place])
  }
  for (const place of await tx.select(columns).from(taxons).orderBy(taxons.depth, taxons.id)) know(place)

  const isCalled = (place: Place, names: ReadonlySet<string>): boolean => textsOf(place.name).some(text => names.has(fold(text)))
  const folded = (texts: readonly string[]): Set<string> => new Set(texts.map(fold).filter(Boolean))

  const step = async (parent: Place | null, name: Bilingual, own?: string): Promise<Place | null> => {
    const texts = textsOf(name)
    const cached = (own && byPermalink.get(own)) || below.get(parent?.id ?? 0)?.find(place => isCalled(place, folded(texts)))
    if (cached) return cached
    const code = codeOf(name.en || name.mn || '')
    const permalink = own ?? (parent ? `${parent.permalink}/${code}` : code)
    const same = byPermalink.get(permalink)
    if (same || permalink.length > MAX_PERMALINK_LENGTH) return same ?? null
    const position = below.get(parent?.id ?? 0)?.length ?? 0
    const row = { parentId: parent?.id ?? null, permalink, name: merged({}, name), depth: (parent?.depth ?? 0) + 1, position }
    const [place] = await tx.insert(taxons).values(row).returning(columns)
    if (!place) return null
    know(place)
    created.push(permalink)
    return place
  }

  /** @param permalink of the last step, which a new place gets where the place above it has the one that is in it */
  const walk = async (names: readonly Bilingual[], permalink?: string | null): Promise<Place | null> => {
    const codes = permalink?.split('/') ?? []
    let place: Place | null = null
    for (const [index, name] of names.entries()) {
      const own = codes.length === names.length ? codes.slice(0, index + 1).join('/') : undefined
      const fits = own !== undefined && PERMALINK.test(own) && (place?.permalink ?? '') === codes.slice(0, index).join('/')
      const next = await step(place, name, fits ? own : undefined)
      if (!next) return null
      place = next
    }
    return place
  }

  /** The oldest of that name anywhere below, so that later ones change nothing. */
  const within = (id: number, names: ReadonlySet<string>): Place | undefined =>
    (below.get(id) ?? [])
      .flatMap(place => [isCalled(place, names) ? place : undefined, within(place.id, names)])
      .filter(place => place !== undefined)
      .toSorted((a, b) => a.id - b.id)[0]

  const lineOf = (id: number | null): Place[] => {
    const place = byId.get(id ?? 0)
    return place ? [...lineOf(place.parentId), place] : []
  }

  return {
    made: created,
    line: id => lineOf(id).map(place => place.id),
    path: async ({ permalink, names }) => {
      const cached = permalink ? byPermalink.get(permalink) : undefined
      return (cached ?? (await walk(names, permalink)))?.id ?? null
    },
    tag: async (text, main, make) => {
      const steps = text.split(/\s*>\s*/).filter(Boolean)
      if (steps.length > 1) return make ? ((await walk(steps.map(inOwnLanguage)))?.id ?? null) : null
      const names = folded([text])
      const found =
        byPermalink.get(text.toLowerCase()) ??
        lineOf(main).find(place => isCalled(place, names)) ??
        below.get(main ?? 0)?.find(place => isCalled(place, names)) ??
        below.get(0)?.find(place => isCalled(place, names)) ??
        (main === null ? undefined : within(main, names))
      if (found || !make || !names.size) return found?.id ?? null
      return (await step(byId.get(main ?? 0) ?? null, inOwnLanguage(text)))?.id ?? null
    }
  }
}
