import { z } from 'zod'
import { LARGEST_ID } from '../kernel/http/input.ts'

export const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^\P{Cc}+$/u)
export const prose = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\P{Cc}\n\t]*$/u)
/** An omitted language keeps its text; null removes it. */
export const bilingual = <Text extends z.ZodType>(text: Text) => z.object({ mn: text.nullish(), en: text.nullish() })
export const name = bilingual(line(255))
export const instant = z.iso.datetime({ offset: true })
export const money = z.number().int().min(0).max(LARGEST_ID)
export const pieces = z.number().int().min(0).max(10_000_000)
export const handle = z.string().regex(/^[\w.~-]{1,200}$/)
/** Codes from the first level down. */
export const PERMALINK = /^[\w.~-]+(?:\/[\w.~-]+)*$/
export const key = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)
export type Bilingual = { mn?: string | null | undefined; en?: string | null | undefined }
