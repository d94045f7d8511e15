import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { type InsertDialogType, type BlockType, BLOCK_TYPES } from './block-types.ts'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  editor: Editor
  openDialog: (type: InsertDialogType) => void
}

/** The blocks of the slash menu, as a menu button at the end of the document. */
export function AddBlock({ editor, openDialog }: Props) {
  const t = useEditorTexts()
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) container.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const closeOnOutsidePress = (event: Event): void => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false)
    }
    if (isOpen) document.addEventListener('pointerdown', closeOnOutsidePress)
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress)
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent): void => {
    const items = [...(container.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const activeIndex = items.findIndex(item => item === document.activeElement)
    const next = { ArrowDown: activeIndex + 1, ArrowUp: activeIndex - 1, Home: 0, End: items.length - 1 }[event.key]
    if (next !== undefined) items.at(next % items.length)?.focus()
    else if (event.key === 'Escape') {
      setOpen(false)
      opener.current?.focus()
    } else return
    event.preventDefault()
  }
  const insert = (blockType: BlockType): void => {
    setOpen(false)
    let opensDialog = false
    blockType.insert(editor, type => {
      opensDialog = true
      openDialog(type)
    })
    if (!opensDialog) editor.commands.focus()
  }
  return (
    <div className="add-block" ref={container}>
      <button
        ref={opener}
        type="button"
        className="button button-secondary button-small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          // The selection moves to the end of the document, where the block is inserted.
          if (!isOpen) editor.view.dispatch(editor.state.tr.setSelection(Selection.atEnd(editor.state.doc)))
          setOpen(!isOpen)
        }}
      >
        <Icon name="plus" />
        {t('add_block')}
      </button>
      <span className="text-small faint">{t('or_slash')}</span>
      {isOpen && (
        <div className="block-menu" role="menu" tabIndex={-1} aria-label={t('blocks')} onKeyDown={onKeyDown}>
          {BLOCK_TYPES.map(blockType => (
            <button type="button" role="menuitem" tabIndex={-1} key={blockType.label} onClick={() => insert(blockType)}>
              <Icon name={blockType.icon} />
              {t(blockType.label)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
