import { DAY_MS } from '#domain/day.ts'
import type { ProductDocument, SharedRecords } from '#contract/catalogue-document.ts'
import { toMidnight } from '../dates.ts'
import { addViews } from './pictures.ts'

const SHARED = import.meta.glob<{ shared: SharedRecords }>('./shared.json', { eager: true, import: 'default' })['./shared.json']
const PRODUCTS = import.meta.glob<ProductDocument[]>('./products/*.json', { eager: true, import: 'default' })

/** Today, as far as the dates in the files are concerned: the midnight in Ulaanbaatar that begins 22 November 2026. */
const AS_OF = new Date('2026-11-21T16:00:00Z')
/** A sale that ends tonight lasts two hours at least. */
const SHORTEST_SALE = DAY_MS / 12

export interface Catalogue {
  shared: SharedRecords
  /** Pictures are named by their drawings. */
  products: ProductDocument[]
}

/** The catalogue of the demo shop, its dates moved so that `AS_OF` becomes today. */
export function readCatalogue(now: Date): Catalogue {
  const moved = toMidnight(new Date(now.getTime() + SHORTEST_SALE)).getTime() - AS_OF.getTime()
  const products = Object.values(PRODUCTS)
    .flat()
    .map(product => nameDrawings(moveDates(product, moved)))
  const shared = SHARED?.shared ?? {}
  return { shared: { ...shared, taxons: illustrateTaxons(shared.taxons, products) }, products }
}

function moveDates(product: ProductDocument, by: number): ProductDocument {
  const move = (date: string | null | undefined): string | null => (date ? new Date(Date.parse(date) + by).toISOString() : null)
  return {
    ...product,
    available_on: move(product.available_on) ?? undefined,
    available_until: move(product.available_until),
    ...(product.event && { event: { ...product.event, starts_at: move(product.event.starts_at) ?? product.event.starts_at } }),
    preorder_on: move(product.preorder_on)?.slice(0, 10) ?? null,
    variants: product.variants?.map(variant => ({
      ...variant,
      sale_start_at: move(variant.sale_start_at),
      sale_expire_at: move(variant.sale_expire_at)
    }))
  }
}

/** Gives each taxon the picture of its first product of the kind that the file names, another one for each. */
function illustrateTaxons(taxons: SharedRecords['taxons'], products: readonly ProductDocument[]): SharedRecords['taxons'] {
  const used = new Set<string>()
  return taxons?.map(taxon => {
    const kind = taxon.image?.split('?')[0]
    const pictures = products
      .filter(product => product.taxons?.some(({ permalink }) => `${permalink}/`.startsWith(`${taxon.permalink}/`)))
      .flatMap(({ images }) => images?.[0]?.source ?? [])
      .filter(source => source.split('?')[0] === kind)
    const image = pictures.find(source => !used.has(source)) ?? pictures[0] ?? taxon.image
    if (image) used.add(image)
    return { ...taxon, image }
  })
}

/** Adds second and third views, and the product's words to the names of its drawings, which are cut by them. */
function nameDrawings(product: ProductDocument): ProductDocument {
  const properties = (product.properties ?? [])
    .map(({ value }) => value.en ?? '')
    .join('; ')
    .toLowerCase()
  const words = new URLSearchParams({ title: (product.title?.en ?? '').toLowerCase(), properties })
  const name = (source: string): string => (/^products\/.*\?/.test(source) ? `${source}&${words}` : source)
  return {
    ...product,
    images: addViews(product, properties)?.map(image => ({ ...image, source: name(image.source) })),
    variants: product.variants?.map(variant => ({ ...variant, image: variant.image ? name(variant.image) : variant.image }))
  }
}
