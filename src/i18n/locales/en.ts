import account from './en/account.json' with { type: 'json' }
import action_field from './en/action_field.json' with { type: 'json' }
import address from './en/address.json' with { type: 'json' }
import admin_coupon from './en/admin_coupon.json' with { type: 'json' }
import admin_hotel from './en/admin_hotel.json' with { type: 'json' }
import admin_product from './en/admin_product.json' with { type: 'json' }
import admin_customer from './en/admin_customer.json' with { type: 'json' }
import admin_staff from './en/admin_staff.json' with { type: 'json' }
import auth from './en/auth.json' with { type: 'json' }
import bank_statement from './en/bank_statement.json' with { type: 'json' }
import branches from './en/branches.json' with { type: 'json' }
import build from './en/build.json' with { type: 'json' }
import card from './en/card.json' with { type: 'json' }
import cart from './en/cart.json' with { type: 'json' }
import catalogue from './en/catalogue.json' with { type: 'json' }
import checkout from './en/checkout.json' with { type: 'json' }
import comment from './en/comment.json' with { type: 'json' }
import compare from './en/compare.json' with { type: 'json' }
import admin_setup from './en/admin_setup.json' with { type: 'json' }
import admin_site from './en/admin_site.json' with { type: 'json' }
import contact from './en/contact.json' with { type: 'json' }
import content from './en/content.json' with { type: 'json' }
import coupon from './en/coupon.json' with { type: 'json' }
import dev from './en/dev.json' with { type: 'json' }
import editor from './en/editor.json' with { type: 'json' }
import library from './en/library.json' with { type: 'json' }
import errors from './en/errors.json' with { type: 'json' }
import facets from './en/facets.json' with { type: 'json' }
import fulfilment from './en/fulfilment.json' with { type: 'json' }
import gift_card from './en/gift_card.json' with { type: 'json' }
import home from './en/home.json' with { type: 'json' }
import hotel from './en/hotel.json' with { type: 'json' }
import lease from './en/lease.json' with { type: 'json' }
import ledger from './en/ledger.json' with { type: 'json' }
import home_arrange from './en/home_arrange.json' with { type: 'json' }
import setup_rules from './en/setup_rules.json' with { type: 'json' }
import message_text from './en/message_text.json' with { type: 'json' }
import message from './en/message.json' with { type: 'json' }
import notice from './en/notice.json' with { type: 'json' }
import nutrition from './en/nutrition.json' with { type: 'json' }
import offline from './en/offline.json' with { type: 'json' }
import order from './en/order.json' with { type: 'json' }
import passkey from './en/passkey.json' with { type: 'json' }
import password from './en/password.json' with { type: 'json' }
import payment from './en/payment.json' with { type: 'json' }
import points from './en/points.json' with { type: 'json' }
import place from './en/place.json' with { type: 'json' }
import product from './en/product.json' with { type: 'json' }
import catalogue_import from './en/catalogue_import.json' with { type: 'json' }
import classification from './en/classification.json' with { type: 'json' }
import product_form from './en/product_form.json' with { type: 'json' }
import promotion from './en/promotion.json' with { type: 'json' }
import push from './en/push.json' with { type: 'json' }
import quote from './en/quote.json' with { type: 'json' }
import quote_message from './en/quote_message.json' with { type: 'json' }
import reading from './en/reading.json' with { type: 'json' }
import refund_case from './en/refund_case.json' with { type: 'json' }
import receipt from './en/receipt.json' with { type: 'json' }
import return_message from './en/return_message.json' with { type: 'json' }
import report from './en/report.json' with { type: 'json' }
import returns from './en/returns.json' with { type: 'json' }
import shipment_message from './en/shipment_message.json' with { type: 'json' }
import moderation from './en/moderation.json' with { type: 'json' }
import review from './en/review.json' with { type: 'json' }
import saved from './en/saved.json' with { type: 'json' }
import search from './en/search.json' with { type: 'json' }
import bundle from './en/bundle.json' with { type: 'json' }
import shell from './en/shell.json' with { type: 'json' }
import staff from './en/staff.json' with { type: 'json' }
import staff_notice from './en/staff_notice.json' with { type: 'json' }
import staff_order from './en/staff_order.json' with { type: 'json' }
import staff_action from './en/staff_action.json' with { type: 'json' }
import synonym from './en/synonym.json' with { type: 'json' }
import topic from './en/topic.json' with { type: 'json' }
import ticket from './en/ticket.json' with { type: 'json' }
import tracking from './en/tracking.json' with { type: 'json' }
import two_step from './en/two_step.json' with { type: 'json' }
import validity from './en/validity.json' with { type: 'json' }
import wallet from './en/wallet.json' with { type: 'json' }
import jackpot from './en/jackpot.json' with { type: 'json' }
import roulette from './en/roulette.json' with { type: 'json' }
import wheel from './en/wheel.json' with { type: 'json' }
import wishlist from './en/wishlist.json' with { type: 'json' }
import admin_entries from './en/admin_entries.json' with { type: 'json' }

export const en = {
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
