import { expect, test } from 'vitest'
import { BodyBudget } from '#server/kernel/http/body-budget.ts'

const post = (headers: Record<string, string>) => new Request('http://shop/', { method: 'POST', headers })
const CHUNKED = post({ 'transfer-encoding': 'chunked' })

test('memory for large bodies is reserved until they are released, each once', () => {
  const budget = new BodyBudget(10_000_000)
  const release = budget.reserve(CHUNKED, 6_000_000, 'a')
  expect(release).not.toBeNull()
  expect(budget.reserve(CHUNKED, 6_000_000, 'b')).toBeNull()
  expect(budget.reserve(post({ 'content-length': '5000000' }), 6_000_000, 'b')).toBeNull()
  expect(budget.reserve(post({ 'content-length': '200000' }), 6_000_000, 'b')).not.toBeNull()
  release?.()
  release?.()
  expect(budget.reserve(CHUNKED, 6_000_000, 'b')).not.toBeNull()
  expect(budget.reserve(CHUNKED, 6_000_000, 'c')).toBeNull()
})

test('one sender does not hold all of it', () => {
  const budget = new BodyBudget(10_000_000)
  const first = budget.reserve(CHUNKED, 4_000_000, 'a')
  expect(budget.reserve(CHUNKED, 4_000_000, 'a')).toBeNull()
  expect(budget.reserve(CHUNKED, 4_000_000, 'b')).not.toBeNull()
  first?.()
  expect(budget.reserve(CHUNKED, 4_000_000, 'a')).not.toBeNull()
})
