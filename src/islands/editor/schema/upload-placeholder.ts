import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { UploadBlock } from '../blocks/UploadBlock.tsx'

/** A picture on its way to the shop: it holds its place, and is no part of what is stored. */
export const Upload = Node.create({
  name: 'upload',
  group: 'block',
  atom: true,
  selectable: false,
  addAttributes: () => ({ key: { default: '', rendered: false } }),
  renderHTML: () => ['div', { 'data-block-type': 'upload' }],
  addNodeView: () => ReactNodeViewRenderer(UploadBlock)
})
