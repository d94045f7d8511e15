import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { receiveInvalidations } from './kernel/cache/invalidation.ts'
import { createApp, type Routes } from './app.ts'
import { runCommand } from './commands.ts'
import { createBranchRoutes } from './site/branch-routes.ts'
import { mergeCustomers, personalDataRoutes, previewMerge } from './personal-data/index.ts'
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
import { cardRoutes } from './card/routes.ts'
import { createCartStayRoutes } from './cart/index.ts'
import { createCartRoutes } from './cart/routes.ts'
import { catalogueImportRoutes } from './import/routes.ts'
import { createCatalogueRoutes } from './catalogue/routes.ts'
import { createCheckoutRoutes } from './checkout/routes.ts'
import type { Config } from './kernel/config.ts'
import { contentSource } from './content/index.ts'
import { authorRoutes } from './content/author/routes.ts'
import { bookmarkRoutes } from './content/bookmark/routes.ts'
import { contactRoutes } from './content/contact/routes.ts'
import { pageRoutes } from './content/editor/page-routes.ts'
import { collaborationRoutes } from './content/editor/collaboration-routes.ts'
import { editorRoutes } from './content/editor/routes.ts'
import { topicRoutes } from './content/topic-routes.ts'
import { libraryRoutes } from './content/library/routes.ts'
import { promotionRoutes } from './content/promotion/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { entryCommentRoutes } from './review/entry-comment-routes.ts'
import { createFileRoutes } from './kernel/files/files.ts'
import { migrateDatabase } from './kernel/db/migrate.ts'
import { chooseCatalogueDb, openDatabase } from './kernel/db/open.ts'
import { runInBackground } from './kernel/db/pool.ts'
import { RETRY_SECONDS } from './kernel/http/errors.ts'
import type { ShopEnv } from './kernel/http/customer.ts'
import { ogRoutes } from './link-preview/routes.ts'
import { createImageRoutes } from './kernel/images/routes.ts'
import { openStorage } from './kernel/images/open-storage.ts'
import { createJobRoutes } from './kernel/jobs/routes.ts'
import { startJobs } from './jobs.ts'
import { createOutboxRoutes } from './kernel/messages/outbox-page.ts'
import { bankStatementRoutes } from './bank-statement/index.ts'
import { noticeRoutes } from './notice/routes.ts'
import { createCouponRoutes } from './discount/routes.ts'
import { giftCardRoutes } from './giftcard/index.ts'
import { createHotelAdminRoutes, createHotelRoutes, createHotelSearchRoutes, loadRoomIndex } from './hotel/index.ts'
import { leaseRoutes, lenderSandboxRoutes } from './lease/index.ts'
import { fulfilmentRoutes } from './fulfilment/index.ts'
import { refundRoutes } from './order/refund-routes.ts'
import { createLedgerRoutes } from './order/ledger-routes.ts'
import { createCustomerRoutes } from './order/customer-routes.ts'
import { createOrderListRoutes } from './order/list-routes.ts'
import { createOrderRoutes } from './order/routes.ts'
import { createReceptionRoutes } from './order/reception-routes.ts'
import { createOrderStayRoutes } from './order/stay-routes.ts'
import { createPaymentRoutes } from './order/payment-routes.ts'
import { createProviders, createSandboxRoutes } from './payment/index.ts'
import { createReceiptRoutes, createReceiptSandboxRoutes } from './receipt/index.ts'
import { classificationRoutes } from './product-admin/classification-routes.ts'
import { importFileRoutes } from './product-admin/import-file-routes.ts'
import { jackpotRoutes, rouletteRoutes, runningGameRoutes, wheelRoutes } from './promotion/index.ts'
import { productEditRoutes } from './product-admin/edit-routes.ts'
import { productAdminRoutes } from './product-admin/routes.ts'
import { createProductRoutes } from './catalogue/product/routes.ts'
import { quoteRoutes } from './quote/routes.ts'
import { reportRoutes, startVisitCounter, type Visit } from './report/index.ts'
import { returnRoutes } from './return/routes.ts'
import { moderationRoutes } from './review/moderation-routes.ts'
import { questionRoutes } from './review/question-routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { readSynonyms, refreshFacetIndex, searchEngine } from './search/index.ts'
import { searchRoutes } from './search/routes.ts'
import type { Server } from './kernel/server.ts'
import { createSiteRoutes } from './site/routes.ts'
import { createSettingRoutes } from './site/setting-routes.ts'
import { pointsRoutes } from './wallet/points.ts'
import { ticketRoutes } from './ticket/index.ts'
import { trackingRoutes } from './tracking/routes.ts'
import { walletRoutes } from './wallet/routes.ts'
import { viewedRoutes } from './viewed/routes.ts'
import { wishlistRoutes } from './wishlist/routes.ts'
import { lookupRoutes } from './search/lookup-routes.ts'
import { seedZones } from './site/index.ts'

export interface OpenShop {
  app: Hono<ShopEnv>
  server: Server
  /** Of a live shop without an owner: the token of a new invitation. */
  ownerInvitation: string | null
  countVisit: (visit: Visit) => void
  health: () => Promise<Response>
  close: () => Promise<void>
}

/** The table of routes, one feature per line. */
export const FEATURES: readonly Routes[] = [
  createImageRoutes,
  createFileRoutes,
  ogRoutes,
  server => createIdentityRoutes(server, identitySources),
  createSessionRoutes,
  personalDataRoutes,
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
  bankStatementRoutes,
  createOrderRoutes,
  createPaymentRoutes,
  walletRoutes,
  pointsRoutes,
  cardRoutes,
  createCouponRoutes,
  giftCardRoutes,
  ticketRoutes,
  createHotelRoutes,
  createHotelSearchRoutes,
  createHotelAdminRoutes,
  createCartStayRoutes,
  createOrderStayRoutes,
  createReceptionRoutes,
  leaseRoutes,
  lenderSandboxRoutes,
  fulfilmentRoutes,
  createSandboxRoutes,
  createReceiptRoutes,
  createReceiptSandboxRoutes,
  createOutboxRoutes,
  server => createSiteRoutes(server, siteSources),
  lookupRoutes,
  createCatalogueRoutes,
  catalogueImportRoutes,
  productAdminRoutes,
  productEditRoutes,
  classificationRoutes,
  importFileRoutes,
  server => searchRoutes(server, contentSource),
  server => createProductRoutes(server, stockSource),
  reviewRoutes,
  questionRoutes,
  moderationRoutes,
  viewedRoutes,
  wishlistRoutes,
  noticeRoutes,
  server => createSettingRoutes(server, settingSources),
  editorRoutes,
  collaborationRoutes,
  topicRoutes,
  libraryRoutes,
  pageRoutes,
  entryCommentRoutes,
  authorRoutes,
  bookmarkRoutes,
  // Before `promotions/{slug}`, which would match their paths.
  runningGameRoutes,
  wheelRoutes,
  jackpotRoutes,
  rouletteRoutes,
  promotionRoutes,
  contactRoutes,
  server => contentRoutes(server, contentSources),
  quoteRoutes,
  refundRoutes,
  returnRoutes,
  reportRoutes,
  trackingRoutes,
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
    now: database.now
  }
  if (config.mode === 'demo') {
    const { seedDemo, terminalReport } = await import('#demo/seed.ts')
    await seedDemo(server, terminalReport())
  }
  const ownerInvitation = config.mode === 'live' ? await createOwnerInvitation(database.db, server.now()) : null
  database.onCommand?.(command => runCommand(server, command))
  const stopReceiving = receiveInvalidations(database)
  const app = createApp(server, FEATURES)
  // Loaded at the start, because reading a large catalogue, the vocabulary of the search or many hotels takes time.
  const db = chooseCatalogueDb(database)
  void readSynonyms(db).catch(() => {})
  if (searchEngine({ db, config }).kind === 'postgres') void refreshFacetIndex(db, server.now()).catch(() => {})
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
