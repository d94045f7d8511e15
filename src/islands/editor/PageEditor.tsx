import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import type { StoredBlock } from '#domain/document.ts'
import { LOCALES, type Locale, type Picture } from '#domain/site.ts'
import { putBlocks, readBlocks } from '#stores/editor/documents.ts'
import { isUploading, addPictures, setUploadPath } from '#stores/editor/uploads.ts'
import { notify } from '#stores/notices.ts'
import { pageLocale } from '#stores/client.ts'
import { FatalError } from '../ui/FatalError.tsx'
import { InsertDialog } from './InsertDialog.tsx'
import type { InsertType } from './block-types.ts'
import { Toolbar } from './Toolbar.tsx'
import { useIsWide } from './use-wide.ts'
import { type EditorTexts, useEditorTexts, EditorTextsContext } from './editor-texts.ts'
import { RichTextEditor } from './RichTextEditor.tsx'

interface Props {
  body: Record<Locale, StoredBlock[]>
  /** Pictures the documents name. */
  pictures: readonly Picture[]
  uploadPath: string
  words: EditorTexts
}

const NAMES: Record<Locale, string> = { mn: 'Монгол', en: 'English' }

/** The document of a page, in both languages, inside the form it is sent with as `body_mn` and `body_en`. */
export default function PageEditor(props: Props) {
  // Before the first render: the editors read their documents from the store.
  useState(() => {
    addPictures(props.pictures)
    setUploadPath(props.uploadPath)
    for (const locale of LOCALES) putBlocks(locale, props.body[locale])
  })
  return (
    <EditorTextsContext value={props.words}>
      <FatalError title={props.words.broken} restart={props.words.restart}>
        <Body />
      </FatalError>
    </EditorTextsContext>
  )
}

function Body() {
  const t = useEditorTexts()
  const frame = useRef<HTMLDivElement>(null)
  const changed = useRef(false)
  const [active, setActive] = useState<Locale>(pageLocale)
  const [beside, setBeside] = useState(false)
  const [editors, setEditors] = useState<Partial<Record<Locale, Editor | null>>>({})
  const [asked, setAsked] = useState<InsertType | null>(null)
  const [, lookAgain] = useState(0)
  const [keepEditor] = useState(() => (locale: Locale, made: Editor | null) => setEditors(known => ({ ...known, [locale]: made })))
  const [onChange] = useState(() => () => void (changed.current = true))
  const isWide = useIsWide()
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
        notify(t('picture_waits'), { tone: 'warning' })
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
    document.documentElement.dataset['editor'] = 'ready'
    return () => {
      form?.removeEventListener('formdata', put)
      form?.removeEventListener('submit', send)
      form?.removeEventListener('input', type)
      window.removeEventListener('beforeunload', leave)
    }
  }, [t])

  return (
    <div className={both ? 'page-editor both' : 'page-editor'} ref={frame}>
      <div className="row wrapf" role="group" aria-label={t('languages')}>
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
            {t('beside')}
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
            {t('begin_copy')}
          </button>
        )}
      </div>
      <Toolbar editor={editor} ask={setAsked} measure="" />
      <div className="editor-columns">
        {LOCALES.map(locale => (
          <div key={locale} hidden={!both && locale !== active} className="editor-column">
            <RichTextEditor
              locale={locale}
              label={t('body', { language: NAMES[locale] })}
              ask={setAsked}
              onActive={setActive}
              onChange={onChange}
              onEditor={keepEditor}
            />
          </div>
        ))}
      </div>
      {asked && editor && <InsertDialog asked={asked} editor={editor} onClose={() => setAsked(null)} />}
    </div>
  )
}
