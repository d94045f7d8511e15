import { type Client, ApiError } from '#client/client.ts'
import { toErrorMessage } from '../form/form.ts'

interface Item {
  /** Unique within the call. */
  id: number
  variantId: number
  quantity: number
  title: string
}

/**
 * Adds items of a list to the cart. One that cannot be bought does not stop the others; its title and the reason are returned.
 * @param key of the form: an item is added once, however often the form is sent
 * @throws ApiError a network or server error
 */
export async function addItems(client: Client, items: readonly Item[], key: string): Promise<{ failed: string[] }> {
  const failed: string[] = []
  for (const { id, variantId, quantity, title } of items) {
    try {
      await client.post('/api/v2/checkouts/current/items', { body: { variant_id: variantId, quantity }, key: `${key}-${id}` })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error
      failed.push(`${title} (${toErrorMessage(error)})`)
    }
  }
  return { failed }
}
