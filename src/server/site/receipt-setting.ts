import type { SettingValue } from '#contract/setting.ts'
import { RECEIPT_DAYS, type TaxTreatment } from '#domain/receipt.ts'

export type ReceiptRules = { [Name in keyof SettingValue<'receipt'>]-?: Exclude<SettingValue<'receipt'>[Name], undefined> }

const TAXED: TaxTreatment = { type: 'VAT_ABLE', classificationCode: '', taxProductCode: null, cityTaxPercent: 0 }

/** Of a shop that sets nothing: it issues no receipts. */
export const RECEIPT_SETTING: ReceiptRules = {
  enabled: false,
  issueAt: 'delivery',
  days: RECEIPT_DAYS,
  byQpay: false,
  posApiUrl: '',
  merchantTin: '',
  branchNumber: '001',
  posNumber: '1',
  districtCode: '0101',
  goods: TAXED,
  delivery: TAXED,
  taxRules: []
}
