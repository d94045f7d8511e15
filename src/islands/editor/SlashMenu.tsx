import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { Icon } from './Icon.tsx'
import { type InsertDialogType, type BlockType, BLOCK_TYPES } from './block-types.ts'
import type { SlashQuery } from './schema/slash.ts'
import { useEditorTexts } from './editor-texts.ts'

export type SlashKeys = (event: KeyboardEvent) => boolean

interface Props {
  editor: Editor
  slash: SlashQuery
  openDialog: (type: InsertDialogType) => void
  /** The editor passes key events to this handler. */
  keys: RefObject<SlashKeys | null>
}

const SLASH_MENU = 'editor-slash'

/** The slash menu at the caret. The focus stays in the document, whose aria attributes name the active option. */
export function SlashMenu({ editor, slash, openDialog, keys }: Props) {
  const t = useEditorTexts()
  const [selectedIndex, setSelectedIndex] = useState(0)
  const query = slash.query.trim().toLowerCase()
  const blockTypes = BLOCK_TYPES.filter(
    ({ label, keywords, isLine }) => !(isLine && slash.isNested) && `${t(label)} ${keywords}`.toLowerCase().includes(query)
  )
  const activeIndex = Math.min(selectedIndex, blockTypes.length - 1)
  const insert = (blockType: BlockType): void => {
    editor.chain().focus().deleteRange({ from: slash.from, to: slash.to }).run()
    blockType.insert(editor, openDialog)
  }
  useImperativeHandle(keys, () => event => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && blockTypes.length > 0) setSelectedIndex((activeIndex + step + blockTypes.length) % blockTypes.length)
    const blockType = blockTypes[activeIndex]
    if (event.key === 'Enter' && blockType) insert(blockType)
    return blockType !== undefined && (step !== 0 || event.key === 'Enter')
  })
  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-controls', SLASH_MENU)
    dom.setAttribute('aria-activedescendant', `${SLASH_MENU}-${activeIndex}`)
    document.querySelector(`#${SLASH_MENU}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' })
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, activeIndex])
  if (blockTypes.length === 0) return null
  const fitsBelow = slash.bottom + 320 < window.innerHeight
  const style = {
    left: `min(${slash.left}px, 100vw - 17rem)`,
    ...(fitsBelow ? { top: slash.bottom + 6 } : { bottom: window.innerHeight - slash.bottom + 34 })
  }
  return (
    <div className="slash-menu" id={SLASH_MENU} role="listbox" aria-label={t('blocks')} style={style}>
      {blockTypes.map((blockType, index) => (
        <div
          key={blockType.label}
          id={`${SLASH_MENU}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          onPointerDown={event => event.preventDefault()}
          onClick={() => insert(blockType)}
          onKeyDown={() => {}}
        >
          <Icon name={blockType.icon} />
          {t(blockType.label)}
        </div>
      ))}
    </div>
  )
}
