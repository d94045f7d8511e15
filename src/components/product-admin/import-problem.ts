import type { CatalogueImportReport } from '#contract/catalogue-import.ts'
import type { Translate } from '#i18n/translator.ts'

/** Messages of the reader of CSV files, with what they name. */
const READER = [
  [/^the handle (?:is empty|has no)/, 'reader_handle'],
  [/^the handle "(.*)" is an address of the shop/, 'reader_handle_taken'],
  [/^the product has no rows$/, 'reader_no_variant'],
  [/^the first row of the product has no title$/, 'problem_title_missing'],
  [/^the variant has no price$/, 'reader_no_price'],
  [/^(.+) is no price: "(.*)"$/, 'reader_price'],
  [/^(.+) is in another currency: "(.*)"$/, 'reader_other_currency'],
  [/^Variant Inventory Qty is no number: "(.*)"$/, 'reader_quantity'],
  [/^option (\d) has no value here$/, 'reader_option'],
  [/^a quotation mark/, 'reader_quote_row'],
  [/^the row is a variant of a product of Magento/, 'reader_magento'],
  [/^this handle was in the file before/, 'problem_handle_twice'],
  [/^there are (\d+) columns/, 'reader_columns'],
  [/^"(.*)" is no time$/, 'reader_time'],
  [/^this is no JSON: (.*)$/, 'reader_json'],
  [/^shared\.?(.*)$/, 'reader_shared'],
  [/^Taxons is not as an export/, 'reader_taxons'],
  [/^the product has more than (\d+) rows$/, 'reader_rows'],
  // Of the file as a whole.
  [/ is (?:an Excel workbook|an old Excel)/, 'reader_excel'],
  [/ is (?:compressed|a PDF|a picture|a program|not text)/, 'reader_binary'],
  [/ is empty\.$/, 'reader_empty'],
  [/^There is no column Handle .*\. The first line has: (.*)$/, 'reader_no_handle'],
  [/^The file is XML\./, 'reader_xml'],
  [/^The file has no first line|^The first line cannot be read/, 'reader_first_line'],
  [/^Line (\d+): a quotation mark is not closed/, 'reader_quote'],
  [/^Line (\d+): a product is longer than/, 'reader_long'],
  [/^Line (\d+): the file ends in the middle/, 'reader_cut'],
  [/^There are no products:/, 'reader_no_products'],
  [/^The prices are not in tugrik: (.*?)\. /, 'reader_currency'],
  [/^The file has more than (\d+) products/, 'reader_many'],
  [/^The file asks for more than (\d+) taxons/, 'reader_many_taxons']
] as const

/** Notes on a product, and reasons of pictures that are missing. */
const NOTES = [
  [/^in the file it is (.+); the shop keeps its own address$/, 'note_address_kept'],
  [/^the SKU (.+) belongs to .+; this variant has (.+)$/, 'note_sku_made'],
  [/^no longer in the file, and not sold any more: (.+)$/, 'note_variants_gone'],
  [/^(.+) has (\d+) pieces: as many as orders have of it$/, 'note_stock_kept'],
  [/^the gift (.+) is not in the shop$/, 'note_gift_missing'],
  [/^(.+), a part of this bundle, is not in the shop$/, 'note_member_missing'],
  [/^the taxon (.+) is too deep$/, 'note_taxon_too_deep'],
  [/^picture (.+): it is no address/, 'note_picture_no_address'],
  [/^picture (.+): it has too many pixels$/, 'note_picture_pixels'],
  [/^picture (.+): it is not a readable/, 'note_picture_format'],
  [/^picture (.+): the picture is larger than/, 'note_picture_large'],
  [/^picture ([^]+): [^]+$/, 'note_picture_missing']
] as const

/** A note of the report, with its line and product, in the language of the page. */
export function formatNote(note: string, t: Translate): string {
  const [, line, handle, text] = /^line (\d+) \((.*?)\): ([^]*)$/.exec(note) ?? []
  if (line === undefined || text === undefined) return note
  return t('catalogue_import:note', { line, handle: handle ?? '', text: formatBy(NOTES, text, t) })
}

/** A message of the reader in the language of the page; one that is not known here stays in English. */
export function formatReaderMessage(text: string, t: Translate): string {
  return formatBy(READER, text, t)
}

function formatBy(messages: typeof READER | typeof NOTES, text: string, t: Translate): string {
  for (const [pattern, key] of messages) {
    const match = pattern.exec(text)
    if (match) return t(`catalogue_import:${key}`, { named: match.slice(1).join(': ') })
  }
  return text
}

/** Why a product of a file is refused. */
export function formatProblem({ problem, text }: CatalogueImportReport['problems'][number], t: Translate): string {
  if (!problem) return formatReaderMessage(text, t)
  const { code, details } = problem
  const named = code === 'invalid' ? String(details['field'] ?? '') : Object.values(details).join(', ')
  return t(`catalogue_import:problem_${code}`, { named })
}
