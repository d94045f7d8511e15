import type texts from '#i18n/locales/mn/errors.json'

/** Every error of the shop has a code with a message in each language. Its HTTP status is in `server/kernel/http/errors.ts`. */
export type ErrorCode = keyof typeof texts

/** An error with a code. `details` fill the placeholders of the message and are sent to the client. */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly details: Record<string, unknown>
  constructor(code: ErrorCode, details: Record<string, unknown> = {}) {
    super(code)
    this.name = 'ShopError'
    this.code = code
    this.details = details
  }
}

/** The body of every 4xx and 5xx. `errors` maps fields to their messages, `error` is a message for people, `code` is for programs. */
export interface ErrorBody {
  error: string
  code: ErrorCode
  errors?: Record<string, string[]>
  details?: Record<string, unknown>
}
