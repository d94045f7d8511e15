import type { ReactNodeViewProps } from '@tiptap/react'
import { TextInput } from '../TextInput.tsx'
import { useWords } from '../words.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { Shown } from './Shown.tsx'

export function PictureBlock(view: ReactNodeViewProps) {
  const say = useWords()
  const { imageId, alt, caption, wide } = view.node.attrs as { imageId: string; alt: string; caption: string; wide: boolean }
  return (
    <BlockFrame view={view} label={say('picture')} icon="image" className={wide ? 'wide' : ''}>
      <Shown id={imageId} alt={alt} width={wide ? 1200 : 640} />
      <div className="dblkf">
        <TextInput label={say('alt')} hint={say('alt_hint')} value={alt} onCommit={text => view.updateAttributes({ alt: text })} />
        <TextInput label={say('caption')} value={caption} onCommit={text => view.updateAttributes({ caption: text })} />
        <label className="ck">
          <input type="checkbox" checked={wide} onChange={event => view.updateAttributes({ wide: event.target.checked })} />
          <span>{say('picture_wide')}</span>
        </label>
      </div>
    </BlockFrame>
  )
}
