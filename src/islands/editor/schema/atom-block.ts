import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react'
import type { ComponentType } from 'react'
import type { AtomBlock } from '../document/doc-node.ts'
import { parseAttributes } from '../document/parse-attributes.ts'

/**
 * A block without editable text, rendered by a component. On the clipboard it is JSON in an attribute, which any page can
 * contain, so it is validated when pasted.
 */
export function createAtomBlock(name: AtomBlock, empty: Record<string, unknown>, view: ComponentType<ReactNodeViewProps>) {
  return Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => Object.fromEntries(Object.entries(empty).map(([key, value]) => [key, { default: value, rendered: false }])),
    parseHTML: () => [
      { tag: `div[data-block-type="${name}"]`, getAttrs: element => parseAttributes(empty, element.getAttribute('data-block')) ?? false }
    ],
    renderHTML: ({ node }) => ['div', { 'data-block-type': name, 'data-block': JSON.stringify(node.attrs) }],
    addNodeView: () => ReactNodeViewRenderer(view)
  })
}
