import type { ReactNodeViewProps } from '@tiptap/react'
import { TextInput } from '../TextInput.tsx'
import { useEditorTexts } from '../editor-texts.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { StoredImage } from './StoredImage.tsx'

export function PictureBlock(view: ReactNodeViewProps) {
  const t = useEditorTexts()
  const { imageId, alt, caption, wide } = view.node.attrs as { imageId: string; alt: string; caption: string; wide: boolean }
  return (
    <BlockFrame view={view} label={t('picture')} icon="image" className={wide ? 'wide' : ''}>
      <StoredImage id={imageId} alt={alt} width={wide ? 1200 : 640} />
      <div className="editor-block-fields">
        <TextInput label={t('alt')} hint={t('alt_hint')} value={alt} onCommit={text => view.updateAttributes({ alt: text })} />
        <TextInput label={t('caption')} value={caption} onCommit={text => view.updateAttributes({ caption: text })} />
        <label className="choice">
          <input type="checkbox" checked={wide} onChange={event => view.updateAttributes({ wide: event.target.checked })} />
          <span>{t('picture_wide')}</span>
        </label>
      </div>
    </BlockFrame>
  )
}
