/** The subscription of this browser to push messages. */
const PLAYER = 'delguur:push-player'
/** The visitor turned push messages off on this device. */
const REFUSED = 'delguur:push-refused'
/** Set once in a visit: the shop has stored the subscription and its language. */
const REGISTERED = 'delguur:push-registered'

export const hasPush = 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator

export const isRefused = (): boolean => localStorage.getItem(REFUSED) !== null
export const refuse = (): void => localStorage.setItem(REFUSED, '1')

async function post<Result>(path: string, body: object): Promise<Result> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
    body: JSON.stringify(body)
  })
  if (!response.ok) throw new Error(((await response.json()) as { error?: string }).error ?? '')
  return (await response.json()) as Result
}

export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function register(subscription: PushSubscription): Promise<string> {
  const { playerId } = await post<{ playerId: string }>('/api/v2/subscribe', subscription.toJSON())
  localStorage.setItem(PLAYER, playerId)
  sessionStorage.setItem(REGISTERED, '1')
  return playerId
}

/** Once a visit: a session may have begun since. */
export async function refresh(subscription: PushSubscription): Promise<void> {
  if (!sessionStorage.getItem(REGISTERED)) await register(subscription)
}

/** Asks the browser, which asks its user. @returns false where the user declines @throws Error where the push service fails */
export async function turnOn(isLoggedIn = false): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') {
    refuse()
    return false
  }
  const { key } = (await (await fetch('/api/v2/push_key')).json()) as { key: string }
  const { pushManager } = await navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)
  const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0))
  const playerId = await register(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes }))
  if (isLoggedIn) await post('/api/v2/users/link_device', { playerId })
  localStorage.removeItem(REFUSED)
  return true
}

export async function turnOff(): Promise<void> {
  refuse()
  const playerId = localStorage.getItem(PLAYER)
  localStorage.removeItem(PLAYER)
  await (await findSubscription())?.unsubscribe()
  if (playerId) await post('/api/v2/unsubscribe', { playerId })
}
