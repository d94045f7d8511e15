import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatNote, formatReaderMessage } from '#components/product-admin/import-problem.ts'
import { createTranslator } from '#i18n/translator.ts'

test('every message about a file that staff upload has a Mongolian text', () => {
  const files = globSync('src/server/import/file/{shopify-*,read-*,run-import,plain-table}.ts')
  const thrown = files.flatMap(file =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:FileError\(|RowError\([\w.]+, |text: |MAGENTO_VARIANT = )\s*(?:lost\[0\] \? )?(['`])(.+?)\1/g
      )
    ].map(([, , text = '']) =>
      text
        .replace('${path}', 'a.csv')
        .replace('${binaryFormat[1]}', 'a PDF')
        .replace('${UNCLOSED_QUOTE}', 'a quotation mark is not closed')
        .replace(/^\$\{\['shared'.*/, 'shared.brands.0: wrong')
        .replaceAll(/\$\{[^}]*\}/g, '7')
    )
  )
  expect(thrown.length).toBeGreaterThan(15)
  expect(thrown.filter(text => !/[а-яөү]/i.test(formatReaderMessage(text, createTranslator('mn'))))).toEqual([])
})

test('every note on a product of an uploaded file has a Mongolian text', () => {
  const [report, collector] = ['report', 'collect-images'].map(name => readFileSync(`src/server/import/file/${name}.ts`, 'utf8'))
  const fill = (text: string): string => text.replaceAll(/\$\{[^}]*\}/g, '7')
  const notes = [...(report ?? '').matchAll(/return `(.+?)`/g)].map(([, text = '']) => fill(text))
  const body = notes.slice(notes.findIndex(text => text.startsWith('the SKU')))
  const reasons = [...(collector ?? '').matchAll(/(?:Error\(|image_\w+: |\? |: )(['`])(it .+?|the picture .+?|.+ cannot be reached)\1/g)]
  const written = [...body, ...reasons.map(([, , text = '']) => `picture a.jpg: ${fill(text)}`)]
  expect(written.length).toBeGreaterThan(10)
  expect(
    written.filter(text => !/[а-яөү]/i.test(formatNote(`line 2 (hat): ${text}`, createTranslator('mn')).replace(/^.*?: /, '')))
  ).toEqual([])
})
