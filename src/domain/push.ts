/** Topics of push messages; a customer can switch each off. */
export const PUSH_TOPICS = ['orders', 'stock', 'prices'] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]

/** A product, as the push services of shops tag their messages. */
interface PushTags {
  sku: string
  name: string
  price: number
  image: string | null
}

/** What the service worker displays; at most about three kilobytes. */
export interface PushPayload {
  title: string
  body: string
  /** Path or address of the shop that a press opens. */
  url: string
  /** A newer message with the same tag replaces the older one. */
  tag: string
  tags?: PushTags
}
