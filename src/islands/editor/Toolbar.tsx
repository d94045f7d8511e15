import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon, type EditorIcon } from './Icon.tsx'
import type { InsertType } from './block-types.ts'
import { type EditorTextKey, useEditorTexts } from './editor-texts.ts'

interface Tool {
  word: EditorTextKey
  icon: EditorIcon
  run: () => void
  on?: boolean | undefined
  off?: boolean | undefined
}

interface Props {
  editor: Editor | null
  ask: (asked: InsertType) => void
  /** EditorTextsContext and minutes, said behind the tools. */
  measure: string
}

/** Tools for the text the caret is in. One stop for Tab; arrow keys go from tool to tool. */
export function Toolbar({ editor, ask, measure }: Props) {
  const t = useEditorTexts()
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now && {
        heading2: now.isActive('heading', { level: 2 }),
        heading3: now.isActive('heading', { level: 3 }),
        bold: now.isActive('bold'),
        italic: now.isActive('italic'),
        strike: now.isActive('strike'),
        link: now.isActive('link'),
        quote: now.isActive('quote'),
        list: now.isActive('bulletList'),
        ordered: now.isActive('orderedList'),
        note: now.isActive('note'),
        product: now.isActive('mention'),
        undo: now.can().undo(),
        redo: now.can().redo()
      }
  })
  const chain = () => editor?.chain().focus()
  const tools: Tool[] = [
    { word: 'heading2', icon: 'heading2', on: state?.heading2, run: () => chain()?.toggleNode('heading', 'paragraph', { level: 2 }).run() },
    { word: 'heading3', icon: 'heading3', on: state?.heading3, run: () => chain()?.toggleNode('heading', 'paragraph', { level: 3 }).run() },
    { word: 'bold', icon: 'bold', on: state?.bold, run: () => chain()?.toggleBold().run() },
    { word: 'italic', icon: 'italic', on: state?.italic, run: () => chain()?.toggleItalic().run() },
    { word: 'strike', icon: 'strike', on: state?.strike, run: () => chain()?.toggleStrike().run() },
    { word: 'link', icon: 'link', on: state?.link, run: () => ask('link') },
    { word: 'quote', icon: 'quote', on: state?.quote, run: () => chain()?.toggleQuote().run() },
    { word: 'list', icon: 'list', on: state?.list, run: () => chain()?.toggleBulletList().run() },
    { word: 'ordered', icon: 'ordered', on: state?.ordered, run: () => chain()?.toggleOrderedList().run() },
    { word: 'picture', icon: 'image', run: () => ask('pictures') },
    { word: 'product_insert', icon: 'product', on: state?.product, run: () => ask('product') },
    { word: 'note', icon: 'note', on: state?.note, run: () => ask('note') },
    { word: 'undo', icon: 'undo', off: !state?.undo, run: () => chain()?.undo().run() },
    { word: 'redo', icon: 'redo', off: !state?.redo, run: () => chain()?.redo().run() }
  ]
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: tools.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const at = (next + tools.length) % tools.length
    setStop(at)
    bar.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <div className="editor-toolbar" role="toolbar" tabIndex={-1} aria-label={t('toolbar')} ref={bar} onKeyDown={onKeyDown}>
      {tools.map(({ word, icon, run, on, off }, index) => (
        <button
          type="button"
          className="icb"
          key={word}
          tabIndex={index === stop ? 0 : -1}
          title={t(word)}
          aria-label={t(word)}
          aria-pressed={on === undefined ? undefined : on}
          aria-disabled={off || !editor ? true : undefined}
          onFocus={() => setStop(index)}
          // The caret stays in the text.
          onPointerDown={event => event.preventDefault()}
          onClick={() => !off && run()}
        >
          <Icon name={icon} />
        </button>
      ))}
      <span className="xs faint num">{measure}</span>
    </div>
  )
}
