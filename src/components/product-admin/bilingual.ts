import type { Localized } from '#domain/site.ts'

type Bilingual = { mn?: string | null | undefined; en?: string | null | undefined } | null | undefined

export const toLocalized = (text: Bilingual): Localized => ({ ...(text?.mn && { mn: text.mn }), ...(text?.en && { en: text.en }) })
