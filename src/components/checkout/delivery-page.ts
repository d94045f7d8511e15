import { toNullIfUnauthorized } from '#components/form/login-redirect.ts'
import type { FormState } from '#components/form/form-action.ts'
import type { Fields } from '#components/form/form.ts'
import type { Client } from '#client/client.ts'
import type { SavedAddress } from '#contract/address.ts'
import type { DeliveryOptions } from '#contract/checkout.ts'
import type { Address, Cart } from '#domain/cart.ts'
import { isEmptyCart } from '#domain/cart-goods.ts'
import { loadZoneOptions, toAddress, toAddressFields, toOrganisation, type ZoneOptions } from './address.ts'

/** Saves the submitted choice: a pick-up, a saved address, or a new one. */
export async function saveDelivery(client: Client, fields: Fields): Promise<Cart> {
  const organisation = toOrganisation(fields)
  if (fields['method'] === 'pickup') {
    const { branch = '', receiver = '', phone = '' } = fields
    return client.put('/api/v2/checkouts/current', { body: { delivery: { method: 'pickup', branch, receiver, phone }, organisation } })
  }
  const id = Number(fields['saved'])
  const address = id
    ? (await client.get('/api/v2/users/addresses/{id}', { params: { id } })).address
    : toAddress(fields, await loadZoneOptions(client, fields))
  const delivery = { method: 'address' as const, window: toWindow(fields['window']) }
  return client.put('/api/v2/checkouts/current', { body: { address, delivery, organisation } })
}

interface DeliveryPage {
  cart: Cart
  saved: SavedAddress[]
  options: DeliveryOptions
  zones: ZoneOptions
  values: Fields
}

/** Data of the delivery page; the last address used is preselected. */
export async function loadDeliveryPage(client: Client, form: FormState): Promise<DeliveryPage | 'login_required' | 'cart_empty'> {
  const loaded = await toNullIfUnauthorized(
    Promise.all([
      client.get('/api/v2/users/me'),
      client.get('/api/v2/orders/current'),
      client.get('/api/v2/users/addresses'),
      client.get('/api/v2/users/organisations')
    ])
  )
  if (!loaded) return 'login_required'
  const [user, cart, saved, [organisation]] = loaded
  if (isEmptyCart(cart)) return 'cart_empty'
  const contact = { receiver: user.full_name, phone: user.mobile ?? '' }
  const values = form.submitted ? form.fields : { ...contact, ...toAddressFields(cart, organisation), ...toDeliveryFields(cart, saved) }
  const chosen = saved.find(({ id }) => String(id) === values['saved'])?.address
  const { city, district } = chosen ?? { city: values['city'] ?? '', district: values['district'] ?? '' }
  const isPlace = /^\d{2}$/.test(city) && /^\d{4}$/.test(district)
  const query = isPlace ? { city, district } : {}
  const [options, zones] = await Promise.all([
    client.get('/api/v2/checkouts/current/delivery_options', { query }),
    loadZoneOptions(client, values)
  ])
  return { cart, saved, options, zones, values }
}

function toDeliveryFields({ address, delivery }: Cart, saved: readonly SavedAddress[]): Fields {
  const selected = address ? saved.find(each => isSame(each.address, address)) : saved[0]
  const { method, window, branch, recipient } = delivery
  return {
    method,
    saved: selected ? String(selected.id) : 'new',
    window: window ? `${window.date}/${window.from}-${window.to}` : '',
    branch: branch?.code ?? '',
    ...recipient
  }
}

const isSame = (one: Address, other: Address): boolean =>
  (['city', 'district', 'quarter', 'details', 'receiver', 'phone'] as const).every(field => one[field] === other[field])

/** Parses `2026-11-23/9-12`; null for no choice. */
function toWindow(typed = ''): { date: string; from: number; to: number } | null {
  if (!typed) return null
  const [date = '', hours = ''] = typed.split('/')
  const [from, to] = hours.split('-').map(Number)
  return { date, from: from ?? Number.NaN, to: to ?? Number.NaN }
}
