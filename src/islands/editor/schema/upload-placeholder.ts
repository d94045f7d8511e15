import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { UploadBlock } from '../blocks/UploadBlock.tsx'

/** Placeholder of a picture that is uploading; never stored. */
export const Upload = Node.create({
  name: 'upload',
  group: 'block',
  atom: true,
  selectable: false,
  addAttributes: () => ({ key: { default: '', rendered: false, parseHTML: (element: HTMLElement) => element.dataset['key'] ?? '' } }),
  parseHTML: () => [{ tag: 'div[data-block-type="upload"][data-key]' }],
  renderHTML: () => ['div', { 'data-block-type': 'upload' }],
  addNodeView: () => ReactNodeViewRenderer(UploadBlock)
})
