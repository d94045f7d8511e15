import type { ReactNodeViewProps } from '@tiptap/react'
import type { VideoSource } from '#domain/document.ts'
import { TextInput } from '../TextInput.tsx'
import { useWords } from '../words.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { PictureDrop } from './PictureDrop.tsx'
import { Shown } from './Shown.tsx'

interface Attrs {
  source: VideoSource
  posterId: string | null
  title: string
  caption: string
  transcript: string
}

export function VideoBlock(view: ReactNodeViewProps) {
  const say = useWords()
  const { source, posterId, title, caption, transcript } = view.node.attrs as Attrs
  return (
    <BlockFrame view={view} label={say('video')} icon="video">
      <p className="dvid sm">
        <b>{source.host === 'youtube' ? 'YouTube' : source.host === 'vimeo' ? 'Vimeo' : say('video_own')}</b>{' '}
        <span className="num">{source.host === 'shop' ? source.file : source.id}</span>
      </p>
      {posterId && <Shown id={posterId} alt="" width={640} />}
      <PictureDrop
        label={posterId ? say('poster_change') : say('poster_add')}
        onPicture={({ id }) => view.updateAttributes({ posterId: id })}
      />
      <div className="dblkf">
        <TextInput label={say('video_title')} value={title} onCommit={text => view.updateAttributes({ title: text })} />
        <TextInput label={say('caption')} value={caption} onCommit={text => view.updateAttributes({ caption: text })} />
        <TextInput
          label={say('transcript')}
          hint={say('transcript_hint')}
          value={transcript}
          lines={4}
          most={40_000}
          onCommit={text => view.updateAttributes({ transcript: text })}
        />
      </div>
    </BlockFrame>
  )
}
