import { createFormError } from '#components/form/form-action.ts'
import { type Fields, parseWholeNumber, type PostedForm } from '#components/form/form.ts'
import type { ApiError } from '#client/client.ts'
import type { BankLine, BookingInput, MatchedOrderView } from '#contract/bank-statement.ts'
import { MAX_STATEMENT_BYTES, STATEMENT_COLUMNS } from '#domain/bank-statement.ts'
import { decodeText } from '#domain/decode-text.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'

export const STATEMENT_MEGABYTES = MAX_STATEMENT_BYTES / 1_000_000

/** The chosen file, else the pasted text. @throws ApiError where the file is too large or empty */
export async function readUpload(form: PostedForm, t: Translate): Promise<{ text: string; name: string }> {
  const file = form.file('file')
  if (form.filesRemoved || (file && file.size > MAX_STATEMENT_BYTES))
    throw createFormError({ file: t('bank_statement:too_large', { megabytes: STATEMENT_MEGABYTES }) })
  if (file?.size === 0) throw createFormError({ file: t('errors:file_empty') })
  if (!file) return { text: form.field('text'), name: form.field('name').slice(0, 200) }
  return { text: decodeText(new Uint8Array(await file.arrayBuffer())), name: file.name.replaceAll(/\p{Cc}/gu, '').slice(0, 200) }
}

/** The columns chosen by hand; undefined where they are found by their headings. */
export function parseChosenColumns(fields: Fields) {
  const chosen = Object.fromEntries(
    STATEMENT_COLUMNS.flatMap(column => {
      const position = parseWholeNumber(fields[`column_${column}`])
      return position >= 0 ? [[column, position]] : []
    })
  )
  const { date, credit, description } = chosen
  return date === undefined || credit === undefined || description === undefined ? undefined : { ...chosen, date, credit, description }
}

/** The first rows of a statement whose columns were not recognised. */
export function findSample(error: ApiError | null): string[][] {
  const sample = error?.body.details?.['sample']
  return Array.isArray(sample) ? (sample as string[][]) : []
}

/** The ticked lines, with what was shown of their orders. */
export function parseTickedLines(fields: Fields): BookingInput[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const [number = '', missing = ''] = value.split(':')
    const id = parseWholeNumber(/^line_(\d+)$/.exec(name)?.[1])
    return id > 0 ? [{ id, order_number: number, missing: Number(missing) || 0 }] : []
  })
}

export function formatMatch({ match, amount, missing }: Pick<BankLine, 'match' | 'amount' | 'missing'>, t: Translate): string {
  return t(`bank_statement:match_${match}`, { missing: formatMoney(missing - amount), more: formatMoney(amount - missing) })
}

/** What booking a line for an order will do. */
export function describeConsequences(amount: number, { match, missing }: MatchedOrderView, t: Translate): string[] {
  const money =
    match === 'exact'
      ? t('bank_statement:will_exact')
      : match === 'less'
        ? t('bank_statement:will_less', { missing: formatMoney(missing - amount) })
        : match === 'more'
          ? t('bank_statement:will_more', { more: formatMoney(amount - missing) })
          : t('bank_statement:will_refund', { amount: formatMoney(amount) })
  return [money, t('bank_statement:will_message'), t('bank_statement:will_once')]
}
