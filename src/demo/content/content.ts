import { basename } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { translationContent } from '#contract/document.ts'
import { ENTRY_LISTS, type EntryKind } from '#domain/content.ts'
import type { StoredBlock } from '#domain/document.ts'
import { type Locale, LOCALES, type Localized, localize } from '#domain/site.ts'
import {
  changeState,
  createAuthor,
  createEntry,
  entries,
  savePage,
  savePromotion,
  saveSettings,
  saveTopic,
  saveTranslation,
  series,
  tags,
  type Writer
} from '#server/content/index.ts'
import { users } from '#server/identity/index.ts'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import type { Db } from '#server/kernel/db/open.ts'
import type { Server } from '#server/kernel/server.ts'
import { saveSetting } from '#server/site/index.ts'
import { toMidnight, toMorning } from '../dates.ts'
import { storeDrawings } from '../drawings/drawings.ts'
import settings from '../settings.json'
import authors from './authors.json'
import { listDrawings, parseMarkdown } from './markdown.ts'
import topics from './topics.json'

/** An entry beside its two documents. Pictures are named by their drawings. */
interface EntryData {
  title: Localized
  summary: Localized
  lead: Localized
  author: string
  /** The first is the main one. */
  tags: string[]
  series?: string
  days_ago: number
  cover: string
  cover_alt: Localized
  /** The looks of a look book. */
  looks?: {
    title: Localized
    text: Localized
    alt: Localized
    picture: string
    spots: { slug: string; x: number; y: number; colour?: string }[]
  }[]
  /** The film of a media entry, unless it has pictures. */
  video?: { file: string; poster: string; seconds: number; title: Localized; caption: Localized; transcript: Localized }
  gallery?: { pictures: { picture: string; alt: Localized; caption: Localized }[]; caption: Localized }
}
interface PageData {
  title: Localized
  summary: Localized
}
interface PromotionData extends PageData {
  cover: string
  cover_alt: Localized
  products: string[]
  /** Days from the day on which the shop is filled. */
  starts_in_days: number
  ends_in_days: number | null
}

const ENTRIES = import.meta.glob<EntryData>('./{articles,news,lookbooks,media}/*.json', { eager: true, import: 'default' })
const PAGES = import.meta.glob<PageData>('./pages/*.json', { eager: true, import: 'default' })
const PROMOTIONS = import.meta.glob<PromotionData>('./promotions/*.json', { eager: true, import: 'default' })
const TEXTS = import.meta.glob<string>('./*/*.md', { eager: true, import: 'default', query: '?raw' })
const KINDS = Object.entries(ENTRY_LISTS) as [EntryKind, string][]
const PAGES_DAYS_AGO = 30

type ImageId = (drawing: string) => string

/** Publishes the articles, news, look books, media, pages and promotions as the demo's editor, and writes the settings. */
export async function seedContent(server: Server): Promise<void> {
  const { db, database, storage } = server
  if (await hasEntries(db)) return
  const ids = await storeDrawings(storage, db, collectDrawingNames())
  const imageId: ImageId = drawing => ids.get(drawing) ?? throwMissing(drawing)
  const now = server.now()
  await db.transaction(async tx => {
    const editor = await readEditor(tx)
    const authorIds = new Map<string, number>()
    for (const author of authors) authorIds.set(author.slug, (await createAuthor(tx, author, now)).id)
    for (const [code, name] of Object.entries(topics.tags)) await saveTopic(tx, tags, code, name)
    for (const [code, name] of Object.entries(topics.series)) await saveTopic(tx, series, code, name)
    // The oldest first, so that ids grow with the dates.
    for (const [path, data] of Object.entries(ENTRIES).toSorted(([, one], [, other]) => other.days_ago - one.days_ago))
      await publishEntry(tx, path, data, { editor, authorIds, imageId, now })
    for (const [path, { title, summary }] of Object.entries(PAGES)) {
      const page = { version: 0, title, summary, body: readBody(path, imageId), published: true }
      await savePage(tx, basename(path, '.json'), page, null, toMorning(now, PAGES_DAYS_AGO))
    }
    for (const [path, promotion] of Object.entries(PROMOTIONS))
      await savePromotion(
        tx,
        basename(path, '.json'),
        {
          version: 0,
          title: promotion.title,
          summary: promotion.summary,
          image: { id: imageId(promotion.cover) },
          image_alt: promotion.cover_alt,
          body: readBody(path, imageId),
          products: promotion.products,
          starts_at: toMidnight(now, promotion.starts_in_days).toISOString(),
          ends_at: promotion.ends_in_days === null ? null : toMidnight(now, promotion.ends_in_days).toISOString(),
          published: true
        },
        null,
        now
      )
    for (const [name, value] of Object.entries(settings)) await saveSetting(tx, name as keyof typeof settings, 0, value)
  })
  invalidate(database, ['site', 'articles', 'news', 'lookbooks', 'media', 'tags', 'authors', 'pages', 'promotions'])
}

const hasEntries = async (db: Db): Promise<boolean> => (await db.select({ id: entries.id }).from(entries).limit(1)).length > 0

async function readEditor(tx: Db): Promise<Writer> {
  const [editor] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'editor')).orderBy(asc(users.id)).limit(1)
  return { userId: editor?.id ?? throwMissing('editor'), editor: true }
}

interface Context {
  editor: Writer
  authorIds: ReadonlyMap<string, number>
  imageId: ImageId
  now: Date
}

/** Writes and publishes an entry in both languages, as of the day it names. */
async function publishEntry(tx: Db, path: string, data: EntryData, { editor, authorIds, imageId, now }: Context): Promise<void> {
  const kind = toKind(path)
  const asOf = toMorning(now, data.days_ago)
  const created = await createEntry(tx, kind, editor, { title: localize(data.title, 'mn'), locale: 'mn' }, asOf)
  const entry = await saveSettings(
    tx,
    created,
    {
      version: created.version,
      settings: {
        slug: basename(path, '.json'),
        author_id: authorIds.get(data.author) ?? throwMissing(data.author),
        image: { id: imageId(data.cover) },
        image_alt: data.cover_alt,
        tags: data.tags,
        series: data.series ?? null,
        comments_open: true,
        image_framing: null
      }
    },
    editor,
    asOf
  )
  for (const locale of LOCALES) {
    const text = translationContent.parse({
      title: localize(data.title, locale),
      summary: localize(data.summary, locale),
      lead: localize(data.lead, locale),
      blocks: readBlocks(path, data, locale, imageId),
      seo_title: '',
      seo_description: ''
    })
    // Creating the entry saved the first version of its Mongolian text.
    const { version } = await saveTranslation(tx, entry, locale, { version: locale === 'mn' ? 1 : 0, text }, editor, asOf)
    await changeState(tx, entry, locale, { state: 'published', version, scheduledAt: null }, editor, asOf)
  }
}

function readBlocks(path: string, { looks = [], video, gallery }: EntryData, locale: Locale, imageId: ImageId): StoredBlock[] {
  const written = parseMarkdown(readText(path, locale), imageId, { drop: toKind(path) === 'article' })
  if (video)
    return [
      {
        type: 'video',
        source: { host: 'shop', file: video.file },
        posterId: imageId(video.poster),
        title: localize(video.title, locale),
        caption: localize(video.caption, locale),
        transcript: localize(video.transcript, locale),
        seconds: video.seconds
      },
      ...written
    ]
  if (gallery)
    return [
      {
        type: 'gallery',
        pictures: gallery.pictures.map(({ picture, alt, caption }) => ({
          imageId: imageId(picture),
          alt: localize(alt, locale),
          caption: localize(caption, locale)
        })),
        caption: localize(gallery.caption, locale)
      },
      ...written
    ]
  return [
    ...written,
    ...looks.map((look): StoredBlock => ({
      type: 'look',
      imageId: imageId(look.picture),
      alt: localize(look.alt, locale),
      title: localize(look.title, locale),
      text: localize(look.text, locale),
      spots: look.spots
    }))
  ]
}

/** The document of a page or promotion in both languages. */
function readBody(path: string, imageId: ImageId): { mn: StoredBlock[]; en: StoredBlock[] } {
  return { mn: parseMarkdown(readText(path, 'mn'), imageId), en: parseMarkdown(readText(path, 'en'), imageId) }
}

function readText(path: string, locale: Locale): string {
  const file = path.replace(/\.json$/, `.${locale}.md`)
  return TEXTS[file] ?? throwMissing(file)
}

function toKind(path: string): EntryKind {
  const folder = path.split('/')[1]
  return KINDS.find(([, list]) => list === folder)?.[0] ?? throwMissing(path)
}

function collectDrawingNames(): string[] {
  return [
    ...Object.values(ENTRIES).flatMap(({ cover, looks = [], video, gallery }) => [
      cover,
      ...looks.map(look => look.picture),
      ...(video ? [video.poster] : []),
      ...(gallery?.pictures ?? []).map(({ picture }) => picture)
    ]),
    ...Object.values(PROMOTIONS).map(promotion => promotion.cover),
    ...Object.values(TEXTS).flatMap(listDrawings)
  ]
}

function throwMissing(name: string): never {
  throw new Error(`The demo shop has no ${name}.`)
}
