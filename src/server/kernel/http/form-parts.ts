/** More than the fields of the largest form. */
const MAX_PARTS = 5000
/** Begins each part of a form after the first, whatever its boundary is. Pictures and films hardly have it. */
const PART_START = '\r\n--'

interface LimitedForm {
  request: Request
  hasTooManyParts: () => boolean
}

/**
 * Refuses a form of more parts than the limit before it is parsed: each part, however small, takes a kilobyte and tens of
 * microseconds, so that forty megabytes of empty ones would stop the process for half a minute.
 */
export function limitParts(request: Request): LimitedForm {
  if (!request.body || !/multipart/i.test(request.headers.get('content-type') ?? '')) return { request, hasTooManyParts: () => false }
  let parts = 0
  let end = Buffer.alloc(0)
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      const bytes = Buffer.concat([end, chunk])
      for (let at = bytes.indexOf(PART_START); at >= 0; at = bytes.indexOf(PART_START, at + PART_START.length)) parts += 1
      end = bytes.subarray(1 - PART_START.length)
      if (parts <= MAX_PARTS) controller.enqueue(chunk)
    },
    // Not earlier: the client gets the response after it has sent everything.
    flush: controller => {
      if (parts > MAX_PARTS) controller.error(new RangeError('A form has too many parts.'))
    }
  })
  const init: RequestInit & { duplex: 'half' } = { body: request.body.pipeThrough(counter), duplex: 'half' }
  return { request: new Request(request, init), hasTooManyParts: () => parts > MAX_PARTS }
}
