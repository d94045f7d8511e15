import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { EditorContent, useEditor, type UseEditorOptions } from '@tiptap/react'
import { type RefObject, useEffect, useState } from 'react'
import type { Locale } from '#domain/site.ts'
import { createInitialBlocks, registerEditor } from '#stores/editor/documents.ts'
import { upload } from '#stores/editor/uploads.ts'
import { notify } from '#stores/notices.ts'
import { AddBlock } from './AddBlock.tsx'
import type { DocNode } from './document/doc-node.ts'
import { toDoc } from './document/to-doc.ts'
import { toStored } from './document/to-stored.ts'
import type { InsertDialogType } from './block-types.ts'
import { insertBlocks } from './insert-blocks.ts'
import { describeLinkCard, describeVideo } from './insert-link.ts'
import { createEditorExtensions } from './schema/schema.ts'
import type { SlashQuery } from './schema/slash.ts'
import type { CaretMenuKeys } from './CaretMenu.tsx'
import { PastedLinkMenu } from './PastedLinkMenu.tsx'
import type { PastedLink } from './schema/paste.ts'
import { SlashMenu } from './SlashMenu.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { useEditorTexts } from './editor-texts.ts'

/** Pixels that the sticky bars cover, so that the caret is never below them. */
const SCROLL_MARGIN = { top: 150, bottom: 40, left: 0, right: 0 }

interface Props {
  locale: Locale
  label: string
  /** Whether the caret is in the text when the page opens. */
  startsFocused?: boolean
  /** The callbacks must not change while the editor is mounted. */
  openDialog: (type: InsertDialogType) => void
  onActive: (locale: Locale) => void
  onChange: (locale: Locale) => void
  onEditor: (locale: Locale, editor: Editor | null) => void
}

/** The rich-text editor of one language. Typed text is local until a pause, so that no keystroke waits for a save. */
export function RichTextEditor({ locale, label, startsFocused = false, openDialog, onActive, onChange, onEditor }: Props) {
  const t = useEditorTexts()
  const [slash, setSlash] = useState<SlashQuery | null>(null)
  const [link, setLink] = useState<PastedLink | null>(null)
  const [keys] = useState((): RefObject<CaretMenuKeys | null> => ({ current: null }))
  const [linkKeys] = useState((): RefObject<CaretMenuKeys | null> => ({ current: null }))
  // Created once: changed options would render the whole document again.
  const [options] = useState((): UseEditorOptions => ({
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    content: toDoc(createInitialBlocks(locale)),
    extensions: createEditorExtensions({
      placeholder: t('write_here'),
      moveLabel: t('block_drag'),
      quotePlaceholder: t('quote_text'),
      citePlaceholder: t('quote_cite'),
      slash: { onChange: setSlash, onKey: event => keys.current?.(event) ?? false },
      onOpen: () => openDialog('note'),
      onLink: () => openDialog('link'),
      paste: {
        onPicturesRemoved: n => notify(t(n === 1 ? 'pictures_left_out_one' : 'pictures_left_out', { n }), { tone: 'warning' }),
        onFramesRemoved: n => notify(t(n === 1 ? 'frames_left_out_one' : 'frames_left_out', { n }), { tone: 'warning' }),
        onEmbedded: (target, pages) => {
          for (const { source, href } of pages)
            if (source) describeVideo(target, source, href)
            else describeLinkCard(target, href, () => notify(t('link_unread'), { tone: 'warning' }))
        },
        onPicture: (target, { source, alt }) => {
          const key = upload(source, ({ id }) => replacePlaceholder(target, key, id, alt))
          return key
        },
        onLink: setLink,
        onLinkKey: event => linkKeys.current?.(event) ?? false
      },
      onFiles: uploadPictures
    }),
    editorProps: {
      scrollMargin: SCROLL_MARGIN,
      scrollThreshold: SCROLL_MARGIN,
      attributes: { class: 'prose', 'aria-label': label, 'aria-multiline': 'true', role: 'textbox', lang: locale }
    },
    onUpdate: ({ transaction }) => transaction.docChanged && onChange(locale),
    onFocus: () => onActive(locale)
  }))
  const editor = useEditor(options)
  useEffect(
    () =>
      registerEditor(locale, {
        read: () => toStored(editor.getJSON() as DocNode),
        write: blocks => void editor.commands.setContent(toDoc(blocks), { emitUpdate: false })
      }),
    [editor, locale]
  )
  useEffect(() => {
    if (startsFocused) focusText(editor)
  }, [editor, startsFocused])
  useEffect(() => {
    onEditor(locale, editor)
    return () => onEditor(locale, null)
  }, [editor, locale])
  return (
    <>
      <TableToolbar editor={editor} />
      <EditorContent editor={editor} className="editor-body" />
      {slash && <SlashMenu editor={editor} slash={slash} openDialog={openDialog} keys={keys} />}
      {link && <PastedLinkMenu editor={editor} link={link} keys={linkKeys} onClose={() => setLink(null)} />}
      <AddBlock editor={editor} openDialog={openDialog} />
    </>
  )
}

/** Places the caret in the first line, never on a block, which the first key would replace. A tap opens a phone's keyboard. */
function focusText(editor: Editor): void {
  const first = Selection.findFrom(editor.state.doc.resolve(0), 1, true)
  if (!first || !window.matchMedia('(pointer: fine)').matches || document.activeElement !== document.body) return
  editor.view.dispatch(editor.state.tr.setSelection(first))
  editor.commands.focus(null, { scrollIntoView: false })
}

/** Inserts a placeholder for each file, replaced by the picture once it is uploaded. */
export function uploadPictures(editor: Editor, files: readonly File[], at: number | null): void {
  const uploads = files.map(file => {
    const key = upload(file, ({ id }) => replacePlaceholder(editor, key, id))
    return { type: 'upload', attrs: { key } }
  })
  if (uploads.length > 0) insertBlocks(editor, uploads, at)
}

function replacePlaceholder(editor: Editor, key: string, imageId: string, alt = ''): void {
  if (editor.isDestroyed) return
  editor.state.doc.descendants((node, pos) => {
    if (node.type.name !== 'upload' || node.attrs['key'] !== key) return !node.isAtom
    const picture = editor.schema.nodes['image']?.create({ imageId, alt })
    if (picture) editor.view.dispatch(editor.state.tr.replaceWith(pos, pos + node.nodeSize, picture))
    return false
  })
}
