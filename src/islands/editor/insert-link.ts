import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { LinkTarget } from '#domain/shop-link.ts'
import type { ExternalVideo } from '#domain/video.ts'
import { findShownEntry, readLinkPreview } from '#stores/editor/links.ts'
import { insertBlocks } from './insert-blocks.ts'

/** Updates the first block that matches, where it still exists. */
function updateBlock(editor: Editor, isBlock: (node: Node) => boolean, toAttributes: (node: Node) => Record<string, unknown>): void {
  if (editor.isDestroyed) return
  let found: number | null = null
  editor.state.doc.forEach((node, position) => {
    if (found === null && isBlock(node)) found = position
  })
  const node = found === null ? null : editor.state.doc.nodeAt(found)
  if (found === null || !node) return
  editor.view.dispatch(editor.state.tr.setNodeMarkup(found, null, { ...node.attrs, ...toAttributes(node) }))
}

const keepTyped = (typed: unknown, read: string): string => (typeof typed === 'string' && typed !== '' ? typed : read)

/** Inserts a video, then its name and its still, which the shop copies. Without them the writer adds both. */
export function insertVideo(editor: Editor, source: ExternalVideo, href: string): void {
  insertBlocks(editor, [{ type: 'video', attrs: { source, posterId: null, title: '', caption: '', transcript: '' } }])
  describeVideo(editor, source, href)
}

/** Adds the name and the still of a video, where it has none. */
export function describeVideo(editor: Editor, source: ExternalVideo, href: string): void {
  const isVideo = (node: Node): boolean =>
    node.type.name === 'video' && JSON.stringify(node.attrs['source']) === JSON.stringify(source) && !node.attrs['posterId']
  readLinkPreview(href).then(
    ({ title, image }) =>
      updateBlock(editor, isVideo, ({ attrs }) => ({ title: keepTyped(attrs['title'], title), posterId: image?.id ?? null })),
    () => {}
  )
}

/** Inserts a card of a page of another site, then its title, description and picture. */
export function insertLinkCard(editor: Editor, href: string, onFailure: () => void): void {
  insertBlocks(editor, [{ type: 'webpage', attrs: { href, title: '', text: '', imageId: null } }])
  describeLinkCard(editor, href, onFailure)
}

/** Adds what the card of a page lacks. */
export function describeLinkCard(editor: Editor, href: string, onFailure: () => void): void {
  const isCard = (node: Node): boolean => node.type.name === 'webpage' && node.attrs['href'] === href
  readLinkPreview(href).then(
    ({ title, text, image }) =>
      updateBlock(editor, isCard, ({ attrs }) => ({
        title: keepTyped(attrs['title'], title),
        text: keepTyped(attrs['text'], text),
        imageId: attrs['imageId'] ?? image?.id ?? null
      })),
    onFailure
  )
}

/** Replaces a line by the card of an entry. Resolves with whether the entry is published; otherwise the line stays. */
export async function insertEntryCard(
  editor: Editor,
  { entry, slug }: Extract<LinkTarget, { kind: 'entry' }>,
  line: { from: number; to: number }
): Promise<boolean> {
  const found = await findShownEntry(entry, slug).catch(() => null)
  if (!found || editor.isDestroyed) return found !== null
  const node = editor.state.doc.nodeAt(line.from)
  const isUnchanged = node?.nodeSize === line.to - line.from
  if (isUnchanged)
    editor
      .chain()
      .focus()
      .deleteRange({ from: line.from + 1, to: line.to - 1 })
      .run()
  insertBlocks(editor, [{ type: 'entry', attrs: { kind: found.kind, entryId: found.id } }], isUnchanged ? line.from + 1 : null)
  return true
}
