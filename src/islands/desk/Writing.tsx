import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor, type UseEditorOptions } from '@tiptap/react'
import { type RefObject, useEffect, useState } from 'react'
import type { Locale } from '#domain/site.ts'
import { firstBlocks, registerBody } from '#stores/desk/bodies.ts'
import { upload } from '#stores/desk/uploads.ts'
import { notify } from '#stores/notices.ts'
import { AddBlock } from './AddBlock.tsx'
import type { DocNode } from './document/doc-node.ts'
import { toDoc } from './document/to-doc.ts'
import { toStored } from './document/to-stored.ts'
import type { Asked } from './kinds-of-block.ts'
import { insertBlocks } from './place.ts'
import { deskExtensions } from './schema/schema.ts'
import type { Slash } from './schema/slash.ts'
import { type SlashKeys, SlashList } from './SlashList.tsx'
import { TableBar } from './TableBar.tsx'
import { useWords } from './words.ts'

interface Props {
  locale: Locale
  label: string
  /** These never change while the text is on the desk. */
  ask: (asked: Asked) => void
  onActive: (locale: Locale) => void
  onChange: (locale: Locale) => void
  onEditor: (locale: Locale, editor: Editor | null) => void
}

/** The document of one language. What is typed stays here until there is a pause: a key waits for nothing but the text. */
export function Writing({ locale, label, ask, onActive, onChange, onEditor }: Props) {
  const say = useWords()
  const [slash, setSlash] = useState<Slash | null>(null)
  const [keys] = useState((): RefObject<SlashKeys | null> => ({ current: null }))
  // Made once: options that differ at every drawing would have the whole text drawn again.
  const [options] = useState((): UseEditorOptions => ({
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    content: toDoc(firstBlocks(locale)),
    extensions: deskExtensions({
      placeholder: say('write_here'),
      quotePlaceholder: say('quote_text'),
      citePlaceholder: say('quote_cite'),
      slash: { onChange: setSlash, onKey: event => keys.current?.(event) ?? false },
      onOpen: () => ask('note'),
      onLeftOut: n => notify(say('pictures_left_out', { n }), { tone: 'warning' }),
      onFiles: sendPictures
    }),
    editorProps: { attributes: { class: 'prose', 'aria-label': label, 'aria-multiline': 'true', role: 'textbox', lang: locale } },
    onUpdate: ({ transaction }) => transaction.docChanged && onChange(locale),
    onFocus: () => onActive(locale)
  }))
  const editor = useEditor(options)
  useEffect(
    () =>
      registerBody(locale, {
        read: () => toStored(editor.getJSON() as DocNode),
        write: blocks => void editor.commands.setContent(toDoc(blocks), { emitUpdate: false })
      }),
    [editor, locale]
  )
  useEffect(() => {
    onEditor(locale, editor)
    return () => onEditor(locale, null)
  }, [editor, locale])
  return (
    <>
      <TableBar editor={editor} />
      <EditorContent editor={editor} className="edbody" />
      {slash && <SlashList editor={editor} slash={slash} ask={ask} keys={keys} />}
      <AddBlock editor={editor} ask={ask} />
    </>
  )
}

/** Each file holds its place in the text until it has arrived, and becomes the picture then. */
export function sendPictures(editor: Editor, files: readonly File[], at: number | null): void {
  const uploads = files.map(file => {
    const key = upload(file, ({ id }) => arrive(editor, key, id))
    return { type: 'upload', attrs: { key } }
  })
  if (uploads.length > 0) insertBlocks(editor, uploads, at)
}

function arrive(editor: Editor, key: string, imageId: string): void {
  if (editor.isDestroyed) return
  editor.state.doc.descendants((node, pos) => {
    if (node.type.name !== 'upload' || node.attrs['key'] !== key) return !node.isAtom
    const picture = editor.schema.nodes['image']?.create({ imageId })
    if (picture) editor.view.dispatch(editor.state.tr.replaceWith(pos, pos + node.nodeSize, picture))
    return false
  })
}
