import { orderFilters, type OrderListFilters } from '#contract/order-list.ts'
import { ORDER_SORTS, type OrderFilters, type OrderSort } from '#domain/order-list.ts'

export const FILTER_OPTIONS = ['status', 'payment', 'fulfilment', 'receipt', 'lease', 'method'] as const

/** Parses the filters of a URL; invalid ones are ignored. */
export function parseFilters(query: URLSearchParams): OrderListFilters {
  const given = Object.fromEntries([...query].filter(([, value]) => value.trim() !== ''))
  const parsed = orderFilters.safeParse(given)
  if (parsed.success) return parsed.data
  for (const { path } of parsed.error.issues) delete given[String(path[0])]
  return orderFilters.parse(given)
}

export function parseSort(query: URLSearchParams): OrderSort {
  return ORDER_SORTS.find(sort => sort === query.get('sort')) ?? 'date_desc'
}

/** The query of a list URL: filters and further parameters, without the default sort order. */
export function listQuery(filters: OrderFilters, more: Record<string, string> = {}): string {
  const entries = Object.entries({ ...filters, ...more }).flatMap<[string, string]>(([name, value]) =>
    value === undefined || value === '' || value === false || value === 'date_desc' ? [] : [[name, value === true ? '1' : value]]
  )
  return entries.length ? `?${new URLSearchParams(entries).toString()}` : '?'
}

export function isSameFilter(one: OrderFilters, other: OrderFilters): boolean {
  const sorted = (filters: OrderFilters): string => {
    const query = new URLSearchParams(listQuery(filters))
    query.sort()
    return query.toString()
  }
  return sorted(one) === sorted(other)
}
