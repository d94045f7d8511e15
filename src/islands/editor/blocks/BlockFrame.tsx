import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import type { ReactNode } from 'react'
import { Icon, type EditorIcon } from '../Icon.tsx'
import { moveBlock } from '../insert-blocks.ts'
import { useEditorTexts } from '../editor-texts.ts'

interface Props {
  view: ReactNodeViewProps
  label: string
  icon: EditorIcon
  className?: string
  children: ReactNode
}

/** The frame of every block: its name, a drag handle, and buttons with the same function for the keyboard. */
export function BlockFrame({ view, label, icon, className = '', children }: Props) {
  const t = useEditorTexts()
  const { editor, getPos, deleteNode, selected } = view
  return (
    <NodeViewWrapper
      role="group"
      className={`editor-block ${className}${selected ? ' selected' : ''}`}
      aria-label={label}
      contentEditable={false}
    >
      <header className="editor-block-header">
        <span className="drag-handle" data-drag-handle="" aria-hidden="true">
          <Icon name="grip" />
        </span>
        <span className="row text-tiny faint grow">
          <Icon name={icon} size="tiny" />
          {label}
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('block_up', { name: label })}
          onClick={() => moveBlock(editor, getPos(), -1)}
        >
          <Icon name="arrowUp" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('block_down', { name: label })}
          onClick={() => moveBlock(editor, getPos(), 1)}
        >
          <Icon name="arrowDown" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('block_remove', { name: label })}
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
