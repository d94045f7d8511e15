import { parseWholeNumber, type PostedForm, removeSeparators } from '#components/form/form.ts'
import type { BulkChange } from '#contract/product-admin.ts'
import { ROUNDINGS, SELECTABLE_STATES, STOCK_REASONS, PRICE_MODES } from '#domain/product-change.ts'

export const BULK_KINDS = ['price', 'sale', 'end_sale', 'state', 'taxon', 'badge', 'stock'] as const
export type BulkKind = (typeof BULK_KINDS)[number]

/** `12:3` is the product 12 in its version 3. */
export function parseSelection(form: PostedForm): BulkChange['products'] {
  return form.list('select').flatMap(value => {
    const [id, version] = value.split(':').map(parseWholeNumber)
    return id && version ? [{ id, version }] : []
  })
}

/** The edit of a bulk form; the API reports invalid values. */
export function parseBulkEdit(kind: BulkKind, form: PostedForm): BulkChange['edit'] {
  const { field } = form
  const choose = <Value extends string>(values: readonly [Value, ...Value[]], name: string): Value =>
    values.find(each => each === field(name)) ?? values[0]
  switch (kind) {
    case 'price': {
      const mode = choose(PRICE_MODES, 'price_mode')
      return { kind, mode, value: parseSigned(field('price_value')), rounding: choose(ROUNDINGS, 'price_rounding') }
    }
    case 'sale':
      return {
        kind,
        percent: parseWholeNumber(field('sale_percent').replace(/[%\s−-]/g, '')),
        rounding: choose(ROUNDINGS, 'sale_rounding'),
        starts_at: form.timestamp('from'),
        ends_at: form.timestamp('to')
      }
    case 'end_sale':
      return { kind }
    case 'state':
      return { kind, state: choose(SELECTABLE_STATES, 'state') }
    case 'taxon':
      return { kind, mode: choose(['add', 'main', 'remove'], 'taxon_mode'), permalink: field('taxon') }
    case 'badge':
      return { kind, mode: choose(['add', 'remove'], 'badge_mode'), code: field('badge') }
    default:
      return {
        kind: 'stock',
        mode: choose(['add', 'set'], 'stock_mode'),
        pieces: parseSigned(field('stock_pieces')),
        branch: field('stock_branch') || null,
        reason: choose(STOCK_REASONS, 'stock_reason')
      }
  }
}

/** `−1,500₮`, `+10%` or `500`. */
function parseSigned(typed: string): number {
  return parseWholeNumber(removeSeparators(typed.replaceAll('−', '-').replace(/[₮%]/g, '')).replace(/^\+/, ''))
}
