import type { ReactNodeViewProps } from '@tiptap/react'
import { TextInput } from '../TextInput.tsx'
import { useWords } from '../words.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { Chosen } from './Chosen.tsx'

export function ProductBlock(view: ReactNodeViewProps) {
  const say = useWords()
  const { slug, note } = view.node.attrs as { slug: string; note: string }
  return (
    <BlockFrame view={view} label={say('product_put')} icon="product">
      <div className="dprod">
        <Chosen slug={slug} />
      </div>
      <TextInput
        quiet
        label={say('product_note')}
        placeholder={say('product_note')}
        value={note}
        onCommit={text => view.updateAttributes({ note: text })}
      />
    </BlockFrame>
  )
}
