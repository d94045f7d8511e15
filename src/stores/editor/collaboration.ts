import { atom } from 'nanostores'
import type { CollaborationEvent, DraftComment, WriterPresence } from '#contract/collaboration.ts'
import { ENTRY_LISTS } from '#domain/content.ts'
import type { Locale } from '#domain/site.ts'
import { loadClient } from '../client.ts'
import { receiveEvents } from '../live-events.ts'
import { getEntry } from './entry.ts'

/** Other writers with the entry open. */
export const $writers = atom<readonly WriterPresence[]>([])
/** Comments of writers on the draft, the oldest first. */
export const $draftComments = atom<readonly DraftComment[]>([])

const HEARTBEAT_MS = 15_000
/** The place is reported after a pause in moving the caret. */
const PLACE_MS = 1500
const MAX_PLACE = 60

let place: { locale: Locale; place: string } = { locale: 'mn', place: '' }
let timer: ReturnType<typeof setTimeout> | undefined

const toBasePath = (): string => `/api/v2/${ENTRY_LISTS[getEntry().kind]}/${getEntry().id}`

function reportPresence(open: boolean): void {
  // Sent while the page is unloaded, too. A lost report is followed by the next one.
  fetch(`${toBasePath()}/presence`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...place, open }),
    keepalive: true
  }).catch(() => {})
}

/** Reports where the writer is, with a delay. */
export function setPlace(locale: Locale, text: string): void {
  const next = {
    locale,
    place: text
      .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
      .trim()
      .slice(0, MAX_PLACE)
  }
  if (next.locale === place.locale && next.place === place.place) return
  place = next
  clearTimeout(timer)
  timer = setTimeout(() => reportPresence(true), PLACE_MS)
}

/** Reports this writer and receives the others and the comments while the page is visible. @returns a function that ends it */
export function startCollaboration(): () => void {
  let endEvents: (() => void) | null = null
  let heartbeat: ReturnType<typeof setInterval> | undefined
  const begin = (): void => {
    if (endEvents) return
    reportPresence(true)
    heartbeat = setInterval(() => reportPresence(true), HEARTBEAT_MS)
    const receive = ({ writers, comments }: CollaborationEvent): void => {
      $writers.set(writers)
      $draftComments.set(comments)
    }
    endEvents = receiveEvents(`${toBasePath()}/presence/stream`, receive, readEvent)
  }
  const end = (): void => {
    if (!endEvents) return
    endEvents()
    endEvents = null
    clearInterval(heartbeat)
    clearTimeout(timer)
    reportPresence(false)
  }
  const update = (): void => (document.visibilityState === 'hidden' ? end() : begin())
  document.addEventListener('visibilitychange', update)
  window.addEventListener('pagehide', end)
  update()
  return () => {
    document.removeEventListener('visibilitychange', update)
    window.removeEventListener('pagehide', end)
    end()
  }
}

async function readEvent(): Promise<CollaborationEvent> {
  const { kind, id } = getEntry()
  const path = `/api/v2/${ENTRY_LISTS[kind]}/{id}/draft_comments` as const
  return { writers: [...$writers.get()], comments: await (await loadClient()).get(path, { params: { id } }) }
}

/** @throws ApiError */
export async function addDraftComment(locale: Locale, quote: string, comment: string): Promise<void> {
  const { kind, id } = getEntry()
  const path = `/api/v2/${ENTRY_LISTS[kind]}/{id}/draft_comments` as const
  $draftComments.set(await (await loadClient()).post(path, { params: { id }, body: { locale, quote, comment } }))
}

/** @throws ApiError */
export async function resolveDraftComment(comment: number, resolved: boolean): Promise<void> {
  const { kind, id } = getEntry()
  const path = `/api/v2/${ENTRY_LISTS[kind]}/{id}/draft_comments/{comment}` as const
  $draftComments.set(await (await loadClient()).put(path, { params: { id, comment }, body: { resolved } }))
}

/** @throws ApiError */
export async function deleteDraftComment(comment: number): Promise<void> {
  const { kind, id } = getEntry()
  const path = `/api/v2/${ENTRY_LISTS[kind]}/{id}/draft_comments/{comment}` as const
  $draftComments.set(await (await loadClient()).delete(path, { params: { id, comment } }))
}
