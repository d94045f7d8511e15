import account from './mn/account.json' with { type: 'json' }
import action_field from './mn/action_field.json' with { type: 'json' }
import address from './mn/address.json' with { type: 'json' }
import admin_coupon from './mn/admin_coupon.json' with { type: 'json' }
import admin_hotel from './mn/admin_hotel.json' with { type: 'json' }
import admin_product from './mn/admin_product.json' with { type: 'json' }
import admin_customer from './mn/admin_customer.json' with { type: 'json' }
import admin_staff from './mn/admin_staff.json' with { type: 'json' }
import auth from './mn/auth.json' with { type: 'json' }
import bank_statement from './mn/bank_statement.json' with { type: 'json' }
import branches from './mn/branches.json' with { type: 'json' }
import build from './mn/build.json' with { type: 'json' }
import card from './mn/card.json' with { type: 'json' }
import cart from './mn/cart.json' with { type: 'json' }
import catalogue from './mn/catalogue.json' with { type: 'json' }
import checkout from './mn/checkout.json' with { type: 'json' }
import comment from './mn/comment.json' with { type: 'json' }
import compare from './mn/compare.json' with { type: 'json' }
import admin_setup from './mn/admin_setup.json' with { type: 'json' }
import admin_site from './mn/admin_site.json' with { type: 'json' }
import contact from './mn/contact.json' with { type: 'json' }
import content from './mn/content.json' with { type: 'json' }
import coupon from './mn/coupon.json' with { type: 'json' }
import dev from './mn/dev.json' with { type: 'json' }
import editor from './mn/editor.json' with { type: 'json' }
import library from './mn/library.json' with { type: 'json' }
import errors from './mn/errors.json' with { type: 'json' }
import facets from './mn/facets.json' with { type: 'json' }
import fulfilment from './mn/fulfilment.json' with { type: 'json' }
import gift_card from './mn/gift_card.json' with { type: 'json' }
import home from './mn/home.json' with { type: 'json' }
import hotel from './mn/hotel.json' with { type: 'json' }
import lease from './mn/lease.json' with { type: 'json' }
import ledger from './mn/ledger.json' with { type: 'json' }
import home_arrange from './mn/home_arrange.json' with { type: 'json' }
import setup_rules from './mn/setup_rules.json' with { type: 'json' }
import message_text from './mn/message_text.json' with { type: 'json' }
import message from './mn/message.json' with { type: 'json' }
import notice from './mn/notice.json' with { type: 'json' }
import nutrition from './mn/nutrition.json' with { type: 'json' }
import offline from './mn/offline.json' with { type: 'json' }
import order from './mn/order.json' with { type: 'json' }
import passkey from './mn/passkey.json' with { type: 'json' }
import password from './mn/password.json' with { type: 'json' }
import payment from './mn/payment.json' with { type: 'json' }
import points from './mn/points.json' with { type: 'json' }
import place from './mn/place.json' with { type: 'json' }
import product from './mn/product.json' with { type: 'json' }
import catalogue_import from './mn/catalogue_import.json' with { type: 'json' }
import classification from './mn/classification.json' with { type: 'json' }
import product_form from './mn/product_form.json' with { type: 'json' }
import promotion from './mn/promotion.json' with { type: 'json' }
import push from './mn/push.json' with { type: 'json' }
import quote from './mn/quote.json' with { type: 'json' }
import quote_message from './mn/quote_message.json' with { type: 'json' }
import reading from './mn/reading.json' with { type: 'json' }
import refund_case from './mn/refund_case.json' with { type: 'json' }
import receipt from './mn/receipt.json' with { type: 'json' }
import return_message from './mn/return_message.json' with { type: 'json' }
import report from './mn/report.json' with { type: 'json' }
import returns from './mn/returns.json' with { type: 'json' }
import shipment_message from './mn/shipment_message.json' with { type: 'json' }
import moderation from './mn/moderation.json' with { type: 'json' }
import review from './mn/review.json' with { type: 'json' }
import saved from './mn/saved.json' with { type: 'json' }
import search from './mn/search.json' with { type: 'json' }
import bundle from './mn/bundle.json' with { type: 'json' }
import shell from './mn/shell.json' with { type: 'json' }
import staff from './mn/staff.json' with { type: 'json' }
import staff_notice from './mn/staff_notice.json' with { type: 'json' }
import staff_order from './mn/staff_order.json' with { type: 'json' }
import staff_action from './mn/staff_action.json' with { type: 'json' }
import synonym from './mn/synonym.json' with { type: 'json' }
import topic from './mn/topic.json' with { type: 'json' }
import ticket from './mn/ticket.json' with { type: 'json' }
import tracking from './mn/tracking.json' with { type: 'json' }
import two_step from './mn/two_step.json' with { type: 'json' }
import validity from './mn/validity.json' with { type: 'json' }
import wallet from './mn/wallet.json' with { type: 'json' }
import jackpot from './mn/jackpot.json' with { type: 'json' }
import roulette from './mn/roulette.json' with { type: 'json' }
import wheel from './mn/wheel.json' with { type: 'json' }
import wishlist from './mn/wishlist.json' with { type: 'json' }
import admin_entries from './mn/admin_entries.json' with { type: 'json' }

/** The texts of every feature. Imported by file, so that commands work in plain Node as well as in a build. */
export const mn = {
  account,
  action_field,
  address,
  admin_coupon,
  admin_hotel,
  admin_product,
  admin_customer,
  admin_staff,
  auth,
  bank_statement,
  branches,
  build,
  card,
  cart,
  catalogue,
  checkout,
  comment,
  compare,
  admin_setup,
  admin_site,
  contact,
  content,
  coupon,
  dev,
  editor,
  library,
  errors,
  facets,
  fulfilment,
  gift_card,
  home,
  hotel,
  lease,
  ledger,
  message,
  message_text,
  setup_rules,
  home_arrange,
  notice,
  nutrition,
  offline,
  order,
  passkey,
  password,
  payment,
  points,
  place,
  product,
  product_form,
  catalogue_import,
  classification,
  promotion,
  push,
  quote,
  quote_message,
  reading,
  receipt,
  refund_case,
  return_message,
  report,
  returns,
  shipment_message,
  moderation,
  review,
  saved,
  search,
  bundle,
  shell,
  staff,
  staff_notice,
  staff_order,
  staff_action,
  synonym,
  topic,
  ticket,
  tracking,
  two_step,
  validity,
  wallet,
  jackpot,
  roulette,
  wheel,
  wishlist,
  admin_entries
}
