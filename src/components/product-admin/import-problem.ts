import type { CatalogueImportReport } from '#contract/catalogue-import.ts'
import type { Translate } from '#i18n/translator.ts'

/** Messages of the reader of CSV files, with what they name. */
const READER = [
  [/^the handle (?:is empty|has no)/, 'reader_handle'],
  [/^the first row of the product has no title$/, 'problem_title_missing'],
  [/^the variant has no price$/, 'reader_no_price'],
  [/^(.+) is no price: "(.*)"$/, 'reader_price'],
  [/^Variant Inventory Qty is no number: "(.*)"$/, 'reader_quantity'],
  [/^option (\d) has no value here$/, 'reader_option'],
  [/^this handle was in the file before/, 'problem_handle_twice'],
  [/^there are (\d+) columns/, 'reader_columns'],
  [/^"(.*)" is no time$/, 'reader_time']
] as const

/** Why a product of a file is refused; a message of the reader that is not known here stays in English. */
export function problemText({ problem, text }: CatalogueImportReport['problems'][number], t: Translate): string {
  if (problem) {
    const { code, details } = problem
    const named = code === 'invalid' ? String(details['field'] ?? '') : Object.values(details).join(', ')
    return t(`catalogue_import:problem_${code}`, { named })
  }
  for (const [pattern, key] of READER) {
    const match = pattern.exec(text)
    if (match) return t(`catalogue_import:${key}`, { named: match.slice(1).join(': ') })
  }
  return text
}
