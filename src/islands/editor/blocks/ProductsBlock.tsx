import type { ReactNodeViewProps } from '@tiptap/react'
import { useState } from 'react'
import { Dialog } from '../Dialog.tsx'
import { Icon } from '../Icon.tsx'
import { ProductSearch } from '../ProductSearch.tsx'
import { TextInput } from '../TextInput.tsx'
import { useEditorTexts } from '../editor-texts.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { SelectedProduct } from './SelectedProduct.tsx'

export function ProductsBlock(view: ReactNodeViewProps) {
  const t = useEditorTexts()
  const [choosing, setChoosing] = useState(false)
  const { title, slugs } = view.node.attrs as { title: string; slugs: string[] }
  return (
    <BlockFrame view={view} label={t('products')} icon="rows">
      <TextInput label={t('products_title')} value={title} onCommit={text => view.updateAttributes({ title: text })} />
      <ul className="editor-products">
        {slugs.map(slug => (
          <li className="editor-product" key={slug}>
            <SelectedProduct slug={slug} />
            <button
              type="button"
              className="icon-button"
              aria-label={t('product_remove')}
              onClick={() => view.updateAttributes({ slugs: slugs.filter(other => other !== slug) })}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-secondary button-small" onClick={() => setChoosing(true)}>
        <Icon name="plus" />
        {t('product_add')}
      </button>
      {choosing && (
        <Dialog title={t('product_add')} onClose={() => setChoosing(false)}>
          <ProductSearch
            onChoose={({ slug }) => {
              if (!slugs.includes(slug)) view.updateAttributes({ slugs: [...slugs, slug] })
              setChoosing(false)
            }}
          />
        </Dialog>
      )}
    </BlockFrame>
  )
}
