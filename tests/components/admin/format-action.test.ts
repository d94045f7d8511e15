import { expect, test } from 'vitest'
import { formatAction } from '#components/admin/format-action.ts'
import { contract } from '#contract/contract.ts'
import type { RouteDefinition } from '#contract/route.ts'
import { toRouteAction } from '#domain/staff-action.ts'
import { createTranslator } from '#i18n/translator.ts'
import { isRecorded } from '#server/kernel/audit/record.ts'

test.each(['mn', 'en'] as const)('every recorded action of staff is told in words in %s', locale => {
  const t = createTranslator(locale)
  const recorded = (Object.entries(contract) as [string, RouteDefinition][])
    .filter(([key, route]) => isRecorded(key.split(' ')[0] ?? '', route))
    .map(([key]) => toRouteAction(key))
  expect(recorded.length).toBeGreaterThan(50)
  expect(recorded.filter(action => formatAction(t, action) === action)).toEqual([])
})
