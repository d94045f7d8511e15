import { type Client, ApiError } from '#client/client.ts'
import { type PostedForm, parseWholeNumber } from '../form/form.ts'
import type { parseEntryUrl } from '../content/entry-path.ts'

const MAX_VARIANTS = 20

/** Variants in a form: one of a product, several of a look; `variant_ids` is the list of a form that is submitted again. */
export function parseVariantIds(form: PostedForm): number[] {
  const values = [...form.list('variant_id'), ...form.list('variant_ids')].flatMap(value => value.split(','))
  const ids = values.map(parseWholeNumber).filter(id => id > 0)
  return [...new Set(ids)].slice(0, MAX_VARIANTS)
}

/**
 * Adds one of each variant to the cart, with the entry as their source. An unavailable variant does not stop the others. @throws
 * ApiError the first error after all have been tried; a network or server error at once
 */
export async function addVariants(client: Client, variantIds: readonly number[], entry: ReturnType<typeof parseEntryUrl>): Promise<void> {
  let firstError: unknown = null
  for (const id of variantIds) {
    try {
      await client.post('/api/v2/checkouts/current/items', { body: { variant_id: id, quantity: 1, ...(entry && { entry }) } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error
      firstError ??= error
    }
  }
  if (firstError) throw firstError
}
