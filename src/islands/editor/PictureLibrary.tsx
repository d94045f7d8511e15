import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { LibraryPicture } from '#contract/library.ts'
import type { Picture } from '#domain/site.ts'
import { searchLibrary } from '#stores/editor/library.ts'
import { addPictures } from '#stores/editor/uploads.ts'
import { Dialog } from './Dialog.tsx'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  /** Language of the suggested alternative text. */
  lang: string
  onChoose: (picture: Picture) => void
  onClose: () => void
}

const DEBOUNCE_MS = 180

/** A dialog to reuse a picture that was uploaded before. */
export function PictureLibrary({ lang, onChoose, onClose }: Props) {
  const t = useEditorTexts()
  const id = useId()
  const [text, setText] = useState('')
  const [pages, setPages] = useState<readonly LibraryPicture[] | null>(null)
  const [next, setNext] = useState<number | null>(null)
  const [total, setTotal] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const search = async (): Promise<void> => {
      try {
        const found = await searchLibrary(text, 1)
        if (!isCurrent) return
        setFailed(false)
        setPages(found.pictures)
        setTotal(found.total)
        setNext(found.more ? 2 : null)
      } catch {
        if (isCurrent) setFailed(true)
      }
    }
    const timer = setTimeout(() => void search(), DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text])
  const loadMore = async (): Promise<void> => {
    if (next === null) return
    try {
      const found = await searchLibrary(text, next)
      setPages([...(pages ?? []), ...found.pictures])
      setNext(found.more ? next + 1 : null)
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
          {failed ? t('product_failed') : pages?.length === 0 ? t('library_none') : pages ? t('library_count', { n: total }) : ''}
        </p>
      </div>
      <ul className="library-grid">
        {pages?.map(picture => (
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
      {next !== null && (
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
