import { z } from 'zod'
import { LARGEST_ID } from '../kernel/http/input.ts'
import { bilingual, key, line, name, PERMALINK, prose } from './fields.ts'

/** Rows of one list in one call, and in one object of a file. */
export const MOST_SHARED = 500

const code = z.string().regex(/^[\w.-]{1,100}$/)
const list = <Row extends z.ZodType>(row: Row) => z.array(row).max(MOST_SHARED).default([])
const description = bilingual(prose(10_000)).nullish()
const image = line(2048).nullish()
const position = z.number().int().min(0).max(LARGEST_ID).default(0)

/** Records that products refer to. Missing ones are created; existing ones are unchanged. */
export const sharedSchema = z.object({
  badges: list(z.object({ code, label: name, tone: z.enum(['sale', 'new', 'saf', 'ink', 'plain']) })),
  branches: list(
    z.object({
      code,
      name,
      address: name,
      phone: line(40),
      hours: name,
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      position
    })
  ),
  stores: list(
    z.object({ code, name, description, vendor_id: z.number().int().min(1).max(LARGEST_ID), official: z.boolean().default(false), image })
  ),
  brands: list(z.object({ code: line(100), name, description })),
  /** Parents before children. */
  taxons: list(z.object({ permalink: line(200).regex(PERMALINK), name, short_name: name.nullish(), description, image, position })),
  words: list(
    z.object({
      key,
      value: line(120),
      label: name,
      hex: z
        .string()
        .regex(/^#[0-9A-Fa-f]{6}$/)
        .nullish(),
      position
    })
  )
})
export type Shared = z.output<typeof sharedSchema>
/** Unvalidated input. */
export type SharedDocument = z.input<typeof sharedSchema>

/** Codes and permalinks of created records. */
export type MadeShared = Record<Exclude<keyof Shared, 'words'>, string[]>

export const noneMade = (): MadeShared => ({ badges: [], branches: [], stores: [], brands: [], taxons: [] })

export function addAllMade(made: MadeShared, more: MadeShared): void {
  for (const list of ['badges', 'branches', 'stores', 'brands', 'taxons'] as const) made[list].push(...more[list])
}
