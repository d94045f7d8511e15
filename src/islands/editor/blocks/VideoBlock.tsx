import type { ReactNodeViewProps } from '@tiptap/react'
import type { VideoSource } from '#domain/document.ts'
import { TextInput } from '../TextInput.tsx'
import { useEditorTexts } from '../editor-texts.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { PictureUpload } from './PictureUpload.tsx'
import { StoredImage } from './StoredImage.tsx'

interface Attrs {
  source: VideoSource
  posterId: string | null
  title: string
  caption: string
  transcript: string
}

export function VideoBlock(view: ReactNodeViewProps) {
  const t = useEditorTexts()
  const { source, posterId, title, caption, transcript } = view.node.attrs as Attrs
  return (
    <BlockFrame view={view} label={t('video')} icon="video">
      <p className="text-small">
        <b>{source.host === 'youtube' ? 'YouTube' : source.host === 'vimeo' ? 'Vimeo' : t('video_own')}</b>{' '}
        <span className="numeric">{source.host === 'shop' ? source.file : source.id}</span>
      </p>
      {posterId && <StoredImage id={posterId} alt="" width={640} />}
      <PictureUpload
        lang={view.editor.view.dom.lang}
        label={posterId ? t('poster_change') : t('poster_add')}
        onPicture={({ id }) => view.updateAttributes({ posterId: id })}
      />
      <div className="editor-block-fields">
        <TextInput label={t('video_title')} value={title} onCommit={text => view.updateAttributes({ title: text })} />
        <TextInput label={t('caption')} value={caption} onCommit={text => view.updateAttributes({ caption: text })} />
        <TextInput
          label={t('transcript')}
          hint={t('transcript_hint')}
          value={transcript}
          lines={4}
          maxLength={40_000}
          onCommit={text => view.updateAttributes({ transcript: text })}
        />
      </div>
    </BlockFrame>
  )
}
