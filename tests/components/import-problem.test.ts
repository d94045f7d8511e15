import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatReaderMessage } from '#components/product-admin/import-problem.ts'
import { createTranslator } from '#i18n/translator.ts'

test('every message about a file that staff upload has a Mongolian text', () => {
  const files = globSync('src/server/import/file/{shopify-*,read-*,run-import}.ts')
  const thrown = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/(?:FileError\(|RowError\([\w.]+, |text: )\s*(?:lost\[0\] \? )?(['`])(.+?)\1/g)].map(
      ([, , text = '']) =>
        text
          .replace('${path}', 'a.csv')
          .replace('${binaryFormat[1]}', 'a PDF')
          .replace('${UNCLOSED_QUOTE}', 'a row of more than 9 letters')
          .replace(/^\$\{\['shared'.*/, 'shared.brands.0: wrong')
          .replaceAll(/\$\{[^}]*\}/g, '7')
    )
  )
  expect(thrown.length).toBeGreaterThan(15)
  expect(thrown.filter(text => !/[а-яөү]/i.test(formatReaderMessage(text, createTranslator('mn'))))).toEqual([])
})
