import { z } from 'zod'
import type { ErrorCode } from '#domain/errors.ts'

/**
 * Text without control characters and lone surrogates, which Postgres refuses in part.
 * @param missing error code for an empty text
 */
export const plainText = (longest: number, missing?: ErrorCode) =>
  z
    .string(missing)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** Multi-line text: line breaks are allowed, other control characters are not. */
export const typedText = (longest: number) =>
  z
    .string('blank')
    .overwrite(typed =>
      typed
        .toWellFormed()
        .replaceAll('\r\n', '\n')
        .replace(/[^\P{Cc}\n]/gu, '')
    )
    .trim()
    .max(longest, 'too_long')

/** A whole number of a query string. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))

export const yesOrNo = z.enum(['true', 'false', '1', '0']).transform(value => value === 'true' || value === '1')

/** Limit of page numbers, because deep pages are expensive. */
export const pageNumber = wholeNumber(1, 10_000)

/** Ids are 32-bit numbers in the database. */
export const LARGEST_ID = 2 ** 31 - 1

/** An id in a path; undefined for anything that cannot be one. */
export function idOf(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return id > 0 && id <= LARGEST_ID ? id : undefined
}

/** Ids of one query, and products of one page. */
export const MOST_IDS = 100

/** `12,7,30` */
export const idList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .transform(text => text.split(',').map(Number))
  .refine(list => list.length <= MOST_IDS && list.every(id => id > 0 && id <= LARGEST_ID))
