import {
  cart as cartEn,
  close as closeEn,
  confirm_no as noEn,
  confirm_yes as yesEn,
  dismiss as dismissEn,
  said_copied as copiedEn,
  said_offline as offlineEn,
  said_shipping as shippingEn,
  said_unexpected as unexpectedEn
} from '#i18n/locales/en/shell.json'
import {
  cart,
  close,
  confirm_no as no,
  confirm_yes as yes,
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
  confirm_no: [no, noEn],
  confirm_yes: [yes, yesEn],
  dismiss: [dismiss, dismissEn],
  said_copied: [copied, copiedEn],
  said_offline: [offline, offlineEn],
  said_shipping: [shipping, shippingEn],
  said_unexpected: [unexpected, unexpectedEn]
} as const

export const readScriptText = (key: keyof typeof SCRIPT_TEXTS): string => SCRIPT_TEXTS[key][readPageLocale() === 'en' ? 1 : 0]
