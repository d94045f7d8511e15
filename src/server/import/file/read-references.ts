import type { ProductDocument, SharedRecords } from '#contract/catalogue-document.ts'
import type { CreatedRecords, TaxonRequest } from '#contract/import.ts'
import { addCreated, createNoRecords } from '../shared-records.ts'
import type { ImageCollector } from './collect-images.ts'
import type { ImportTarget } from './import-target.ts'
import { type FileEntry, FileError } from './read-file.ts'
import type { RepeatedSkus } from './repeated-skus.ts'
import type { TaxonTags } from './taxon-tags.ts'

const TAXONS_PER_CALL = 400
const MAX_TAXONS = 20_000

/**
 * Reads a file before its first product is imported. Counts its tags and SKUs, and creates its shared records and taxons: tags are matched
 * with the taxons of the whole file, whatever its order.
 * @param taxonTags null where products say themselves which tags become taxons
 * @param shop null for a dry run, which creates nothing
 */
export async function readReferences(
  entries: AsyncIterable<FileEntry>,
  { taxonTags, skus }: { taxonTags: TaxonTags | null; skus: RepeatedSkus },
  shop: { target: ImportTarget; images: ImageCollector } | null
): Promise<CreatedRecords> {
  const created = createNoRecords()
  const requests = new Map<string, CountedRequest>()
  const checkNumber = (): void => {
    if (requests.size > MAX_TAXONS) throw new FileError(`The file asks for more than ${MAX_TAXONS} taxons; map its tags with --tags=find.`)
  }
  try {
    for await (const entry of entries) {
      if (entry.kind === 'shared' && shop)
        addCreated(created, await shop.target.createSharedRecords(await uploadImages(entry.shared, shop.images)))
      if (entry.kind !== 'product') continue
      skus.add(entry.product)
      if (entry.product) taxonTags?.add(entry.product)
      if (shop) addTaxonRequests(requests, entry.product, taxonTags === null)
      checkNumber()
    }
  } catch (error) {
    // Errors of the file are reported when its products are read.
    if (!(error instanceof FileError) || requests.size > MAX_TAXONS) throw error
  }
  if (!shop) return created
  for (const request of taxonTags?.listRequests() ?? []) addRequest(requests, request)
  checkNumber()
  // Paths first, those of most products before, as menus list them; then tags of products without one, then the others.
  const rank = ({ taxons, tags }: TaxonRequest): number => (tags ? (taxons ? 2 : 1) : 0)
  const list = [...requests.values()]
    .toSorted((a, b) => rank(a.request) - rank(b.request) || b.products - a.products)
    .map(({ request }) => request)
  for (let start = 0; start < list.length; start += TAXONS_PER_CALL)
    created.taxons.push(...(await shop.target.createTaxons(list.slice(start, start + TAXONS_PER_CALL))))
  return created
}

interface CountedRequest {
  request: TaxonRequest
  /** Products that ask for it. */
  products: number
}

function addRequest(requests: Map<string, CountedRequest>, request: TaxonRequest): void {
  const key = JSON.stringify(request)
  const known = requests.get(key)
  if (known) known.products++
  else requests.set(key, { request, products: 1 })
}

/** An invalid list is rejected together with its product. */
function addTaxonRequests(requests: Map<string, CountedRequest>, product: ProductDocument | null, withTags: boolean): void {
  const { taxons, tags, make_tags: create } = product ?? {}
  if (!Array.isArray(taxons ?? []) || !Array.isArray(tags ?? [])) return
  const paths = taxons?.length ? { taxons } : {}
  if (taxons?.length) addRequest(requests, paths)
  if (!withTags || !create) return
  for (const tag of tags ?? []) addRequest(requests, { ...paths, tags: [tag] })
}

async function uploadImages(shared: SharedRecords, images: ImageCollector): Promise<SharedRecords> {
  const { stores = [], taxons = [] } = shared
  const sources = await images.upload([...stores, ...taxons].flatMap(({ image }) => image ?? []))
  const replaceSource = <Row extends { image?: string | null | undefined }>(row: Row): Row =>
    row.image ? { ...row, image: sources.get(row.image) ?? row.image } : row
  return { ...shared, stores: stores.map(replaceSource), taxons: taxons.map(replaceSource) }
}
