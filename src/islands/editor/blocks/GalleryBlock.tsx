import { useStore } from '@nanostores/react'
import type { ReactNodeViewProps } from '@tiptap/react'
import { useState } from 'react'
import type { StoredPicture } from '#domain/document.ts'
import { $pictures } from '#stores/editor/uploads.ts'
import { FramingDialog } from '../FramingDialog.tsx'
import { Icon } from '../Icon.tsx'
import { TextInput } from '../TextInput.tsx'
import { useEditorTexts } from '../editor-texts.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { FIGURE_RATIO, FramedImage } from './FramedImage.tsx'
import { PictureUpload } from './PictureUpload.tsx'
import { StoredImage } from './StoredImage.tsx'

export function GalleryBlock(view: ReactNodeViewProps) {
  const t = useEditorTexts()
  const { pictures, caption } = view.node.attrs as { pictures: StoredPicture[]; caption: string }
  const stored = useStore($pictures)
  /** The index of the picture that is being cropped. */
  const [framing, setFraming] = useState<number | null>(null)
  const framed = framing === null ? undefined : pictures[framing]
  const framedPicture = framed && stored[framed.imageId]
  const setPictures = (next: StoredPicture[]): void => view.updateAttributes({ pictures: next })
  const updatePicture = (index: number, patch: Partial<StoredPicture>): void =>
    setPictures(pictures.map((picture, at) => (at === index ? { ...picture, ...patch } : picture)))
  const move = (index: number, step: number): void => {
    const next = [...pictures]
    const [picture] = next.splice(index, 1)
    if (picture) next.splice(index + step, 0, picture)
    setPictures(next)
  }
  return (
    <BlockFrame view={view} label={t('gallery')} icon="images">
      <ol className="editor-gallery">
        {pictures.map((picture, index) => (
          <li key={picture.imageId}>
            <GalleryImage picture={picture} />
            <TextInput label={t('alt')} value={picture.alt} onCommit={alt => updatePicture(index, { alt })} />
            <TextInput label={t('caption')} value={picture.caption} onCommit={text => updatePicture(index, { caption: text })} />
            <div className="row">
              {stored[picture.imageId] && (
                <button type="button" className="icon-button" aria-label={t('framing')} onClick={() => setFraming(index)}>
                  <Icon name="crop" />
                </button>
              )}
              <button
                type="button"
                className="icon-button"
                aria-label={t('earlier')}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                <Icon name="arrowUp" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('later')}
                disabled={index === pictures.length - 1}
                onClick={() => move(index, 1)}
              >
                <Icon name="arrowDown" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('picture_remove')}
                onClick={() => setPictures(pictures.filter((_picture, at) => at !== index))}
              >
                <Icon name="trash" />
              </button>
            </div>
          </li>
        ))}
      </ol>
      <PictureUpload
        several
        lang={view.editor.view.dom.lang}
        onPicture={({ id, alt }) => {
          const current = (view.editor.state.doc.nodeAt(view.getPos() ?? 0)?.attrs['pictures'] ?? pictures) as StoredPicture[]
          if (!current.some(({ imageId }) => imageId === id)) setPictures([...current, { imageId: id, alt, caption: '' }])
        }}
      />
      <div className="editor-block-fields">
        <TextInput label={t('gallery_caption')} value={caption} onCommit={text => view.updateAttributes({ caption: text })} />
      </div>
      {framed && framedPicture && (
        <FramingDialog
          picture={framedPicture}
          value={framed.framing ?? null}
          frames={[{ label: 'framing_figure', ratio: FIGURE_RATIO }]}
          onClose={() => setFraming(null)}
          onSave={next => {
            const { framing: _before, ...whole } = framed
            setPictures(pictures.map((picture, at) => (at === framing ? { ...whole, ...(next && { framing: next }) } : picture)))
            setFraming(null)
          }}
        />
      )}
    </BlockFrame>
  )
}

function GalleryImage({ picture: { imageId, alt, framing } }: { picture: StoredPicture }) {
  const picture = useStore($pictures)[imageId]
  return framing && picture ? (
    <FramedImage picture={picture} framing={framing} alt={alt} ratio={FIGURE_RATIO} />
  ) : (
    <StoredImage id={imageId} alt={alt} width={320} />
  )
}
