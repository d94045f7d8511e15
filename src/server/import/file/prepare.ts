import { addAllMade, type MadeShared, noneMade, type SharedDocument } from '../shared-format.ts'
import type { Door, Places } from './door.ts'
import type { Gatherer } from './gather-pictures.ts'
import { FileRefused } from './inspect.ts'
import type { Found } from './source.ts'

const MAX_TAXONS = 20_000
const PLACES_AT_ONCE = 400

/**
 * Creates the shared records and taxons of a file before its first product. Tags are matched with the taxons of the whole file,
 * whatever its order.
 * @returns codes and permalinks of the created records
 */
export async function prepare(door: Door, pictures: Gatherer, products: AsyncIterable<Found>): Promise<MadeShared> {
  const created = noneMade()
  const requested = new Map<string, Places>()
  try {
    for await (const found of products) {
      if (found.kind === 'shared') addAllMade(created, await door.makeShared(await withPictures(found.shared, pictures)))
      if (found.kind !== 'product') continue
      want(requested, found.product)
      if (requested.size > MAX_TAXONS)
        throw new FileRefused(`The file asks for more than ${MAX_TAXONS} taxons; map its tags with --tags=find.`)
    }
  } catch (error) {
    // Errors of the file are reported when its products are read.
    if (!(error instanceof FileRefused) || requested.size > MAX_TAXONS) throw error
  }
  // Paths first, then tags of products without one, then the others.
  const rank = ({ taxons, tags }: Places): number => (tags ? (taxons ? 2 : 1) : 0)
  const list = [...requested.values()].toSorted((a, b) => rank(a) - rank(b))
  for (let start = 0; start < list.length; start += PLACES_AT_ONCE)
    created.taxons.push(...(await door.makePlaces(list.slice(start, start + PLACES_AT_ONCE))))
  return created
}

/** An invalid record is rejected together with its product. */
function want(requested: Map<string, Places>, product: Extract<Found, { kind: 'product' }>['product'] | null): void {
  const { taxons, tags, make_tags: make } = product ?? {}
  if (!Array.isArray(taxons ?? []) || !Array.isArray(tags ?? [])) return
  const paths = taxons?.length ? { taxons } : {}
  if (taxons?.length) requested.set(JSON.stringify(paths), paths)
  for (const tag of make ? (tags ?? []) : []) requested.set(JSON.stringify([paths, tag]), { ...paths, tags: [tag] })
}

async function withPictures(shared: SharedDocument, pictures: Gatherer): Promise<SharedDocument> {
  const { stores = [], taxons = [] } = shared
  const names = await pictures.bring([...stores, ...taxons].flatMap(({ image }) => image ?? []))
  const renamed = <Row extends { image?: string | null | undefined }>(row: Row): Row =>
    row.image ? { ...row, image: names.get(row.image) ?? row.image } : row
  return { ...shared, stores: stores.map(renamed), taxons: taxons.map(renamed) }
}
