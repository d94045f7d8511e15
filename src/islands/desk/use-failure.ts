import { UPLOAD_MEGABYTES } from '#domain/picture.ts'
import type { UploadFailure } from '#stores/desk/uploads.ts'
import { useWords } from './words.ts'

/** What went wrong, in words. */
export function useFailure(): (failure: UploadFailure) => string {
  const say = useWords()
  return failure => {
    if ('text' in failure) return failure.text
    if (failure.code === 'large') return say('picture_large', { n: UPLOAD_MEGABYTES })
    return failure.code === 'offline' ? say('failed_away') : say('failed')
  }
}
