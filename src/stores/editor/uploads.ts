import { map } from 'nanostores'
import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import type { Picture } from '#domain/site.ts'
import { describeFailure, type Failure } from '../failures.ts'
import { pageLocale } from '../client.ts'

/** Why an upload failed; a file that is too large is not sent. */
export type UploadFailure = Failure | { code: 'large' }
export type Upload = { file: File; share: number } | { file: File; failure: UploadFailure }

/** Uploads by key; `share` is the part sent, 0 to 1. */
export const $uploads = map<Record<string, Upload>>({})
/** Known pictures by id. */
export const $pictures = map<Record<string, Picture>>({})

let last = 0
let path = ''
const waiting = new Map<string, (picture: Picture) => void>()

/** Sets the endpoint for uploads of the open entry. */
export function setUploadPath(place: string): void {
  path = place
}

export function addPictures(pictures: readonly Picture[]): void {
  $pictures.set({ ...$pictures.get(), ...Object.fromEntries(pictures.map(picture => [picture.id, picture])) })
}

/** Uploads a picture and calls `done` with it. The returned key identifies it in `$uploads` until then. */
export function upload(file: File, done: (picture: Picture) => void): string {
  last += 1
  const key = `upload-${last}`
  waiting.set(key, done)
  $uploads.setKey(key, { file, share: 0 })
  send(key, file)
  return key
}

export function retryUpload(key: string): void {
  const known = $uploads.get()[key]
  if (!known || !waiting.has(key)) return
  $uploads.setKey(key, { file: known.file, share: 0 })
  send(key, known.file)
}

/** Whether an upload is in progress. */
export function isUploading(): boolean {
  return Object.values($uploads.get()).some(each => 'share' in each)
}

export function removeUpload(key: string): void {
  waiting.delete(key)
  const { [key]: _gone, ...others } = $uploads.get()
  $uploads.set(others)
}

const SENDING_MS = 120_000

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function send(key: string, file: File): void {
  if (file.size > MAX_UPLOAD_MEGABYTES * 1_000_000) return $uploads.setKey(key, { file, failure: { code: 'large' } })
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append('image', file)
  const fail = (error: unknown): void => {
    if (waiting.has(key)) $uploads.setKey(key, { file, failure: describeFailure(error) })
  }
  request.open('POST', path)
  request.setRequestHeader('accept-language', pageLocale())
  request.timeout = SENDING_MS
  request.responseType = 'json'
  request.upload.addEventListener('progress', event => {
    if (waiting.has(key) && event.lengthComputable) $uploads.setKey(key, { file, share: event.loaded / event.total })
  })
  for (const name of ['error', 'timeout', 'abort']) request.addEventListener(name, () => fail({ status: 0 }))
  request.addEventListener('load', () => {
    if (request.status >= 300) return fail({ status: request.status, body: request.response as unknown })
    const picture = request.response as Picture
    $pictures.setKey(picture.id, picture)
    waiting.get(key)?.(picture)
    removeUpload(key)
  })
  request.send(form)
}
