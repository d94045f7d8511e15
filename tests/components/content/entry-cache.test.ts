import { expect, test } from 'vitest'
import { ENTRY_KINDS } from '#domain/content.ts'
import type { Entry } from '#contract/content.ts'
import { entryCache } from '../../../src/components/content/entry-cache.ts'

test('a page is renewed when its own entry is announced, of whatever kind, its list, or a product it shows', () => {
  for (const kind of ENTRY_KINDS) {
    const entry = { id: 5, kind, blocks: [{ type: 'product', product: { id: 9 } }] } as unknown as Entry
    expect(entryCache(entry).tags, kind).toEqual(expect.arrayContaining([`${kind}:5`, 'product:9']))
  }
})
