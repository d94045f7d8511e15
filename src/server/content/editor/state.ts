import { and, eq, sql } from 'drizzle-orm'
import { SUMMARY_LENGTH } from '#domain/document.ts'
import type { TranslationContent, TranslationState } from '#domain/editing.ts'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import { canTransition } from '#domain/translation-state.ts'
import type { Db } from '../../kernel/db/open.ts'
import { jobs } from '../../kernel/jobs/tables.ts'
import { readCurrentSlugs } from '../../catalogue/index.ts'
import { collectProductSlugs } from '#domain/document-text.ts'
import { unpublishTranslation, publishTranslation } from '../publication.ts'
import { entries, entryDrafts } from '../tables.ts'
import type { EntryRow } from './access.ts'
import type { Writer } from '../writer.ts'
import { assignSlug } from './create.ts'
import { type DraftRow, readDraft } from './drafts.ts'
import { readContentAt, saveRevision } from './revisions.ts'
import { publishSettings, createStaleSaveError } from './save.ts'

/** Job kind that publishes a translation whose publication on time failed. */
export const PUBLISH_ENTRY = 'publish_entry'

/** A translation whose scheduled time has passed. */
export interface DueTranslation {
  entryId: number
  locale: Locale
}

interface StateChange {
  state: TranslationState
  /** The version that the user has seen; any other version fails. */
  version: number
  scheduledAt: Date | null
}

/**
 * Changes the state of a translation of a locked entry. @throws ShopError forbidden, state_wrong, stale_save, schedule_past,
 * product_unknown, validation where the translation is incomplete
 */
export async function changeState(
  tx: Db,
  entry: EntryRow,
  locale: Locale,
  { state, version, scheduledAt }: StateChange,
  writer: Writer,
  now: Date
): Promise<DraftRow> {
  const draft = await readDraft(tx, entry.id, locale)
  if (!draft) throw new ShopError('entry_not_found')
  if (draft.version !== version) throw await createStaleSaveError(tx, null, draft)
  const live = draft.publishedVersion !== null
  if (!canTransition(draft.state, state, { editor: writer.editor, live }))
    throw new ShopError(!writer.editor && canTransition(draft.state, state, { editor: true, live }) ? 'forbidden' : 'state_wrong')
  if (state === 'scheduled' && (scheduledAt === null || scheduledAt <= now))
    throw new ShopError('validation', { fields: { scheduled_at: 'schedule_past' } })
  if (state === 'in_review' || state === 'scheduled' || state === 'published') {
    await checkReady(tx, draft.content)
    await assignSlug(tx, entry, draft.content.title)
  }
  const unscheduled = { scheduledAt: null, scheduledVersion: null }
  switch (state) {
    case 'published':
      return publish(tx, await publishSettings(tx, entry), draft, draft.content, version, now)
    case 'scheduled':
      return move(tx, draft, { state, scheduledAt, scheduledVersion: version }, now)
    case 'withdrawn':
      await unpublishTranslation(tx, entry.id, locale)
      return move(tx, draft, { state, publishedVersion: null, ...unscheduled }, now)
    case 'draft':
      return move(tx, draft, { state: live ? 'published' : 'draft', ...unscheduled }, now)
    default:
      return move(tx, draft, { state, ...unscheduled }, now)
  }
}

/** Publishes a version; later ones stay in the working copy. */
async function publish(
  tx: Db,
  entry: EntryRow,
  draft: DraftRow,
  content: TranslationContent,
  version: number,
  at: Date
): Promise<DraftRow> {
  const publishedAt = draft.publishedAt ?? at
  await publishTranslation(tx, entry, draft.locale, content, { publishedAt, updatedAt: at })
  return move(tx, draft, { state: 'published', publishedAt, publishedVersion: version, scheduledAt: null, scheduledVersion: null }, at)
}

async function move(tx: Db, draft: DraftRow, values: Partial<DraftRow>, now: Date): Promise<DraftRow> {
  const { entryId, locale } = draft
  const [moved] = await tx
    .update(entryDrafts)
    .set(values)
    .where(and(eq(entryDrafts.entryId, entryId), eq(entryDrafts.locale, locale)))
    .returning()
  if (!moved) throw new Error('A state was not written.')
  await saveRevision(tx, moved, { milestone: true })
  await tx.update(entries).set({ updatedAt: now }).where(eq(entries.id, entryId))
  return moved
}

/** @throws ShopError validation with the missing fields, product_unknown with unknown products */
async function checkReady(tx: Db, content: TranslationContent): Promise<void> {
  const fields: Record<string, ErrorCode> = {}
  if (!content.title.trim()) fields['title'] = 'title_missing'
  if (!content.blocks.length) fields['blocks'] = 'body_missing'
  if (content.summary.length > SUMMARY_LENGTH) fields['summary'] = 'summary_long'
  if (Object.keys(fields).length) throw new ShopError('validation', { fields, most: SUMMARY_LENGTH })
  const slugs = collectProductSlugs(content.blocks)
  if (!slugs.length) return
  const existingSlugs = await readCurrentSlugs(tx, slugs)
  const missing = slugs.filter(slug => !existingSlugs.has(slug))
  if (missing.length) throw new ShopError('product_unknown', { slugs: missing.join(', ') })
}

/** Translations that are due, without those that have a job of their own. */
export async function listDueTranslations(db: Db, now: Date): Promise<DueTranslation[]> {
  const failed = sql`SELECT 1 FROM ${jobs} WHERE ${jobs.kind} = ${PUBLISH_ENTRY} AND ${jobs.subject} = concat_ws(' ', ${entryDrafts.entryId}, ${entryDrafts.locale})`
  return db
    .select({ entryId: entryDrafts.entryId, locale: entryDrafts.locale })
    .from(entryDrafts)
    .where(
      and(
        eq(entryDrafts.state, 'scheduled'),
        sql`${entryDrafts.scheduledAt} <= ${now.toISOString()}::timestamptz`,
        sql`NOT EXISTS (${failed})`
      )
    )
    .orderBy(entryDrafts.scheduledAt)
    .limit(50)
}

/**
 * Publishes a scheduled translation exactly once, on whichever node is first.
 * @returns whether this call published it
 */
export async function publishDue(tx: Db, due: DueTranslation, now: Date): Promise<boolean> {
  const [entry] = await tx.select().from(entries).where(eq(entries.id, due.entryId)).for('update')
  const draft = entry && (await readDraft(tx, due.entryId, due.locale))
  if (!entry || !draft?.scheduledAt || draft.state !== 'scheduled' || draft.scheduledAt > now) return false
  const version = draft.scheduledVersion ?? draft.version
  const content = version === draft.version ? draft.content : ((await readContentAt(tx, entry.id, draft.locale, version)) ?? draft.content)
  await publish(tx, await publishSettings(tx, entry, { keepTakenSlug: true }), draft, content, version, draft.scheduledAt)
  return true
}
