import { map } from 'nanostores'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import type { Picture } from '#domain/site.ts'
import { describeFailure, type Failure } from '../failures.ts'
import { shrinkPicture } from '../shrink-picture.ts'
import { readPageLocale } from '../client.ts'

/** Why an upload failed; a file that is too large is not sent. */
export type UploadFailure = Failure | { code: 'large' }
/** A file, or the address of a picture on another site, which the server copies. */
type UploadSource = File | URL
/** `canRetry` is false where the same picture would be refused again. */
export type Upload = { name: string; source: UploadSource } & ({ progress: number } | { failure: UploadFailure; canRetry: boolean })

/** Uploads by key; `progress` is the part sent, 0 to 1. */
export const $uploads = map<Record<string, Upload>>({})
/** Pictures of the open entry by id. */
export const $pictures = map<Record<string, Picture>>({})

let lastKey = 0
let uploadUrl = ''
const callbacks = new Map<string, (picture: Picture) => void>()

export function setUploadPath(url: string): void {
  uploadUrl = url
}

export function addPictures(pictures: readonly Picture[]): void {
  $pictures.set({ ...$pictures.get(), ...Object.fromEntries(pictures.map(picture => [picture.id, picture])) })
}

/** Uploads a picture and calls `onDone` with it. The returned key identifies it in `$uploads` until then. */
export function upload(source: UploadSource, onDone: (picture: Picture) => void): string {
  lastKey += 1
  const key = `upload-${lastKey}`
  callbacks.set(key, onDone)
  startUpload(key, source)
  return key
}

export function retryUpload(key: string): void {
  const existing = $uploads.get()[key]
  if (existing && callbacks.has(key)) startUpload(key, existing.source)
}

function startUpload(key: string, source: UploadSource): void {
  $uploads.setKey(key, { name: source instanceof File ? source.name : source.hostname, source, progress: 0 })
  void (source instanceof File ? shrinkAndSend(key, source) : copyFrom(key, source))
}

export function isUploading(): boolean {
  return Object.values($uploads.get()).some(each => 'progress' in each)
}

export function removeUpload(key: string): void {
  callbacks.delete(key)
  const { [key]: _gone, ...others } = $uploads.get()
  $uploads.set(others)
}

const UPLOAD_TIMEOUT_MS = 120_000

async function shrinkAndSend(key: string, file: File): Promise<void> {
  const small = await shrinkPicture(file)
  if (callbacks.has(key)) sendFile(key, small)
}

async function copyFrom(key: string, url: URL): Promise<void> {
  try {
    const answer = await fetch(uploadUrl.replace(/upload_image$/, 'copy_image'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': readPageLocale() },
      body: JSON.stringify({ url: url.href }),
      signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS)
    })
    const body: unknown = await answer.json()
    if (answer.ok) finishUpload(key, body as Picture)
    else failUpload(key, url, { status: answer.status, body })
  } catch {
    failUpload(key, url, { status: 0 })
  }
}

function finishUpload(key: string, picture: Picture): void {
  $pictures.setKey(picture.id, picture)
  callbacks.get(key)?.(picture)
  removeUpload(key)
}

/** Refusals of the picture itself: too large, or of another format. */
const FINAL_STATUSES = [413, 415]

function failUpload(key: string, source: UploadSource, error: { status: number; body?: unknown }): void {
  const name = $uploads.get()[key]?.name ?? ''
  const canRetry = !FINAL_STATUSES.includes(error.status)
  if (callbacks.has(key)) $uploads.setKey(key, { name, source, failure: describeFailure(error), canRetry })
}

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function sendFile(key: string, file: File): void {
  if (file.size > MAX_UPLOAD_MEGABYTES * 1_000_000)
    return $uploads.setKey(key, { name: file.name, source: file, failure: { code: 'large' }, canRetry: false })
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append('image', file)
  request.open('POST', uploadUrl)
  request.setRequestHeader('accept-language', readPageLocale())
  request.timeout = UPLOAD_TIMEOUT_MS
  request.responseType = 'json'
  request.upload.addEventListener('progress', event => {
    if (callbacks.has(key) && event.lengthComputable)
      $uploads.setKey(key, { name: file.name, source: file, progress: event.loaded / event.total })
  })
  for (const name of ['error', 'timeout', 'abort']) request.addEventListener(name, () => failUpload(key, file, { status: 0 }))
  request.addEventListener('load', () => {
    if (request.status >= 300) return failUpload(key, file, { status: request.status, body: request.response as unknown })
    finishUpload(key, request.response as Picture)
  })
  request.send(form)
}
