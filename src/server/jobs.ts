import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/day.ts'
import { lte } from 'drizzle-orm'
import { publishAgain, PUBLISH_ENTRY, publishScheduled, purgeDeleted, refreshPeriods } from './content/index.ts'
import {
  purgeCodes,
  purgeLoginDevices,
  purgePasskeyChallenges,
  purgePendingLogins,
  purgePushSubscriptions,
  purgeSocialAttempts,
  SEND_PUSH,
  sendPush,
  sessions
} from './identity/index.ts'
import { sendPickupReminders } from './fulfilment/index.ts'
import type { Db } from './kernel/db/open.ts'
import { refreshStatistics } from './kernel/db/statistics.ts'
import { purgeKeys } from './kernel/http/idempotency.ts'
import { purgeRateLimits } from './kernel/http/rate-limit.ts'
import { addMs, defineJobs } from './kernel/jobs/run.ts'
import { runForEach } from './kernel/jobs/run-for-each.ts'
import { deliverMessages } from './kernel/messages/delivery.ts'
import { purgeMessages } from './kernel/messages/outbox.ts'
import { voidExpiredTransfers } from './ledger/index.ts'
import { checkLease, purgeApplicants, withdrawLease } from './lease/index.ts'
import { notifyStaff, sendStockNotices } from './notice/index.ts'
import {
  CHECK_PAYMENT,
  checkInBackground,
  CONTINUE_REFUND,
  continueRefund,
  DELIVER_GIFT_CARDS,
  deliverGiftCards,
  endRefundedOrders,
  expireUnpaid,
  invalidateStock,
  purgeRegisterNumbers,
  requestMissingInvoices,
  SEND_CONVERSION,
  SEND_LEASE,
  WITHDRAW_LEASE,
  settleRecorded,
  SYNC_REWARDS,
  SYNC_RECEIPT
} from './order/index.ts'
import { listOrdersWithUnappliedCharges } from './payment/index.ts'
import { drawJackpots } from './promotion/index.ts'
import { RUN_IMPORT, runCatalogueImport } from './product-admin/index.ts'
import { purgeSearchStatistics } from './report/index.ts'
import { purgePrints, sendReceipts, syncReceiptJob } from './receipt/index.ts'
import {
  countWords,
  ElasticsearchError,
  learnFromClicks,
  refreshPhrases,
  refreshSalePrices,
  reindexRenamed,
  findSearchClient,
  updateIndex,
  updatePopularDocuments
} from './search/index.ts'
import { log } from './kernel/log/log.ts'
import { sendConversion } from './tracking/index.ts'
import { sendPriceFalls } from './wishlist/index.ts'
import { expirePoints, syncRewards, WARN_POINTS, warnOfExpiry } from './wallet/index.ts'

const INDEXING_MS = 15_000
const INDEX_INTERVAL_MS = 2000
const SERVER_RETRY_MS = 20_000

/** Deletes expired data: stored responses, codes, rate limits, old messages, sessions with their guests' carts. */
const PURGES: readonly ((db: Db, now: Date) => Promise<void>)[] = [
  purgeKeys,
  purgeCodes,
  purgeDeleted,
  purgeSocialAttempts,
  purgeLoginDevices,
  purgePendingLogins,
  purgePasskeyChallenges,
  purgePushSubscriptions,
  purgeRateLimits,
  purgeMessages,
  purgePrints,
  purgeApplicants,
  purgeRegisterNumbers,
  purgeSearchStatistics,
  async (db, now) => void (await db.delete(sessions).where(lte(sessions.expiresAt, now)))
]

/** The table of background jobs, one kind per line. */
export const { scheduleRepeated, runDueJobs, startJobs } = defineJobs({
  workers: {
    expire_order: (server, job) => expireUnpaid(server, Number.parseInt(job.subject, 10)),
    [DELIVER_GIFT_CARDS]: (server, job) => deliverGiftCards(server, Number(job.subject)),
    [SEND_LEASE]: checkLease,
    [WITHDRAW_LEASE]: withdrawLease,
    [SYNC_RECEIPT]: syncReceiptJob,
    [SYNC_REWARDS]: async (server, job) => {
      await syncRewards(server, Number(job.subject.split(' ')[0]))
      return null
    },
    [WARN_POINTS]: warnOfExpiry,
    [RUN_IMPORT]: runCatalogueImport,
    [PUBLISH_ENTRY]: publishAgain,
    [SEND_CONVERSION]: sendConversion,
    [SEND_PUSH]: sendPush,
    [CONTINUE_REFUND]: continueRefund,
    [CHECK_PAYMENT]: (server, job) => checkInBackground(server, job.subject),
    update_index: async server => {
      const client = findSearchClient(server.config.search)
      if (!client) return null
      try {
        const more = await updateIndex({ db: server.db, client, now: server.now }, INDEXING_MS)
        return addMs(server, more ? 0 : INDEX_INTERVAL_MS)
      } catch (error) {
        if (!(error instanceof ElasticsearchError)) throw error
        log.warn({ reason: error.message }, 'the search index is not updated, the search server failed')
        return addMs(server, SERVER_RETRY_MS)
      }
    }
  },
  repeated: {
    send_messages: { everyMs: 5000, work: async server => (await deliverMessages(server)) > 0 },
    apply_payments: {
      everyMs: MINUTE_MS,
      work: async server => {
        const before = new Date(server.now().getTime() - MINUTE_MS)
        const orderIds = await listOrdersWithUnappliedCharges(server.db, before)
        await runForEach(
          [
            () => runForEach(orderIds, id => settleRecorded(server, id)),
            () => requestMissingInvoices(server),
            () => voidExpiredTransfers(server.db, server.now())
          ],
          step => step()
        )
      }
    },
    end_refunded_orders: { everyMs: DAY_MS, work: endRefundedOrders },
    draw_jackpots: { everyMs: MINUTE_MS / 4, work: drawJackpots },
    expire_points: { everyMs: HOUR_MS, work: expirePoints },
    send_receipts: { everyMs: 12 * HOUR_MS, work: sendReceipts },
    refresh_sales: {
      everyMs: MINUTE_MS / 2,
      work: async server => invalidateStock(server, await refreshSalePrices(server.db, server.now()), true)
    },
    refresh_search: {
      everyMs: 10 * MINUTE_MS,
      work: async server => {
        await countWords(server.db)
        await refreshPhrases(server.db, server.now())
        await updatePopularDocuments(server.db, server.now())
      }
    },
    learn_from_clicks: { everyMs: DAY_MS, work: learnFromClicks },
    reindex_renamed: { everyMs: MINUTE_MS, work: async server => void (await reindexRenamed(server.database)) },
    send_stock_notices: {
      everyMs: MINUTE_MS / 2,
      work: async server => void (await sendStockNotices(server.db, server.config.publicUrl, server.now()))
    },
    send_price_notices: { everyMs: DAY_MS, work: sendPriceFalls },
    send_pickup_reminders: { everyMs: HOUR_MS, work: sendPickupReminders },
    notify_staff: { everyMs: MINUTE_MS, work: async server => void (await notifyStaff(server)) },
    publish_entries: { everyMs: 5000, work: publishScheduled },
    refresh_periods: { everyMs: 5000, work: refreshPeriods },
    refresh_statistics: { everyMs: 5 * MINUTE_MS, work: async server => void (await refreshStatistics(server.database)) },
    purge: {
      everyMs: HOUR_MS,
      work: server => runForEach(PURGES, purge => purge(server.db, server.now()))
    }
  },
  lanes: [
    ['send_messages'],
    ['send_stock_notices', 'notify_staff', 'publish_entries', PUBLISH_ENTRY, 'refresh_periods', 'refresh_sales'],
    [SYNC_RECEIPT, 'send_receipts'],
    ['send_price_notices', 'send_pickup_reminders'],
    [DELIVER_GIFT_CARDS],
    [RUN_IMPORT],
    [SEND_CONVERSION],
    [SEND_PUSH],
    [SEND_LEASE, WITHDRAW_LEASE],
    ['refresh_search', 'update_index', 'reindex_renamed', 'purge', 'refresh_statistics']
  ],
  scheduledAtStart: server => (server.config.search ? ['update_index'] : [])
})
