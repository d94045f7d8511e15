import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { MAX_PICTURE_NAME, type LibraryPicture } from '#contract/library.ts'
import { collectImageIds } from '#domain/document-text.ts'
import type { StoredBlock } from '#domain/document.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { images } from '../../kernel/images/tables.ts'
import { readWriterNames } from '../writer-names.ts'
import type { Writer } from '../writer.ts'
import { libraryPictures } from './tables.ts'
import { countUses } from './uses.ts'

interface LibraryQuery {
  q: string
  page: number
  perPage: number
}

/** Adds an uploaded picture. One that is there keeps its name. */
export async function addUpload(db: Db, id: string, upload: { name: string; bytes: number }, writer: Writer, now: Date): Promise<void> {
  const name = toPictureName(upload.name)
  await db
    .insert(libraryPictures)
    .values({ imageId: id, name, bytes: upload.bytes, uploadedBy: writer.userId, createdAt: now })
    .onConflictDoUpdate({
      target: libraryPictures.imageId,
      set: { bytes: upload.bytes, name: sql`CASE WHEN ${libraryPictures.name} = '' THEN excluded.name ELSE ${libraryPictures.name} END` }
    })
}

/** The name of a file without its ending. */
const toPictureName = (file: string): string =>
  file
    .replace(/\.\w{1,5}$/, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, MAX_PICTURE_NAME)

/** Adds the pictures of a saved document, with their alternative texts for the next use. */
export async function addDocumentPictures(
  db: Db,
  blocks: readonly StoredBlock[],
  locale: Locale,
  userId: number | null,
  now: Date
): Promise<void> {
  const alts = new Map<string, Localized>(collectImageIds(blocks).map(id => [id, {}]))
  for (const block of blocks) {
    const pictures = block.type === 'gallery' ? block.pictures : block.type === 'image' || block.type === 'look' ? [block] : []
    for (const { imageId, alt } of pictures) if (alt.trim()) alts.set(imageId, { [locale]: alt.trim() })
  }
  await addUsedPictures(db, alts, userId, now)
}

/** Adds pictures that a record uses. Alternative texts of the library are kept. */
export async function addUsedPictures(db: Db, alts: ReadonlyMap<string, Localized>, userId: number | null, now: Date): Promise<void> {
  if (!alts.size) return
  const rows = JSON.stringify([...alts].map(([id, alt]) => ({ id, alt })))
  await db.execute(sql`
    INSERT INTO library_pictures (image_id, alt, uploaded_by, created_at)
    SELECT used.id, used.alt, ${userId}::int, ${now.toISOString()}::timestamptz
    FROM jsonb_to_recordset(${rows}::jsonb) AS used (id text, alt jsonb) JOIN images i ON i.id = used.id AND i.replaced_by IS NULL
    ON CONFLICT (image_id) DO UPDATE SET alt = excluded.alt || library_pictures.alt
    WHERE excluded.alt || library_pictures.alt <> library_pictures.alt`)
}

const columns = {
  id: images.id,
  width: images.width,
  height: images.height,
  name: libraryPictures.name,
  alt: libraryPictures.alt,
  bytes: libraryPictures.bytes,
  uploadedBy: libraryPictures.uploadedBy,
  createdAt: libraryPictures.createdAt
}

export async function listLibrary(db: Db, { q, page, perPage }: LibraryQuery, writer: Writer, locale: Locale) {
  const own = writer.editor ? undefined : eq(libraryPictures.uploadedBy, writer.userId)
  const words = q.split(/\s+/).filter(Boolean).slice(0, 8)
  const where = and(own, ...words.map(isMatchingWord))
  const rows = await db
    .select(columns)
    .from(libraryPictures)
    .innerJoin(images, eq(images.id, libraryPictures.imageId))
    .where(where)
    .orderBy(desc(libraryPictures.createdAt), desc(libraryPictures.imageId))
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
  const pictures = await toLibraryPictures(db, rows.slice(0, perPage), locale)
  return { pictures, page, more: rows.length > perPage, total: await db.$count(libraryPictures, where) }
}

function isMatchingWord(word: string): SQL | undefined {
  const pattern = toPattern(word)
  const { name, alt } = libraryPictures
  return or(sql`${name} ~ ${pattern}`, sql`${alt} ->> 'mn' ~ ${pattern}`, sql`${alt} ->> 'en' ~ ${pattern}`)
}

/** ILIKE ignores the case of Latin letters only where the database has the locale C. */
export function toPattern(word: string): string {
  return word.replace(/./gsu, toCharacterClass)
}

function toCharacterClass(character: string): string {
  const cases = [character.toLowerCase(), character.toUpperCase()].filter(each => /^[\p{L}\d]$/u.test(each))
  return cases.length ? `[${cases.join('')}]` : character.replace(/[^\p{L}\d]/u, '\\$&')
}

/** @throws ShopError picture_not_found */
export async function findLibraryPicture(db: Db, id: string, locale: Locale): Promise<LibraryPicture> {
  const rows = await db
    .select(columns)
    .from(libraryPictures)
    .innerJoin(images, eq(images.id, libraryPictures.imageId))
    .where(inArray(libraryPictures.imageId, [id]))
  const [picture] = await toLibraryPictures(db, rows, locale)
  if (!picture) throw new ShopError('picture_not_found')
  return picture
}

interface LibraryRow {
  id: string
  width: number
  height: number
  name: string
  alt: Localized
  bytes: number | null
  uploadedBy: number | null
  createdAt: Date
}

async function toLibraryPictures(db: Db, rows: readonly LibraryRow[], locale: Locale): Promise<LibraryPicture[]> {
  const names = await readWriterNames(
    db,
    rows.map(row => row.uploadedBy)
  )
  const uses = await countUses(
    db,
    rows.map(row => row.id)
  )
  return rows.map(({ id, width, height, name, alt, bytes, uploadedBy, createdAt }) => ({
    id,
    width,
    height,
    alt: localize(alt, locale),
    name,
    alts: alt,
    bytes,
    uploaded_at: createdAt.toISOString(),
    uploaded_by: names.get(uploadedBy ?? 0) ?? '',
    uses: uses.get(id) ?? 0
  }))
}
