import type { StoredBlock } from '#domain/document.ts'
import type { Locale } from '#domain/site.ts'

/** How the editor of a language is read and written. */
interface Body {
  read: () => StoredBlock[]
  /** Puts another document into the editor, at once. */
  write: (blocks: readonly StoredBlock[]) => void
}
const bodies: Partial<Record<Locale, Body>> = {}
/** What stands where no editor is open. */
const blocks: Record<Locale, StoredBlock[]> = { mn: [], en: [] }

/** The editor of a language says how its document is read; the answer takes it back. */
export function registerBody(locale: Locale, body: Body): () => void {
  bodies[locale] = body
  return () => {
    blocks[locale] = body.read()
    if (bodies[locale] === body) delete bodies[locale]
  }
}

/** Blocks a language's editor begins with. */
export function firstBlocks(locale: Locale): StoredBlock[] {
  return blocks[locale]
}

/** The document of a language as it is written now. */
export function readBlocks(locale: Locale): StoredBlock[] {
  const read = bodies[locale]?.read()
  if (read) blocks[locale] = read
  return blocks[locale]
}

export function putBlocks(locale: Locale, document: StoredBlock[]): void {
  blocks[locale] = document
  bodies[locale]?.write(document)
}
