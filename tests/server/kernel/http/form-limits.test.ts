import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import { findFormLimit } from '#server/kernel/http/form-limits.ts'

/** Pages that read a file of their form, by themselves or with a module of their folder. */
const READS_FILES = /\bfiles?\('|\b(readRecordPicture|uploadPicture|addPictures|readUpload)\(/
const PAGES = globSync('src/pages/**/*.astro').filter(file => READS_FILES.test(readFileSync(file, 'utf8')))
const toPath = (file: string): string =>
  file
    .replace(/^src\/pages/, '')
    .replace(/(\/index)?\.astro$/, '')
    .replaceAll(/\[\w+\]/g, '12')

test('pages with a file field are found', () => {
  expect(PAGES.map(toPath)).toEqual(expect.arrayContaining(['/admin/products/12', '/admin/import', '/admin/hotels/12/rooms/12']))
})

test.each(PAGES.map(toPath))('a form of %s may contain a file', path => {
  const limit = findFormLimit(path, 'multipart/form-data; boundary=x')
  expect(limit).toBeGreaterThanOrEqual(path === '/admin/hotels/import' ? 4_000_000 : MAX_UPLOAD_MEGABYTES * 1_000_000)
})
