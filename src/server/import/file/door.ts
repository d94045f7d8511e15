import { ofetch, type FetchOptions } from 'ofetch'
import type { ImportAnswer, ImportRequest, ProductDocument } from '../format.ts'
import type { MadeShared, SharedDocument } from '../shared-format.ts'

type BatchRequest = Pick<ImportRequest, 'dry_run' | 'run'> & { products: ProductDocument[]; shared?: SharedDocument | undefined }

export type Places = Pick<ProductDocument, 'taxons' | 'tags'>

/** The way into a shop: the one in this process, or a running one over HTTP. */
export interface Door {
  importBatch: (request: BatchRequest) => Promise<ImportAnswer>
  /** Shared records of the products; missing ones are created. */
  makeShared: (shared: SharedDocument) => Promise<MadeShared>
  /** Makes taxons. @returns their permalinks */
  makePlaces: (places: Places[]) => Promise<string[]>
  runDone: (key: string) => Promise<number>
  endRun: (key: string) => Promise<void>
  knownPictures: (sources: readonly string[]) => Promise<Map<string, string>>
  keepPicture: (source: string, bytes: Uint8Array) => Promise<string>
  /** In the import format of another shop; null for an unknown id. */
  readPicture: (source: string) => Promise<Uint8Array | null>
  exportShared: () => Promise<SharedDocument[]>
  exportPage: (after: number) => Promise<{ products: ProductDocument[]; after: number | null }>
  close: () => Promise<void>
}

const SECONDS = 120
const TRIES = 5
const WAIT_MS = 1000
/** Each may have 2,048 letters, and a call 8 MB. */
const SOURCES_AT_ONCE = 1000

/** A running shop, called with a staff token. Calls are idempotent and retried while it is busy or restarting. */
export function remoteDoor(api: string, token: string): Door {
  const address = `${api.replace(/\/+$/, '')}/api/v2/catalogue`
  const patiently = {
    timeout: SECONDS * 1000,
    retry: TRIES,
    retryDelay: WAIT_MS,
    retryStatusCodes: [429, 502, 503, 504]
  }
  const authorization = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
  const ask = async <Answer>(path: string, options: FetchOptions<'json'> = {}, type: Record<string, string> = {}): Promise<Answer> => {
    try {
      return await ofetch<Answer>(`${address}${path}`, { ...options, ...patiently, headers: { ...type, ...authorization } })
    } catch (error) {
      throw new Error(explain(error, api), { cause: error })
    }
  }
  return {
    importBatch: body => ask('/import', { method: 'POST', body }),
    makeShared: async body => (await ask<{ made: MadeShared }>('/shared', { method: 'POST', body })).made,
    makePlaces: async places => (await ask<{ made: string[] }>('/taxons', { method: 'POST', body: { places } })).made,
    runDone: async key => (await ask<{ done: number }>(`/import/${key}`)).done,
    endRun: async key => void (await ask(`/import/${key}`, { method: 'DELETE' })),
    knownPictures: async sources => {
      const found: [string, string][] = []
      for (let start = 0; start < sources.length; start += SOURCES_AT_ONCE) {
        const body = { sources: sources.slice(start, start + SOURCES_AT_ONCE) }
        const { pictures } = await ask<{ pictures: Record<string, string> }>('/pictures/known', { method: 'POST', body })
        found.push(...Object.entries(pictures))
      }
      return new Map(found)
    },
    keepPicture: async (source, bytes) => {
      const body = new Blob([new Uint8Array(bytes)])
      const { id } = await ask<{ id: string }>(
        '/pictures',
        { method: 'POST', query: { source }, body },
        { 'content-type': 'application/octet-stream' }
      )
      return id
    },
    readPicture: async source => {
      try {
        return new Uint8Array(
          await ofetch(`${address}/pictures/${source}`, { ...patiently, headers: authorization, responseType: 'arrayBuffer' })
        )
      } catch (error) {
        if ((error as { status?: number }).status === 404) return null
        throw new Error(explain(error, api), { cause: error })
      }
    },
    exportShared: async () => (await ask<{ shared: SharedDocument[] }>('/shared')).shared,
    exportPage: after => ask(`/export?after=${after}`),
    close: async () => {}
  }
}

function explain(error: unknown, api: string): string {
  const { status, data } = error as { status?: number; data?: { error?: string } }
  if (status === 401) return 'The token is not known, or its day is over. Get a new one from POST /oauth/token.'
  if (status === 403) return "The token's account is neither staff nor owner of this shop."
  if (status) return data?.error ?? `The shop answered ${status}.`
  return `No shop answers at ${api}.`
}
