import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react'
import type { ComponentType } from 'react'
import type { AtomBlock } from '../document/doc-node.ts'
import { readAttributes } from '../document/read-attributes.ts'

/**
 * A block without text of its own, drawn by a component. It travels over the clipboard as JSON in an attribute, which
 * anybody's page may hold too: what does not have the block's shape is not taken in.
 */
export function atomBlock(name: AtomBlock, empty: Record<string, unknown>, view: ComponentType<ReactNodeViewProps>) {
  return Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => Object.fromEntries(Object.entries(empty).map(([key, value]) => [key, { default: value, rendered: false }])),
    parseHTML: () => [
      { tag: `div[data-block-type="${name}"]`, getAttrs: element => readAttributes(empty, element.getAttribute('data-block')) ?? false }
    ],
    renderHTML: ({ node }) => ['div', { 'data-block-type': name, 'data-block': JSON.stringify(node.attrs) }],
    addNodeView: () => ReactNodeViewRenderer(view)
  })
}
