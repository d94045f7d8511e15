import { createHash } from 'node:crypto'
import { readdirSync, realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProductDocument } from '#contract/catalogue-document.ts'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { decodePercent } from '#domain/decode-percent.ts'
import { UPLOAD_BYTES } from '../../kernel/images/upload.ts'
import { IMAGE_ID, parseImageId } from '../images.ts'
import { fetchPublic, HostUnreachable } from '../../kernel/http/fetch-public.ts'
import type { ImportTarget } from './import-target.ts'

const CONCURRENCY = 4
/** After this many failures in a row a host is skipped for the rest of the run. */
const MAX_FAILURES = 3
/** Shopify names a smaller copy of `mug.jpg` `mug_grande.jpg` or `mug_800x.jpg`. */
const COPY_SUFFIX =
  /(?:_(?:pico|icon|thumb|small|compact|medium|large|grande|original|master|\d*x\d*)(?:@\dx)?(?:_crop_\w+)?)(?:\.progressive)?$/i

/** Reasons for rejected images, in the report. */
const REASONS: Partial<Record<ErrorCode, string>> = {
  image_too_large: 'it has too many pixels',
  image_unsupported: 'it is not a readable JPEG, PNG, WebP or AVIF'
}
/** A product with an invalid source is rejected. */
const VALID_SOURCE = /^\P{Cc}{1,2048}$/u

/** Uploads the images of a file: from a folder by their names, else from their addresses. */
export interface ImageCollector {
  /** Uploads the images of products. Sources of files in the folder are replaced by hashes of their bytes. */
  collect: (products: ProductDocument[]) => Promise<void>
  /**
   * Uploads images.
   * @returns sources to use in the import, by sources of the file
   */
  upload: (sources: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Number of uploaded images. */
  stored: number
  /** Reasons for missing images of the last call, by source. */
  failures: Map<string, string>
  /** The source in the file. */
  originalOf: (source: string) => string
}

/** @param folder with images by their file names, or null */
export function createImageCollector(target: ImportTarget, folder: string | null, { dryRun }: { dryRun: boolean }): ImageCollector {
  const files = folder === null ? new Map<string, string>() : listFiles(folder)
  const failuresByHost = new Map<string, number>()
  const hashes = new Map<string, string>()

  const sourceInFolder = async (source: string): Promise<string | null> => {
    const path = files.get(toName(source))
    if (!path) return null
    // An image of another Delguur shop retains its id.
    const id = parseImageId(source)
    if (id) return id
    const cached = hashes.get(path)
    if (cached) return cached
    if (statSync(path).size > UPLOAD_BYTES) return `large:${toName(source)}`
    const key = `sha256:${createHash('sha256')
      .update(await readFile(path))
      .digest('hex')}`
    hashes.set(path, key)
    return key
  }
  const readBytes = async (source: string, original: string): Promise<Uint8Array> => {
    const path = source === original && !IMAGE_ID.test(source) ? undefined : files.get(toName(original))
    if (path) {
      if (statSync(path).size > UPLOAD_BYTES) throw new Error(`the picture is larger than ${UPLOAD_BYTES / 1_000_000} MB`)
      return readFile(path)
    }
    if (!URL.canParse(original))
      throw new Error(folder === null ? 'it is no address; name a folder with --images=DIR' : 'it is no address, and not in the folder')
    if (dryRun) throw new Error('addresses are not fetched in a dry run')
    const { host } = new URL(original)
    if ((failuresByHost.get(host) ?? 0) >= MAX_FAILURES) throw new Error(`${host} cannot be reached`)
    try {
      const { bytes } = await fetchPublic(original, { accept: 'image/*', maxBytes: UPLOAD_BYTES })
      failuresByHost.delete(host)
      return bytes
    } catch (error) {
      if (error instanceof HostUnreachable) failuresByHost.set(host, (failuresByHost.get(host) ?? 0) + 1)
      throw error
    }
  }

  let originals = new Map<string, string>()
  const collector: ImageCollector = {
    stored: 0,
    failures: new Map(),
    originalOf: source => originals.get(source) ?? source,
    collect: async products => {
      const sources = await collector.upload(products.flatMap(listSources))
      for (const product of products) replaceSources(product, sources)
    },
    upload: async sources => {
      originals = new Map()
      collector.failures = new Map()
      const replaced = new Map<string, string>()
      for (const original of new Set(sources.filter(source => VALID_SOURCE.test(source)))) {
        const source = (await sourceInFolder(original)) ?? original
        replaced.set(original, source)
        originals.set(source, original)
      }
      if (!originals.size) return replaced
      const stored = await target.findImages([...originals.keys()])
      const missing = [...originals].filter(([source]) => !stored.has(source))
      await runConcurrently(missing, async ([source, original]) => {
        try {
          const bytes = await readBytes(source, original)
          if (!dryRun) await target.saveImage(source, bytes)
          collector.stored++
        } catch (error) {
          collector.failures.set(source, error instanceof ShopError ? (REASONS[error.code] ?? error.code) : (error as Error).message)
        }
      })
      return replaced
    }
  }
  return collector
}

function listSources(product: ProductDocument): string[] {
  const sources = [...toList(product.images).map(image => image?.source), ...toList(product.variants).map(variant => variant?.image)]
  return [...new Set(sources.filter(source => typeof source === 'string'))]
}

/** Products of a file are not validated yet. */
const toList = <Item>(list: readonly Item[] | undefined): readonly (Item | null)[] => (Array.isArray(list) ? list : [])

function replaceSources(product: ProductDocument, sources: ReadonlyMap<string, string>): void {
  for (const image of toList(product.images)) if (image?.source) image.source = sources.get(image.source) ?? image.source
  for (const variant of toList(product.variants)) if (variant?.image) variant.image = sources.get(variant.image) ?? variant.image
}

/** Paths of a folder's files by name, with and without its ending. Symbolic links out of the folder are ignored. */
function listFiles(folder: string): Map<string, string> {
  const root = realpathSync(folder)
  const paths = new Map<string, string>()
  for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    for (const name of [entry.name.toLowerCase(), toName(entry.name)]) if (!paths.has(name)) paths.set(name, path)
  }
  return paths
}

/** `https://cdn/…/Mug_grande.jpeg?v=1` → `mug`; an image of a Delguur shop is named by its id. */
function toName(source: string): string {
  const id = parseImageId(source)
  if (id) return id
  const path = source.replace(/[?#].*$/, '')
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z0-9]{2,5}$/i, '')
  return decodePercent(name).replace(COPY_SUFFIX, '').toLowerCase()
}

async function runConcurrently<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}
