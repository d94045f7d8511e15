import {
  cart as cartEn,
  close as closeEn,
  dismiss as dismissEn,
  said_copied as copiedEn,
  said_offline as offlineEn,
  said_shipping as shippingEn,
  said_unexpected as unexpectedEn
} from '#i18n/locales/en/shell.json'
import {
  cart,
  close,
  dismiss,
  said_copied as copied,
  said_offline as offline,
  said_shipping as shipping,
  said_unexpected as unexpected
} from '#i18n/locales/mn/shell.json'
import { readPageLocale } from '#stores/client.ts'

/** Texts of the scripts by key: Mongolian, English. In the script they are cached; in pages they would be sent every time. */
const SCRIPT_TEXTS = {
  cart: [cart, cartEn],
  close: [close, closeEn],
  dismiss: [dismiss, dismissEn],
  said_copied: [copied, copiedEn],
  said_offline: [offline, offlineEn],
  said_shipping: [shipping, shippingEn],
  said_unexpected: [unexpected, unexpectedEn]
} as const

export const readScriptText = (key: keyof typeof SCRIPT_TEXTS): string => SCRIPT_TEXTS[key][readPageLocale() === 'en' ? 1 : 0]
