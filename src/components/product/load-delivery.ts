import type { ProductDelivery } from '#domain/delivery.ts'
import type { Zone } from '#contract/site.ts'
import { type Client, ApiError } from '#client/client.ts'

interface DeliveryForm {
  delivery: ProductDelivery | null
  form: { cities: Zone[]; districts: Zone[]; city: string; district: string; refused: boolean } | null
  variant: number | undefined
}

/** Delivery for `?city=11&district=1119`: the date and fee, or the form where the place is incomplete or not served. */
export async function loadDelivery(client: Client, slug: string, query: URLSearchParams): Promise<DeliveryForm> {
  const parseCode = (name: string, form: RegExp): string => (form.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '')
  const city = parseCode('city', /^\d{2}$/)
  const requestedDistrict = parseCode('district', /^\d{4}$/)
  const district = requestedDistrict.startsWith(city) ? requestedDistrict : ''
  const variant = parseCode('variant', /^\d{1,9}$/)
  const result = city && district && !query.has('edit') ? await fetchDelivery(client, slug, { city, district }) : null
  const common = { variant: variant ? Number(variant) : undefined }
  if (result && result !== 'refused') return { ...common, delivery: result, form: null }
  const [cities, districts] = await Promise.all([
    client.get('/api/v2/zones'),
    city ? client.get('/api/v2/zones', { query: { parent: city } }) : []
  ])
  return { ...common, delivery: null, form: { cities, districts, city, district, refused: result === 'refused' } }
}

async function fetchDelivery(
  client: Client,
  slug: string,
  place: { city: string; district: string }
): Promise<ProductDelivery | 'refused'> {
  try {
    return await client.get('/api/v2/products/{slug}/delivery', { params: { slug }, query: place })
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return 'refused'
    throw error
  }
}
