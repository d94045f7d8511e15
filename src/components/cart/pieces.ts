import { type Client, ApiError } from '#client/client.ts'
import { wholeNumber } from '../form/form.ts'
import type { entryAt } from '../content/entry-path.ts'

const MOST = 20

/** Variants that a form names: one of a product, several of a whole look; `variant_ids` where the form was kept for another try. */
export async function piecesOf(request: Request): Promise<number[]> {
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData())
  const named = [...form.getAll('variant_id'), ...form.getAll('variant_ids')].flatMap(value =>
    typeof value === 'string' ? value.split(',') : []
  )
  const ids = named.map(wholeNumber).filter(id => id > 0)
  return [...new Set(ids)].slice(0, MOST)
}

/**
 * Puts one of each in the cart, for the text they were found in. What cannot be had does not keep the rest out.
 * @throws ApiError the first refusal, once everything has been tried; at once where the shop is away
 */
export async function addPieces(client: Client, variantIds: readonly number[], entry: ReturnType<typeof entryAt>): Promise<void> {
  let refused: unknown = null
  for (const id of variantIds) {
    try {
      await client.post('/api/v2/checkouts/current/items', { body: { variant_id: id, quantity: 1, ...(entry && { entry }) } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error
      refused ??= error
    }
  }
  if (refused) throw refused
}
