import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon, type EditorIcon } from './Icon.tsx'
import { findBlock, moveBlock } from './insert-blocks.ts'
import type { InsertDialogType } from './block-types.ts'
import { type EditorTextKey, useEditorTexts } from './editor-texts.ts'

interface Tool {
  label: EditorTextKey
  icon: EditorIcon
  run: () => unknown
  isActive?: boolean | undefined
  isDisabled?: boolean | undefined
}

interface Props {
  editor: Editor | null
  openDialog: (type: InsertDialogType) => void
  /** Number of words and reading time, displayed after the tools. */
  measure: string
}

/** Tools for the text at the caret. One tab stop; arrow keys move between tools. */
export function Toolbar({ editor, openDialog, measure }: Props) {
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
    {
      label: 'heading2',
      icon: 'heading2',
      isActive: state?.heading2,
      run: () => chain()?.toggleNode('heading', 'paragraph', { level: 2 }).run()
    },
    {
      label: 'heading3',
      icon: 'heading3',
      isActive: state?.heading3,
      run: () => chain()?.toggleNode('heading', 'paragraph', { level: 3 }).run()
    },
    { label: 'bold', icon: 'bold', isActive: state?.bold, run: () => chain()?.toggleBold().run() },
    { label: 'italic', icon: 'italic', isActive: state?.italic, run: () => chain()?.toggleItalic().run() },
    { label: 'strike', icon: 'strike', isActive: state?.strike, run: () => chain()?.toggleStrike().run() },
    { label: 'link', icon: 'link', isActive: state?.link, run: () => openDialog('link') },
    { label: 'quote', icon: 'quote', isActive: state?.quote, run: () => chain()?.toggleQuote().run() },
    { label: 'list', icon: 'list', isActive: state?.list, run: () => chain()?.toggleBulletList().run() },
    { label: 'ordered', icon: 'ordered', isActive: state?.ordered, run: () => chain()?.toggleOrderedList().run() },
    { label: 'picture', icon: 'image', run: () => openDialog('pictures') },
    { label: 'product_insert', icon: 'product', isActive: state?.product, run: () => openDialog('product') },
    { label: 'note', icon: 'note', isActive: state?.note, run: () => openDialog('note') },
    { label: 'move_up', icon: 'arrowUp', run: () => editor && moveBlock(editor, findBlock(editor), -1) },
    { label: 'move_down', icon: 'arrowDown', run: () => editor && moveBlock(editor, findBlock(editor), 1) },
    { label: 'undo', icon: 'undo', isDisabled: !state?.undo, run: () => chain()?.undo().run() },
    { label: 'redo', icon: 'redo', isDisabled: !state?.redo, run: () => chain()?.redo().run() }
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
      {tools.map(({ label, icon, run, isActive, isDisabled }, index) => (
        <button
          type="button"
          className="icon-button"
          key={label}
          tabIndex={index === focusIndex ? 0 : -1}
          title={t(label)}
          aria-label={t(label)}
          aria-pressed={isActive === undefined ? undefined : isActive}
          aria-disabled={isDisabled || !editor ? true : undefined}
          onFocus={() => setFocusIndex(index)}
          // Keeps the caret in the document.
          onPointerDown={event => event.preventDefault()}
          onClick={() => void (!isDisabled && run())}
        >
          <Icon name={icon} />
        </button>
      ))}
      <span className="text-tiny faint numeric">{measure}</span>
    </div>
  )
}
