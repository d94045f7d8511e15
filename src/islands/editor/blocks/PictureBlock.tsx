import { useStore } from '@nanostores/react'
import type { ReactNodeViewProps } from '@tiptap/react'
import { useState } from 'react'
import type { Framing } from '#domain/framing.ts'
import { $pictures } from '#stores/editor/uploads.ts'
import { FramingDialog } from '../FramingDialog.tsx'
import { Icon } from '../Icon.tsx'
import { TextInput } from '../TextInput.tsx'
import { useEditorTexts } from '../editor-texts.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { FIGURE_RATIO, FramedImage } from './FramedImage.tsx'
import { StoredImage } from './StoredImage.tsx'

interface Attrs {
  imageId: string
  alt: string
  caption: string
  wide: boolean
  framing: Framing | null
}

export function PictureBlock(view: ReactNodeViewProps) {
  const t = useEditorTexts()
  const { imageId, alt, caption, wide, framing } = view.node.attrs as Attrs
  const picture = useStore($pictures)[imageId]
  const [isFraming, setFraming] = useState(false)
  return (
    <BlockFrame view={view} label={t('picture')} icon="image" className={wide ? 'wide' : ''}>
      {framing && picture ? (
        <FramedImage picture={picture} framing={framing} alt={alt} ratio={FIGURE_RATIO} />
      ) : (
        <StoredImage id={imageId} alt={alt} width={wide ? 1200 : 640} />
      )}
      {picture && (
        <button type="button" className="button button-secondary button-small" onClick={() => setFraming(true)}>
          <Icon name="crop" />
          {t('framing')}
        </button>
      )}
      <div className="editor-block-fields">
        <TextInput label={t('alt')} hint={t('alt_hint')} value={alt} onCommit={text => view.updateAttributes({ alt: text })} />
        <TextInput label={t('caption')} value={caption} onCommit={text => view.updateAttributes({ caption: text })} />
        <label className="choice">
          <input type="checkbox" checked={wide} onChange={event => view.updateAttributes({ wide: event.target.checked })} />
          <span>{t('picture_wide')}</span>
        </label>
      </div>
      {isFraming && picture && (
        <FramingDialog
          picture={picture}
          value={framing}
          frames={[{ label: 'framing_figure', ratio: FIGURE_RATIO }]}
          onClose={() => setFraming(false)}
          onSave={next => {
            view.updateAttributes({ framing: next })
            setFraming(false)
          }}
        />
      )}
    </BlockFrame>
  )
}
