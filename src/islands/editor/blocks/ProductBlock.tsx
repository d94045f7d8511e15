import type { ReactNodeViewProps } from '@tiptap/react'
import { TextInput } from '../TextInput.tsx'
import { useEditorTexts } from '../editor-texts.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { SelectedProduct } from './SelectedProduct.tsx'

export function ProductBlock(view: ReactNodeViewProps) {
  const t = useEditorTexts()
  const { slug, note } = view.node.attrs as { slug: string; note: string }
  return (
    <BlockFrame view={view} label={t('product_put')} icon="product">
      <div className="editor-product">
        <SelectedProduct slug={slug} />
      </div>
      <TextInput
        quiet
        label={t('product_note')}
        placeholder={t('product_note')}
        value={note}
        onCommit={text => view.updateAttributes({ note: text })}
      />
    </BlockFrame>
  )
}
