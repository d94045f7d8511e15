import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { ProductDocument, SharedRecords } from '#contract/catalogue-document.ts'
import { type ImportTagMode } from '#domain/product-change.ts'
import type { Rate } from './price.ts'

/** What a file contains, in its order: a product, shared records, or the problem of a product that cannot be read. */
export type FileEntry =
  | { kind: 'product'; line: number; product: ProductDocument }
  | { kind: 'shared'; line: number; shared: SharedRecords }
  | { kind: 'problem'; line: number; handle: string; text: string }

export interface ReadOptions {
  /** Tugrik for a unit of the file's money. */
  rate: Rate
  tags: ImportTagMode
  /** Stock of variants that Shopify does not track; null uses the file's number. */
  untracked: number | null
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'windows-1252'
interface FileDetails {
  bytes: number
  /** The hash of all bytes, in hexadecimal. */
  hash: string
  encoding: Encoding
}

/** A file with an unsupported or broken format; the message is for the user. */
export class FileError extends Error {}

const START_BYTES = 4096
/** First bytes, in hexadecimal. */
const BINARY: readonly [string, string][] = [
  ['504b0304', 'an Excel workbook or zip archive; save it as CSV first'],
  ['d0cf11e0', 'an old Excel or Word file; save it as CSV first'],
  ['1f8b', 'compressed (gzip); unpack it first'],
  ['25504446', 'a PDF'],
  ['89504e47', 'a picture'],
  ['ffd8ff', 'a picture'],
  ['47494638', 'a picture'],
  ['52494646', 'a picture'],
  ['7f454c46', 'a program']
]
/**
 * Reads the whole file once, in little memory: its size, hash and encoding.
 * @throws FileError for binary data and an empty file
 */
export async function inspectFile(path: string): Promise<FileDetails> {
  const hash = createHash('sha256')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const counts = { high: 0, pairs: 0, afterHigh: false }
  let start = Buffer.alloc(0)
  let bytes = 0
  let valid = true
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    if (start.length < START_BYTES) {
      start = Buffer.concat([start, chunk.subarray(0, START_BYTES - start.length)])
      if (bytes === 0) rejectBinary(path, start)
    }
    bytes += chunk.length
    if (detectUtf16(start)) continue
    const zero = chunk.indexOf(0)
    if (zero >= 0)
      throw new FileError(`${path} is not text: there is a zero byte at ${bytes - chunk.length + zero}. Give a CSV or JSON file.`)
    if (!valid) {
      countHighBytes(chunk, counts)
      continue
    }
    try {
      utf8.decode(chunk, { stream: true })
    } catch {
      valid = false
      countHighBytes(chunk, counts)
    }
  }
  if (bytes === 0) throw new FileError(`${path} is empty.`)
  return { bytes, hash: hash.digest('hex'), encoding: detectEncoding(start, valid, counts) }
}

function rejectBinary(path: string, start: Buffer): void {
  const first = start.subarray(0, 8).toString('hex')
  const binaryFormat = BINARY.find(([bytes]) => first.startsWith(bytes))
  if (binaryFormat) throw new FileError(`${path} is ${binaryFormat[1]}.`)
  if (detectUtf16(start)) return
  const controls = start.filter(byte => byte < 9 || (byte > 13 && byte < 32)).length
  if (controls > start.length / 20) throw new FileError(`${path} is not text. Give a CSV or JSON file.`)
}

/** By the byte order mark, or the zero bytes of Latin letters. */
function detectUtf16(start: Buffer): 'utf-16le' | 'utf-16be' | null {
  const [a, b, c, d] = start
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return 'utf-16le'
  return (a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d) ? 'utf-16be' : null
}

/** Cyrillic words are runs of high bytes; in western texts these are single. */
function countHighBytes(chunk: Buffer, counts: { high: number; pairs: number; afterHigh: boolean }): void {
  for (const byte of chunk) {
    const high = byte >= 0xc0 || byte === 0xa8 || byte === 0xb8 || byte === 0xaf || byte === 0xbf || byte === 0xaa || byte === 0xba
    if (high) {
      counts.high++
      if (counts.afterHigh) counts.pairs++
    }
    counts.afterHigh = high
  }
}

function detectEncoding(start: Buffer, valid: boolean, counts: { high: number; pairs: number }): Encoding {
  const utf16 = detectUtf16(start)
  if (utf16 || valid) return utf16 ?? 'utf-8'
  return counts.pairs > counts.high / 2 ? 'windows-1251' : 'windows-1252'
}

/** Windows-1251 has no ө and ү: Mongolian fonts drew them in the place of these Ukrainian letters. */
const WINDOWS_1251_LETTERS: Record<string, string> = { є: 'ө', Є: 'Ө', ї: 'ү', Ї: 'Ү' }

/** The file as a stream of text without a byte order mark. Invalid bytes become �. */
export async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 16 }) as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true })
    yield encoding === 'windows-1251' ? text.replace(/[єЄїЇ]/g, letter => WINDOWS_1251_LETTERS[letter] ?? letter) : text
  }
  const rest = decoder.decode()
  if (rest) yield rest
}
