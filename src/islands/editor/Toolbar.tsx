import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon, type EditorIcon } from './Icon.tsx'
import type { InsertDialogType } from './block-types.ts'
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
  ask: (type: InsertDialogType) => void
  /** Number of words and reading time, displayed after the tools. */
  measure: string
}

/** Tools for the text at the caret. One tab stop; arrow keys move between tools. */
export function Toolbar({ editor, ask, measure }: Props) {
  const t = useEditorTexts()
  const bar = useRef<HTMLDivElement>(null)
  const [focusIndex, setFocusIndex] = useState(0)
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current && {
        heading2: current.isActive('heading', { level: 2 }),
        heading3: current.isActive('heading', { level: 3 }),
        bold: current.isActive('bold'),
        italic: current.isActive('italic'),
        strike: current.isActive('strike'),
        link: current.isActive('link'),
        quote: current.isActive('quote'),
        list: current.isActive('bulletList'),
        ordered: current.isActive('orderedList'),
        note: current.isActive('note'),
        product: current.isActive('mention'),
        undo: current.can().undo(),
        redo: current.can().redo()
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
    const next = { ArrowRight: focusIndex + 1, ArrowLeft: focusIndex - 1, Home: 0, End: tools.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const nextIndex = (next + tools.length) % tools.length
    setFocusIndex(nextIndex)
    bar.current?.querySelectorAll('button')[nextIndex]?.focus()
  }
  return (
    <div className="editor-toolbar" role="toolbar" tabIndex={-1} aria-label={t('toolbar')} ref={bar} onKeyDown={onKeyDown}>
      {tools.map(({ word, icon, run, on, off }, index) => (
        <button
          type="button"
          className="icon-button"
          key={word}
          tabIndex={index === focusIndex ? 0 : -1}
          title={t(word)}
          aria-label={t(word)}
          aria-pressed={on === undefined ? undefined : on}
          aria-disabled={off || !editor ? true : undefined}
          onFocus={() => setFocusIndex(index)}
          // Keeps the caret in the document.
          onPointerDown={event => event.preventDefault()}
          onClick={() => !off && run()}
        >
          <Icon name={icon} />
        </button>
      ))}
      <span className="text-tiny faint numeric">{measure}</span>
    </div>
  )
}
