import type { ReactNodeViewProps } from '@tiptap/react'
import { TextInput } from '../TextInput.tsx'
import { useEditorTexts } from '../editor-texts.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { PictureUpload } from './PictureUpload.tsx'
import { StoredImage } from './StoredImage.tsx'

interface Attrs {
  href: string
  title: string
  text: string
  imageId: string | null
}

/** A page of another site as a card. */
export function LinkBlock(view: ReactNodeViewProps) {
  const t = useEditorTexts()
  const { href, title, text, imageId } = view.node.attrs as Attrs
  return (
    <BlockFrame view={view} label={t('link_card')} icon="linkCard">
      <div className="editor-product">
        {imageId && (
          <span className="picture">
            <StoredImage id={imageId} alt="" width={240} />
          </span>
        )}
        <div className="grow">
          <p className="bold">{title || URL.parse(href)?.hostname}</p>
          <p className="text-small muted">{text}</p>
          <p className="text-tiny faint editor-address">{href}</p>
        </div>
      </div>
      <div className="editor-block-fields">
        <TextInput label={t('title')} value={title} maxLength={300} onCommit={typed => view.updateAttributes({ title: typed })} />
        <TextInput label={t('seo_description')} value={text} maxLength={500} onCommit={typed => view.updateAttributes({ text: typed })} />
      </div>
      <PictureUpload lang={view.editor.view.dom.lang} onPicture={({ id }) => view.updateAttributes({ imageId: id })} />
    </BlockFrame>
  )
}
