import { z } from 'zod'
import { MAX_SELECTED_VALUES, MAX_VALUE_LENGTH } from '#domain/facets.ts'
import { MAX_PRICE } from '#domain/price.ts'
import { FILTER_STARS, SORTS } from '#domain/product.ts'
import { FOUND_PAGE_KINDS, type FoundPage, MAX_SUGGESTIONS, type Suggestions } from '#domain/suggestions.ts'
import { MAX_SYNONYM_LENGTH, MAX_SYNONYMS, type SynonymGroup } from '#domain/synonyms.ts'
import { idList, jsonObject, MAX_ID, lineText, pageNumber, pathId, picture, queryFlag, queryNumber, tugrik, was } from './fields.ts'
import { MAX_PRODUCT_IDS, productFacets, productPage, productSlug } from './product.ts'
import { defineRoutes } from './route.ts'
import { searchDocument } from './search-document.ts'

const word = lineText(MAX_VALUE_LENGTH).min(1)
/** A parameter that may be repeated: `colour=camel&colour=sky`. */
const words = z
  .union([word, z.array(word).readonly()])
  .transform(input => [...new Set([input].flat())])
  .refine(list => list.length <= MAX_SELECTED_VALUES)
const queryTugrik = queryNumber(0, MAX_PRICE)

const facetQuery = z.object({
  taxon: lineText(500).optional(),
  /** Must exist, as on its own page. */
  brand: lineText(100).optional(),
  brands: words.optional(),
  stores: words.optional(),
  /** Products of every store of a vendor. */
  vendor: queryNumber(1, MAX_ID).optional(),
  q: lineText(200).optional(),
  ids: idList(MAX_PRODUCT_IDS).optional(),
  skus: words.optional(),
  variant_ids: idList(MAX_PRODUCT_IDS).optional(),
  colour: words.optional(),
  clothing_size: words.optional(),
  shoe_size: words.optional(),
  pants_size: words.optional(),
  sale: queryFlag.optional(),
  /** On sale until a known time. */
  deal: queryFlag.optional(),
  /** Only products of published entries, the newest entry's first. */
  lifestyle: queryFlag.optional(),
  in_stock: queryFlag.optional(),
  price_from: queryTugrik.optional(),
  price_to: queryTugrik.optional(),
  rating: z
    .union([z.literal(FILTER_STARS), z.enum(['4', '3', '2'])])
    .transform(stars => Number(stars) as (typeof FILTER_STARS)[number])
    .optional(),
  sort: z.enum(SORTS).optional(),
  page: pageNumber.optional(),
  per_page: queryNumber(1, MAX_PRODUCT_IDS).optional(),
  /** Keeps a random order stable over the pages of one visit. */
  seed: queryNumber(0, MAX_ID).optional()
})
const listingQuery = facetQuery.extend({ facets: queryFlag.optional() })
const foundPage = z.object({
  kind: z.enum(FOUND_PAGE_KINDS),
  slug: z.string(),
  title: z.string(),
  within: z.string(),
  image: picture.nullable()
}) satisfies z.ZodType<FoundPage>
const suggestions = z.object({
  texts: z.array(z.string()),
  products: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      brand: z.string(),
      image: picture.nullable(),
      price: tugrik,
      selling_price: tugrik
    })
  ),
  pages: z.array(foundPage)
}) satisfies z.ZodType<Suggestions>

const indexProgress = z.object({
  /** The index in use; null before the first one is complete. */
  index: z.string().nullable(),
  building: z.boolean(),
  done: z.int(),
  total: z.int(),
  /** Products whose changes are not sent yet. */
  waiting: z.int()
})

const synonymGroup = z.object({ id: z.int(), phrases: z.array(z.string()) }) satisfies z.ZodType<SynonymGroup>
/** Less strict than the handler's rules, whose errors explain the problem. */
const synonymInput = z.strictObject({ phrases: z.array(lineText(MAX_SYNONYM_LENGTH * 4)).max(MAX_SYNONYMS * 4) })
const synonymParams = z.object({ id: pathId() })

/** The part of the query language of Elasticsearch that both lookups understand. */
const lookupRequest = z.strictObject({
  query: jsonObject.default({}),
  size: z.int().min(0).max(100).optional(),
  from: z.literal(0).optional(),
  _source: z.unknown().optional()
})
const lookupResponse = z.object({
  took: z.int(),
  timed_out: z.boolean(),
  hits: z.object({
    total: z.object({ value: z.int(), relation: z.string() }),
    max_score: z.number().nullable(),
    hits: z.array(z.object({ _index: z.string(), _id: z.string(), _score: z.number().nullable(), _source: jsonObject }))
  })
})
export type LookupResponse = z.infer<typeof lookupResponse>

/** Registered before the product routes, so that `/products/facets` is not read as a slug. */
export const listingContract = defineRoutes('product', {
  'GET /api/v2/products': {
    summary: 'A page of products, with the counts of its filters where the query asks for `facets`',
    access: 'public',
    query: listingQuery,
    response: productPage,
    errors: [404]
  },
  'GET /api/v2/products/facets': {
    summary: 'The filters of a listing, with how many products each choice would show',
    access: 'public',
    query: facetQuery,
    response: productFacets,
    errors: [404]
  },
  'GET /api/v2/products/{slug}/related': {
    summary: 'Products of the same kind, nearest in price first',
    access: 'public',
    params: productSlug,
    response: productPage
  },
  'GET /api/v2/products/{slug}/series': {
    summary: 'Products of the same brand and make',
    access: 'public',
    params: productSlug,
    response: productPage
  },
  'GET /api/v2/products/{slug}/goes_with': {
    summary: 'Products of other kinds that are in a bundle or an entry with this one',
    access: 'public',
    params: productSlug,
    response: productPage
  },
  'GET /api/v2/products/{slug}/more_like_this': {
    summary: 'Products described in the same words',
    access: 'public',
    params: productSlug,
    response: productPage
  },
  'GET /api/v2/products/{slug}/document': {
    summary: 'The product as the search service has it, in Mongolian, with the field names of its index',
    access: 'public',
    params: productSlug,
    response: searchDocument
  }
})

export const searchContract = defineRoutes('search', {
  'GET /api/v2/search/suggestions': {
    summary: 'Search texts, products and pages that match a text being typed',
    access: 'public',
    /** Any text gets a response; none fails validation. */
    query: z.object({
      q: z
        .string()
        .overwrite(typed => typed.replace(/[\p{Cc}\p{Cs}]+/gu, ' '))
        .default(''),
      limit: z
        .union([z.number(), z.string()])
        .pipe(z.coerce.number<number | string>().int().min(1).max(MAX_SUGGESTIONS))
        .catch(MAX_SUGGESTIONS)
    }),
    response: suggestions
  },
  'GET /api/v2/search/pages': {
    summary: 'Taxons, brands, stores, entries, pages and promotions that match a text',
    access: 'public',
    query: z.object({ q: lineText(200).default('') }),
    response: z.array(foundPage)
  },
  'GET /api/v2/search/index': {
    summary: "The search server's index: how many products are in it",
    access: 'staff',
    permission: 'catalogue.edit',
    response: indexProgress,
    errors: [409]
  },
  'POST /api/v2/search/index': {
    summary: 'Starts to fill a new index, or continues to fill one',
    access: 'staff',
    recorded: false,
    permission: 'catalogue.edit',
    body: z.strictObject({ anew: z.boolean().default(false) }),
    response: indexProgress,
    errors: [409]
  },
  'GET /api/v2/search/synonyms': {
    summary: 'Groups of words that mean the same to customers',
    access: 'staff',
    permission: 'catalogue.edit',
    response: z.array(synonymGroup)
  },
  'POST /api/v2/search/synonyms': {
    summary: 'Adds a group of words that mean the same',
    access: 'staff',
    permission: 'catalogue.edit',
    body: synonymInput,
    response: synonymGroup
  },
  'PUT /api/v2/search/synonyms/{id}': {
    summary: 'Replaces the words of a group',
    access: 'staff',
    permission: 'catalogue.edit',
    params: synonymParams,
    body: synonymInput.extend({ was }),
    response: synonymGroup,
    errors: [409]
  },
  'DELETE /api/v2/search/synonyms/{id}': {
    summary: 'Removes a group',
    access: 'staff',
    permission: 'catalogue.edit',
    params: synonymParams,
    response: z.object({ deleted: z.boolean() })
  }
})

/** Places and airports, in the shape of an Elasticsearch search. */
export const lookupContract = defineRoutes('site', {
  'POST /maps/zipcode/_search': {
    summary: 'City, district, quarter and address at a point: a geo_shape of type point',
    access: 'public',
    body: lookupRequest,
    response: lookupResponse,
    errors: [400]
  },
  'POST /airport/_search': {
    summary: 'Airports of the world, those of Mongolia first, by a name, city, province, country or code in either alphabet; at most 40',
    access: 'public',
    body: lookupRequest,
    response: lookupResponse,
    errors: [400]
  }
})
