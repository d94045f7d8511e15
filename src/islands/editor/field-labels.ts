import type { TextField } from '#stores/editor/difference.ts'
import type { EditorTextKey } from './editor-texts.ts'

export const FIELD_LABELS: Record<TextField, EditorTextKey> = {
  title: 'title',
  summary: 'summary',
  lead: 'lead',
  seo_title: 'seo_title',
  seo_description: 'seo_description'
}
