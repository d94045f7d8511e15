import type { EditedText, Revision, RevisionText, TextState } from '#domain/editing.ts'
import type { Locale } from '#domain/site.ts'
import { shop } from '../shop.ts'
import { closeDesk, saveNow } from './desk.ts'
import { $entry } from './entry.ts'
import { refreshSettings } from './settings.ts'
import { noticeStale, takeAnswer } from './texts.ts'

/** The entry as it is called at the shop. @throws Error while the desk is empty */
function known() {
  const entry = $entry.get()
  if (!entry) throw new Error('No entry is on the desk')
  return entry
}

/** Something that is not in the shop yet cannot be published: the writer sees why beside the text. */
export class NotSaved extends Error {
  override name = 'NotSaved'
}

/** Publishes, submits, schedules or takes back one language, as it stands now. @throws NotSaved, or what the shop answers */
export async function setState(locale: Locale, state: TextState, scheduledAt: string | null = null): Promise<EditedText> {
  if (!(await saveNow(locale))) throw new NotSaved()
  const { kind, id, texts } = known()
  const version = texts[locale]?.version ?? 0
  const body = scheduledAt ? { state, version, scheduled_at: scheduledAt } : { state, version }
  const text = await heard(locale, (await shop()).changeState(kind, id, locale, body))
  takeAnswer(locale, text, false)
  // An entry gets its address with its first title to be shown.
  await refreshSettings()
  return text
}

/** An answer of the shop; one that somebody else saved in between becomes a quarrel to be settled. */
async function heard<Answer>(locale: Locale, asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    noticeStale(locale, error)
    throw error
  }
}

export async function readRevisions(locale: Locale): Promise<Revision[]> {
  const { kind, id } = known()
  return (await shop()).revisions(kind, id, locale)
}

export async function readRevision(revision: number): Promise<RevisionText> {
  const { kind, id } = known()
  return (await shop()).revision(kind, id, revision)
}

/** Brings a revision back as the newest version: what stands there now stays in the list. */
export async function restoreRevision(locale: Locale, revision: number): Promise<void> {
  if (!(await saveNow(locale))) throw new NotSaved()
  const { kind, id, texts } = known()
  const version = texts[locale]?.version ?? 0
  takeAnswer(locale, await heard(locale, (await shop()).restoreRevision(kind, id, revision, version)), true)
}

/** A link for whoever is to read before readers do. It ends at `expires_at`. */
export async function previewLink(locale: Locale): Promise<{ path: string; expires_at: string }> {
  if (!(await saveNow(locale))) throw new NotSaved()
  const { kind, id } = known()
  return (await shop()).previewLink(kind, id, locale)
}

/** Takes the whole entry away, and everything of it that waits here. */
export async function removeEntry(): Promise<void> {
  const { kind, id } = known()
  await (await shop()).deleteEntry(kind, id)
  closeDesk()
}
