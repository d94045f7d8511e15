import type { Localized } from '#domain/site.ts'

/** A content page before it is stored, in the small markup of `document.ts`. */
export interface DemoPage {
  slug: string
  title: Localized
  summary: Localized
  mn: string
  en: string
}
