import { type KeyboardEvent, useId, useState } from 'react'
import type { LibraryPicture } from '#contract/library.ts'
import type { Picture } from '#domain/site.ts'
import { type LibraryPage, searchLibrary } from '#stores/editor/library.ts'
import { addPictures } from '#stores/editor/uploads.ts'
import { Dialog } from './Dialog.tsx'
import { useEditorTexts } from './editor-texts.ts'
import { useSearch } from './use-search.ts'

interface Props {
  /** Language of the suggested alternative text. */
  lang: string
  onChoose: (picture: Picture) => void
  onClose: () => void
}

/** A dialog to reuse a picture that was uploaded before. */
export function PictureLibrary({ lang, onChoose, onClose }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const [text, setText] = useState('')
  const [found, setFound] = useState<LibraryPage | null>(null)
  const [failed, setFailed] = useState(false)
  useSearch(text, {
    search: typed => searchLibrary(typed, 1),
    onFound: first => {
      setFailed(false)
      setFound(first)
    },
    onFailed: () => setFailed(true)
  })
  const loadMore = async (): Promise<void> => {
    if (!found) return
    try {
      const next = await searchLibrary(text, found.page + 1)
      setFailed(false)
      // Another search, or a second press of the button, may have been answered in the meantime.
      setFound(current => (current === found ? { ...next, pictures: [...found.pictures, ...next.pictures] } : current))
    } catch {
      setFailed(true)
    }
  }
  const choose = ({ id: imageId, width, height, alts }: LibraryPicture): void => {
    const picture = { id: imageId, width, height, alt: (lang === 'en' ? alts.en : alts.mn) ?? '' }
    addPictures([picture])
    onChoose(picture)
  }
  return (
    <Dialog title={t('library')} onClose={onClose} wide>
      <div className="field">
        <label htmlFor={`${id}-search`}>{t('library_search')}</label>
        <input
          data-focus=""
          id={`${id}-search`}
          className="input"
          type="search"
          autoComplete="off"
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={event => setText(event.target.value)}
        />
        <p className="field-hint" id={`${id}-hint`} role="status">
          {failed
            ? t('product_failed')
            : found?.pictures.length === 0
              ? t('library_none')
              : found
                ? t('library_count', { n: found.total })
                : ''}
        </p>
      </div>
      <ul className="library-grid">
        {found?.pictures.map(picture => (
          <li key={picture.id}>
            <button type="button" onClick={() => choose(picture)} onKeyDown={moveFocus}>
              <img src={`/img/${picture.id}/320.webp`} alt="" width={picture.width} height={picture.height} loading="lazy" />
              <span className="text-small">{picture.name || picture.alt || t('library_unnamed')}</span>
              <span className="text-tiny faint numeric">
                {picture.width} × {picture.height}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found?.more && (
        <button type="button" className="button button-secondary button-small" onClick={() => void loadMore()}>
          {t('library_more')}
        </button>
      )}
    </Dialog>
  )
}

/** The arrow keys move between the pictures. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
  const current = buttons.indexOf(event.currentTarget)
  buttons.at((current + step) % buttons.length)?.focus()
  event.preventDefault()
}
