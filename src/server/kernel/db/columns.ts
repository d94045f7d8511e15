import { bigint, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Localized } from '#domain/site.ts'

/** `timestamp with time zone`, as a Date. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A text in both languages, either of which may be missing. */
export const localizedText = (name: string) => jsonb(name).$type<Localized>()

/** An amount of money in whole tugrik; sums exceed 32 bits. */
export const tugrik = (name: string) => bigint(name, { mode: 'number' })
