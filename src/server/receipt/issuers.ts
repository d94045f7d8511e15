import type { ReceiptSetting } from '#contract/setting.ts'
import type { Server } from '../kernel/server.ts'
import { readSettings } from '../site/index.ts'
import { createPosApi, type PosApi } from './posapi.ts'
import { createQpayReceipts, type QpayReceipts } from './qpay.ts'

/** The receipt rules of the settings; null without an address of PosAPI. */
export async function readReceiptRules({ db, config }: Server): Promise<ReceiptSetting> {
  const rules = (await readSettings(db)).receipt
  const posApiUrl = rules.posApiUrl || config.receipt.posApiUrl || ''
  return { ...rules, posApiUrl, enabled: rules.enabled && posApiUrl !== '' }
}

/** The services that issue this shop's receipts. */
export interface Issuers {
  posapi: PosApi
  qpay: QpayReceipts
}

export function createIssuers({ payments }: Server, { posApiUrl }: ReceiptSetting): Issuers {
  return { posapi: createPosApi(posApiUrl), qpay: createQpayReceipts(payments.qpay?.receipts) }
}
