import { expect, test } from 'vitest'
import { z } from 'zod'
import { DERIVED_FIELDS, formatChangedPath, formatChangedValue, listChangedParts } from '#components/admin/changed-parts.ts'
import { contract } from '#contract/contract.ts'
import type { RouteDefinition } from '#contract/route.ts'
import { savedSchemas, settingSchemas } from '#contract/setting.ts'
import texts from '#i18n/locales/mn/action_field.json' with { type: 'json' }
import { createTranslator } from '#i18n/translator.ts'
import { isRecorded } from '#server/kernel/audit/record.ts'

const t = createTranslator('mn')

/** The names of all fields of a schema. */
function listFields(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([name, field]) => [name, ...listFields(field)])
  if (schema instanceof z.ZodArray) return listFields(schema.element)
  if (schema instanceof z.ZodRecord) return listFields(schema.valueType)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(listFields)
  if (schema instanceof z.ZodPipe) return [...listFields(schema.in), ...listFields(schema.out)]
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return listFields(schema.unwrap())
  return []
}

test('the history of actions has a word for every field that a route or a setting records', () => {
  const routes = Object.entries(contract as Record<string, RouteDefinition>)
  const recorded = routes.filter(([key, route]) => isRecorded(key.split(' ')[0] ?? '', route))
  const fields = [...recorded.map(([, { body }]) => body), ...Object.values(settingSchemas), ...Object.values(savedSchemas)].flatMap(
    listFields
  )
  expect(fields.length).toBeGreaterThan(500)
  const unnamed = new Set(fields.filter(name => !DERIVED_FIELDS.has(name) && !Object.hasOwn(texts, `field_${name}`)))
  expect([...unnamed]).toEqual([])
})

test('a change is told in words, without what every save changes', () => {
  const before = {
    version: 3,
    published: false,
    prices: [{ sale_price: 900, sale_start_at: null }],
    updated_at: '2026-11-26T01:00:00.000Z'
  }
  const after = {
    version: 4,
    published: true,
    prices: [{ sale_price: 800, sale_start_at: '2026-11-27T01:00:00.000Z' }],
    updated_at: '2026-11-27T02:00:00.000Z'
  }
  const lines = listChangedParts(before, after).map(part => [
    formatChangedPath(t, part.path),
    formatChangedValue(t, part.before, 'mn'),
    formatChangedValue(t, part.after, 'mn')
  ])
  expect(lines).toEqual([
    ['Нийтэлсэн', 'Үгүй', 'Тийм'],
    ['Үнэ › 1 › Хямдарсан үнэ', '900', '800'],
    ['Үнэ › 1 › Хямдрал эхлэх', '', '2026.11.27 09:00']
  ])
})

test('the code of a payment method stays as it is', () => expect(formatChangedPath(t, ['off', 'qpay'])).toBe('Унтраасан › qpay'))
