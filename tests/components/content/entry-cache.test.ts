import { expect, test } from 'vitest'
import { ENTRY_KINDS } from '#domain/content.ts'
import type { Entry } from '#contract/content.ts'
import { toEntryCache } from '#components/content/entry-cache.ts'

test("an entry's page is invalidated by its own tag, its list, or a displayed product", () => {
  for (const kind of ENTRY_KINDS) {
    const entry = { id: 5, kind, blocks: [{ type: 'product', product: { id: 9 } }] } as unknown as Entry
    expect(toEntryCache(entry).tags, kind).toEqual(expect.arrayContaining([`${kind}:5`, 'product:9']))
  }
})
