import type { ReactNodeViewProps } from '@tiptap/react'
import { useState } from 'react'
import { Dialog } from '../Dialog.tsx'
import { Icon } from '../Icon.tsx'
import { ProductSearch } from '../ProductSearch.tsx'
import { TextInput } from '../TextInput.tsx'
import { useWords } from '../words.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { Chosen } from './Chosen.tsx'

export function ProductsBlock(view: ReactNodeViewProps) {
  const say = useWords()
  const [choosing, setChoosing] = useState(false)
  const { title, slugs } = view.node.attrs as { title: string; slugs: string[] }
  return (
    <BlockFrame view={view} label={say('products')} icon="rows">
      <TextInput label={say('products_title')} value={title} onCommit={text => view.updateAttributes({ title: text })} />
      <ul className="dprods">
        {slugs.map(slug => (
          <li className="dprod" key={slug}>
            <Chosen slug={slug} />
            <button
              type="button"
              className="icb"
              aria-label={say('product_remove')}
              onClick={() => view.updateAttributes({ slugs: slugs.filter(other => other !== slug) })}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="btn sec sm" onClick={() => setChoosing(true)}>
        <Icon name="plus" />
        {say('product_add')}
      </button>
      {choosing && (
        <Dialog title={say('product_add')} onClose={() => setChoosing(false)}>
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
