import { createHash } from 'node:crypto'
import { readdirSync, realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { decodePercent } from '#domain/decode-percent.ts'
import { UPLOAD_BYTES } from '../../kernel/images/upload.ts'
import type { ProductDocument } from '../format.ts'
import { OWN_ID, ownId } from '../pictures.ts'
import type { Door } from './door.ts'
import { fetchPicture, Unreachable } from './fetch-picture.ts'

const AT_ONCE = 4
/** After this many failures in a row a host is skipped for the rest of the run. */
const MAX_FAILURES = 3
/** Shopify names a smaller copy of `mug.jpg` `mug_grande.jpg` or `mug_800x.jpg`. */
const COPY = /(?:_(?:pico|icon|thumb|small|compact|medium|large|grande|original|master|\d*x\d*)(?:@\dx)?(?:_crop_\w+)?)(?:\.progressive)?$/i

/** For the report. */
const REFUSED: Partial<Record<ErrorCode, string>> = {
  image_too_large: 'it has more points than a camera takes',
  image_unsupported: 'it is no JPEG, PNG, WebP or AVIF that can be read'
}
/** Other errors reject the product. */
const SENSIBLE = /^\P{Cc}{1,2048}$/u

export interface Gatherer {
  /** Brings the products' pictures into the shop; sources of those from the folder become hashes of their bytes. */
  gather: (products: ProductDocument[]) => Promise<void>
  /**
   * Uploads pictures.
   * @returns their ids by source
   */
  bring: (sources: readonly string[]) => Promise<ReadonlyMap<string, string>>
  stored: number
  /** Why pictures of the last products are not there, by their sources. */
  failures: Map<string, string>
  /** The source of a picture in the file. */
  nameOf: (source: string) => string
}

/** @param folder where pictures lie by their file names, or null */
export function pictureGatherer(door: Door, folder: string | null, { dryRun }: { dryRun: boolean }): Gatherer {
  const files = folder === null ? new Map<string, string>() : filesOf(folder)
  const unreachable = new Map<string, number>()
  const hashes = new Map<string, string>()

  const fromFolder = async (source: string): Promise<string | null> => {
    const path = files.get(nameOf(source))
    if (!path) return null
    // A picture of another Delguur shop retains its id.
    const own = ownId(source)
    if (own) return own
    const cached = hashes.get(path)
    if (cached) return cached
    if (statSync(path).size > UPLOAD_BYTES) return `large:${nameOf(source)}`
    const bytes = await readFile(path)
    const key = `sha256:${createHash('sha256').update(bytes).digest('hex')}`
    hashes.set(path, key)
    return key
  }
  const bytesOf = async (source: string, original: string): Promise<Uint8Array> => {
    const path = source === original && !OWN_ID.test(source) ? undefined : files.get(nameOf(original))
    if (path) {
      if (statSync(path).size > UPLOAD_BYTES) throw new Error(`the picture is larger than ${UPLOAD_BYTES / 1_000_000} MB`)
      return readFile(path)
    }
    if (!URL.canParse(original))
      throw new Error(folder === null ? 'it is no address; name a folder with --images=DIR' : 'it is no address, and not in the folder')
    if (dryRun) throw new Error('no address is asked in a trial')
    const { host } = new URL(original)
    if ((unreachable.get(host) ?? 0) >= MAX_FAILURES) throw new Error(`${host} cannot be reached`)
    try {
      const bytes = await fetchPicture(original)
      unreachable.delete(host)
      return bytes
    } catch (error) {
      if (error instanceof Unreachable) unreachable.set(host, (unreachable.get(host) ?? 0) + 1)
      throw error
    }
  }

  let originals = new Map<string, string>()
  const gatherer: Gatherer = {
    stored: 0,
    failures: new Map(),
    nameOf: source => originals.get(source) ?? source,
    gather: async products => {
      const renamed = await gatherer.bring(products.flatMap(sourcesOf))
      for (const product of products) rename(product, renamed)
    },
    bring: async sources => {
      originals = new Map()
      gatherer.failures = new Map()
      const renamed = new Map<string, string>()
      for (const original of new Set(sources.filter(source => SENSIBLE.test(source)))) {
        const source = (await fromFolder(original)) ?? original
        renamed.set(original, source)
        originals.set(source, original)
      }
      if (!originals.size) return renamed
      const cached = await door.knownPictures([...originals.keys()])
      const missing = [...originals].filter(([source]) => !cached.has(source))
      await eachAtOnce(missing, async ([source, original]) => {
        try {
          const bytes = await bytesOf(source, original)
          if (!dryRun) await door.keepPicture(source, bytes)
          gatherer.stored++
        } catch (error) {
          gatherer.failures.set(source, error instanceof ShopError ? (REFUSED[error.code] ?? error.code) : (error as Error).message)
        }
      })
      return renamed
    }
  }
  return gatherer
}

function sourcesOf(product: ProductDocument): string[] {
  const named = [...listOf(product.images).map(image => image?.source), ...listOf(product.variants).map(variant => variant?.image)]
  return [...new Set(named.filter(source => typeof source === 'string'))]
}

/** The file is not validated yet. */
const listOf = <Item>(list: readonly Item[] | undefined): readonly (Item | null)[] => (Array.isArray(list) ? list : [])

function rename(product: ProductDocument, sources: ReadonlyMap<string, string>): void {
  for (const image of listOf(product.images)) if (image?.source) image.source = sources.get(image.source) ?? image.source
  for (const variant of listOf(product.variants)) if (variant?.image) variant.image = sources.get(variant.image) ?? variant.image
}

/** Pictures of a folder by file name. Symbolic links out of the folder are ignored. */
function filesOf(folder: string): Map<string, string> {
  const root = realpathSync(folder)
  const found = new Map<string, string>()
  for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    for (const name of [entry.name.toLowerCase(), nameOf(entry.name)]) if (!found.has(name)) found.set(name, path)
  }
  return found
}

/** `https://cdn/…/Mug_grande.jpeg?v=1` → `mug`; a picture of a shop of ours is called by its id. */
function nameOf(source: string): string {
  const own = ownId(source)
  if (own) return own
  const path = source.replace(/[?#].*$/, '')
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z0-9]{2,5}$/i, '')
  return decodePercent(name).replace(COPY, '').toLowerCase()
}

async function eachAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
