import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { Icon } from './Icon.tsx'
import { type InsertType, type BlockType, BLOCK_TYPES } from './block-types.ts'
import type { Slash } from './schema/slash.ts'
import { useEditorTexts } from './editor-texts.ts'

export type SlashKeys = (event: KeyboardEvent) => boolean

interface Props {
  editor: Editor
  slash: Slash
  ask: (asked: InsertType) => void
  /** The editor hands its keys over here. */
  keys: RefObject<SlashKeys | null>
}

export const SLASH_MENU = 'editor-slash'

/** Kinds of block under the caret. The focus stays in the text: the editor names the current one. */
export function SlashMenuList({ editor, slash, ask, keys }: Props) {
  const t = useEditorTexts()
  const [current, setCurrent] = useState(0)
  const query = slash.query.trim().toLowerCase()
  const kinds = BLOCK_TYPES.filter(({ word, also }) => `${t(word)} ${also}`.toLowerCase().includes(query))
  const at = Math.min(current, kinds.length - 1)
  const put = (kind: BlockType): void => {
    editor.chain().focus().deleteRange({ from: slash.from, to: slash.to }).run()
    kind.put(editor, ask)
  }
  useImperativeHandle(keys, () => event => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && kinds.length > 0) setCurrent((at + step + kinds.length) % kinds.length)
    const kind = kinds[at]
    if (event.key === 'Enter' && kind) put(kind)
    return step !== 0 || (event.key === 'Enter' && kind !== undefined)
  })
  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-controls', SLASH_MENU)
    dom.setAttribute('aria-activedescendant', `${SLASH_MENU}-${at}`)
    document.querySelector(`#${SLASH_MENU}-${at}`)?.scrollIntoView({ block: 'nearest' })
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, at])
  if (kinds.length === 0) return null
  const below = slash.bottom + 320 < window.innerHeight
  const style = {
    left: `min(${slash.left}px, 100vw - 17rem)`,
    ...(below ? { top: slash.bottom + 6 } : { bottom: window.innerHeight - slash.bottom + 34 })
  }
  return (
    <div className="slash-menu" id={SLASH_MENU} role="listbox" aria-label={t('blocks')} style={style}>
      {kinds.map((kind, index) => (
        <div
          key={kind.word}
          id={`${SLASH_MENU}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onPointerDown={event => event.preventDefault()}
          onClick={() => put(kind)}
          onKeyDown={() => {}}
        >
          <Icon name={kind.icon} />
          {t(kind.word)}
        </div>
      ))}
    </div>
  )
}
