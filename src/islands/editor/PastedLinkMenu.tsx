import type { Editor } from '@tiptap/core'
import type { RefObject } from 'react'
import { notify } from '#stores/notices.ts'
import { CaretMenu, type CaretMenuKeys, type CaretMenuOption } from './CaretMenu.tsx'
import { insertEntryCard, insertLinkCard, insertVideo } from './insert-link.ts'
import { insertBlocks } from './insert-blocks.ts'
import type { PastedLink } from './schema/paste.ts'
import { useEditorTexts } from './editor-texts.ts'

interface Props {
  editor: Editor
  link: PastedLink
  keys: RefObject<CaretMenuKeys | null>
  onClose: () => void
}

/** Offers to show a pasted link as a block. Typing on keeps it as a link. */
export function PastedLinkMenu({ editor, link, keys, onClose }: Props) {
  const t = useEditorTexts()
  const { target, from, to } = link
  const replaceBy =
    (insert: () => void): (() => void) =>
    () => {
      onClose()
      // Leaves an empty line, which the block replaces.
      editor
        .chain()
        .focus()
        .deleteRange({ from: from + 1, to: to - 1 })
        .run()
      insert()
    }
  const onFailure = (): void => void notify(t('link_unread'), { tone: 'warning' })
  const asBlock = (): Omit<CaretMenuOption, 'key'> | null => {
    switch (target.kind) {
      case 'video':
        return { label: t('video'), icon: 'video', run: replaceBy(() => insertVideo(editor, target.source, target.href)) }
      case 'product':
        return {
          label: t('product_card'),
          icon: 'product',
          run: replaceBy(() => insertBlocks(editor, [{ type: 'product', attrs: { slug: target.slug, note: '' } }]))
        }
      case 'entry':
        return {
          label: t('entry_card'),
          icon: 'entry',
          run: () => {
            onClose()
            void insertEntryCard(editor, target, { from, to }).then(isFound => isFound || onFailure())
          }
        }
      default:
        return { label: t('link_card'), icon: 'linkCard', run: replaceBy(() => insertLinkCard(editor, target.href, onFailure)) }
    }
  }
  const block = asBlock()
  const plain: CaretMenuOption = { key: 'plain', label: t('link_plain'), icon: 'link', run: onClose }
  const options = [...(block ? [{ key: 'block', ...block }] : []), plain]
  return <CaretMenu editor={editor} label={t('link_as')} options={options} left={link.left} bottom={link.bottom} keys={keys} />
}
