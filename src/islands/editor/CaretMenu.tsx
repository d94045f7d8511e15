import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { Icon, type EditorIcon } from './Icon.tsx'

export type CaretMenuKeys = (event: KeyboardEvent) => boolean

export interface CaretMenuOption {
  key: string
  label: string
  icon: EditorIcon
  run: () => void
}

interface Props {
  editor: Editor
  label: string
  options: readonly CaretMenuOption[]
  /** Position of the caret in the viewport, in pixels. */
  left: number
  bottom: number
  /** The editor passes key events to this handler. */
  keys: RefObject<CaretMenuKeys | null>
}

const MENU_ID = 'editor-caret-menu'

/** A menu at the caret. The focus stays in the document, whose aria attributes name the active option. */
export function CaretMenu({ editor, label, options, left, bottom, keys }: Props) {
  const [selectedIndex, setSelectedIndex] = useState(0)
  const activeIndex = Math.min(selectedIndex, options.length - 1)
  useImperativeHandle(keys, () => event => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && options.length > 0) setSelectedIndex((activeIndex + step + options.length) % options.length)
    const option = options[activeIndex]
    if (event.key === 'Enter' && option) option.run()
    return option !== undefined && (step !== 0 || event.key === 'Enter')
  })
  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-controls', MENU_ID)
    dom.setAttribute('aria-activedescendant', `${MENU_ID}-${activeIndex}`)
    document.querySelector(`#${MENU_ID}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' })
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, activeIndex])
  if (options.length === 0) return null
  const fitsBelow = bottom + 320 < window.innerHeight
  const style = {
    left: `min(${left}px, 100vw - 17rem)`,
    ...(fitsBelow ? { top: bottom + 6 } : { bottom: window.innerHeight - bottom + 34 })
  }
  return (
    <div className="slash-menu" id={MENU_ID} role="listbox" aria-label={label} style={style}>
      {options.map(({ key, label: name, icon, run }, index) => (
        <div
          key={key}
          id={`${MENU_ID}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          onPointerDown={event => event.preventDefault()}
          onClick={run}
          onKeyDown={() => {}}
        >
          <Icon name={icon} />
          {name}
        </div>
      ))}
    </div>
  )
}
