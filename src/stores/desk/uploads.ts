import { map } from 'nanostores'
import { UPLOAD_MEGABYTES } from '#domain/picture.ts'
import type { Picture } from '#domain/site.ts'
import { describeFailure, type Failure } from '../failures.ts'
import { pageLocale } from '../shop.ts'

/** Why a picture did not arrive; one that is too large is not sent at all. */
export type UploadFailure = Failure | { code: 'large' }
export type Upload = { file: File; share: number } | { file: File; failure: UploadFailure }

/** Pictures on their way, by key: `share` of the file that has arrived, 0 to 1. */
export const $uploads = map<Record<string, Upload>>({})
/** Pictures the desk can show, by id. */
export const $pictures = map<Record<string, Picture>>({})

let last = 0
let path = ''
const waiting = new Map<string, (picture: Picture) => void>()

/** Where the pictures of what lies on the desk are sent. */
export function uploadTo(place: string): void {
  path = place
}

export function knowPictures(pictures: readonly Picture[]): void {
  $pictures.set({ ...$pictures.get(), ...Object.fromEntries(pictures.map(picture => [picture.id, picture])) })
}

/** Sends a picture and says when it has arrived. The key names it in `$uploads` until then. */
export function upload(file: File, done: (picture: Picture) => void): string {
  last += 1
  const key = `upload-${last}`
  waiting.set(key, done)
  $uploads.setKey(key, { file, share: 0 })
  send(key, file)
  return key
}

export function tryAgain(key: string): void {
  const known = $uploads.get()[key]
  if (!known || !waiting.has(key)) return
  $uploads.setKey(key, { file: known.file, share: 0 })
  send(key, known.file)
}

/** Whether a picture is still on its way. */
export function isUploading(): boolean {
  return Object.values($uploads.get()).some(each => 'share' in each)
}

export function forgetUpload(key: string): void {
  waiting.delete(key)
  const { [key]: _gone, ...others } = $uploads.get()
  $uploads.set(others)
}

const SENDING_MS = 120_000

/** `fetch` says nothing of how much was sent, so this is the one place that asks the old way. */
function send(key: string, file: File): void {
  if (file.size > UPLOAD_MEGABYTES * 1_000_000) return $uploads.setKey(key, { file, failure: { code: 'large' } })
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
    forgetUpload(key)
  })
  request.send(form)
}
