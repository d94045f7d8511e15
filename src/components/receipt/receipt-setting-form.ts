import { type Fields, parseWholeNumber } from '#components/form/form.ts'
import type { ApiError } from '#client/client.ts'
import type { ReceiptSetting, SettingOf } from '#contract/setting.ts'

/** Fields of the form with one value of the setting each, as typed. */
const RECEIPT_FIELDS = ['merchantTin', 'branchNumber', 'posNumber', 'districtCode', 'posApiUrl'] as const

/** @param stored false before the first save, when the shop has not said that it pays VAT */
export function toFields(setting: ReceiptSetting, stored: boolean): Fields {
  const texts = RECEIPT_FIELDS.map(name => [name, setting[name]])
  return {
    ...(Object.fromEntries(texts) as Fields),
    vatPayer: stored && setting.goods.type !== 'NOT_VAT' ? '1' : '',
    enabled: setting.enabled ? '1' : '',
    byQpay: setting.byQpay ? '1' : '',
    issueAt: setting.issueAt,
    days: String(setting.days),
    goodsCode: setting.goods.classificationCode,
    cityTaxPercent: String(setting.goods.cityTaxPercent),
    deliveryCode: setting.delivery.classificationCode
  }
}

/** @param known the stored setting, for values that the form does not contain */
export function toSetting(fields: Fields, known: ReceiptSetting): SettingOf<'receipt'> {
  const text = (name: string): string => (fields[name] ?? '').trim()
  const vatPayer = fields['vatPayer'] === '1'
  // Exempt and zero-rated goods keep their type.
  const treatment = (stored: ReceiptSetting['goods']) =>
    vatPayer
      ? stored.type === 'NOT_VAT'
        ? { ...stored, type: 'VAT_ABLE' as const }
        : stored
      : { ...stored, type: 'NOT_VAT' as const, taxProductCode: null }
  return {
    ...known,
    ...Object.fromEntries(RECEIPT_FIELDS.map(name => [name, text(name)])),
    enabled: fields['enabled'] === '1',
    byQpay: fields['byQpay'] === '1',
    issueAt: fields['issueAt'] === 'payment' ? 'payment' : 'delivery',
    days: parseWholeNumber(fields['days']),
    goods: {
      ...treatment(known.goods),
      classificationCode: text('goodsCode'),
      cityTaxPercent: Number(text('cityTaxPercent').replace(',', '.'))
    },
    delivery: { ...treatment(known.delivery), classificationCode: text('deliveryCode') }
  }
}

/** The form field for a part of the setting that the API rejected; null for other errors. */
export function findInvalidField(error: ApiError | null): string | null {
  if (error?.body.code !== 'document_wrong') return null
  const named = error.body.details?.['part']
  const part = typeof named === 'string' ? named.replace(/^receipt\./, '') : ''
  const fields: Record<string, string> = {
    'goods.classificationCode': 'goodsCode',
    'goods.cityTaxPercent': 'cityTaxPercent',
    'delivery.classificationCode': 'deliveryCode'
  }
  return fields[part] ?? part
}
