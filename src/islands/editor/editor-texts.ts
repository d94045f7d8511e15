import { createContext, useContext } from 'react'
import type editor from '#i18n/locales/mn/editor.json'

export type EditorTextKey = keyof typeof editor
export type EditorTexts = Readonly<Record<EditorTextKey, string>>

export const EditorTextsContext = createContext<EditorTexts | null>(null)

type EditorTranslate = (key: EditorTextKey, values?: Record<string, string | number>) => string

/** Texts of the editor, with placeholders filled: `t('tags_most', { n: 5 })`. */
export function useEditorTexts(): EditorTranslate {
  const texts = useContext(EditorTextsContext)
  return (key, values = {}) => (texts?.[key] ?? '').replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap))
}
