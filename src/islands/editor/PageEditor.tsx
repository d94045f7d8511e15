import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import type { StoredBlock } from '#domain/document.ts'
import { LOCALES, type Locale, type Picture } from '#domain/site.ts'
import { setBlocks, readBlocks } from '#stores/editor/documents.ts'
import { isUploading, addPictures, setUploadPath } from '#stores/editor/uploads.ts'
import { notify } from '#stores/notices.ts'
import { readPageLocale } from '#stores/client.ts'
import { FatalError } from '../ui/FatalError.tsx'
import { InsertDialog } from './InsertDialog.tsx'
import type { InsertDialogType } from './block-types.ts'
import { Toolbar } from './Toolbar.tsx'
import { type EditorTexts, useEditorTexts, EditorTextsContext } from './editor-texts.ts'
import { LanguageChips, useLanguageChoice } from './LanguageChips.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'
import { isSaveKey } from './is-save-key.ts'
import { RichTextEditor } from './RichTextEditor.tsx'

interface Props {
  body: Record<Locale, StoredBlock[]>
  /** Pictures of the documents. */
  pictures: readonly Picture[]
  uploadPath: string
  texts: EditorTexts
}

/** The document of a page in both languages, in the form that submits it as `body_mn` and `body_en`. */
export default function PageEditor(props: Props) {
  // Before the first render: the editors read their documents from the store.
  useState(() => {
    addPictures(props.pictures)
    setUploadPath(props.uploadPath)
    for (const locale of LOCALES) setBlocks(locale, props.body[locale])
  })
  return (
    <EditorTextsContext value={props.texts}>
      <FatalError title={props.texts.broken} restart={props.texts.restart}>
        <PageEditorContent />
      </FatalError>
    </EditorTextsContext>
  )
}

function PageEditorContent() {
  const t = useEditorTexts()
  const container = useRef<HTMLDivElement>(null)
  const isDirty = useRef(false)
  const languages = useLanguageChoice(readPageLocale, false)
  const { active, setActive, showsBoth } = languages
  const [editors, setEditors] = useState<Partial<Record<Locale, Editor | null>>>({})
  const [insertType, setInsertType] = useState<InsertDialogType | null>(null)
  const [, rerender] = useState(0)
  const [onEditor] = useState(() => (locale: Locale, created: Editor | null) => setEditors(current => ({ ...current, [locale]: created })))
  const [onChange] = useState(() => () => void (isDirty.current = true))
  const editor = editors[active] ?? null
  const other: Locale = active === 'mn' ? 'en' : 'mn'

  useEffect(() => {
    const form = container.current?.closest('form')
    const addDocuments = ({ formData }: FormDataEvent): void => {
      for (const locale of LOCALES) formData.set(`body_${locale}`, JSON.stringify(readBlocks(locale)))
    }
    const onSubmit = (event: SubmitEvent): void => {
      if (isUploading()) {
        event.preventDefault()
        notify(t('picture_waits'), { tone: 'warning' })
      } else isDirty.current = false
    }
    const markDirty = (): void => void (isDirty.current = true)
    const confirmLeaving = (event: BeforeUnloadEvent): void => {
      if (isDirty.current) event.preventDefault()
    }
    const saveByKey = (event: KeyboardEvent): void => {
      if (!isSaveKey(event)) return
      event.preventDefault()
      form?.requestSubmit(form.querySelector<HTMLButtonElement>('button:not([type=button])'))
    }
    window.addEventListener('keydown', saveByKey)
    form?.addEventListener('formdata', addDocuments)
    form?.addEventListener('submit', onSubmit)
    form?.addEventListener('input', markDirty)
    window.addEventListener('beforeunload', confirmLeaving)
    document.documentElement.dataset['editor'] = 'ready'
    return () => {
      window.removeEventListener('keydown', saveByKey)
      form?.removeEventListener('formdata', addDocuments)
      form?.removeEventListener('submit', onSubmit)
      form?.removeEventListener('input', markDirty)
      window.removeEventListener('beforeunload', confirmLeaving)
    }
  }, [t])

  return (
    <div className={showsBoth ? 'page-editor both' : 'page-editor'} ref={container}>
      <div className="row row-wrap" role="group" aria-label={t('languages')}>
        <LanguageChips choice={languages} />
        {readBlocks(active).length === 0 && readBlocks(other).length > 0 && (
          <button
            type="button"
            className="button button-secondary button-small"
            onClick={() => {
              // Text may have been typed since the button was rendered; it must not be overwritten.
              if (readBlocks(active).length === 0) {
                setBlocks(active, readBlocks(other))
                isDirty.current = true
              }
              rerender(Date.now())
            }}
          >
            {t('begin_copy')}
          </button>
        )}
      </div>
      <Toolbar editor={editor} openDialog={setInsertType} measure="" />
      <div className="editor-columns">
        {LOCALES.map(locale => (
          <div key={locale} hidden={!showsBoth && locale !== active} className="editor-column">
            <RichTextEditor
              locale={locale}
              label={t('body', { language: LANGUAGE_NAMES[locale] })}
              openDialog={setInsertType}
              onActive={setActive}
              onChange={onChange}
              onEditor={onEditor}
            />
          </div>
        ))}
      </div>
      {insertType && editor && <InsertDialog type={insertType} editor={editor} onClose={() => setInsertType(null)} />}
    </div>
  )
}
