import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import type { ReactNode } from 'react'
import { Icon, type DeskIcon } from '../Icon.tsx'
import { moveBlock } from '../place.ts'
import { useWords } from '../words.ts'

interface Props {
  view: ReactNodeViewProps
  label: string
  icon: DeskIcon
  className?: string
  children: ReactNode
}

/** What every block of the document has: its name, a handle to drag it, and buttons that do the same by keyboard. */
export function BlockFrame({ view, label, icon, className = '', children }: Props) {
  const say = useWords()
  const { editor, getPos, deleteNode, selected } = view
  return (
    <NodeViewWrapper role="group" className={`dblk ${className}${selected ? ' on' : ''}`} aria-label={label} contentEditable={false}>
      <header className="dblkh">
        <span className="dgrip" data-drag-handle="" aria-hidden="true">
          <Icon name="grip" />
        </span>
        <span className="row xs faint grow">
          <Icon name={icon} size="xs" />
          {label}
        </span>
        <button type="button" className="icb" aria-label={say('block_up', { name: label })} onClick={() => moveBlock(editor, getPos(), -1)}>
          <Icon name="arrowUp" />
        </button>
        <button
          type="button"
          className="icb"
          aria-label={say('block_down', { name: label })}
          onClick={() => moveBlock(editor, getPos(), 1)}
        >
          <Icon name="arrowDown" />
        </button>
        <button
          type="button"
          className="icb"
          aria-label={say('block_remove', { name: label })}
          onClick={() => {
            deleteNode()
            editor.commands.focus()
          }}
        >
          <Icon name="trash" />
        </button>
      </header>
      {children}
    </NodeViewWrapper>
  )
}
