const RETRY_MS = 30_000

/**
 * Receives the events of a stream. The server refuses one where too many are open, and the browser then gives up: it is asked for again
 * every half a minute, and meanwhile `poll` reads what the stream would have sent.
 * @returns a function that ends it
 */
export function receiveEvents<Data>(url: string, onData: (data: Data) => void, poll: () => Promise<Data>): () => void {
  let source: EventSource
  let retry: ReturnType<typeof setTimeout> | undefined
  const open = (): void => {
    source = new EventSource(url)
    source.addEventListener('message', ({ data }: MessageEvent<string>) => onData(JSON.parse(data) as Data))
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return
      retry = setTimeout(open, RETRY_MS)
      // What cannot be read now is read with the next attempt.
      poll().then(onData, () => {})
    })
  }
  open()
  return () => {
    clearTimeout(retry)
    source.close()
  }
}
