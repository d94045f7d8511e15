import { MAX_UPLOAD_MEGABYTES } from '#domain/picture.ts'
import type { UploadFailure } from '#stores/editor/uploads.ts'
import { useEditorTexts } from './editor-texts.ts'

/** Returns the text of an upload failure. */
export function useFailureText(): (failure: UploadFailure) => string {
  const t = useEditorTexts()
  return failure => {
    if ('text' in failure) return failure.text
    if (failure.code === 'large') return t('picture_large', { n: MAX_UPLOAD_MEGABYTES })
    return failure.code === 'offline' ? t('failed_away') : t('failed')
  }
}
