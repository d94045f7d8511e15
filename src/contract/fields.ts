import { z } from 'zod'
import { cleanText } from '#domain/clean-text.ts'
import { parseBirthDate, normalizeRegisterNumber } from '#domain/register-number.ts'
import type { DeliveryPromise } from '#domain/delivery.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import { LOCALES } from '#domain/site.ts'
import type { MultipartBody } from './route.ts'

/** Ids are 32-bit numbers in the database. */
export const MAX_ID = 2 ** 31 - 1

export const id = z.int32().positive()
/** An id in a body, with the error code of an invalid one. */
export const bodyId = (missing: ErrorCode) => z.int(missing).positive(missing).max(MAX_ID, missing)
/** Whole tugrik. */
export const tugrik = z.int().min(0)
export const locale = z.enum(LOCALES)
export const jsonObject = z.record(z.string(), z.unknown())
export const done = z.object({ done: z.literal(true) })

/** The record to save as JSON, as it was read: a save of one that has changed since is refused with `stale_save`. */
export const was = z.string().max(100_000).optional()

/**
 * An id in a path.
 * @param missing the error code of the 404 for an invalid id
 */
export const pathId = (missing: ErrorCode = 'not_found') =>
  z
    .union([z.number(), z.string().regex(/^\d{1,10}$/, missing)])
    .pipe(z.coerce.number<number | string>().int(missing).min(1, missing).max(MAX_ID, missing))

/** An id in a path that may also be a slug; undefined for anything that cannot be an id. */
export function parseId(text: string): number | undefined {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return number > 0 && number <= MAX_ID ? number : undefined
}

/**
 * Text on one line, without control characters and lone surrogates: Postgres refuses some of them.
 * @param missing the error code for an empty text
 */
export const lineText = (maxLength: number, missing?: ErrorCode) =>
  z
    .string(missing)
    .overwrite(typed => cleanText(typed.replace(/[\u2028\u2029]/g, ' ')))
    .max(maxLength, missing && 'too_long')
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, missing && 'validation')

/**
 * Text of several lines, trimmed; control characters other than line breaks are removed.
 * @param missing the error code where there is no text
 */
export const multilineText = (maxLength: number, missing: ErrorCode = 'blank') =>
  z
    .string(missing)
    .overwrite(text =>
      cleanText(text.toWellFormed())
        .replace(/\r\n|[\u2028\u2029]/g, '\n')
        .replace(/[^\P{Cc}\n]/gu, '')
    )
    .trim()
    .max(maxLength, 'too_long')

/** A form with one picture. */
export const pictureForm = { files: ['image'], fields: [], required: ['image'] } as const satisfies MultipartBody
export const PICTURE_FORM_BYTES = MAX_UPLOAD_MEGABYTES * 1_000_000 + 100_000

/** A whole number of a query string. */
export const queryNumber = (min: number, max: number) =>
  z
    .union([z.number(), z.string().regex(/^\d{1,15}$/)])
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))

export const queryFlag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform(value => value === true || value === 'true' || value === '1')

/** Deeper pages cost the database more with every page, and no person browses them. */
export const pageNumber = queryNumber(1, 10_000)

/** `12,7,30` in a query string, without repetitions. */
export const idList = (maxCount: number) =>
  z
    .union([z.array(z.number()).readonly(), z.string().regex(/^\d{1,10}(,\d{1,10})*$/)])
    .transform(ids => [...new Set(typeof ids === 'string' ? ids.split(',').map(Number) : ids)])
    .refine(ids => ids.length > 0 && ids.length <= maxCount && ids.every(each => each > 0 && each <= MAX_ID))

export const mobileNumber = z
  .string('phone_wrong')
  .transform(typed => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^[5-9]\d{7}$/, 'phone_wrong'))

/** A citizen's register number. */
export const citizenNumber = z
  .string('register_number_wrong')
  .transform(normalizeRegisterNumber)
  .refine(typed => parseBirthDate(typed) !== null, 'register_number_wrong')

const percent = z.number().min(0).max(100)
export const picture = z.object({
  id: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Crop and focal point, where this use of the picture has them. */
  framing: z
    .object({
      crop: z.object({ x: percent, y: percent, width: percent, height: percent }),
      focus: z.object({ x: percent, y: percent })
    })
    .exactOptional()
})

export const deliveryPromise = z.object({
  kind: z.enum(['hours', 'day', 'range', 'window', 'pickup']),
  from: z.string(),
  to: z.string()
}) satisfies z.ZodType<DeliveryPromise>
