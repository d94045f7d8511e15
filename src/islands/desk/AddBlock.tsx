import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { type Asked, type KindOfBlock, KINDS_OF_BLOCK } from './kinds-of-block.ts'
import { useWords } from './words.ts'

interface Props {
  editor: Editor
  ask: (asked: Asked) => void
}

/** The same blocks as behind the stroke, as a menu of buttons at the end of the text. */
export function AddBlock({ editor, ask }: Props) {
  const say = useWords()
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
  const put = (kind: KindOfBlock): void => {
    setOpen(false)
    let asks = false
    kind.put(editor, asked => {
      asks = true
      ask(asked)
    })
    if (!asks) editor.commands.focus()
  }
  return (
    <div className="edadd" ref={frame}>
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
        {say('add_block')}
      </button>
      <span className="sm faint">{say('or_slash')}</span>
      {isOpen && (
        <div className="dmenu" role="menu" tabIndex={-1} aria-label={say('blocks')} onKeyDown={onKeyDown}>
          {KINDS_OF_BLOCK.map(kind => (
            <button type="button" role="menuitem" tabIndex={-1} key={kind.word} onClick={() => put(kind)}>
              <Icon name={kind.icon} />
              {say(kind.word)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
