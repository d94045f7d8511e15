import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { type ReactNode, useId, useState } from 'react'
import { videoOf } from '#domain/video.ts'
import { Dialog } from './Dialog.tsx'
import { Icon } from './Icon.tsx'
import type { Asked } from './kinds-of-block.ts'
import { PICTURE_TYPES } from './picture-types.ts'
import { insertBlocks } from './place.ts'
import { ProductSearch } from './ProductSearch.tsx'
import { typedLink } from './schema/links.ts'
import { useWords } from './words.ts'
import { sendPictures } from './Writing.tsx'

interface Props {
  asked: Asked
  editor: Editor
  onClose: () => void
}

/** What has to be known before something is put into the text. */
export function Ask({ asked, editor, onClose }: Props) {
  const done = (): void => {
    onClose()
    // The dialog gives the focus back to where it was; the caret belongs in the text.
    requestAnimationFrame(() => editor.commands.focus())
  }
  switch (asked) {
    case 'link':
      return <AskLink editor={editor} onClose={onClose} done={done} />
    case 'note':
      return <AskNote editor={editor} onClose={onClose} done={done} />
    case 'video':
      return <AskVideo editor={editor} onClose={onClose} done={done} />
    case 'pictures':
      return <AskPictures editor={editor} onClose={onClose} done={done} />
    default:
      return <AskProduct editor={editor} onClose={onClose} done={done} inRow={asked === 'products'} />
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
  const say = useWords()
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
          <button className="btn pri sm">{say('put')}</button>
          {children}
        </div>
      </form>
    </Dialog>
  )
}

function AskLink({ editor, onClose, done }: Part) {
  const say = useWords()
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
      title={say('link')}
      label={say('link_address')}
      hint={say('link_hint')}
      wrong={say('link_wrong')}
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
          {say('link_remove')}
        </button>
      )}
    </OneField>
  )
}

function AskNote({ editor, onClose, done }: Part) {
  const say = useWords()
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
      title={say('note')}
      label={say('note_text')}
      hint={say('note_hint')}
      wrong={say('note_wrong')}
      value={known}
      lines={4}
      onClose={onClose}
      onSave={save}
    />
  )
}

function AskVideo({ editor, onClose, done }: Part) {
  const say = useWords()
  const save = (address: string): boolean => {
    const source = videoOf(address)
    if (!source) return false
    insertBlocks(editor, [{ type: 'video', attrs: { source, posterId: null, title: '', caption: '', transcript: '' } }])
    done()
    return true
  }
  return (
    <OneField
      title={say('video')}
      label={say('video_address')}
      hint={say('video_hint')}
      wrong={say('video_wrong')}
      value=""
      onClose={onClose}
      onSave={save}
    />
  )
}

function AskProduct({ editor, onClose, done, inRow }: Part & { inRow: boolean }) {
  const say = useWords()
  const { selection } = editor.state
  const { $from, empty } = selection
  const { mention } = editor.schema.marks
  const canMention = !inRow && mention !== undefined && $from.parent.isTextblock && $from.parent.type.allowsMarkType(mention)
  const [inLine, setInLine] = useState(canMention && !empty)
  return (
    <Dialog title={inRow ? say('products') : say('product_insert')} onClose={onClose}>
      {canMention && (
        <fieldset className="row wrapf">
          <legend className="vh">{say('product_how')}</legend>
          <label className="ck">
            <input type="radio" name="how" checked={!inLine} onChange={() => setInLine(false)} />
            <span>{say('product_as_card')}</span>
          </label>
          <label className="ck">
            <input type="radio" name="how" checked={inLine} onChange={() => setInLine(true)} />
            <span>{say('product_in_line')}</span>
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

function AskPictures({ editor, onClose, done }: Part) {
  const say = useWords()
  const id = useId()
  return (
    <Dialog title={say('picture')} onClose={onClose}>
      <div className="ddrop">
        <label className="btn pri sm" htmlFor={id}>
          <Icon name="image" />
          {say('pictures_choose')}
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
        <p className="hint">{say('pictures_hint')}</p>
      </div>
    </Dialog>
  )
}
