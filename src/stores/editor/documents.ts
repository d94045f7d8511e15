import type { StoredBlock } from '#domain/document.ts'
import type { Locale } from '#domain/site.ts'

/** Access to the rich-text editor of a language. */
interface EditorBinding {
  read: () => StoredBlock[]
  /** Replaces the document in the editor. */
  write: (blocks: readonly StoredBlock[]) => void
}
const bindings: Partial<Record<Locale, EditorBinding>> = {}
/** Documents of languages without an open editor. */
const blocks: Record<Locale, StoredBlock[]> = { mn: [], en: [] }

/** @returns a function that removes the editor */
export function registerEditor(locale: Locale, binding: EditorBinding): () => void {
  bindings[locale] = binding
  return () => {
    blocks[locale] = binding.read()
    if (bindings[locale] === binding) delete bindings[locale]
  }
}

export function createInitialBlocks(locale: Locale): StoredBlock[] {
  return blocks[locale]
}

/** The current document of a language. */
export function readBlocks(locale: Locale): StoredBlock[] {
  const current = bindings[locale]?.read()
  if (current) blocks[locale] = current
  return blocks[locale]
}

export function setBlocks(locale: Locale, document: StoredBlock[]): void {
  blocks[locale] = document
  bindings[locale]?.write(document)
}
