import type { ReactNodeViewProps } from '@tiptap/react'
import type { StoredPicture } from '#domain/document.ts'
import { Icon } from '../Icon.tsx'
import { TextInput } from '../TextInput.tsx'
import { useEditorTexts } from '../editor-texts.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { PictureUpload } from './PictureUpload.tsx'
import { StoredImage } from './StoredImage.tsx'

export function GalleryBlock(view: ReactNodeViewProps) {
  const t = useEditorTexts()
  const { pictures, caption } = view.node.attrs as { pictures: StoredPicture[]; caption: string }
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
            <StoredImage id={picture.imageId} alt={picture.alt} width={320} />
            <TextInput label={t('alt')} value={picture.alt} onCommit={alt => updatePicture(index, { alt })} />
            <TextInput label={t('caption')} value={picture.caption} onCommit={text => updatePicture(index, { caption: text })} />
            <div className="row">
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
    </BlockFrame>
  )
}
