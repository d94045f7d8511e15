import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { type InsertType, type BlockType, BLOCK_TYPES } from './block-types.ts'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  editor: Editor
  ask: (asked: InsertType) => void
}

/** The same blocks as behind the stroke, as a menu of buttons at the end of the text. */
export function AddBlock({ editor, ask }: Props) {
  const t = useEditorTexts()
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) frame.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const leave = (event: Event): void => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false)
    }
    if (isOpen) document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent): void => {
    const items = [...(frame.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = items.findIndex(item => item === document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (next !== undefined) items.at(next % items.length)?.focus()
    else if (event.key === 'Escape') {
      setOpen(false)
      opener.current?.focus()
    } else return
    event.preventDefault()
  }
  const put = (kind: BlockType): void => {
    setOpen(false)
    let asks = false
    kind.put(editor, asked => {
      asks = true
      ask(asked)
    })
    if (!asks) editor.commands.focus()
  }
  return (
    <div className="add-block" ref={frame}>
      <button
        ref={opener}
        type="button"
        className="btn sec sm"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          // The caret goes to the end of the text; the focus goes to the menu, and back with what was chosen.
          if (!isOpen) editor.view.dispatch(editor.state.tr.setSelection(Selection.atEnd(editor.state.doc)))
          setOpen(!isOpen)
        }}
      >
        <Icon name="plus" />
        {t('add_block')}
      </button>
      <span className="sm faint">{t('or_slash')}</span>
      {isOpen && (
        <div className="block-menu" role="menu" tabIndex={-1} aria-label={t('blocks')} onKeyDown={onKeyDown}>
          {BLOCK_TYPES.map(kind => (
            <button type="button" role="menuitem" tabIndex={-1} key={kind.word} onClick={() => put(kind)}>
              <Icon name={kind.icon} />
              {t(kind.word)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
