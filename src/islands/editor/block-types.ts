import type { Editor } from '@tiptap/core'
import type { EditorIcon } from './Icon.tsx'
import { insertBlocks, newTable } from './insert-blocks.ts'
import type { EditorTextKey } from './editor-texts.ts'

/** Insertions that need a dialog. */
export type InsertDialogType = 'link' | 'note' | 'product' | 'products' | 'video' | 'pictures'

export interface BlockType {
  word: EditorTextKey
  icon: EditorIcon
  /** Search terms for the slash menu, in both languages. */
  also: string
  put: (editor: Editor, ask: (type: InsertDialogType) => void) => void
}

export const BLOCK_TYPES: readonly BlockType[] = [
  {
    word: 'heading2',
    icon: 'heading2',
    also: 'гарчиг heading h2',
    put: editor => void editor.chain().focus().setNode('heading', { level: 2 }).run()
  },
  {
    word: 'heading3',
    icon: 'heading3',
    also: 'гарчиг heading h3',
    put: editor => void editor.chain().focus().setNode('heading', { level: 3 }).run()
  },
  { word: 'picture', icon: 'image', also: 'зураг image photo', put: (_editor, ask) => ask('pictures') },
  { word: 'product_card', icon: 'product', also: 'бараа product', put: (_editor, ask) => ask('product') },
  { word: 'products', icon: 'rows', also: 'бараа эгнээ products shelf', put: (_editor, ask) => ask('products') },
  {
    word: 'look',
    icon: 'look',
    also: 'лүүк зураг цэг look hotspot',
    put: editor => insertBlocks(editor, [{ type: 'look', attrs: { imageId: '', alt: '', title: '', text: '', spots: [] } }])
  },
  {
    word: 'gallery',
    icon: 'images',
    also: 'цомог зураг gallery',
    put: editor => insertBlocks(editor, [{ type: 'gallery', attrs: { pictures: [], caption: '' } }])
  },
  { word: 'video', icon: 'video', also: 'видео бичлэг youtube vimeo', put: (_editor, ask) => ask('video') },
  { word: 'list', icon: 'list', also: 'жагсаалт list', put: editor => void editor.chain().focus().toggleBulletList().run() },
  { word: 'ordered', icon: 'ordered', also: 'жагсаалт дугаар list', put: editor => void editor.chain().focus().toggleOrderedList().run() },
  { word: 'quote', icon: 'quote', also: 'иш татах quote', put: editor => void editor.chain().focus().toggleQuote().run() },
  { word: 'table', icon: 'table', also: 'хүснэгт table', put: editor => insertBlocks(editor, [newTable()]) },
  { word: 'code', icon: 'code', also: 'код code', put: editor => void editor.chain().focus().setCodeBlock().run() },
  { word: 'rule', icon: 'rule', also: 'зураас rule line', put: editor => insertBlocks(editor, [{ type: 'horizontalRule' }]) },
  {
    word: 'drop',
    icon: 'drop',
    also: 'том эх үсэг drop cap',
    put: editor =>
      void editor
        .chain()
        .focus()
        .updateAttributes('paragraph', { drop: !editor.getAttributes('paragraph')['drop'] })
        .run()
  }
]
