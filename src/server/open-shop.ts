import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { receiveInvalidations } from './kernel/cache/invalidation.ts'
import { createApp, type Routes } from './app.ts'
import { runCommand } from './commands.ts'
import { createBranchRoutes } from './site/branch-routes.ts'
import { mergeCustomers, createPersonalDataRoutes, previewMerge } from './personal-data/index.ts'
import { createOwnerInvitation, createSessionRoutes } from './identity/index.ts'
import { createAddressRoutes } from './identity/address-routes.ts'
import { createMessageTestRoutes } from './identity/message-tests.ts'
import { createStaffRoutes } from './identity/staff-routes.ts'
import { createTwoStepRoutes } from './identity/two-step-routes.ts'
import { createIdentityRoutes } from './identity/routes.ts'
import { createPasskeyRoutes } from './identity/passkey/routes.ts'
import { pushRoutes } from './identity/push/routes.ts'
import { createSocialLoginRoutes } from './identity/social/routes.ts'
import { createSocialSandboxRoutes } from './identity/social/sandbox.ts'
import { cartSources, contentSources, identitySources, settingSources, siteSources, stockSource } from './sources.ts'
import { createCardRoutes } from './card/routes.ts'
import { createCartStayRoutes } from './cart/index.ts'
import { createCartRoutes } from './cart/routes.ts'
import { createCatalogueImportRoutes } from './import/routes.ts'
import { createCatalogueRoutes } from './catalogue/routes.ts'
import { createCheckoutRoutes } from './checkout/routes.ts'
import type { Config } from './kernel/config.ts'
import { contentSource } from './content/index.ts'
import { createAuthorRoutes } from './content/author/routes.ts'
import { createBookmarkRoutes } from './content/bookmark/routes.ts'
import { createContactRoutes } from './content/contact/routes.ts'
import { createPageRoutes } from './content/editor/page-routes.ts'
import { createCollaborationRoutes } from './content/editor/collaboration-routes.ts'
import { createEditorRoutes } from './content/editor/routes.ts'
import { createTopicRoutes } from './content/topic-routes.ts'
import { createLibraryRoutes } from './content/library/routes.ts'
import { createPromotionRoutes } from './content/promotion/routes.ts'
import { createContentRoutes } from './content/routes.ts'
import { createEntryCommentRoutes } from './review/entry-comment-routes.ts'
import { createFileRoutes } from './kernel/files/files.ts'
import { migrateDatabase } from './kernel/db/migrate.ts'
import { chooseCatalogueDb, openDatabase } from './kernel/db/open.ts'
import { runInBackground } from './kernel/db/pool.ts'
import { RETRY_SECONDS } from './kernel/http/errors.ts'
import type { ShopEnv } from './kernel/http/customer.ts'
import { createOgRoutes } from './link-preview/routes.ts'
import { createImageRoutes } from './kernel/images/routes.ts'
import { openStorage } from './kernel/images/open-storage.ts'
import { createJobRoutes } from './kernel/jobs/routes.ts'
import { startJobs } from './jobs.ts'
import { createOutboxRoutes } from './kernel/messages/outbox-page.ts'
import { createBankStatementRoutes } from './bank-statement/index.ts'
import { createNoticeRoutes } from './notice/routes.ts'
import { createCouponRoutes } from './discount/routes.ts'
import { createGiftCardRoutes } from './giftcard/index.ts'
import { createHotelAdminRoutes, createHotelRoutes, createHotelSearchRoutes, loadRoomIndex } from './hotel/index.ts'
import { createLeaseRoutes, createLenderSandboxRoutes } from './lease/index.ts'
import { createFulfilmentRoutes } from './fulfilment/index.ts'
import { createRefundRoutes } from './order/refund/routes.ts'
import { createLedgerRoutes } from './report/ledger-routes.ts'
import { createCustomerRoutes } from './customer/routes.ts'
import { createOrderListRoutes } from './order/list/routes.ts'
import { createOrderRoutes } from './order/routes.ts'
import { createStayBillRoutes } from './order/stay/bill-routes.ts'
import { createReceptionRoutes } from './order/stay/reception-routes.ts'
import { createOrderStayRoutes } from './order/stay/routes.ts'
import { createPaymentRoutes } from './order/payment/routes.ts'
import { createProviders, createSandboxRoutes } from './payment/index.ts'
import { createReceiptRoutes, createReceiptSandboxRoutes } from './receipt/index.ts'
import { createClassificationRoutes } from './product-admin/classification-routes.ts'
import { importFileRoutes } from './product-admin/import-file-routes.ts'
import { createJackpotRoutes, createRouletteRoutes, createRunningGameRoutes, createWheelRoutes } from './promotion/index.ts'
import { createProductEditRoutes } from './product-admin/edit-routes.ts'
import { createProductAdminRoutes } from './product-admin/routes.ts'
import { createProductRoutes } from './catalogue/product/routes.ts'
import { createQuoteRoutes } from './quote/routes.ts'
import { createReportRoutes, startVisitCounter, type Visit } from './report/index.ts'
import { createReturnRoutes } from './return/routes.ts'
import { createModerationRoutes } from './review/moderation-routes.ts'
import { createQuestionRoutes } from './review/question-routes.ts'
import { createReviewRoutes } from './review/routes.ts'
import { readSynonyms, refreshFacetIndex, createSearchEngine } from './search/index.ts'
import { createSearchRoutes } from './search/routes.ts'
import type { Server } from './kernel/server.ts'
import { createSiteRoutes } from './site/routes.ts'
import { createSettingRoutes } from './site/setting-routes.ts'
import { createPointsRoutes } from './wallet/points.ts'
import { createTicketRoutes } from './ticket/index.ts'
import { createTrackingRoutes } from './tracking/routes.ts'
import { createWalletRoutes } from './wallet/routes.ts'
import { createViewedRoutes } from './viewed/routes.ts'
import { createWishlistRoutes } from './wishlist/routes.ts'
import { createLookupRoutes } from './search/lookup-routes.ts'
import { createMailShop, seedZones } from './site/index.ts'

interface OpenShop {
  app: Hono<ShopEnv>
  server: Server
  /** The token of a new invitation, in a live shop without an owner. */
  ownerInvitation: string | null
  countVisit: (visit: Visit) => void
  health: () => Promise<Response>
  close: () => Promise<void>
}

/** The table of routes, one feature per line. */
export const FEATURES: readonly Routes[] = [
  createImageRoutes,
  createFileRoutes,
  createOgRoutes,
  server => createIdentityRoutes(server, identitySources),
  createSessionRoutes,
  createPersonalDataRoutes,
  createBranchRoutes,
  server => createSocialLoginRoutes(server, identitySources),
  createSocialSandboxRoutes,
  server => createPasskeyRoutes(server, identitySources),
  pushRoutes,
  createAddressRoutes,
  createStaffRoutes,
  createMessageTestRoutes,
  server => createTwoStepRoutes(server, identitySources),
  server => createCartRoutes(server, cartSources),
  createCheckoutRoutes,
  createOrderListRoutes,
  server => createCustomerRoutes(server, { previewMerge, mergeCustomers }),
  createLedgerRoutes,
  createBankStatementRoutes,
  createOrderRoutes,
  createPaymentRoutes,
  createWalletRoutes,
  createPointsRoutes,
  createCardRoutes,
  createCouponRoutes,
  createGiftCardRoutes,
  createTicketRoutes,
  createHotelRoutes,
  createHotelSearchRoutes,
  createHotelAdminRoutes,
  createCartStayRoutes,
  createOrderStayRoutes,
  createReceptionRoutes,
  createStayBillRoutes,
  createLeaseRoutes,
  createLenderSandboxRoutes,
  createFulfilmentRoutes,
  createSandboxRoutes,
  createReceiptRoutes,
  createReceiptSandboxRoutes,
  createOutboxRoutes,
  server => createSiteRoutes(server, siteSources),
  createLookupRoutes,
  createCatalogueRoutes,
  createCatalogueImportRoutes,
  createProductAdminRoutes,
  createProductEditRoutes,
  createClassificationRoutes,
  importFileRoutes,
  server => createSearchRoutes(server, contentSource),
  server => createProductRoutes(server, stockSource),
  createReviewRoutes,
  createQuestionRoutes,
  createModerationRoutes,
  createViewedRoutes,
  createWishlistRoutes,
  createNoticeRoutes,
  server => createSettingRoutes(server, settingSources),
  createEditorRoutes,
  createCollaborationRoutes,
  createTopicRoutes,
  createLibraryRoutes,
  createPageRoutes,
  createEntryCommentRoutes,
  createAuthorRoutes,
  createBookmarkRoutes,
  // Before `promotions/{slug}`, which would match their paths.
  createRunningGameRoutes,
  createWheelRoutes,
  createJackpotRoutes,
  createRouletteRoutes,
  createPromotionRoutes,
  createContactRoutes,
  server => createContentRoutes(server, contentSources),
  createQuoteRoutes,
  createRefundRoutes,
  createReturnRoutes,
  createReportRoutes,
  createTrackingRoutes,
  createJobRoutes
]

/** Opens the embedded shop: database, migrations, demo data for an empty demo database, jobs. */
export async function openShop(config: Config): Promise<OpenShop> {
  const database = await openDatabase(config.databaseUrl, config.dataDir, { readUrl: config.databaseReadUrl })
  await migrateDatabase(database.db)
  await runInBackground(() => seedZones(database.db))
  const storage = openStorage(config)
  const server: Server = {
    config,
    db: database.db,
    database,
    storage,
    payments: createProviders(config),
    mailShop: createMailShop(database.db, config),
    now: database.now
  }
  if (config.mode === 'demo') {
    const { seedDemo, createTerminalReport: terminalReport } = await import('#demo/seed.ts')
    await seedDemo(server, terminalReport())
  }
  const ownerInvitation = config.mode === 'live' ? await createOwnerInvitation(database.db, server.now()) : null
  database.onCommand?.(command => runCommand(server, command))
  const stopReceiving = await receiveInvalidations(database)
  const app = createApp(server, FEATURES)
  // Loaded at the start, because reading a large catalogue, the vocabulary of the search or many hotels takes time.
  const db = chooseCatalogueDb(database)
  void readSynonyms(db).catch(() => {})
  if (createSearchEngine({ db, config }).kind === 'postgres') void refreshFacetIndex(db, server.now()).catch(() => {})
  void loadRoomIndex(server).catch(() => {})
  const stopJobs = startJobs(server)
  const visits = startVisitCounter(server)
  return {
    app,
    server,
    ownerInvitation,
    countVisit: visits.countVisit,
    health: async () => {
      try {
        await database.db.execute(sql`SELECT 1`)
        return Response.json({ status: 'ok' })
      } catch {
        return Response.json({ status: 'database unavailable' }, { status: 503, headers: { 'Retry-After': String(RETRY_SECONDS) } })
      }
    },
    close: async () => {
      await stopJobs()
      await visits.stop()
      await stopReceiving()
      await database.close()
    }
  }
}
