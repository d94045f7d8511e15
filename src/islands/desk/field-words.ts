import type { TextField } from '#stores/desk/difference.ts'
import type { DeskWord } from './words.ts'

export const FIELD_WORDS: Record<TextField, DeskWord> = {
  title: 'title',
  summary: 'summary',
  lead: 'lead',
  seo_title: 'seo_title',
  seo_description: 'seo_description'
}
