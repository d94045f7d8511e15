import { type Editor, Extension, type Extensions } from '@tiptap/core'
import { FileHandler } from '@tiptap/extension-file-handler'
import { Placeholder } from '@tiptap/extension-placeholder'
import { StarterKit } from '@tiptap/starter-kit'
import { EntryBlock } from '../blocks/EntryBlock.tsx'
import { GalleryBlock } from '../blocks/GalleryBlock.tsx'
import { LinkBlock } from '../blocks/LinkBlock.tsx'
import { LookBlock } from '../blocks/LookBlock.tsx'
import { PictureBlock } from '../blocks/PictureBlock.tsx'
import { ProductBlock } from '../blocks/ProductBlock.tsx'
import { ProductsBlock } from '../blocks/ProductsBlock.tsx'
import { StayBlock } from '../blocks/StayBlock.tsx'
import { VideoBlock } from '../blocks/VideoBlock.tsx'
import { CodeMark, LinkMark, Mention } from './marks.ts'
import { Note, type NoteOptions } from './footnote.ts'
import { BlockMoving } from './block-moving.ts'
import { CommentMarks } from './comment-marks.ts'
import { Paste, type PasteOptions } from './paste.ts'
import { SlashMenu, type SlashOptions } from './slash.ts'
import { tableNodes } from './tables.ts'
import { textBlocks } from './text-blocks.ts'
import { Upload } from './upload-placeholder.ts'
import { TypingAfterBlocks } from './typing.ts'
import { createAtomBlock } from './atom-block.ts'

/** The complete document schema: anything else cannot be typed or pasted. */
export const documentNodes: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    hardBreak: false,
    heading: false,
    link: false,
    listItem: false,
    listKeymap: false,
    underline: false,
    dropcursor: { color: 'currentColor', width: 2, class: 'drop-indicator' }
  }),
  ...textBlocks,
  ...tableNodes,
  CodeMark,
  LinkMark,
  Mention,
  Upload,
  createAtomBlock('image', { imageId: '', alt: '', caption: '', wide: false, framing: null }, PictureBlock),
  createAtomBlock('gallery', { pictures: [], caption: '' }, GalleryBlock),
  createAtomBlock(
    'video',
    { source: { host: 'youtube', id: '' }, posterId: null, title: '', caption: '', transcript: '', seconds: null },
    VideoBlock
  ),
  createAtomBlock('product', { slug: '', note: '' }, ProductBlock),
  createAtomBlock('products', { title: '', slugs: [] }, ProductsBlock),
  createAtomBlock('stay', { hotel: '', note: '' }, StayBlock),
  createAtomBlock('entry', { kind: 'article', entryId: 0 }, EntryBlock),
  createAtomBlock('webpage', { href: '', title: '', text: '', imageId: null }, LinkBlock),
  createAtomBlock('look', { imageId: '', alt: '', title: '', text: '', spots: [], framing: null }, LookBlock)
]

interface EditorOptions extends NoteOptions {
  paste: PasteOptions
  placeholder: string
  quotePlaceholder: string
  citePlaceholder: string
  slash: SlashOptions
  moveLabel: string
  onLink: () => void
  onFiles: (editor: Editor, files: File[], at: number | null) => void
}

/** The document schema with the editing extensions. */
export function createEditorExtensions(options: EditorOptions): Extensions {
  const { placeholder, quotePlaceholder, citePlaceholder, slash, onFiles, onLink, onOpen, paste, moveLabel } = options
  return [
    ...documentNodes,
    Note.configure({ onOpen }),
    Paste.configure(paste),
    CommentMarks,
    BlockMoving.configure({ label: moveLabel }),
    TypingAfterBlocks,
    SlashMenu.configure(slash),
    Extension.create({
      name: 'linkKey',
      addKeyboardShortcuts: () => ({
        'Mod-k': () => {
          onLink()
          return true
        }
      })
    }),
    Placeholder.configure({
      includeChildren: true,
      showOnlyCurrent: false,
      placeholder: ({ node, editor, pos }) => {
        if (node.type.name === 'quoteText') return quotePlaceholder
        if (node.type.name === 'quoteCite') return citePlaceholder
        return node.type.name === 'paragraph' && pos === 0 && editor.isEmpty ? placeholder : ''
      }
    }),
    // Handles any dropped file, because the browser would otherwise open it in place of the page. The server rejects files that are not
    // pictures.
    FileHandler.configure({
      onDrop: onFiles,
      onPaste: (editor, files, html) => {
        // Text copied from a page includes a picture of itself; the text is used.
        if (!html) onFiles(editor, files, null)
      }
    })
  ]
}
