import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'windows-1252'
export interface FileFacts {
  bytes: number
  /** Of all bytes, in hexadecimal. */
  hash: string
  encoding: Encoding
}

/** A file with an unsupported or broken format; the message is for the user. */
export class FileRefused extends Error {}

const START = 4096
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
 * Reads the whole file once, in little memory: its hash, and which alphabet its bytes are.
 * @throws FileRefused for binary data and an empty file
 */
export async function inspectFile(path: string): Promise<FileFacts> {
  const hash = createHash('sha256')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const letters = { high: 0, neighbours: 0, before: false }
  let start = Buffer.alloc(0)
  let bytes = 0
  let valid = true
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    if (start.length < START) {
      start = Buffer.concat([start, chunk.subarray(0, START - start.length)])
      if (bytes === 0) refuseBinary(path, start)
    }
    bytes += chunk.length
    if (isUtf16(start)) continue
    const zero = chunk.indexOf(0)
    if (zero >= 0)
      throw new FileRefused(`${path} is not text: there is a zero byte at ${bytes - chunk.length + zero}. Give a CSV or JSON file.`)
    if (!valid) {
      count(chunk, letters)
      continue
    }
    try {
      utf8.decode(chunk, { stream: true })
    } catch {
      valid = false
      count(chunk, letters)
    }
  }
  if (bytes === 0) throw new FileRefused(`${path} is empty.`)
  return { bytes, hash: hash.digest('hex'), encoding: encodingOf(start, valid, letters) }
}

function refuseBinary(path: string, start: Buffer): void {
  const first = start.subarray(0, 8).toString('hex')
  const binaryFormat = BINARY.find(([bytes]) => first.startsWith(bytes))
  if (binaryFormat) throw new FileRefused(`${path} is ${binaryFormat[1]}.`)
  if (isUtf16(start)) return
  const controls = start.filter(byte => byte < 9 || (byte > 13 && byte < 32)).length
  if (controls > start.length / 20) throw new FileRefused(`${path} is not text. Give a CSV or JSON file.`)
}

const isUtf16 = (start: Buffer): boolean => (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)

/** Cyrillic words are runs of high bytes; in western texts these are single. */
function count(chunk: Buffer, letters: { high: number; neighbours: number; before: boolean }): void {
  for (const byte of chunk) {
    const high = byte >= 0xc0 || byte === 0xa8 || byte === 0xb8 || byte === 0xaf || byte === 0xbf || byte === 0xaa || byte === 0xba
    if (high) {
      letters.high++
      if (letters.before) letters.neighbours++
    }
    letters.before = high
  }
}

function encodingOf(start: Buffer, valid: boolean, letters: { high: number; neighbours: number }): Encoding {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  if (valid) return 'utf-8'
  return letters.neighbours > letters.high / 2 ? 'windows-1251' : 'windows-1252'
}

/** Windows-1251 has no ө and ү: Mongolian fonts of its time showed them in the place of these Ukrainian letters. */
const OLD_LETTERS: Record<string, string> = { є: 'ө', Є: 'Ө', ї: 'ү', Ї: 'Ү' }

/** The file as a stream of text without a byte order mark. Invalid bytes become �. */
export async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 16 }) as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true })
    yield encoding === 'windows-1251' ? text.replace(/[єЄїЇ]/g, letter => OLD_LETTERS[letter] ?? letter) : text
  }
  const rest = decoder.decode()
  if (rest) yield rest
}
