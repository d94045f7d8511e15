import type { ProductDelivery } from '#domain/delivery.ts'
import type { Zone } from '#domain/site.ts'
import { type Client, ApiError } from '#client/client.ts'

export interface AskedPlace {
  delivery: ProductDelivery | null
  form: { cities: Zone[]; districts: Zone[]; city: string; district: string; refused: boolean } | null
  variant: number | undefined
}

/** What `?city=11&district=1119` asks for: when it comes there, or the form where the place is not complete or cannot be reached. */
export async function readPlace(client: Client, slug: string, query: URLSearchParams): Promise<AskedPlace> {
  const coded = (name: string, form: RegExp): string => (form.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '')
  const city = coded('city', /^\d{2}$/)
  const asked = coded('district', /^\d{4}$/)
  const district = asked.startsWith(city) ? asked : ''
  const variant = coded('variant', /^\d{1,9}$/)
  const answer = city && district && !query.has('edit') ? await reach(client, slug, { city, district }) : null
  const common = { variant: variant ? Number(variant) : undefined }
  if (answer && answer !== 'refused') return { ...common, delivery: answer, form: null }
  const [cities, districts] = await Promise.all([client.zones(), city ? client.zones(city) : []])
  return { ...common, delivery: null, form: { cities, districts, city, district, refused: answer === 'refused' } }
}

async function reach(client: Client, slug: string, place: { city: string; district: string }): Promise<ProductDelivery | 'refused'> {
  try {
    return await client.get('/api/v2/products/{slug}/delivery', { params: { slug }, query: place })
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return 'refused'
    throw error
  }
}
