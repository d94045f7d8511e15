import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useId, useState } from 'react'
import { parseVideoUrl, toEmbeddedAddress } from '#domain/video.ts'
import { Dialog } from './Dialog.tsx'
import { Icon } from './Icon.tsx'
import type { InsertDialogType } from './block-types.ts'
import { UPLOAD_TYPES } from './upload-types.ts'
import { insertBlocks } from './insert-blocks.ts'
import { StayDialog } from './StayDialog.tsx'
import { insertVideo } from './insert-link.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { ProductSearch } from './ProductSearch.tsx'
import { PictureLibrary } from './PictureLibrary.tsx'
import { useEditorTexts } from './editor-texts.ts'
import { uploadPictures } from './RichTextEditor.tsx'

interface Props {
  type: InsertDialogType
  editor: Editor
  onClose: () => void
}

/** The dialog for inserting a link, a footnote, a video, pictures, a product or a hotel. */
export function InsertDialog({ type, editor, onClose }: Props) {
  const done = (): void => {
    onClose()
    // After the dialog has restored the focus.
    requestAnimationFrame(() => editor.commands.focus())
  }
  switch (type) {
    case 'link':
      return <LinkDialog editor={editor} onClose={onClose} onDone={done} />
    case 'note':
      return <FootnoteDialog editor={editor} onClose={onClose} onDone={done} />
    case 'video':
      return <VideoDialog editor={editor} onClose={onClose} onDone={done} />
    case 'stay':
      return (
        <StayDialog
          onClose={onClose}
          onChoose={hotel => {
            insertBlocks(editor, [{ type: 'stay', attrs: { hotel, note: '' } }])
            done()
          }}
        />
      )
    case 'pictures':
      return <PicturesDialog editor={editor} onClose={onClose} onDone={done} />
    default:
      return <ProductDialog editor={editor} onClose={onClose} onDone={done} inRow={type === 'products'} />
  }
}

interface InsertFormProps {
  editor: Editor
  onClose: () => void
  onDone: () => void
}

interface SingleFieldProps {
  title: string
  label: string
  hint: string
  wrong: string
  value: string
  lines?: number
  onClose: () => void
  /** Returns false for invalid input. */
  onSave: (text: string) => boolean
}

function SingleFieldDialog({ title, label, hint, wrong, value, lines = 1, onClose, onSave }: SingleFieldProps) {
  const t = useEditorTexts()
  const id = useId()
  const [text, setText] = useState(value)
  const [isInvalid, setInvalid] = useState(false)
  const field = {
    id,
    className: 'input',
    value: text,
    'data-focus': '',
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': `${id}-hint`,
    onChange: (event: { target: { value: string } }) => {
      setText(event.target.value)
      setInvalid(false)
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          setInvalid(!onSave(text.trim()))
        }}
      >
        <div className={isInvalid ? 'field field-invalid' : 'field'}>
          <label htmlFor={id}>{label}</label>
          {lines > 1 ? <textarea rows={lines} {...field} /> : <input {...field} />}
          {isInvalid ? (
            <p className="field-error" id={`${id}-hint`} role="alert">
              <Icon name="alert" size="tiny" />
              {wrong}
            </p>
          ) : (
            <p className="field-hint" id={`${id}-hint`}>
              {hint}
            </p>
          )}
        </div>
        <div className="row">
          <button className="button button-primary button-small">{t('put')}</button>
        </div>
      </form>
    </Dialog>
  )
}

function FootnoteDialog({ editor, onClose, onDone }: InsertFormProps) {
  const t = useEditorTexts()
  const { selection } = editor.state
  const existing = selection instanceof NodeSelection && selection.node.type.name === 'note' ? String(selection.node.attrs['text']) : ''
  const save = (text: string): boolean => {
    if (!text) return false
    const position = selection.to
    if (existing) editor.commands.updateAttributes('note', { text })
    else editor.commands.insertContentAt(position, { type: 'note', attrs: { text } })
    onDone()
    return true
  }
  return (
    <SingleFieldDialog
      title={t('note')}
      label={t('note_text')}
      hint={t('note_hint')}
      wrong={t('note_wrong')}
      value={existing}
      lines={4}
      onClose={onClose}
      onSave={save}
    />
  )
}

function VideoDialog({ editor, onClose, onDone }: InsertFormProps) {
  const t = useEditorTexts()
  const save = (typed: string): boolean => {
    const address = toEmbeddedAddress(typed)
    const source = parseVideoUrl(address)
    if (!source) return false
    insertVideo(editor, source, /^https?:/i.test(address) ? address : `https://${address}`)
    onDone()
    return true
  }
  return (
    <SingleFieldDialog
      title={t('video')}
      label={t('video_address')}
      hint={t('video_hint')}
      wrong={t('video_wrong')}
      value=""
      onClose={onClose}
      onSave={save}
    />
  )
}

function ProductDialog({ editor, onClose, onDone, inRow }: InsertFormProps & { inRow: boolean }) {
  const t = useEditorTexts()
  const { selection } = editor.state
  const { $from, empty } = selection
  const { mention } = editor.schema.marks
  const canMention = !inRow && mention !== undefined && $from.parent.isTextblock && $from.parent.type.allowsMarkType(mention)
  const [isInline, setInline] = useState(canMention && !empty)
  return (
    <Dialog title={inRow ? t('products') : t('product_insert')} onClose={onClose}>
      {canMention && (
        <fieldset className="row row-wrap">
          <legend className="visually-hidden">{t('product_how')}</legend>
          <label className="choice">
            <input type="radio" name="how" checked={!isInline} onChange={() => setInline(false)} />
            <span>{t('product_as_card')}</span>
          </label>
          <label className="choice">
            <input type="radio" name="how" checked={isInline} onChange={() => setInline(true)} />
            <span>{t('product_in_line')}</span>
          </label>
        </fieldset>
      )}
      <ProductSearch
        onChoose={({ slug, title }) => {
          const marks = [{ type: 'mention', attrs: { slug } }]
          if (inRow) insertBlocks(editor, [{ type: 'products', attrs: { title: '', slugs: [slug] } }])
          else if (!isInline) insertBlocks(editor, [{ type: 'product', attrs: { slug, note: '' } }])
          else if (empty) editor.commands.insertContent({ type: 'text', text: title, marks })
          else editor.commands.setMark('mention', { slug })
          onDone()
        }}
      />
    </Dialog>
  )
}

function PicturesDialog({ editor, onClose, onDone }: InsertFormProps) {
  const t = useEditorTexts()
  const id = useId()
  const [isLibraryOpen, setLibraryOpen] = useState(false)
  if (isLibraryOpen) {
    return (
      <PictureLibrary
        lang={editor.view.dom.lang}
        onClose={onClose}
        onChoose={({ id: imageId, alt }) => {
          insertBlocks(editor, [{ type: 'image', attrs: { imageId, alt, caption: '', wide: false } }])
          onDone()
        }}
      />
    )
  }
  return (
    <Dialog title={t('picture')} onClose={onClose}>
      <div className="picture-drop">
        <div className="row row-wrap">
          <label className="button button-primary button-small" htmlFor={id}>
            <Icon name="image" />
            {t('pictures_choose')}
          </label>
          <input
            className="visually-hidden"
            id={id}
            type="file"
            data-focus=""
            accept={UPLOAD_TYPES.join(',')}
            multiple
            onChange={event => {
              const files = [...(event.target.files ?? [])]
              uploadPictures(editor, files, null)
              onDone()
            }}
          />
          <button type="button" className="button button-secondary button-small" onClick={() => setLibraryOpen(true)}>
            <Icon name="images" />
            {t('library_choose')}
          </button>
        </div>
        <p className="field-hint">{t('pictures_hint')}</p>
      </div>
    </Dialog>
  )
}
