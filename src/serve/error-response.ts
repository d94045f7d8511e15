import type { Context } from 'hono'
import { isClientGone } from '#components/form/form.ts'
import { formatPageError } from '#components/site/page-error.ts'
import { splitPath } from '#i18n/path.ts'
import { createTranslator } from '#i18n/translator.ts'
import { log } from '#server/kernel/log/log.ts'

/** The response to an error outside pages and the API, which have their own. */
export function toErrorResponse(error: Error, c: Context, requestId: string): Response {
  // Nobody is there to read it. The log of requests has this one, with status 499.
  if (isClientGone(error)) return c.body(null, 400)
  log.error(formatPageError(error, { id: requestId, method: c.req.method, path: c.req.path }))
  return c.text(createTranslator(splitPath(c.req.path).locale)('errors:unavailable'), 500)
}
