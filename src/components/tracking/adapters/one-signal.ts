import type { Adapter, Item } from '../events.ts'
import { loadScript } from './load-script.ts'

interface OneSignal {
  init: (options: object) => Promise<void>
  User: { addTags: (tags: Record<string, string>) => void }
}
declare global {
  interface Window {
    OneSignalDeferred?: ((oneSignal: OneSignal) => Promise<void> | void)[]
  }
}

/** OneSignal: the product that the visitor last looked at or chose, as tags to write messages by. */
export function createOneSignal(appId: string): Adapter {
  const deferred = (window.OneSignalDeferred ??= [])
  deferred.push(sdk => sdk.init({ appId, autoRegister: false, allowLocalhostAsSecureOrigin: true }))
  loadScript('https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js')
  return {
    send: event => {
      if ('item' in event && event.name !== 'remove_from_cart') deferred.push(({ User }) => User.addTags(toTags(event.item)))
    }
  }
}

const toTags = ({ sku, name, price, image = '' }: Item) => ({ sku, name, price: String(price), image })
