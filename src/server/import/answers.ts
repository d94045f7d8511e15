import { z } from 'zod'
import { type ImportAnswer, productSchema } from './format.ts'
import { sharedSchema } from './shared-format.ts'

const said = { details: z.record(z.string(), z.union([z.string(), z.number()])) }

export const importAnswerSchema = z.object({
  results: z.array(
    z.object({
      handle: z.string(),
      outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
      problem: z
        .object({
          code: z.enum([
            'invalid',
            'title_missing',
            'variants_missing',
            'store_unknown',
            'badge_unknown',
            'branch_unknown',
            'same_options',
            'sku_impossible',
            'handle_twice',
            'not_stored'
          ]),
          ...said
        })
        .optional(),
      notes: z.array(
        z.object({
          code: z.enum(['sku_made', 'variants_gone', 'stock_kept', 'picture_missing', 'gift_missing', 'member_missing', 'taxon_too_deep']),
          ...said
        })
      )
    })
  ),
  made: z.object({ taxons: z.array(z.string()), brands: z.array(z.string()) }),
  done: z.int()
}) as z.ZodType<ImportAnswer>

const codes = z.array(z.string())
export const madeSharedSchema = z.object({
  made: z.object({ badges: codes, branches: codes, stores: codes, brands: codes, taxons: codes })
})
export const sharedListSchema = z.object({ shared: z.array(sharedSchema) })
export const madeSchema = z.object({ made: z.array(z.string()) })
export const doneSchema = z.object({ done: z.int() })
/** Ids by source. */
export const knownSchema = z.object({ pictures: z.record(z.string(), z.string()) })
export const keptSchema = z.object({ id: z.string() })
/** `after` is null after the last product. */
export const exportSchema = z.object({ products: z.array(productSchema), after: z.int().nullable() })
