import type { SynonymGroup } from '#domain/synonyms.ts'
import type { Ask } from './ask.ts'

const path = '/api/v2/search/synonyms'

/** Words that mean the same, for the shop's own people. */
export function synonymCalls(ask: Ask) {
  return {
    synonyms: () => ask<SynonymGroup[]>('GET', path),
    addSynonyms: (phrases: readonly string[]) => ask<SynonymGroup>('POST', path, { body: { phrases } }),
    changeSynonyms: (id: number, phrases: readonly string[]) => ask<SynonymGroup>('PUT', `${path}/${id}`, { body: { phrases } }),
    dropSynonyms: (id: number) => ask<{ deleted: boolean }>('DELETE', `${path}/${id}`)
  }
}
