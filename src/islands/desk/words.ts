import { createContext, useContext } from 'react'
import type desk from '#i18n/locales/mn/desk.json'

export type DeskWord = keyof typeof desk
export type DeskWords = Readonly<Record<DeskWord, string>>

export const Words = createContext<DeskWords | null>(null)

export type Say = (key: DeskWord, values?: Record<string, string | number>) => string

/** The desk's texts, with their gaps filled: `say('tags_most', { n: 5 })`. */
export function useWords(): Say {
  const words = useContext(Words)
  return (key, values = {}) => (words?.[key] ?? '').replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap))
}
