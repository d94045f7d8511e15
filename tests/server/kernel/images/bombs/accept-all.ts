import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { decodeUpload } from '#server/kernel/images/upload.ts'

/** Processes the files of the command line as concurrent uploads, and prints their results and the memory used. */
const uploads = await Promise.all(process.argv.slice(2).map(async path => new Uint8Array(await readFile(path))))
// `maxRSS` begins with that of the process that started this one.
const readPeakBytes = (): number => Number(/^VmHWM:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024
const before = process.memoryUsage.rss()
const results = await Promise.allSettled(uploads.map(bytes => decodeUpload(bytes)))
console.log(
  JSON.stringify({
    results: results.map(result => (result.status === 'fulfilled' ? result.value.format : (result.reason as { code?: string }).code)),
    megabytes: Math.round((readPeakBytes() - before) / 1_000_000)
  })
)
