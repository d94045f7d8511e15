import { MINUTE_MS } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'

const MAX_STREAMS = 200
/** Each open page of a user has a stream. */
const MAX_STREAMS_OF_USER = 12
const HEARTBEAT_MS = 25_000
/** The browser then reconnects, which checks its permission again. */
const LIFETIME_MS = 5 * MINUTE_MS
const RETRY_MS = 5000

/** Counts its open streams, in total and by user, and can end them. */
export class EventStreams {
  /** The users of the open streams, by the functions that close them. */
  readonly #open = new Map<() => void, number>()
  #isStopping = false

  /** Ends all streams and refuses new ones, before a stop waits for running requests. */
  endAll(): void {
    this.#isStopping = true
    for (const close of this.#open.keys()) close()
  }

  /**
   * A response of server-sent events with a limited lifetime.
   * @param subscribe starts the events and returns a function that stops them
   * @param isAllowed asked at each heartbeat: the stream ends after a logout and with a role
   * @throws ShopError unavailable beyond the limits of streams, or while the process stops
   */
  stream(userId: number, subscribe: (send: (data: unknown) => void) => () => void, isAllowed: () => Promise<boolean>): Response {
    if (this.#isStopping || this.#open.size >= MAX_STREAMS) throw new ShopError('unavailable')
    if ([...this.#open.values()].filter(each => each === userId).length >= MAX_STREAMS_OF_USER) throw new ShopError('unavailable')
    let end = (): void => {}
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        const encoder = new TextEncoder()
        const write = (text: string): void => controller.enqueue(encoder.encode(text))
        write(`retry: ${RETRY_MS}\n\n`)
        const unsubscribe = subscribe(data => write(`data: ${JSON.stringify(data)}\n\n`))
        const close = (): void => {
          if (!this.#open.has(close)) return
          end()
          controller.close()
        }
        const heartbeat = setInterval(() => {
          write(': \n\n')
          // While the database cannot be asked, the stream goes on.
          isAllowed().then(
            allowed => allowed || close(),
            () => {}
          )
        }, HEARTBEAT_MS).unref()
        const lifetime = setTimeout(close, LIFETIME_MS).unref()
        this.#open.set(close, userId)
        end = () => {
          this.#open.delete(close)
          clearInterval(heartbeat)
          clearTimeout(lifetime)
          unsubscribe()
        }
      },
      cancel: () => end()
    })
    // Proxies must not buffer the events.
    return new Response(body, {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'private, no-store', 'x-accel-buffering': 'no' }
    })
  }
}

/** The streams of this process. */
export const eventStreams = new EventStreams()
