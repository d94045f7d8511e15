import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { Icon } from './Icon.tsx'
import { type Asked, type KindOfBlock, KINDS_OF_BLOCK } from './kinds-of-block.ts'
import type { Slash } from './schema/slash.ts'
import { useWords } from './words.ts'

export type SlashKeys = (event: KeyboardEvent) => boolean

interface Props {
  editor: Editor
  slash: Slash
  ask: (asked: Asked) => void
  /** The editor hands its keys over here. */
  keys: RefObject<SlashKeys | null>
}

export const SLASH_LIST = 'desk-slash'

/** Kinds of block under the caret. The focus stays in the text: the editor names the current one. */
export function SlashList({ editor, slash, ask, keys }: Props) {
  const say = useWords()
  const [current, setCurrent] = useState(0)
  const query = slash.query.trim().toLowerCase()
  const kinds = KINDS_OF_BLOCK.filter(({ word, also }) => `${say(word)} ${also}`.toLowerCase().includes(query))
  const at = Math.min(current, kinds.length - 1)
  const put = (kind: KindOfBlock): void => {
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
    dom.setAttribute('aria-controls', SLASH_LIST)
    dom.setAttribute('aria-activedescendant', `${SLASH_LIST}-${at}`)
    document.querySelector(`#${SLASH_LIST}-${at}`)?.scrollIntoView({ block: 'nearest' })
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
    <div className="dslash" id={SLASH_LIST} role="listbox" aria-label={say('blocks')} style={style}>
      {kinds.map((kind, index) => (
        <div
          key={kind.word}
          id={`${SLASH_LIST}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onPointerDown={event => event.preventDefault()}
          onClick={() => put(kind)}
          onKeyDown={() => {}}
        >
          <Icon name={kind.icon} />
          {say(kind.word)}
        </div>
      ))}
    </div>
  )
}
