import { and, inArray, isNotNull } from 'drizzle-orm'
import type { StoredBlock } from '#domain/document.ts'
import { collectImageIds } from '#domain/document-text.ts'
import type { Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { images } from '../../kernel/images/tables.ts'

/**
 * The value with its pictures as they are now: an editor that was open while a picture was replaced, and an earlier version of a
 * text, still contain the old one.
 */
async function withReplacedPictures<Value>(db: Db, value: Value, ids: readonly string[]): Promise<Value> {
  if (!ids.length) return value
  const rows = await db
    .select({ id: images.id, replacedBy: images.replacedBy })
    .from(images)
    .where(and(inArray(images.id, [...ids]), isNotNull(images.replacedBy)))
  if (!rows.length) return value
  const json = rows.reduce((text, { id, replacedBy }) => text.replaceAll(`"${id}"`, `"${replacedBy}"`), JSON.stringify(value))
  return JSON.parse(json) as Value
}

/** @see withReplacedPictures */
export function withCurrentPictures<Value extends { blocks: StoredBlock[] }>(db: Db, value: Value): Promise<Value> {
  return withReplacedPictures(db, value, collectImageIds(value.blocks))
}

/** @see withReplacedPictures */
export async function readCurrentPictureId(db: Db, id: string | null): Promise<string | null> {
  return id === null ? null : withReplacedPictures(db, id, [id])
}

type LocalizedDocument = Record<Locale, StoredBlock[]>

/** @see withReplacedPictures */
export function withCurrentDocuments(db: Db, body: LocalizedDocument): Promise<LocalizedDocument> {
  return withReplacedPictures(db, body, collectImageIds([...body.mn, ...body.en]))
}
