import { toOrganisation } from '#components/checkout/address.ts'
import { parseWholeNumber } from '#components/form/form.ts'
import { MAX_LINE_QUANTITY, type Organisation } from '#domain/cart.ts'
import { ORGANISATION_FIELDS } from '#domain/checkout-fields.ts'
import { MAX_QUOTE_LINES } from '#domain/quote.ts'
import { toNullIfMissing } from '#client/or-null.ts'
import type { Client } from '#client/client.ts'

/** Requested quantities by variant id, in the order they were added. */
export type RequestedItems = Map<number, number>

/** Fields of the requester, most important first. */
export const REQUESTER_FIELDS: readonly string[] = [...Object.values(ORGANISATION_FIELDS).map(field => field.name), 'note']

const clampQuantity = (quantity: number): number => Math.min(Math.max(1, quantity || 1), MAX_LINE_QUANTITY)

/** Parses the form: `line_12=3` are three pieces of variant 12, `action` is the clicked button. */
export function parseRequestForm(typed: Record<string, string>): RequestedItems {
  const items: RequestedItems = new Map()
  for (const [name, value] of Object.entries(typed)) {
    const id = parseWholeNumber(/^line_(\d+)$/.exec(name)?.[1])
    if (id > 0) items.set(id, clampQuantity(parseWholeNumber(value)))
  }
  const [what, id = ''] = (typed['action'] ?? '').split(':')
  if (what === 'drop') items.delete(parseWholeNumber(id))
  if (what === 'add') addItem(items, parseWholeNumber(typed[`variant_${id}`]))
  return items
}

/** Parses the URL: variants (`add`), the cart (`from=cart`), compared products (`of`), or the fields of the form. */
export async function loadRequestedItems(query: URLSearchParams, client: Client): Promise<RequestedItems> {
  const items = parseRequestForm(Object.fromEntries(query))
  for (const id of (query.get('add') ?? '').split(',')) addItem(items, parseWholeNumber(id))
  if (query.get('from') === 'cart')
    for (const line of (await client.get('/api/v2/orders/current')).line_items) items.set(line.product.variant_id, line.quantity)
  const slugs = (query.get('of') ?? '').split(',').filter(Boolean).slice(0, MAX_QUOTE_LINES)
  for (const product of await Promise.all(slugs.map(slug => toNullIfMissing(client.get('/api/v2/products/{slug}', { params: { slug } })))))
    if (product) addItem(items, product.vid)
  return new Map([...items].slice(0, MAX_QUOTE_LINES))
}

function addItem(items: RequestedItems, id: number): void {
  if (id > 0) items.set(id, clampQuantity((items.get(id) ?? 0) + 1))
}

/** The organisation of the request; the server validates it. */
export function toRequesterOrganisation(typed: Record<string, string>): Organisation {
  const {
    name = '',
    registry_number = '',
    phone = '',
    address = '',
    information = '',
    employee_count = null,
    field = ''
  } = toOrganisation({ ...typed, as_organisation: 'yes' }) ?? {}
  return { name, registry_number, phone, address, information, employee_count, field }
}
