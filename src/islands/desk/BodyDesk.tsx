import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import type { StoredBlock } from '#domain/document.ts'
import { LOCALES, type Locale, type Picture } from '#domain/site.ts'
import { putBlocks, readBlocks } from '#stores/desk/bodies.ts'
import { isUploading, knowPictures, uploadTo } from '#stores/desk/uploads.ts'
import { notify } from '#stores/notices.ts'
import { pageLocale } from '#stores/shop.ts'
import { Apology } from '../ui/Apology.tsx'
import { Ask } from './Ask.tsx'
import type { Asked } from './kinds-of-block.ts'
import { Toolbar } from './Toolbar.tsx'
import { useWide } from './use-wide.ts'
import { type DeskWords, useWords, Words } from './words.ts'
import { Writing } from './Writing.tsx'

interface Props {
  body: Record<Locale, StoredBlock[]>
  /** Pictures the documents name. */
  pictures: readonly Picture[]
  uploadPath: string
  words: DeskWords
}

const NAMES: Record<Locale, string> = { mn: 'Монгол', en: 'English' }

/** The document of a page, in both languages, inside the form it is sent with as `body_mn` and `body_en`. */
export default function BodyDesk(props: Props) {
  // Before anything is drawn: the editors take their documents from the store.
  useState(() => {
    knowPictures(props.pictures)
    uploadTo(props.uploadPath)
    for (const locale of LOCALES) putBlocks(locale, props.body[locale])
  })
  return (
    <Words value={props.words}>
      <Apology title={props.words.broken} restart={props.words.restart}>
        <Body />
      </Apology>
    </Words>
  )
}

function Body() {
  const say = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const changed = useRef(false)
  const [active, setActive] = useState<Locale>(pageLocale)
  const [beside, setBeside] = useState(false)
  const [editors, setEditors] = useState<Partial<Record<Locale, Editor | null>>>({})
  const [asked, setAsked] = useState<Asked | null>(null)
  const [, lookAgain] = useState(0)
  const [keepEditor] = useState(() => (locale: Locale, made: Editor | null) => setEditors(known => ({ ...known, [locale]: made })))
  const [onChange] = useState(() => () => void (changed.current = true))
  const isWide = useWide()
  const both = isWide && beside
  const editor = editors[active] ?? null
  const other: Locale = active === 'mn' ? 'en' : 'mn'

  useEffect(() => {
    const form = frame.current?.closest('form')
    const put = ({ formData }: FormDataEvent): void => {
      for (const locale of LOCALES) formData.set(`body_${locale}`, JSON.stringify(readBlocks(locale)))
    }
    const send = (event: SubmitEvent): void => {
      if (isUploading()) {
        event.preventDefault()
        notify(say('picture_waits'), { tone: 'warning' })
      } else changed.current = false
    }
    const type = (): void => void (changed.current = true)
    const leave = (event: BeforeUnloadEvent): void => {
      if (changed.current) event.preventDefault()
    }
    form?.addEventListener('formdata', put)
    form?.addEventListener('submit', send)
    form?.addEventListener('input', type)
    window.addEventListener('beforeunload', leave)
    document.documentElement.dataset['desk'] = 'ready'
    return () => {
      form?.removeEventListener('formdata', put)
      form?.removeEventListener('submit', send)
      form?.removeEventListener('input', type)
      window.removeEventListener('beforeunload', leave)
    }
  }, [say])

  return (
    <div className={both ? 'bdesk both' : 'bdesk'} ref={frame}>
      <div className="row wrapf" role="group" aria-label={say('languages')}>
        {LOCALES.map(locale => (
          <button
            type="button"
            key={locale}
            className="chip"
            lang={locale}
            aria-pressed={both ? undefined : locale === active}
            aria-current={locale === active ? 'true' : undefined}
            onClick={() => {
              setActive(locale)
              setBeside(false)
            }}
          >
            {NAMES[locale]}
          </button>
        ))}
        {isWide && (
          <button type="button" className="chip" aria-pressed={beside} onClick={() => setBeside(!beside)}>
            {say('beside')}
          </button>
        )}
        {readBlocks(active).length === 0 && readBlocks(other).length > 0 && (
          <button
            type="button"
            className="btn sec sm"
            onClick={() => {
              // Something may have been written since the button was drawn: it is not written over.
              if (readBlocks(active).length === 0) {
                putBlocks(active, readBlocks(other))
                changed.current = true
              }
              lookAgain(Date.now())
            }}
          >
            {say('begin_copy')}
          </button>
        )}
      </div>
      <Toolbar editor={editor} ask={setAsked} measure="" />
      <div className="dcols">
        {LOCALES.map(locale => (
          <div key={locale} hidden={!both && locale !== active} className="dcol">
            <Writing
              locale={locale}
              label={say('body', { language: NAMES[locale] })}
              ask={setAsked}
              onActive={setActive}
              onChange={onChange}
              onEditor={keepEditor}
            />
          </div>
        ))}
      </div>
      {asked && editor && <Ask asked={asked} editor={editor} onClose={() => setAsked(null)} />}
    </div>
  )
}
