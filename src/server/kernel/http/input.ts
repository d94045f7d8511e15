import { z } from 'zod'
import type { ErrorCode } from '#domain/errors.ts'

/**
 * Text without control characters and halves of characters: Postgres refuses some, and no name of ours has any.
 * @param missing what is said where there is none
 */
export const plainText = (longest: number, missing?: ErrorCode) =>
  z
    .string(missing)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** As people type: lines may be broken, other control characters are nothing anybody typed. */
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

/** Deeper pages than this are nobody's browsing, and cost the database more with every page. */
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
