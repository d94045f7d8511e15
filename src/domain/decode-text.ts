/** Letters missing in Windows-1251: Mongolian programs write Ө and Ү at the codes of these Ukrainian ones. */
const MONGOLIAN: Record<string, string> = { Є: 'Ө', є: 'ө', Ї: 'Ү', ї: 'ү' }

/** The text of a file of UTF-8, UTF-16 or Windows-1251, with or without a byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decodeBytes('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decodeBytes('utf-16be', bytes)
  const zeros = countZeros(bytes)
  if (zeros.odd > zeros.even) return decodeBytes('utf-16le', bytes)
  if (zeros.even > zeros.odd) return decodeBytes('utf-16be', bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeBytes('windows-1251', bytes).replace(/[ЄєЇї]/g, letter => MONGOLIAN[letter] ?? letter)
  }
}

const decodeBytes = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes)

/** Digits and separators have a zero byte in UTF-16: the first of two in big endian, the second in little endian. */
function countZeros(bytes: Uint8Array): { even: number; odd: number } {
  const count = { even: 0, odd: 0 }
  for (const [index, byte] of bytes.subarray(0, 2000).entries()) if (byte === 0) count[index % 2 === 0 ? 'even' : 'odd']++
  return count
}
