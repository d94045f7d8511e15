import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { PRODUCT_HANDLE } from '#domain/product.ts'

test('no product has the address of a route or a page', () => {
  const routes = Object.keys(contract).flatMap(key => /^GET \/api\/v2\/products\/(\w+)$/.exec(key)?.[1] ?? [])
  const pages = readdirSync(new URL('../../src/pages/products', import.meta.url)).flatMap(
    file => /^([\w-]+)\.(astro|ts)$/.exec(file)?.[1] ?? []
  )
  const taken = [...routes, ...pages.filter(page => page !== 'index')]
  expect(taken).toEqual(expect.arrayContaining(['facets', 'shelf']))
  expect(taken.filter(handle => PRODUCT_HANDLE.test(handle))).toEqual([])
})
