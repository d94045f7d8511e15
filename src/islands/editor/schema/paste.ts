import { type Editor, Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, Slice } from '@tiptap/pm/model'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { LinkTarget } from '#domain/shop-link.ts'
import { parseLinkTarget } from '#domain/shop-link.ts'
import type { DocNode } from '../document/doc-node.ts'
import { toDoc } from '../document/to-doc.ts'
import { cleanPasted } from '../paste/clean-html.ts'
import type { EmbeddedPage } from '../paste/frames.ts'
import { isMarkdown, type MarkdownPart, parseMarkdown } from '../paste/markdown.ts'
import { type PastedPicture, toPictureSource } from '../paste/pictures.ts'

/** A link that was pasted into a line of its own, which may become a block. */
export interface PastedLink {
  target: LinkTarget
  from: number
  to: number
  /** Position of the caret in the viewport, in pixels. */
  left: number
  bottom: number
}

export interface PasteOptions {
  /** Called with the number of pictures that cannot be read: those in local files of another program. */
  onPicturesRemoved: (pictures: number) => void
  /** Called with the number of frames and players that no block can show. */
  onFramesRemoved: (frames: number) => void
  /** Called with the pages in frames, which are blocks without a name and a picture. */
  onEmbedded: (editor: Editor, pages: readonly EmbeddedPage[]) => void
  /** Starts the copy of a pasted picture. @returns the key of its placeholder */
  onPicture: (editor: Editor, picture: PastedPicture) => string
  onLink: (link: PastedLink | null) => void
  /** Returns true where the menu of the pasted link handles the key. */
  onLinkKey: (event: KeyboardEvent) => boolean
}

/** Pasted HTML, Markdown and links. Tiptap has an extension `paste` of its own. */
export const Paste = Extension.create<PasteOptions>({
  name: 'pasting',
  // Before the paste rules of marks and the key bindings of lists.
  priority: 1001,
  addOptions: () => ({
    onPicturesRemoved: () => {},
    onFramesRemoved: () => {},
    onEmbedded: () => {},
    onPicture: () => '',
    onLink: () => {},
    onLinkKey: () => false
  }),
  addProseMirrorPlugins() {
    const { onPicturesRemoved, onFramesRemoved, onLink, onLinkKey } = this.options
    const onEmbedded = (pages: readonly EmbeddedPage[]): void => this.options.onEmbedded(this.editor, pages)
    const onPicture = (picture: PastedPicture): string => this.options.onPicture(this.editor, picture)
    let isOpen = false
    /** Shift+Ctrl+V pastes plain text. */
    let isPlain = false
    const close = (): void => {
      if (isOpen) onLink(null)
      isOpen = false
    }
    return [
      new Plugin({
        view: () => ({
          update: (view, before) => void ((view.state.doc.eq(before.doc) && view.state.selection.eq(before.selection)) || close())
        }),
        props: {
          transformPastedHTML: html => {
            const { html: clean, unreadable, embedded, leftOut } = cleanPasted(html, onPicture)
            if (unreadable > 0) onPicturesRemoved(unreadable)
            if (leftOut > 0) onFramesRemoved(leftOut)
            onEmbedded(embedded)
            return clean
          },
          handlePaste: (view, event) => {
            const text = event.clipboardData?.getData('text/plain') ?? ''
            if (isPlain || !view.state.selection.$from.parent.inlineContent) return false
            const target = parseLinkTarget(text, location.host)
            if (target && insertLink(view, target)) {
              const link = findOwnLine(view, target)
              isOpen = link !== null
              if (link) onLink(link)
              return true
            }
            const isFromCodeEditor = event.clipboardData?.types.includes('vscode-editor-data') ?? false
            const hasHtml = (event.clipboardData?.types.includes('text/html') ?? false) && !isFromCodeEditor
            if (hasHtml || view.state.selection.$from.parent.type.spec.code || !isMarkdown(text)) return false
            const nodes = parseMarkdown(text).map(part => view.state.schema.nodeFromJSON(toNode(part, onPicture)))
            const slice = Slice.maxOpen(Fragment.from(nodes))
            view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'))
            return true
          },
          handleKeyDown: (_view, event) => {
            isPlain = event.key.toLowerCase() === 'v' && event.shiftKey && (event.ctrlKey || event.metaKey)
            if (!isOpen) return false
            if (event.key !== 'Escape') return onLinkKey(event)
            close()
            return true
          },
          handleDOMEvents: {
            // Undoing a paste keeps what was typed just before.
            paste: view => {
              view.dispatch(closeHistory(view.state.tr))
              return false
            },
            blur: () => {
              close()
              return false
            }
          }
        }
      })
    ]
  }
})

function toNode(part: MarkdownPart, onPicture: (picture: PastedPicture) => string): DocNode {
  if (part.type !== 'picture') return toDoc([part]).content?.[0] ?? { type: 'paragraph' }
  const source = toPictureSource(part.url)
  if (source) return { type: 'upload', attrs: { key: onPicture({ source, alt: part.alt }) } }
  return { type: 'paragraph', ...(part.alt ? { content: [{ type: 'text', text: part.alt }] } : {}) }
}

/** Links the selected text, or inserts the address as a link. Returns false where text has no links. */
function insertLink(view: EditorView, { href }: LinkTarget): boolean {
  const { state } = view
  const { $from, $to, from, to, empty } = state.selection
  const { link } = state.schema.marks
  if (!link || !$from.parent.type.allowsMarkType(link) || !$from.sameParent($to)) return false
  const mark = link.create({ href })
  const tr = empty ? state.tr.replaceSelectionWith(state.schema.text(href, [mark]), false) : state.tr.addMark(from, to, mark)
  view.dispatch((empty ? tr.removeStoredMark(link) : tr).scrollIntoView().setMeta('paste', true))
  return true
}

/** The link where it is the whole text of a paragraph of the document. */
function findOwnLine(view: EditorView, target: LinkTarget): PastedLink | null {
  const { selection } = view.state
  const { $from } = selection
  if (!(selection instanceof TextSelection) || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return null
  if ($from.parent.textContent !== target.href || target.kind === 'page') return null
  const { left, bottom } = view.coordsAtPos($from.pos)
  return { target, from: $from.before(), to: $from.after(), left, bottom }
}
