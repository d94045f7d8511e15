import { organisationOf } from '#components/checkout/address.ts'
import { wholeNumber } from '#components/form/form.ts'
import { MAX_LINE_QUANTITY, type Organisation } from '#domain/cart.ts'
import { QUOTE_LINES_MOST } from '#domain/quote.ts'
import { found } from '#client/found.ts'
import type { Client } from '#client/client.ts'

/** What a quote is asked for: pieces by variant, in the order they were chosen. */
export type Wanted = Map<number, number>

/** What is typed about who asks; what matters most comes first. */
export const TYPED_FIELDS: readonly string[] = [
  'org_name',
  'org_registry',
  'org_phone',
  'org_field',
  'org_employees',
  'org_address',
  'org_information',
  'note'
]

const within = (quantity: number): number => Math.min(Math.max(1, quantity || 1), MAX_LINE_QUANTITY)

/** What the form names: `line_12=3` are three pieces of variant 12, and `do` what was pressed. */
export function wantedIn(typed: Record<string, string>): Wanted {
  const wanted: Wanted = new Map()
  for (const [name, value] of Object.entries(typed)) {
    const id = wholeNumber(/^line_(\d+)$/.exec(name)?.[1])
    if (id > 0) wanted.set(id, within(wholeNumber(value)))
  }
  const [what, id = ''] = (typed['do'] ?? '').split(':')
  if (what === 'drop') wanted.delete(wholeNumber(id))
  if (what === 'add') add(wanted, wholeNumber(typed[`variant_${id}`]))
  return wanted
}

/** What an address asks for: variants (`add`), the cart (`from=cart`), products of a comparison (`of`), or as a form does. */
export async function wantedAt(query: URLSearchParams, client: Client): Promise<Wanted> {
  const wanted = wantedIn(Object.fromEntries(query))
  for (const id of (query.get('add') ?? '').split(',')) add(wanted, wholeNumber(id))
  if (query.get('from') === 'cart')
    for (const line of (await client.get('/api/v2/orders/current')).line_items) wanted.set(line.product.variant_id, line.quantity)
  const slugs = (query.get('of') ?? '').split(',').filter(Boolean).slice(0, QUOTE_LINES_MOST)
  for (const product of await Promise.all(slugs.map(slug => found(client.get('/api/v2/products/{slug}', { params: { slug } })))))
    if (product) add(wanted, product.vid)
  return new Map([...wanted].slice(0, QUOTE_LINES_MOST))
}

function add(wanted: Wanted, id: number): void {
  if (id > 0) wanted.set(id, within((wanted.get(id) ?? 0) + 1))
}

/** The organisation, which a quote always has; what is missing is refused by the shop with words. */
export function askingFor(typed: Record<string, string>): Organisation {
  const {
    name = '',
    registry_number = '',
    phone = '',
    address = '',
    information = '',
    employee_count = null,
    field = ''
  } = organisationOf({ ...typed, as_organisation: 'yes' }) ?? {}
  return { name, registry_number, phone, address, information, employee_count, field }
}
