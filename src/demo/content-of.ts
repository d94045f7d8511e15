import type { ContentUnit } from '#domain/unit-price.ts'
import type { DemoFamily, DemoProduct } from './format.ts'

const PARTS: Record<string, { unit: ContentUnit; times: number }> = {
  г: { unit: 'g', times: 1 },
  кг: { unit: 'g', times: 1000 },
  мл: { unit: 'ml', times: 1 },
  л: { unit: 'ml', times: 1000 }
}

/** Of food and cosmetics: how much is in a piece, as its option says, else its facts. */
export function contentOf(written: DemoProduct, family: DemoFamily, options: Record<string, string>) {
  const place = written.taxon ?? family.taxon
  const key = family.choiceKey ?? ''
  const chosen = written.choices?.find(choice => choice.value === options[key])?.label
  const said = chosen ?? written.props?.volume ?? written.props?.weight ?? family.props.weight ?? ''
  const [, amount, unit = ''] = /^([\d.,]+) (г|кг|мл|л)$/.exec(said.split('|')[0] ?? '') ?? []
  const part = PARTS[unit]
  if (!amount || !part || !/^(food|beauty)\//.test(place)) return { contentAmount: null, contentUnit: null }
  return { contentAmount: Math.round(Number(amount.replace(',', '')) * part.times), contentUnit: part.unit }
}
