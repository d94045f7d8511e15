import type { Editor } from '@tiptap/core'
import type { EditorIcon } from './Icon.tsx'
import { insertBlocks, createTable } from './insert-blocks.ts'
import type { EditorTextKey } from './editor-texts.ts'

/** Insertions that need a dialog. */
export type InsertDialogType = 'link' | 'note' | 'product' | 'products' | 'stay' | 'video' | 'pictures'

export interface BlockType {
  label: EditorTextKey
  icon: EditorIcon
  /** Search terms for the slash menu, in both languages. */
  keywords: string
  /** Changes the line with the caret instead of inserting a block. */
  isLine?: true
  insert: (editor: Editor, ask: (type: InsertDialogType) => void) => void
}

export const BLOCK_TYPES: readonly BlockType[] = [
  {
    label: 'heading2',
    icon: 'heading2',
    keywords: 'гарчиг heading h2',
    isLine: true,
    insert: editor => void editor.chain().focus().setNode('heading', { level: 2 }).run()
  },
  {
    label: 'heading3',
    icon: 'heading3',
    keywords: 'гарчиг heading h3',
    isLine: true,
    insert: editor => void editor.chain().focus().setNode('heading', { level: 3 }).run()
  },
  { label: 'picture', icon: 'image', keywords: 'зураг image photo', insert: (_editor, ask) => ask('pictures') },
  { label: 'product_card', icon: 'product', keywords: 'бараа product', insert: (_editor, ask) => ask('product') },
  { label: 'products', icon: 'rows', keywords: 'бараа эгнээ products shelf', insert: (_editor, ask) => ask('products') },
  { label: 'stay', icon: 'bed', keywords: 'буудал бааз байр hotel stay room', insert: (_editor, ask) => ask('stay') },
  {
    label: 'look',
    icon: 'look',
    keywords: 'лүүк зураг цэг look hotspot',
    insert: editor => insertBlocks(editor, [{ type: 'look', attrs: { imageId: '', alt: '', title: '', text: '', spots: [] } }])
  },
  {
    label: 'gallery',
    icon: 'images',
    keywords: 'цомог зураг gallery',
    insert: editor => insertBlocks(editor, [{ type: 'gallery', attrs: { pictures: [], caption: '' } }])
  },
  { label: 'video', icon: 'video', keywords: 'видео бичлэг youtube vimeo', insert: (_editor, ask) => ask('video') },
  {
    label: 'list',
    icon: 'list',
    keywords: 'жагсаалт list',
    isLine: true,
    insert: editor => void editor.chain().focus().toggleBulletList().run()
  },
  {
    label: 'ordered',
    icon: 'ordered',
    keywords: 'жагсаалт дугаар list',
    isLine: true,
    insert: editor => void editor.chain().focus().toggleOrderedList().run()
  },
  {
    label: 'quote',
    icon: 'quote',
    keywords: 'иш татах quote',
    isLine: true,
    insert: editor => void editor.chain().focus().toggleQuote().run()
  },
  { label: 'table', icon: 'table', keywords: 'хүснэгт table', insert: editor => insertBlocks(editor, [createTable()]) },
  { label: 'code', icon: 'code', keywords: 'код code', isLine: true, insert: editor => void editor.chain().focus().setCodeBlock().run() },
  { label: 'rule', icon: 'rule', keywords: 'зураас rule line', insert: editor => insertBlocks(editor, [{ type: 'horizontalRule' }]) },
  {
    label: 'drop',
    icon: 'drop',
    keywords: 'том эх үсэг drop cap',
    isLine: true,
    insert: editor =>
      void editor
        .chain()
        .focus()
        .updateAttributes('paragraph', { drop: !editor.getAttributes('paragraph')['drop'] })
        .run()
  }
]
