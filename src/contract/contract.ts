import { addressContract } from './address.ts'
import { bankStatementContract } from './bank-statement.ts'
import { cardContract } from './card.ts'
import { cartContract } from './cart.ts'
import { catalogueContract } from './catalogue.ts'
import { checkoutContract } from './checkout.ts'
import { couponContract } from './coupon.ts'
import { customerContract } from './customer.ts'
import { giftCardContract } from './gift-card.ts'
import { hotelAdminContract } from './hotel-admin.ts'
import { receptionContract } from './reception.ts'
import { stayBillContract } from './stay-bill.ts'
import { hotelSearchContract } from './hotel-search.ts'
import { cartStayContract, hotelContract, orderStayContract } from './hotel.ts'
import { fulfilmentContract } from './fulfilment.ts'
import { ledgerContract } from './ledger.ts'
import { leaseContract } from './lease.ts'
import { orderContract } from './order.ts'
import { orderListContract } from './order-list.ts'
import { paymentContract } from './payment.ts'
import { productContract } from './product.ts'
import { receiptContract } from './receipt.ts'
import { quoteContract } from './quote.ts'
import { refundContract } from './refund.ts'
import { reportContract } from './report.ts'
import { returnContract } from './return.ts'
import { listingContract, lookupContract, searchContract } from './search.ts'
import { authorContract } from './author.ts'
import { bookmarkContract } from './bookmark.ts'
import { commentContract, questionContract } from './comment.ts'
import { moderationContract } from './moderation.ts'
import { contactContract } from './contact.ts'
import { reviewContract } from './review.ts'
import { collaborationContract } from './collaboration.ts'
import { editorContract } from './editor.ts'
import { topicContract } from './topic.ts'
import { libraryContract } from './library.ts'
import { entryContract } from './entry.ts'
import { jobContract } from './job.ts'
import { noticeContract } from './notice.ts'
import { pageContract } from './page.ts'
import { pictureContract } from './picture.ts'
import { promotionContract } from './promotion.ts'
import { messageTextContract } from './message-text.ts'
import { settingContract } from './setting.ts'
import { siteContract } from './site.ts'
import { personalDataContract } from './personal-data.ts'
import { branchContract } from './branch.ts'
import { passkeyContract } from './passkey.ts'
import { pushContract } from './push.ts'
import { sessionContract } from './session.ts'
import { socialLoginContract } from './social-login.ts'
import { staffContract } from './staff.ts'
import { twoStepContract } from './two-step.ts'
import { identityContract } from './identity.ts'
import { importContract } from './import.ts'
import { pointsContract } from './points.ts'
import { productAdminContract } from './product-admin.ts'
import { catalogueImportContract } from './catalogue-import.ts'
import { classificationContract } from './classification.ts'
import { productEditContract } from './product-edit.ts'
import { jackpotContract } from './jackpot.ts'
import { rouletteContract } from './roulette.ts'
import { runningGamesContract } from './running-games.ts'
import { wheelContract } from './wheel.ts'
import { ticketContract } from './ticket.ts'
import { trackingContract } from './tracking.ts'
import { walletContract } from './wallet.ts'
import { viewedContract } from './viewed.ts'
import { wishlistContract } from './wishlist.ts'

/** Every route of the Shop API. A feature adds its file here, once. */
export const contract = {
  ...catalogueContract.routes,
  ...productContract.routes,
  ...listingContract.routes,
  ...searchContract.routes,
  ...lookupContract.routes,
  ...cartContract.routes,
  ...checkoutContract.routes,
  ...orderContract.routes,
  ...couponContract.routes,
  ...customerContract.routes,
  ...giftCardContract.routes,
  ...hotelSearchContract.routes,
  ...hotelContract.routes,
  ...hotelAdminContract.routes,
  ...receptionContract.routes,
  ...stayBillContract.routes,
  ...cartStayContract.routes,
  ...orderStayContract.routes,
  ...leaseContract.routes,
  ...ledgerContract.routes,
  ...fulfilmentContract.routes,
  ...orderListContract.routes,
  ...bankStatementContract.routes,
  ...paymentContract.routes,
  ...quoteContract.routes,
  ...refundContract.routes,
  ...receiptContract.routes,
  ...reportContract.routes,
  ...returnContract.routes,
  ...authorContract.routes,
  ...bookmarkContract.routes,
  ...commentContract.routes,
  ...questionContract.routes,
  ...moderationContract.routes,
  ...contactContract.routes,
  ...reviewContract.routes,
  ...identityContract.routes,
  ...importContract.routes,
  ...productAdminContract.routes,
  ...productEditContract.routes,
  ...classificationContract.routes,
  ...catalogueImportContract.routes,
  ...addressContract.routes,
  ...walletContract.routes,
  ...pointsContract.routes,
  ...cardContract.routes,
  ...viewedContract.routes,
  ...wishlistContract.routes,
  ...editorContract.routes,
  ...collaborationContract.routes,
  ...topicContract.routes,
  ...libraryContract.routes,
  ...entryContract.routes,
  ...jobContract.routes,
  ...noticeContract.routes,
  ...pageContract.routes,
  ...pictureContract.routes,
  ...promotionContract.routes,
  ...wheelContract.routes,
  ...jackpotContract.routes,
  ...runningGamesContract.routes,
  ...rouletteContract.routes,
  ...settingContract.routes,
  ...messageTextContract.routes,
  ...siteContract.routes,
  ...personalDataContract.routes,
  ...branchContract.routes,
  ...sessionContract.routes,
  ...socialLoginContract.routes,
  ...staffContract.routes,
  ...passkeyContract.routes,
  ...pushContract.routes,
  ...twoStepContract.routes,
  ...ticketContract.routes,
  ...trackingContract.routes
}

export type Contract = typeof contract
