import { useStore } from '@nanostores/react'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { $uploads } from '#stores/editor/uploads.ts'
import { UploadProgress } from './UploadProgress.tsx'

export function UploadBlock(view: ReactNodeViewProps) {
  const key = String(view.node.attrs['key'])
  const upload = useStore($uploads)[key]
  return (
    <NodeViewWrapper className="editor-block" contentEditable={false}>
      {upload && <UploadProgress id={key} upload={upload} onDrop={() => view.deleteNode()} />}
    </NodeViewWrapper>
  )
}
