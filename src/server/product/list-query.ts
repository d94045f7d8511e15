import { z } from 'zod'
import { FILTER_STARS, SORTS } from '#domain/product.ts'
import { LARGEST_ID, pageNumber, plainText, wholeNumber, yesOrNo } from '../http/input.ts'

const MOST_AT_ONCE = 100
/** Values of one facet; a facet that names more is refused. */
const MOST_VALUES = 30

/** `12,7,30` */
export const idList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .transform(text => text.split(',').map(Number))
  .refine(list => list.length <= MOST_AT_ONCE && list.every(id => id > 0 && id <= LARGEST_ID))
const word = plainText(100).min(1)
/** Given once or many times: `colour=camel&colour=sky`. */
const words = z
  .union([word, z.array(word)])
  .transform(given => [...new Set([given].flat())])
  .refine(list => list.length <= MOST_VALUES)
const tugrik = wholeNumber(0, LARGEST_ID)

/** What a listing may be asked for. What it does not know is not looked at. */
export const listQuery = z.object({
  taxon: plainText(500).optional(),
  brand: plainText(100).optional(),
  brands: words.optional(),
  stores: words.optional(),
  vendor: wholeNumber(1, LARGEST_ID).optional(),
  q: plainText(200).optional(),
  ids: idList.optional(),
  skus: words.optional(),
  variant_ids: idList.optional(),
  colour: words.optional(),
  clothing_size: words.optional(),
  shoe_size: words.optional(),
  pants_size: words.optional(),
  sale: yesOrNo.optional(),
  deal: yesOrNo.optional(),
  lifestyle: yesOrNo.optional(),
  in_stock: yesOrNo.optional(),
  price_from: tugrik.optional(),
  price_to: tugrik.optional(),
  rating: z
    .enum(FILTER_STARS.map(String) as ['4', '3', '2'])
    .transform(text => Number(text) as (typeof FILTER_STARS)[number])
    .optional(),
  sort: z.enum(SORTS).optional(),
  page: pageNumber.optional(),
  per_page: wholeNumber(1, MOST_AT_ONCE).optional(),
  seed: wholeNumber(0, LARGEST_ID).optional()
})
