import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { type ReactNode, useId, useState } from 'react'
import { parseVideoUrl } from '#domain/video.ts'
import { Dialog } from './Dialog.tsx'
import { Icon } from './Icon.tsx'
import type { InsertType } from './block-types.ts'
import { PICTURE_TYPES } from './picture-types.ts'
import { insertBlocks } from './insert-blocks.ts'
import { ProductSearch } from './ProductSearch.tsx'
import { typedLink } from './schema/links.ts'
import { useEditorTexts } from './editor-texts.ts'
import { sendPictures } from './RichTextEditor.tsx'

interface Props {
  asked: InsertType
  editor: Editor
  onClose: () => void
}

/** Asks for what a new link, footnote, video, picture or product needs. */
export function InsertDialog({ asked, editor, onClose }: Props) {
  const done = (): void => {
    onClose()
    // The dialog gives the focus back to where it was; the caret belongs in the text.
    requestAnimationFrame(() => editor.commands.focus())
  }
  switch (asked) {
    case 'link':
      return <LinkDialog editor={editor} onClose={onClose} done={done} />
    case 'note':
      return <FootnoteDialog editor={editor} onClose={onClose} done={done} />
    case 'video':
      return <VideoDialog editor={editor} onClose={onClose} done={done} />
    case 'pictures':
      return <PicturesDialog editor={editor} onClose={onClose} done={done} />
    default:
      return <ProductDialog editor={editor} onClose={onClose} done={done} inRow={asked === 'products'} />
  }
}

interface Part {
  editor: Editor
  onClose: () => void
  done: () => void
}

interface OneFieldProps {
  title: string
  label: string
  hint: string
  wrong: string
  value: string
  lines?: number
  onClose: () => void
  /** False when what was typed cannot be used. */
  onSave: (text: string) => boolean
  children?: ReactNode
}

function OneField({ title, label, hint, wrong, value, lines = 1, onClose, onSave, children }: OneFieldProps) {
  const t = useEditorTexts()
  const id = useId()
  const [text, setText] = useState(value)
  const [isWrong, setWrong] = useState(false)
  const field = {
    id,
    className: 'inp',
    value: text,
    'data-focus': '',
    'aria-invalid': isWrong || undefined,
    'aria-describedby': `${id}-hint`,
    onChange: (event: { target: { value: string } }) => {
      setText(event.target.value)
      setWrong(false)
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          setWrong(!onSave(text.trim()))
        }}
      >
        <div className={isWrong ? 'fld err' : 'fld'}>
          <label htmlFor={id}>{label}</label>
          {lines > 1 ? <textarea rows={lines} {...field} /> : <input {...field} />}
          {isWrong ? (
            <p className="msg" id={`${id}-hint`} role="alert">
              <Icon name="alert" size="xs" />
              {wrong}
            </p>
          ) : (
            <p className="hint" id={`${id}-hint`}>
              {hint}
            </p>
          )}
        </div>
        <div className="row">
          <button className="btn pri sm">{t('put')}</button>
          {children}
        </div>
      </form>
    </Dialog>
  )
}

function LinkDialog({ editor, onClose, done }: Part) {
  const t = useEditorTexts()
  const href = String(editor.getAttributes('link')['href'] ?? '')
  const save = (typed: string): boolean => {
    const to = typedLink(typed)
    if (!to) return false
    const chain = editor.chain()
    const { empty } = editor.state.selection
    if (empty && !href) chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href: to } }] }).run()
    else chain.extendMarkRange('link').setMark('link', { href: to }).run()
    done()
    return true
  }
  return (
    <OneField
      title={t('link')}
      label={t('link_address')}
      hint={t('link_hint')}
      wrong={t('link_wrong')}
      value={href}
      onClose={onClose}
      onSave={save}
    >
      {href && (
        <button
          type="button"
          className="btn sec sm"
          onClick={() => {
            editor.chain().extendMarkRange('link').unsetMark('link').run()
            done()
          }}
        >
          {t('link_remove')}
        </button>
      )}
    </OneField>
  )
}

function FootnoteDialog({ editor, onClose, done }: Part) {
  const t = useEditorTexts()
  const { selection } = editor.state
  const known = selection instanceof NodeSelection && selection.node.type.name === 'note' ? String(selection.node.attrs['text']) : ''
  const save = (text: string): boolean => {
    if (!text) return false
    const at = selection.to
    if (known) editor.commands.updateAttributes('note', { text })
    else editor.commands.insertContentAt(at, { type: 'note', attrs: { text } })
    done()
    return true
  }
  return (
    <OneField
      title={t('note')}
      label={t('note_text')}
      hint={t('note_hint')}
      wrong={t('note_wrong')}
      value={known}
      lines={4}
      onClose={onClose}
      onSave={save}
    />
  )
}

function VideoDialog({ editor, onClose, done }: Part) {
  const t = useEditorTexts()
  const save = (address: string): boolean => {
    const source = parseVideoUrl(address)
    if (!source) return false
    insertBlocks(editor, [{ type: 'video', attrs: { source, posterId: null, title: '', caption: '', transcript: '' } }])
    done()
    return true
  }
  return (
    <OneField
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

function ProductDialog({ editor, onClose, done, inRow }: Part & { inRow: boolean }) {
  const t = useEditorTexts()
  const { selection } = editor.state
  const { $from, empty } = selection
  const { mention } = editor.schema.marks
  const canMention = !inRow && mention !== undefined && $from.parent.isTextblock && $from.parent.type.allowsMarkType(mention)
  const [inLine, setInLine] = useState(canMention && !empty)
  return (
    <Dialog title={inRow ? t('products') : t('product_insert')} onClose={onClose}>
      {canMention && (
        <fieldset className="row wrapf">
          <legend className="vh">{t('product_how')}</legend>
          <label className="ck">
            <input type="radio" name="how" checked={!inLine} onChange={() => setInLine(false)} />
            <span>{t('product_as_card')}</span>
          </label>
          <label className="ck">
            <input type="radio" name="how" checked={inLine} onChange={() => setInLine(true)} />
            <span>{t('product_in_line')}</span>
          </label>
        </fieldset>
      )}
      <ProductSearch
        onChoose={({ slug, title }) => {
          const marks = [{ type: 'mention', attrs: { slug } }]
          if (inRow) insertBlocks(editor, [{ type: 'products', attrs: { title: '', slugs: [slug] } }])
          else if (!inLine) insertBlocks(editor, [{ type: 'product', attrs: { slug, note: '' } }])
          else if (empty) editor.commands.insertContent({ type: 'text', text: title, marks })
          else editor.commands.setMark('mention', { slug })
          done()
        }}
      />
    </Dialog>
  )
}

function PicturesDialog({ editor, onClose, done }: Part) {
  const t = useEditorTexts()
  const id = useId()
  return (
    <Dialog title={t('picture')} onClose={onClose}>
      <div className="picture-drop">
        <label className="btn pri sm" htmlFor={id}>
          <Icon name="image" />
          {t('pictures_choose')}
        </label>
        <input
          className="vh"
          id={id}
          type="file"
          data-focus=""
          accept={PICTURE_TYPES.join(',')}
          multiple
          onChange={event => {
            const files = [...(event.target.files ?? [])]
            sendPictures(editor, files, null)
            done()
          }}
        />
        <p className="hint">{t('pictures_hint')}</p>
      </div>
    </Dialog>
  )
}
