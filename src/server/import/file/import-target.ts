import { FetchError, type FetchOptions, ofetch } from 'ofetch'
import { z, ZodError } from 'zod'
import { type ProductDocument, type SharedRecords, sharedRecords } from '#contract/catalogue-document.ts'
import {
  type CreatedRecords,
  type ImportBatch,
  importBatch,
  importContract,
  type ImportResult,
  type TaxonRequest,
  taxonRequest
} from '#contract/import.ts'
import type { Config } from '../../kernel/config.ts'
import { openMigrated } from '../../kernel/db/open-migrated.ts'
import { openStorage } from '../../kernel/images/open-storage.ts'
import type { Server } from '../../kernel/server.ts'
import { exportProducts } from '../export-products.ts'
import { findImages, readImage, saveImage } from '../images.ts'
import { createSharedRecords, createTaxons, endRun, importProducts, readRunProgress } from '../import-products.ts'
import { exportSharedRecords } from '../shared-records.ts'

/** The shop that a file is imported into or exported from: in this process, or a running one over HTTP. */
export interface ImportTarget {
  importBatch: (batch: ImportBatch) => Promise<ImportResult>
  createSharedRecords: (records: SharedRecords) => Promise<CreatedRecords>
  /** @returns permalinks of the created taxons */
  createTaxons: (requests: TaxonRequest[]) => Promise<string[]>
  readRunProgress: (key: string) => Promise<number>
  endRun: (key: string) => Promise<void>
  findImages: (sources: readonly string[]) => Promise<Map<string, string>>
  saveImage: (source: string, bytes: Uint8Array) => Promise<string>
  /** Null for an unknown image. */
  readImage: (source: string) => Promise<Uint8Array | null>
  exportSharedRecords: () => Promise<SharedRecords[]>
  exportPage: (after: number) => Promise<{ products: ProductDocument[]; after: number | null }>
  close: () => Promise<void>
}

/**
 * Opens the shop's own database, where no running shop holds it.
 * @throws Error where another process holds the folder
 */
export async function openLocalTarget(config: Config): Promise<ImportTarget> {
  const database = await openMigrated(config)
  const storage = openStorage(config)
  const target = createLocalTarget({ db: database.db, database, storage, now: database.now })
  return { ...target, close: () => database.close() }
}

/** The shop in this process. */
export function createLocalTarget(shop: Pick<Server, 'db' | 'database' | 'storage' | 'now'>): ImportTarget {
  const { db, storage, now } = shop
  return {
    importBatch: async batch => importProducts(shop, importBatch.parse(batch), now()),
    createSharedRecords: async records => createSharedRecords(shop, sharedRecords.parse(records)),
    createTaxons: async requests => createTaxons(shop, taxonRequest.array().parse(requests)),
    readRunProgress: key => readRunProgress(db, key),
    endRun: key => endRun(shop, key, now()),
    findImages: sources => findImages(db, sources),
    saveImage: (source, bytes) => saveImage(storage, db, source, bytes),
    readImage: source => readImage(storage, db, source),
    exportSharedRecords: () => exportSharedRecords(db),
    exportPage: after => exportProducts(db, after, now()),
    close: async () => {}
  }
}

/** A source has at most 2,048 characters, and a call 8 MB. */
const SOURCES_PER_CALL = 1000
const RETRIES = { timeout: 120_000, retry: 5, retryDelay: 1000, retryStatusCodes: [429, 502, 503, 504] }

const { routes } = importContract
const importRoute = routes['POST /api/v2/catalogue/import']
const progressRoute = routes['GET /api/v2/catalogue/import/{run}']
const exportRoute = routes['GET /api/v2/catalogue/export']
const taxonRoute = routes['POST /api/v2/catalogue/taxons']
const sharedRoute = routes['POST /api/v2/catalogue/shared']
const sharedListRoute = routes['GET /api/v2/catalogue/shared']
const knownImagesRoute = routes['POST /api/v2/catalogue/pictures/known']
const imageRoute = routes['POST /api/v2/catalogue/pictures']

/** A running shop, called with a token of its staff. Calls are idempotent and retried while it is busy or restarting. */
export function createRemoteTarget(api: string, token: string): ImportTarget {
  const baseURL = `${api.replace(/\/+$/, '')}/api/v2/catalogue`
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
  /** The response is checked, because the shop may be of another version. */
  const call = async <Response extends z.ZodType>(
    { response }: { response: Response },
    path: string,
    options: FetchOptions<'json'> = {}
  ): Promise<z.output<Response>> => {
    try {
      return response.parse(await ofetch<unknown>(path, { ...RETRIES, ...options, baseURL, headers }))
    } catch (error) {
      throw new Error(explainError(error, api), { cause: error })
    }
  }
  return {
    importBatch: body => call(importRoute, '/import', { method: 'POST', body }),
    createSharedRecords: async body => (await call(sharedRoute, '/shared', { method: 'POST', body })).created,
    createTaxons: async products => (await call(taxonRoute, '/taxons', { method: 'POST', body: { products } })).created,
    readRunProgress: async key => (await call(progressRoute, `/import/${key}`)).done,
    endRun: async key => void (await call(progressRoute, `/import/${key}`, { method: 'DELETE' })),
    findImages: async sources => {
      const ids = new Map<string, string>()
      for (let start = 0; start < sources.length; start += SOURCES_PER_CALL) {
        const body = { sources: sources.slice(start, start + SOURCES_PER_CALL) }
        const { pictures } = await call(knownImagesRoute, '/pictures/known', { method: 'POST', body })
        for (const [source, id] of Object.entries(pictures)) ids.set(source, id)
      }
      return ids
    },
    saveImage: async (source, bytes) => {
      const body = new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' })
      return (await call(imageRoute, '/pictures', { method: 'POST', query: { source }, body })).id
    },
    readImage: async source => {
      try {
        return new Uint8Array(await ofetch(`/pictures/${source}`, { ...RETRIES, baseURL, headers, responseType: 'arrayBuffer' }))
      } catch (error) {
        if (findStatus(error) === 404) return null
        throw new Error(explainError(error, api), { cause: error })
      }
    },
    exportSharedRecords: async () => (await call(sharedListRoute, '/shared')).shared,
    exportPage: after => call(exportRoute, '/export', { query: { after } }),
    close: async () => {}
  }
}

const errorBody = z.object({ error: z.string() })
const findStatus = (error: unknown): number | undefined => (error instanceof FetchError ? error.status : undefined)

function explainError(error: unknown, api: string): string {
  if (error instanceof ZodError) return `The shop at ${api} is of another version: its response has another form.`
  const status = findStatus(error)
  if (status === 401) return 'The token is unknown or has expired. Get a new one from POST /oauth/token.'
  if (status === 403) return "The token's account is neither staff nor owner of this shop."
  if (!status) return `No shop responds at ${api}.`
  const { success, data } = errorBody.safeParse((error as FetchError).data)
  return success ? data.error : `The shop returned the status ${status}.`
}
