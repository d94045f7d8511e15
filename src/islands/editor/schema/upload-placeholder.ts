import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { UploadBlock } from '../blocks/UploadBlock.tsx'

/** Placeholder of a picture that is uploading; never stored. */
export const Upload = Node.create({
  name: 'upload',
  group: 'block',
  atom: true,
  selectable: false,
  addAttributes: () => ({ key: { default: '', rendered: false } }),
  renderHTML: () => ['div', { 'data-block-type': 'upload' }],
  addNodeView: () => ReactNodeViewRenderer(UploadBlock)
})
